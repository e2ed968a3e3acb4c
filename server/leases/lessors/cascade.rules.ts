/** Several lessors as one form: which is asked next (LEASE-7). Each step is written down before a lessor is asked. */
import type { LessorTerms } from "#contract/leases/financing";
import type { LeaseStatus } from "#contract/leases/statuses";
import type { LessorType } from "#contract/leases/lessors/lessors";

/** A lessor that is on, in the order of the settings. */
export interface OfferedLessor {
  readonly type: LessorType;
  readonly terms: Pick<LessorTerms, "excludedStates" | "minimumCartCents" | "maximumCartCents">;
}

/** The outcome of asking one lessor. */
export interface LessorAttempt {
  readonly type: LessorType;
  /**
   * The status of its last report. "REFUSED": it said no to the application itself. "UNANSWERED": asked, or about to be
   * asked, and the outcome is not known.
   */
  readonly outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
}

/** The state and the amount by which a lessor serves an application or not. */
export interface Wanted {
  /** Two letters: where the goods would go. */
  readonly state: string;
  /** Null without a cart. */
  readonly leasedCents: number | null;
}

export type CascadeStep =
  /** The same key whenever this lessor is asked for this application. */
  | { readonly kind: "ASK"; readonly type: LessorType; readonly idempotencyKey: string }
  /** This lessor's answer decides; with UNANSWERED it is first looked for with find(), or asked again by the same key. */
  | { readonly kind: "STAY"; readonly type: LessorType }
  /** No lessor is left to ask. */
  | { readonly kind: "DECLINED" };

/**
 * Why the next lessor is asked. A cancelled application was withdrawn by the customer; a blocked one is offered to
 * nobody else.
 */
const GOES_ON: readonly LessorAttempt["outcome"][] = ["DECLINED", "REFUSED"];

/** Whether a lessor serves the state and takes a cart of that size (LEASE-3). */
export function isServed({ terms }: OfferedLessor, { state, leasedCents }: Wanted): boolean {
  if (terms.excludedStates.includes(state)) return false;
  return (
    leasedCents === null || (leasedCents >= terms.minimumCartCents && leasedCents <= terms.maximumCartCents)
  );
}

/**
 * @param applicationKey id of the application; prefix of the idempotency key
 * @param attempts in any order, at most one of each lessor
 */
export function nextStep(
  lessors: readonly OfferedLessor[],
  attempts: readonly LessorAttempt[],
  wanted: Wanted,
  applicationKey: string,
): CascadeStep {
  const standing = attempts.find(({ outcome }) => !GOES_ON.includes(outcome));
  if (standing) return { kind: "STAY", type: standing.type };
  const asked = attempts.map(({ type }) => type);
  const next = lessors.find((lessor) => !asked.includes(lessor.type) && isServed(lessor, wanted));
  if (!next) return { kind: "DECLINED" };
  return { kind: "ASK", type: next.type, idempotencyKey: `${applicationKey}:${next.type}` };
}

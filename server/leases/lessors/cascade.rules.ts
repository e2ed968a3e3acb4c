/**
 * Decides which lessor comes next when one form serves several (LEASE-7). Each step is stored before a lessor
 * is contacted.
 */
import type { LessorTerms } from "#contract/leases/financing";
import type { LeaseStatus } from "#contract/leases/statuses";
import type { LessorType } from "#contract/leases/lessors/lessors";

/** An enabled lessor, in the sequence of the settings. */
export interface OfferedLessor {
  readonly type: LessorType;
  readonly terms: Pick<LessorTerms, "excludedStates" | "minimumCartCents" | "maximumCartCents">;
}

/** The outcome of one lessor's attempt. */
export interface LessorAttempt {
  readonly type: LessorType;
  /**
   * Status of its last report. "REFUSED": rejected the application itself. "UNANSWERED": the request is sent
   * or about to be sent, outcome unknown.
   */
  readonly outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
}

/** The state and the amount that decide which lessors serve an application. */
export interface LessorCriteria {
  /** Two-letter code of the destination state. */
  readonly state: string;
  /** Null without a cart. */
  readonly leasedCents: number | null;
}

export type CascadeStep =
  /** Stable key per lessor and application. */
  | { readonly kind: "ASK"; readonly type: LessorType; readonly idempotencyKey: string }
  /**
   * This lessor's answer decides. UNANSWERED: try find() first, then repeat the request under the same key.
   */
  | { readonly kind: "STAY"; readonly type: LessorType }
  /** No lessor is left. */
  | { readonly kind: "DECLINED" };

/**
 * Outcomes that lead to the next lessor. A cancelled application was withdrawn by the customer; a blocked one
 * goes to no other lessor.
 */
const GOES_ON: readonly LessorAttempt["outcome"][] = ["DECLINED", "REFUSED"];

/** Whether a lessor serves the state and the cart size (LEASE-3). */
export function isServed({ terms }: OfferedLessor, { state, leasedCents }: LessorCriteria): boolean {
  if (terms.excludedStates.includes(state)) return false;
  return (
    leasedCents === null || (leasedCents >= terms.minimumCartCents && leasedCents <= terms.maximumCartCents)
  );
}

/**
 * @param applicationKey id of the application; prefix of the idempotency key
 * @param attempts in any order, at most one per lessor
 */
export function nextStep(
  lessors: readonly OfferedLessor[],
  attempts: readonly LessorAttempt[],
  criteria: LessorCriteria,
  applicationKey: string,
): CascadeStep {
  const current = attempts.find(({ outcome }) => !GOES_ON.includes(outcome));
  if (current) return { kind: "STAY", type: current.type };
  const attempted = attempts.map(({ type }) => type);
  const next = lessors.find((lessor) => !attempted.includes(lessor.type) && isServed(lessor, criteria));
  if (!next) return { kind: "DECLINED" };
  return { kind: "ASK", type: next.type, idempotencyKey: `${applicationKey}:${next.type}` };
}

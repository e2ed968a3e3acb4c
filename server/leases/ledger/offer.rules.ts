/** Whether a total can be leased, and how much of it (LEASE-32). Pure. */
import type { LessorTerms } from "#contract/leases/financing";
import type { LeaseOffer } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { taxInWords, type TaxSource } from "#contract/money/tax-words";
import { US_STATES } from "#contract/places/us-states";
import type { LessorType } from "#contract/leases/lessors/lessors";

export interface OfferingLessor {
  readonly type: LessorType;
  readonly terms: Pick<LessorTerms, "excludedStates" | "minimumCartCents" | "maximumCartCents">;
}

/** A valid approval. */
export interface UsableApproval {
  readonly leaseId: string;
  readonly lessor: string | null;
  readonly remainingCents: number;
}

const { leases: sentences } = MESSAGES;

const NO_APPROVAL = { leaseId: null, leasingCompanyId: null, remainingAmount: null };

/**
 * @param state two-letter code; null while unknown
 * @param lessors enabled lessors
 */
export function offerOf(
  totalCents: number,
  state: string | null,
  approval: UsableApproval | null,
  lessors: readonly OfferingLessor[],
  tax: TaxSource = { isStateTax: true },
): LeaseOffer {
  const tooSmall = (minimumCents: number) => whyTooSmall(totalCents, minimumCents, tax);
  const serving = lessors.filter(({ terms }) => state === null || !terms.excludedStates.includes(state));
  const all = serving.length > 0 ? serving : lessors;
  const minimum = Math.min(...all.map(({ terms }) => terms.minimumCartCents));
  const none = (reason: string): LeaseOffer => ({
    isAvailable: false,
    reason,
    leaseId: approval?.leaseId ?? null,
    leasingCompanyId: approval?.lessor ?? null,
    remainingAmount: approval?.remainingCents ?? null,
    leasedAmount: 0,
    unleasedAmount: totalCents,
    minimum: all.length > 0 ? minimum : 0,
  });
  if (lessors.length === 0) return none(sentences.noLessor);
  if (serving.length === 0) return none(sentences.notServed(US_STATES[state ?? ""] ?? ""));
  if (totalCents < minimum) return none(tooSmall(minimum));
  const lessor = lessors.find(({ type }) => type === approval?.lessor);
  // A used-up approval counts as none.
  const hasApproval = approval && lessor && approval.remainingCents >= lessor.terms.minimumCartCents;
  if (!hasApproval) {
    const takes = serving.some(
      ({ terms }) => totalCents >= terms.minimumCartCents && totalCents <= terms.maximumCartCents,
    );
    if (!takes) return none(sentences.cartTooLarge);
    return {
      ...none(""),
      ...NO_APPROVAL,
      isAvailable: true,
      reason: null,
      leasedAmount: totalCents,
      unleasedAmount: 0,
    };
  }
  if (!serving.includes(lessor)) return none(sentences.approvalNotHere);
  const leasedAmount = leasableCents(totalCents, approval.remainingCents, lessor);
  if (leasedAmount === 0) return none(tooSmall(lessor.terms.minimumCartCents));
  const unleasedAmount = totalCents - leasedAmount;
  return { ...none(""), isAvailable: true, reason: null, leasedAmount, unleasedAmount };
}

/** States the lessor's minimum and the missing amount (LEASE-21). */
function whyTooSmall(totalCents: number, minimumCents: number, tax: TaxSource): string {
  const missing = formatMoney(minimumCents - totalCents);
  return sentences.cartTooSmall(formatMoney(minimumCents), missing, taxInWords(tax));
}

/** Cents of a total that the remaining approval covers; 0 below the lessor's minimum. */
export function leasableCents(
  totalCents: number,
  remainingCents: number,
  { terms }: Pick<OfferingLessor, "terms">,
): number {
  const cents = Math.min(totalCents, remainingCents, terms.maximumCartCents);
  return cents >= terms.minimumCartCents ? cents : 0;
}

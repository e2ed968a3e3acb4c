/** An order's lease in numbers, as its lessor offers it. */
import type { EarlyPurchaseTerms } from "#contract/early-purchase";
import { PAYMENT_FREQUENCIES, type PaymentFrequency, type PaymentPlan } from "#contract/financing";
import type { LeaseAgreementQuery } from "#contract/graphql/generated";
import { FREQUENCY_NAMES } from "../../../catalogue/plans/plan-table";

export type Agreement = NonNullable<LeaseAgreementQuery["getLeaseAgreement"]>;
export type AgreementPlan = Agreement["plans"][number];

/** A frequency we do not know keeps the lessor's own name. */
export function frequencyName(frequency: string): string {
  return isFrequency(frequency) ? FREQUENCY_NAMES[frequency] : frequency;
}

/** A plan as input of the early-purchase calculator; null for a frequency it does not know. */
export function earlyTermsOf(
  offered: AgreementPlan,
): { readonly plan: PaymentPlan; readonly terms: EarlyPurchaseTerms } | null {
  const { frequency } = offered;
  if (!isFrequency(frequency)) return null;
  return {
    plan: {
      frequency,
      // The whole price of buying early, according to the lessor.
      cashPriceCents: offered.earlyPurchasePrice,
      paymentCents: offered.payment,
      numberOfPayments: offered.numberOfPayments,
      totalCostCents: offered.totalCost,
      costOfLeaseCents: offered.costOfLease,
    },
    terms: {
      earlyPurchaseDays: offered.earlyPurchaseDays,
      earlyPurchaseBasisPoints: offered.laterShareBasisPoints,
    },
  };
}

function isFrequency(text: string): text is PaymentFrequency {
  return PAYMENT_FREQUENCIES.some((frequency) => frequency === text);
}

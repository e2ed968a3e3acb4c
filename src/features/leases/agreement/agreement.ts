/** A lease of an order in numbers, as its lessor offers it. */
import type { EarlyPurchaseTerms } from "#contract/leases/early-purchase";
import { PAYMENT_FREQUENCIES, type PaymentFrequency, type PaymentPlan } from "#contract/leases/financing";
import type { LeaseAgreementQuery } from "#contract/graphql/generated";

export type Agreement = NonNullable<LeaseAgreementQuery["getLeaseAgreement"]>;
export type AgreementPlan = Agreement["plans"][number];

/** What the calculator of early purchases needs of a plan; null for a frequency it does not know. */
export function earlyTermsOf(
  offered: AgreementPlan,
): { readonly plan: PaymentPlan; readonly terms: EarlyPurchaseTerms } | null {
  const { frequency } = offered;
  if (!isFrequency(frequency)) return null;
  return {
    plan: {
      frequency,
      // What buying early comes to in all, by the lessor's word.
      leasedCents: offered.earlyPurchasePrice,
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

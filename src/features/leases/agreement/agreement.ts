/** The figures of an order's lease, as its lessor offers it. */
import type { EarlyPurchaseTerms } from "#contract/leases/early-purchase";
import { PAYMENT_FREQUENCIES, type PaymentFrequency, type PaymentPlan } from "#contract/leases/financing";
import type { LeaseAgreementQuery } from "#contract/graphql/generated";

export type Agreement = NonNullable<LeaseAgreementQuery["getLeaseAgreement"]>;
export type AgreementPlan = Agreement["plans"][number];

/** A plan's input for the early purchase calculator; null for an unknown frequency. */
export function earlyTermsOf(
  offered: AgreementPlan,
): { readonly plan: PaymentPlan; readonly terms: EarlyPurchaseTerms } | null {
  const { frequency } = offered;
  if (!isFrequency(frequency)) return null;
  return {
    plan: {
      frequency,
      // The lessor's total price of an early purchase.
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

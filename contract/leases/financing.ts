/**
 * The only payment-plan calculator. Every displayed payment must include the leased amount, payment, number
 * of payments and total cost (LEASE-1; New York Personal Property Law section 505). The module therefore
 * returns them only together.
 */
import { floorCents, type Cents } from "../money/money";

/** Payments per year. */
const PAYMENTS = { WEEKLY: 52, BIWEEKLY: 26, MONTHLY: 12 } as const;
export type PaymentFrequency = keyof typeof PAYMENTS;
export const PAYMENT_FREQUENCIES = /* @__PURE__ */ Object.keys(PAYMENTS) as PaymentFrequency[];

/** Lessor settings that the calculator needs. */
export interface PlanTerms {
  /** Total cost divided by the leased amount, in basis points: 20000 means twice the cash price. */
  readonly costFactorBasisPoints: number;
  readonly payments: Readonly<Record<PaymentFrequency, number>>;
  /** Minimum cart the lessor accepts (LEASE-3). */
  readonly minimumCartCents: Cents;
  readonly maximumCartCents: Cents;
}

/** Lessor terms visible to shoppers. */
export interface LessorTerms extends PlanTerms {
  readonly name: string;
  /** Days during which the product can be bought for the leased amount minus payments made (LEASE-20). */
  readonly earlyPurchaseDays: number;
  /** After those days: the share of the remaining payments to pay for ownership, in basis points. */
  readonly earlyPurchaseBasisPoints: number;
  /** States the lessor does not serve. */
  readonly excludedStates: readonly string[];
}

/** Default terms of a lessor; settings override them. */
export const DEFAULT_LESSOR: LessorTerms = {
  name: "EF Lease",
  costFactorBasisPoints: 20_000,
  payments: PAYMENTS,
  minimumCartCents: 300_00,
  maximumCartCents: 5_000_00,
  earlyPurchaseDays: 90,
  earlyPurchaseBasisPoints: 6_500,
  excludedStates: ["MN", "NJ", "WI", "WY"],
};

/** Terms of a shop without a lessor: nothing can be leased. */
export const NO_LESSOR: LessorTerms = {
  ...DEFAULT_LESSOR,
  name: "",
  minimumCartCents: 1,
  maximumCartCents: 0,
};

/** Amounts of a plan, named as a page updates them after a price change. */
export type PlanAmounts = Readonly<Record<"payment" | "total" | "cost", Cents>>;

export interface PaymentPlan {
  readonly frequency: PaymentFrequency;
  /** Items, shipping and tax, minus other payments. */
  readonly leasedCents: Cents;
  readonly paymentCents: Cents;
  readonly numberOfPayments: number;
  /** Always exactly paymentCents × numberOfPayments. */
  readonly totalCostCents: Cents;
  /** Total cost minus leased amount: the extra cost of leasing over buying today. */
  readonly costOfLeaseCents: Cents;
}

/** Null if the amount is below the lessor's minimum or above its maximum (LEASE-3). */
export function planAmounts(
  leasedCents: Cents,
  frequency: PaymentFrequency,
  lessor: PlanTerms,
): PlanAmounts | null {
  if (leasedCents < lessor.minimumCartCents || leasedCents > lessor.maximumCartCents) return null;
  const numberOfPayments = lessor.payments[frequency];
  const payment = floorCents((leasedCents * lessor.costFactorBasisPoints) / 10_000 / numberOfPayments);
  const total = payment * numberOfPayments;
  return { payment, total, cost: total - leasedCents };
}

/** True if every amount both accept has the same plans and early-purchase costs. */
export function hasSamePlans(one: LessorTerms, other: LessorTerms): boolean {
  const ofPlans = (terms: LessorTerms) => [
    ...PAYMENT_FREQUENCIES.map((frequency) => terms.payments[frequency]),
    ...[terms.costFactorBasisPoints, terms.earlyPurchaseDays, terms.earlyPurchaseBasisPoints],
  ];
  return String(ofPlans(one)) === String(ofPlans(other));
}

/** Amount missing to the lessor's minimum; 0 or less if none (LEASE-3). */
export function missingForLease(leasedCents: Cents, lessor: PlanTerms): Cents {
  return lessor.minimumCartCents - leasedCents;
}

/** The plan for a leased amount; null if `planAmounts` is null. */
export function paymentPlan(
  leasedCents: Cents,
  frequency: PaymentFrequency,
  lessor: PlanTerms,
): PaymentPlan | null {
  const amounts = planAmounts(leasedCents, frequency, lessor);
  return (
    amounts && {
      frequency,
      leasedCents,
      paymentCents: amounts.payment,
      numberOfPayments: lessor.payments[frequency],
      totalCostCents: amounts.total,
      costOfLeaseCents: amounts.cost,
    }
  );
}

/**
 * The one payment-plan calculator. Every place that shows a payment must show what is leased, payment, number of
 * payments and total cost together (LEASE-1; New York Personal Property Law section 505), so this module returns them only
 * together.
 */
import { floorCents, type Cents } from "../money/money";

/** Payments per year. */
const PAYMENTS = { WEEKLY: 52, BIWEEKLY: 26, MONTHLY: 12 } as const;
export type PaymentFrequency = keyof typeof PAYMENTS;
export const PAYMENT_FREQUENCIES = /* @__PURE__ */ Object.keys(PAYMENTS) as PaymentFrequency[];

/** The settings of a lessor that the calculator needs. */
export interface PlanTerms {
  /** Total cost divided by what is leased, in basis points: 20000 means twice the cash price. */
  readonly costFactorBasisPoints: number;
  readonly payments: Readonly<Record<PaymentFrequency, number>>;
  /** Smallest cart the lessor takes (LEASE-3). */
  readonly minimumCartCents: Cents;
  readonly maximumCartCents: Cents;
}

/** The terms of a lessor that shoppers see. */
export interface LessorTerms extends PlanTerms {
  readonly name: string;
  /** Days in which the product can be bought for what was leased less the payments made (LEASE-20). */
  readonly earlyPurchaseDays: number;
  /** After those days: the share of the remaining payments it can be bought for, in basis points. */
  readonly earlyPurchaseBasisPoints: number;
  /** States the lessor does not serve. */
  readonly excludedStates: readonly string[];
}

/** A lessor's terms unless its settings differ. */
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

/** The amounts of a plan under the names a page uses to update them when a price changes. */
export type PlanAmounts = Readonly<Record<"payment" | "total" | "cost", Cents>>;

export interface PaymentPlan {
  readonly frequency: PaymentFrequency;
  /** Goods, shipping and tax, less what is paid otherwise. */
  readonly leasedCents: Cents;
  readonly paymentCents: Cents;
  readonly numberOfPayments: number;
  /** Always exactly paymentCents × numberOfPayments. */
  readonly totalCostCents: Cents;
  /** Total cost less what is leased: what leasing costs over buying today. */
  readonly costOfLeaseCents: Cents;
}

/** Null when the lessor does not lease that much: below its minimum or above its maximum (LEASE-3). */
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

/** True when any amount both lease has the same plans and costs the same to buy early. */
export function hasSamePlans(one: LessorTerms, other: LessorTerms): boolean {
  const ofPlans = (terms: LessorTerms) => [
    ...PAYMENT_FREQUENCIES.map((frequency) => terms.payments[frequency]),
    ...[terms.costFactorBasisPoints, terms.earlyPurchaseDays, terms.earlyPurchaseBasisPoints],
  ];
  return String(ofPlans(one)) === String(ofPlans(other));
}

/** What an amount lacks to be leased; 0 or less when it lacks nothing (LEASE-3). */
export function missingForLease(leasedCents: Cents, lessor: PlanTerms): Cents {
  return lessor.minimumCartCents - leasedCents;
}

/** The plan for what is leased; null where `planAmounts` is null. */
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

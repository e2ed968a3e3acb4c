/**
 * The one payment-plan calculator. Whoever shows a payment shows cash price, payment, number of payments and
 * total cost together (LEASE-1; rental-purchase disclosure as New York Personal Property Law section 505 asks for it),
 * so this module only hands them out together.
 */
import { floorCents, type Cents } from "./money";

/** Payments of a year. */
const PAYMENTS = { WEEKLY: 52, BIWEEKLY: 26, MONTHLY: 12 } as const;
export type PaymentFrequency = keyof typeof PAYMENTS;
export const PAYMENT_FREQUENCIES = /* @__PURE__ */ Object.keys(PAYMENTS) as PaymentFrequency[];

/** What the calculator needs of a lessor; every number is a setting of that lessor. */
export interface PlanTerms {
  /** Total cost divided by cash price, in basis points: 20000 means twice the cash price. */
  readonly costFactorBasisPoints: number;
  readonly payments: Readonly<Record<PaymentFrequency, number>>;
  /** Smallest cart the lessor takes (LEASE-3). */
  readonly minimumCartCents: Cents;
  readonly maximumCartCents: Cents;
}

/** A lessor as shoppers are told of it. */
export interface LessorTerms extends PlanTerms {
  readonly name: string;
  /** So many days the product can be bought for its cash price, besides the payments made by then (LEASE-20). */
  readonly earlyPurchaseDays: number;
  /** After them it can be bought for this share of the payments left, in basis points. */
  readonly earlyPurchaseBasisPoints: number;
  /** States the lessor does not serve. */
  readonly excludedStates: readonly string[];
}

/** What a lessor offers unless its settings say otherwise. */
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

/** Of a shop without a lessor: no price is leased. */
export const NO_LESSOR: LessorTerms = {
  ...DEFAULT_LESSOR,
  name: "",
  minimumCartCents: 1,
  maximumCartCents: 0,
};

/** The amounts of a plan, as a page names them: what it shows again when a price has changed. */
export type PlanAmounts = Readonly<Record<"payment" | "total" | "cost", Cents>>;

export interface PaymentPlan {
  readonly frequency: PaymentFrequency;
  readonly cashPriceCents: Cents;
  readonly paymentCents: Cents;
  readonly numberOfPayments: number;
  /** Always exactly paymentCents × numberOfPayments. */
  readonly totalCostCents: Cents;
  /** Total cost less cash price: what leasing costs over buying today. */
  readonly costOfLeaseCents: Cents;
}

/** Null when the lessor does not lease a cart of that price: below its smallest or above its largest (LEASE-3). */
export function planAmounts(
  cashPriceCents: Cents,
  frequency: PaymentFrequency,
  lessor: PlanTerms,
): PlanAmounts | null {
  if (cashPriceCents < lessor.minimumCartCents || cashPriceCents > lessor.maximumCartCents) return null;
  const numberOfPayments = lessor.payments[frequency];
  const payment = floorCents((cashPriceCents * lessor.costFactorBasisPoints) / 10_000 / numberOfPayments);
  const total = payment * numberOfPayments;
  return { payment, total, cost: total - cashPriceCents };
}

/** What a cart of this price still needs before it can be leased; 0 or less when it needs nothing (LEASE-3). */
export function missingForLease(cashPriceCents: Cents, lessor: PlanTerms): Cents {
  return lessor.minimumCartCents - cashPriceCents;
}

/** The plan for a cash price, or null where `planAmounts` is. */
export function paymentPlan(
  cashPriceCents: Cents,
  frequency: PaymentFrequency,
  lessor: PlanTerms,
): PaymentPlan | null {
  const amounts = planAmounts(cashPriceCents, frequency, lessor);
  return (
    amounts && {
      frequency,
      cashPriceCents,
      paymentCents: amounts.payment,
      numberOfPayments: lessor.payments[frequency],
      totalCostCents: amounts.total,
      costOfLeaseCents: amounts.cost,
    }
  );
}

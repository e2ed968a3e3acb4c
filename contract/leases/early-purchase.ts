/** Cost of buying a leased product before its last payment (LEASE-20). */
import type { LessorTerms, PaymentFrequency, PaymentPlan } from "./financing";
import { floorCents, type Cents } from "../money/money";

/** Days from one payment to the next. */
export const DAYS_BETWEEN: Readonly<Record<PaymentFrequency, number>> = {
  WEEKLY: 7,
  BIWEEKLY: 14,
  MONTHLY: 365 / 12,
};

/** Payments due on the day the lease begins: the minimum of every lease. */
export const AT_SIGNING = 1;

/** The lessor's terms that determine the cost. */
export type EarlyPurchaseTerms = Pick<LessorTerms, "earlyPurchaseDays" | "earlyPurchaseBasisPoints">;

export interface EarlyPurchase {
  readonly paymentsMade: number;
  readonly paidCents: Cents;
  /** Price of buying now, in addition to payments already made. */
  readonly purchaseCents: Cents;
  /** Total of the remaining payments without an early purchase. */
  readonly remainingCents: Cents;
}

/** Maximum number of payments after which an early purchase costs no more than the cash price in total. */
export function paymentsAtCashPrice(plan: PaymentPlan, { earlyPurchaseDays }: EarlyPurchaseTerms): number {
  return paymentsMadeIn(plan, earlyPurchaseDays);
}

/**
 * The first payment is due at signing, when the lease begins (LEASE-60).
 * @param days since then, at least 0
 */
export function paymentsMadeIn({ frequency, numberOfPayments }: PaymentPlan, days: number): number {
  return Math.min(numberOfPayments, AT_SIGNING + Math.floor(days / DAYS_BETWEEN[frequency]));
}

/** @param paymentsMade AT_SIGNING to the plan's number of payments */
export function earlyPurchase(
  plan: PaymentPlan,
  paymentsMade: number,
  lessor: EarlyPurchaseTerms,
): EarlyPurchase {
  return purchaseAfter(plan, paymentsMade, paymentsMade <= paymentsAtCashPrice(plan, lessor), lessor);
}

/**
 * Early purchase on a day, with all payments made that are due by then (LEASE-53).
 * @param days since the lease began, at least 0
 */
export function earlyPurchaseOn(plan: PaymentPlan, days: number, lessor: EarlyPurchaseTerms): EarlyPurchase {
  return purchaseAfter(plan, paymentsMadeIn(plan, days), days <= lessor.earlyPurchaseDays, lessor);
}

function purchaseAfter(
  plan: PaymentPlan,
  paymentsMade: number,
  isAtCashPrice: boolean,
  lessor: EarlyPurchaseTerms,
): EarlyPurchase {
  const paidCents = plan.paymentCents * paymentsMade;
  const leftCents = plan.totalCostCents - paidCents;
  const purchaseCents = isAtCashPrice
    ? Math.max(0, plan.leasedCents - paidCents)
    : floorCents((leftCents * lessor.earlyPurchaseBasisPoints) / 10_000);
  return {
    paymentsMade,
    paidCents,
    purchaseCents: Math.min(purchaseCents, leftCents),
    remainingCents: leftCents,
  };
}

/** What it costs to own a leased product before its last payment (LEASE-20). */
import type { LessorTerms, PaymentFrequency, PaymentPlan } from "./financing";
import { floorCents, type Cents } from "./money";

const DAYS_BETWEEN: Readonly<Record<PaymentFrequency, number>> = {
  WEEKLY: 7,
  BIWEEKLY: 14,
  MONTHLY: 365 / 12,
};

export interface EarlyPurchase {
  readonly paymentsMade: number;
  readonly paidCents: Cents;
  /** What buying costs now, besides what is paid. */
  readonly purchaseCents: Cents;
  /** What is left to pay when nothing is bought early. */
  readonly leftCents: Cents;
}

/** The most payments that are made while the product can still be had for its cash price in all. */
export function paymentsAtCashPrice(
  { frequency, numberOfPayments }: PaymentPlan,
  lessor: LessorTerms,
): number {
  return Math.min(numberOfPayments, Math.floor(lessor.earlyPurchaseDays / DAYS_BETWEEN[frequency]));
}

/** @param paymentsMade 0 to the plan's number of payments */
export function earlyPurchase(plan: PaymentPlan, paymentsMade: number, lessor: LessorTerms): EarlyPurchase {
  const paidCents = plan.paymentCents * paymentsMade;
  const leftCents = plan.totalCostCents - paidCents;
  const isAtCashPrice = paymentsMade <= paymentsAtCashPrice(plan, lessor);
  const purchaseCents = isAtCashPrice
    ? Math.max(0, plan.cashPriceCents - paidCents)
    : floorCents((leftCents * lessor.earlyPurchaseBasisPoints) / 10_000);
  return { paymentsMade, paidCents, purchaseCents: Math.min(purchaseCents, leftCents), leftCents };
}

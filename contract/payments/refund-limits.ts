/**
 * Refund limits per staff user without a fresh second-factor code, and the amounts already used (ORDER-40).
 */
import { MESSAGES } from "../messages";
import { formatMoney, type Cents } from "../money/money";

/** In cents; both totals count refunds since the last code. */
export interface RefundAllowance {
  /** Refunded for this order. */
  readonly refundedForOrder: Cents;
  /** Refunded in the last 24 hours, for any order. */
  readonly refundedInDay: Cents;
  readonly perOrder: Cents;
  readonly perDay: Cents;
}

/** Cents of the order that may be refunded now without a code. */
export function maxWithoutCode({
  refundedForOrder,
  refundedInDay,
  perOrder,
  perDay,
}: RefundAllowance): Cents {
  return Math.max(0, Math.min(perOrder - refundedForOrder, perDay - refundedInDay));
}

/** Why refunding this amount needs a code; null if no code is needed. */
export function codeReason(limits: RefundAllowance, cents: Cents): string | null {
  if (!(cents > maxWithoutCode(limits))) return null;
  const { refundedForOrder, refundedInDay, perOrder, perDay } = limits;
  return MESSAGES.orderPreview.codeNeeded({
    amount: formatMoney(cents),
    refundedForOrder: formatMoney(refundedForOrder),
    refundedInDay: formatMoney(refundedInDay),
    perOrder: formatMoney(perOrder),
    perDay: formatMoney(perDay),
  });
}

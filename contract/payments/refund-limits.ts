/**
 * Refund limits per staff user without a fresh second-factor code, and the amounts already used (ORDER-40).
 */
import { MESSAGES } from "../messages";
import { formatMoney, type Cents } from "../money/money";

/** In cents; both totals count refunds since the last code. */
export interface BackLimits {
  /** Refunded for this order. */
  readonly ofOrder: Cents;
  /** Refunded in the last 24 hours, for any order. */
  readonly ofDay: Cents;
  readonly perOrder: Cents;
  readonly perDay: Cents;
}

/** Cents of the order that may be refunded now without a code. */
export function maxWithoutCode({ ofOrder, ofDay, perOrder, perDay }: BackLimits): Cents {
  return Math.max(0, Math.min(perOrder - ofOrder, perDay - ofDay));
}

/** Why refunding this amount needs a code; null if no code is needed. */
export function whyCode(limits: BackLimits, cents: Cents): string | null {
  if (!(cents > maxWithoutCode(limits))) return null;
  const { ofOrder, ofDay, perOrder, perDay } = limits;
  return MESSAGES.orderPreview.codeNeeded({
    amount: formatMoney(cents),
    ofOrder: formatMoney(ofOrder),
    ofDay: formatMoney(ofDay),
    perOrder: formatMoney(perOrder),
    perDay: formatMoney(perDay),
  });
}

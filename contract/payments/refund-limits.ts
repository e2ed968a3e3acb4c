/** Limits of what a member of the staff gives back without a fresh code of their second factor, and how much of them is used (ORDER-40). */
import { MESSAGES } from "../messages";
import { formatMoney, type Cents } from "../money/money";

/** In cents; both sums are of what was given back since the last code. */
export interface BackLimits {
  /** Given back for this order. */
  readonly ofOrder: Cents;
  /** Given back in the last 24 hours, for any order. */
  readonly ofDay: Cents;
  readonly perOrder: Cents;
  readonly perDay: Cents;
}

/** Cents that may be given back of the order now without a code. */
export function maxWithoutCode({ ofOrder, ofDay, perOrder, perDay }: BackLimits): Cents {
  return Math.max(0, Math.min(perOrder - ofOrder, perDay - ofDay));
}

/** That giving back so much will take a code, and why; null: it takes none. */
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

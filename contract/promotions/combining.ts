/** Decides which promotions apply to an order, and their combined discount (CHECKOUT-11). Pure. */
import {
  goodsCentsOf,
  NOTHING,
  takeOff,
  type LineOff,
  type NothingOff,
  type PromotedLine,
  type PromotionTerms,
} from "./discount";
import { turnOf } from "./kinds/terms";

export interface CombinedTerms extends PromotionTerms {
  readonly code: string;
  /** Applies automatically; otherwise its code must be typed in. */
  readonly isAutomatic: boolean;
  /** Combines with others that combine; otherwise applies alone. */
  readonly combines: boolean;
  /** Remaining budget in cents; null or absent = no budget. */
  readonly leftCents?: number | null;
}

/** One promotion's discount on an order. */
export interface AppliedPromotion<Promotion> {
  readonly promotion: Promotion;
  readonly goodsOffCents: number;
  readonly shippingOffCents: number;
  /** Price of the eligible items. */
  readonly ofCents: number;
}

export interface Combination<Promotion> {
  /** In the order of the lines. */
  readonly lines: readonly LineOff[];
  /** In the order applied. */
  readonly applied: readonly AppliedPromotion<Promotion>[];
  /**
   * Why the code has no effect. TAKES_LESS: offers it cannot combine with discount at least as much. USED_UP:
   * its budget is too small.
   */
  readonly codeRefused: NothingOff | "TAKES_LESS" | "USED_UP" | null;
}

/** Maximum number of automatic promotions considered: more than staff could keep track of. */
export const MAX_AUTOMATIC = 100;
/**
 * Automatic offers must leave at least 1 cent: zero-total orders cannot be placed, and customers cannot
 * decline an offer.
 */
const LEFT_BY_OFFERS = 1;

/**
 * Applies all combinable promotions, or a single other one, whichever discounts most. Ties leave the code
 * unused.
 * @param code the promotion of the typed code
 * @param automatic in any order
 */
export function combine<Promotion extends CombinedTerms>(
  code: Promotion | null,
  automatic: readonly Promotion[],
  lines: readonly PromotedLine[],
): Combination<Promotion> {
  const alone = code && takeOff(code, lines);
  const reason = typeof alone === "string" ? alone : null;
  const isUsedUp = Array.isArray(alone) && offCents(alone, lines) > (code?.leftCents ?? Infinity);
  // Sorted by name, so that ties always resolve the same way.
  const offers = [...automatic].sort(inTurn);
  const offered = code && reason === null ? [...offers, code] : offers;
  const choices = [
    offers.filter(({ combines }) => combines),
    ...offered.filter(({ combines }) => !combines).map((promotion) => [promotion]),
    offered.filter(({ combines }) => combines),
  ];
  const [best] = choices
    .map((promotions) => applied(promotions, lines))
    .reduce((max, next) => (next[1] > max[1] ? next : max));
  const isTaken = best.applied.some(({ promotion }) => promotion === code);
  return {
    ...best,
    codeRefused: code && !isTaken ? (reason ?? (isUsedUp ? "USED_UP" : "TAKES_LESS")) : null,
  };
}

type Applied<Promotion> = Pick<Combination<Promotion>, "lines" | "applied">;

/**
 * Applies promotions in sequence, each to what the previous ones leave.
 * @returns also the total discount
 */
function applied<Promotion extends CombinedTerms>(
  promotions: readonly Promotion[],
  lines: readonly PromotedLine[],
): readonly [Applied<Promotion>, number] {
  let off: readonly LineOff[] = lines.map(() => NOTHING);
  const appliedPromotions: AppliedPromotion<Promotion>[] = [];
  for (const promotion of [...promotions].sort(inTurn)) {
    const leavesCents = promotion.isAutomatic ? LEFT_BY_OFFERS : 0;
    const more = takeOff(promotion, lines, { discounts: off, leavesCents });
    if (typeof more === "string") continue;
    const goodsOffCents = sum(more, ({ discountCents }) => discountCents);
    const shippingOffCents = sum(more, ({ shippingOffCents: cents }, at) => cents * lines[at]!.quantity);
    if (goodsOffCents + shippingOffCents === 0) continue;
    // A promotion applies in full or not at all.
    if (goodsOffCents + shippingOffCents > (promotion.leftCents ?? Infinity)) continue;
    off = off.map((before, at) => ({
      discountCents: before.discountCents + more[at]!.discountCents,
      shippingOffCents: before.shippingOffCents + more[at]!.shippingOffCents,
    }));
    appliedPromotions.push({
      promotion,
      goodsOffCents,
      shippingOffCents,
      ofCents: goodsCentsOf(promotion, lines),
    });
  }
  return [
    { lines: off, applied: appliedPromotions },
    sum(appliedPromotions, (discount) => discount.goodsOffCents + discount.shippingOffCents),
  ];
}

/** By effect (EFFECTS); within an effect, automatic ones before codes. */
function inTurn(one: CombinedTerms, other: CombinedTerms): number {
  const rank = (terms: CombinedTerms) => turnOf(terms) * 2 + (terms.isAutomatic ? 0 : 1);
  return rank(one) - rank(other) || (one.code < other.code ? -1 : 1);
}

function offCents(off: readonly LineOff[], lines: readonly PromotedLine[]): number {
  return sum(off, (of, at) => of.discountCents + of.shippingOffCents * lines[at]!.quantity);
}

function sum<Item>(items: readonly Item[], cents: (item: Item, at: number) => number): number {
  return items.reduce((total, item, at) => total + cents(item, at), 0);
}

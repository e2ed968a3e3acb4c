/** Which promotions count for an order, and what they take off together (CHECKOUT-11). Pure. */
import {
  goodsCentsOf,
  NOTHING,
  takeOff,
  type LineOff,
  type NothingOff,
  type PromotedLine,
  type PromotionTerms,
} from "./promotion.rules";

export interface CombinedTerms extends PromotionTerms {
  readonly code: string;
  /** Counts by itself; otherwise its code is typed in. */
  readonly isAutomatic: boolean;
  /** Counts together with others that do, too; otherwise alone. */
  readonly combines: boolean;
  /** What is left of its budget; null or left out: it has none. */
  readonly leftCents?: number | null;
}

/** What one promotion takes off an order. */
export interface Taken<Promotion> {
  readonly promotion: Promotion;
  readonly goodsOffCents: number;
  readonly shippingOffCents: number;
  /** What the goods it is for cost. */
  readonly ofCents: number;
}

export interface Combination<Promotion> {
  /** In the order of the lines. */
  readonly lines: readonly LineOff[];
  /** In the order they were taken off. */
  readonly taken: readonly Taken<Promotion>[];
  /**
   * Why the code takes nothing off; TAKES_LESS: offers that cannot be combined with it take off as much; USED_UP: its budget
   * is too small for it.
   */
  readonly codeRefused: NothingOff | "TAKES_LESS" | "USED_UP" | null;
}

/** So many of those that count by themselves are looked at: more at once than staff could keep apart. */
export const MAX_AUTOMATIC = 100;
/** Somebody who pays nothing could not order, and an offer that counts by itself cannot be left out. */
const LEFT_BY_OFFERS = 1;

/**
 * All that combine together, or one that does not: whichever takes off most, and without the code where that is as much.
 * @param code the promotion whose code was typed in @param automatic in any order
 */
export function combine<Promotion extends CombinedTerms>(
  code: Promotion | null,
  automatic: readonly Promotion[],
  lines: readonly PromotedLine[],
): Combination<Promotion> {
  const alone = code && takeOff(code, lines);
  const reason = typeof alone === "string" ? alone : null;
  const isUsedUp = Array.isArray(alone) && offCents(alone, lines) > (code?.leftCents ?? Infinity);
  // By name, so that of two that take off as much always the same one counts.
  const offers = [...automatic].sort(inTurn);
  const offered = code && reason === null ? [...offers, code] : offers;
  const choices = [
    offers.filter(({ combines }) => combines),
    ...offered.filter(({ combines }) => !combines).map((one) => [one]),
    offered.filter(({ combines }) => combines),
  ];
  const [best] = choices
    .map((promotions) => applied(promotions, lines))
    .reduce((most, next) => (next[1] > most[1] ? next : most));
  const isTaken = best.taken.some(({ promotion }) => promotion === code);
  return {
    ...best,
    codeRefused: code && !isTaken ? (reason ?? (isUsedUp ? "USED_UP" : "TAKES_LESS")) : null,
  };
}

type Applied<Promotion> = Pick<Combination<Promotion>, "lines" | "taken">;

/** One after the other, each of what those before it have left. @returns also what they take off together */
function applied<Promotion extends CombinedTerms>(
  promotions: readonly Promotion[],
  lines: readonly PromotedLine[],
): readonly [Applied<Promotion>, number] {
  let off: readonly LineOff[] = lines.map(() => NOTHING);
  const taken: Taken<Promotion>[] = [];
  for (const promotion of [...promotions].sort(inTurn)) {
    const leavesCents = promotion.isAutomatic ? LEFT_BY_OFFERS : 0;
    const more = takeOff(promotion, lines, { taken: off, leavesCents });
    if (typeof more === "string") continue;
    const goodsOffCents = sum(more, ({ discountCents }) => discountCents);
    const shippingOffCents = sum(more, ({ shippingOffCents: cents }, at) => cents * lines[at]!.quantity);
    if (goodsOffCents + shippingOffCents === 0) continue;
    // It takes all it says or nothing.
    if (goodsOffCents + shippingOffCents > (promotion.leftCents ?? Infinity)) continue;
    off = off.map((before, at) => ({
      discountCents: before.discountCents + more[at]!.discountCents,
      shippingOffCents: before.shippingOffCents + more[at]!.shippingOffCents,
    }));
    taken.push({ promotion, goodsOffCents, shippingOffCents, ofCents: goodsCentsOf(promotion, lines) });
  }
  return [{ lines: off, taken }, sum(taken, (one) => one.goodsOffCents + one.shippingOffCents)];
}

/** Percent before amounts before the shipping; of one kind what counts by itself before codes. */
function inTurn(one: CombinedTerms, other: CombinedTerms): number {
  const rank = ({ percentOff, shipsFree, isAutomatic }: CombinedTerms) =>
    (percentOff !== null ? 0 : shipsFree ? 4 : 2) + (isAutomatic ? 0 : 1);
  return rank(one) - rank(other) || (one.code < other.code ? -1 : 1);
}

function offCents(off: readonly LineOff[], lines: readonly PromotedLine[]): number {
  return sum(off, (of, at) => of.discountCents + of.shippingOffCents * lines[at]!.quantity);
}

function sum<Item>(items: readonly Item[], cents: (item: Item, at: number) => number): number {
  return items.reduce((total, item, at) => total + cents(item, at), 0);
}

/** What a promotion takes off the lines of an order, fixed to the cent for each line (CHECKOUT-7). Pure. */
import { isInScope, type Scope, type ScopedGoods } from "#contract/promotion-scope";

/** What a promotion takes off, and from which goods; exactly one of percent, amount and free shipping. */
export interface PromotionTerms extends Scope {
  readonly percentOff: number | null;
  readonly centsOff: number | null;
  readonly shipsFree: boolean;
  /** Of the goods it is for. */
  readonly smallestSubTotalCents: number;
}

export interface PromotedLine extends ScopedGoods {
  readonly priceCents: number;
  /** For one piece. */
  readonly shippingCents: number;
  readonly quantity: number;
}

/** Of one line. */
export interface LineOff {
  /** Of all its pieces, at most what they cost. */
  readonly discountCents: number;
  /** Of the shipping of one piece. */
  readonly shippingOffCents: number;
}

/** Why nothing is taken off: no goods it is for, too few of them, or their shipping is free already. */
export type NothingOff = "OTHER_GOODS" | "TOO_SMALL" | "SHIPS_FREE";

const NOTHING: LineOff = { discountCents: 0, shippingOffCents: 0 };

/** In the order of the lines. */
export function takeOff(
  terms: PromotionTerms,
  lines: readonly PromotedLine[],
): readonly LineOff[] | NothingOff {
  const isMeant = lines.map((line) => isInScope(terms, line));
  const sum = (cents: (line: PromotedLine) => number) =>
    lines.reduce((total, line, at) => total + (isMeant[at] ? cents(line) * line.quantity : 0), 0);
  const goodsCents = sum((line) => line.priceCents);
  if (!isMeant.includes(true)) return "OTHER_GOODS";
  if (goodsCents < terms.smallestSubTotalCents) return "TOO_SMALL";
  if (terms.shipsFree) {
    if (sum((line) => line.shippingCents) === 0) return "SHIPS_FREE";
    return lines.map(({ shippingCents }, at) =>
      isMeant[at] ? { ...NOTHING, shippingOffCents: shippingCents } : NOTHING,
    );
  }
  return shared(discountOf(goodsCents, terms), goodsCents, lines, isMeant);
}

/** Rounded down (MONEY-2), and at most what the goods cost. */
function discountOf(goodsCents: number, { percentOff, centsOff }: PromotionTerms): number {
  const wanted = percentOff === null ? (centsOff ?? 0) : Math.floor((goodsCents * percentOff) / 100);
  return Math.min(wanted, goodsCents);
}

/** Each line has its share by price, cut from a running sum, so that the shares add up to the cent. */
function shared(
  discountCents: number,
  goodsCents: number,
  lines: readonly PromotedLine[],
  isMeant: readonly boolean[],
): LineOff[] {
  let listed = 0n;
  let given = 0n;
  return lines.map(({ priceCents, quantity }, at) => {
    if (!isMeant[at]) return NOTHING;
    const before = given;
    listed += BigInt(priceCents * quantity);
    given = goodsCents === 0 ? 0n : (listed * BigInt(discountCents)) / BigInt(goodsCents);
    return { ...NOTHING, discountCents: Number(given - before) };
  });
}

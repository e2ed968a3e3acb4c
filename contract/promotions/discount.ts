/** A promotion's discount on each line of an order, fixed to the cent (CHECKOUT-7). Pure. */
import { isInScope, type Scope, type ScopedGoods } from "./scope";

/** A promotion's discount and eligible items; exactly one of percent, amount and free shipping. */
export interface PromotionTerms extends Scope {
  readonly percentOff: number | null;
  /** Per order; per set where it applies to sets. */
  readonly centsOff: number | null;
  readonly shipsFree: boolean;
  /** Minimum price of the eligible items, before any discount. */
  readonly smallestSubTotalCents: number;
  /** Applies to whole sets of this many eligible units, most expensive first; null = each unit. */
  readonly setSize: number | null;
}

export interface PromotedLine extends ScopedGoods {
  readonly priceCents: number;
  /** Per unit. */
  readonly shippingCents: number;
  readonly quantity: number;
}

/** Discount on one line. */
export interface LineOff {
  /** On all units, at most their price. */
  readonly discountCents: number;
  /** On the shipping of one unit. */
  readonly shippingOffCents: number;
}

/** Why there is no discount: no eligible items, too few, no whole set, or shipping already free. */
export type NothingOff = "OTHER_GOODS" | "TOO_SMALL" | "NO_SET" | "SHIPS_FREE";

export const NOTHING: LineOff = { discountCents: 0, shippingOffCents: 0 };

/** Earlier discounts, and the minimum that must remain. */
export interface Before {
  readonly discounts: readonly LineOff[];
  /** Cents of all items that must remain to be paid. */
  readonly leavesCents: number;
}

/**
 * In the order of the lines.
 * @param before omitted = no earlier discount
 */
export function takeOff(
  terms: PromotionTerms,
  lines: readonly PromotedLine[],
  before?: Before,
): readonly LineOff[] | NothingOff {
  const isEligible = lines.map((line) => isInScope(terms, line));
  if (!isEligible.includes(true)) return "OTHER_GOODS";
  if (goodsCentsOf(terms, lines) < terms.smallestSubTotalCents) return "TOO_SMALL";
  const earlier = (at: number) => before?.discounts[at] ?? NOTHING;
  if (terms.shipsFree) {
    const off = lines.map(({ shippingCents }, at): LineOff => {
      const remainingCents = isEligible[at] ? shippingCents - earlier(at).shippingOffCents : 0;
      return { ...NOTHING, shippingOffCents: remainingCents };
    });
    return off.some(({ shippingOffCents }) => shippingOffCents > 0) ? off : "SHIPS_FREE";
  }
  const pieces = countedPieces(terms, lines, isEligible);
  if (!pieces.some((count) => count > 0)) return "NO_SET";
  const remaining = lines.map((line, at) => line.priceCents * line.quantity - earlier(at).discountCents);
  const counted = lines.map(({ quantity }, at) =>
    Number((BigInt(remaining[at]!) * BigInt(pieces[at]!)) / BigInt(quantity)),
  );
  const maxCents = Math.max(0, sumOf(remaining) - (before?.leavesCents ?? 0));
  const sets = terms.setSize === null ? 1 : sumOf(pieces) / terms.setSize;
  return shared(Math.min(discountOf(sumOf(counted), sets, terms), maxCents), counted);
}

/** Price of the eligible items, in cents. */
export function goodsCentsOf(terms: Scope, lines: readonly PromotedLine[]): number {
  return sumOf(lines.map((line) => (isInScope(terms, line) ? line.priceCents * line.quantity : 0)));
}

/** Counted units per line: all eligible units, or those in whole sets, most expensive first. */
function countedPieces(
  { setSize }: PromotionTerms,
  lines: readonly PromotedLine[],
  isEligible: readonly boolean[],
): number[] {
  const pieces = lines.map(({ quantity }, at) => (isEligible[at] ? quantity : 0));
  if (setSize === null) return pieces;
  let inSets = Math.floor(sumOf(pieces) / setSize) * setSize;
  const dearestFirst = lines
    .map((_line, at) => at)
    .sort((a, b) => lines[b]!.priceCents - lines[a]!.priceCents);
  for (const at of dearestFirst) {
    pieces[at] = Math.min(pieces[at]!, inSets);
    inSets -= pieces[at]!;
  }
  return pieces;
}

/** Rounded down (MONEY-2), and at most the price of the items. */
function discountOf(countedCents: number, sets: number, { percentOff, centsOff }: PromotionTerms): number {
  const discountCents =
    percentOff === null ? (centsOff ?? 0) * sets : Math.floor((countedCents * percentOff) / 100);
  return Math.min(discountCents, countedCents);
}

/** Splits by price along a running sum, so that the shares add up to the cent. */
function shared(discountCents: number, counted: readonly number[]): LineOff[] {
  const total = BigInt(sumOf(counted));
  let listed = 0n;
  let allocated = 0n;
  return counted.map((cents) => {
    const before = allocated;
    listed += BigInt(cents);
    allocated = total === 0n ? 0n : (listed * BigInt(discountCents)) / total;
    return { ...NOTHING, discountCents: Number(allocated - before) };
  });
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((total, value) => total + value, 0);
}

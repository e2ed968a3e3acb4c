/** What a promotion takes off the lines of an order, fixed to the cent for each line (CHECKOUT-7). Pure. */
import { isInScope, type Scope, type ScopedGoods } from "#contract/promotions/scope";

/** What a promotion takes off, and from which goods; exactly one of percent, amount and free shipping. */
export interface PromotionTerms extends Scope {
  readonly percentOff: number | null;
  /** Of the order; of each set where it is for sets. */
  readonly centsOff: number | null;
  readonly shipsFree: boolean;
  /** Of the goods it is for, before any discount. */
  readonly smallestSubTotalCents: number;
  /** It is for whole sets of so many pieces of the goods it is for, the dearest first; null: for each piece. */
  readonly setSize: number | null;
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

/** Why nothing is taken off: no goods it is for, too few of them, no whole set, or their shipping is free already. */
export type NothingOff = "OTHER_GOODS" | "TOO_SMALL" | "NO_SET" | "SHIPS_FREE";

export const NOTHING: LineOff = { discountCents: 0, shippingOffCents: 0 };

/** What others have taken off before, and how much of the goods has to stay. */
export interface Before {
  readonly taken: readonly LineOff[];
  /** Cents of all goods that are left to pay in any case. */
  readonly leavesCents: number;
}

/**
 * In the order of the lines.
 * @param before left out: nothing is taken off yet
 */
export function takeOff(
  terms: PromotionTerms,
  lines: readonly PromotedLine[],
  before?: Before,
): readonly LineOff[] | NothingOff {
  const isMeant = lines.map((line) => isInScope(terms, line));
  if (!isMeant.includes(true)) return "OTHER_GOODS";
  if (goodsCentsOf(terms, lines) < terms.smallestSubTotalCents) return "TOO_SMALL";
  const taken = (at: number) => before?.taken[at] ?? NOTHING;
  if (terms.shipsFree) {
    const off = lines.map(({ shippingCents }, at): LineOff => {
      const left = isMeant[at] ? shippingCents - taken(at).shippingOffCents : 0;
      return { ...NOTHING, shippingOffCents: left };
    });
    return off.some(({ shippingOffCents }) => shippingOffCents > 0) ? off : "SHIPS_FREE";
  }
  const pieces = countedPieces(terms, lines, isMeant);
  if (!pieces.some((count) => count > 0)) return "NO_SET";
  const left = lines.map((line, at) => line.priceCents * line.quantity - taken(at).discountCents);
  const counted = lines.map(({ quantity }, at) =>
    Number((BigInt(left[at]!) * BigInt(pieces[at]!)) / BigInt(quantity)),
  );
  const most = Math.max(0, sumOf(left) - (before?.leavesCents ?? 0));
  const sets = terms.setSize === null ? 1 : sumOf(pieces) / terms.setSize;
  return shared(Math.min(wantedOf(sumOf(counted), sets, terms), most), counted);
}

/** What the goods a promotion is for cost, in cents. */
export function goodsCentsOf(terms: Scope, lines: readonly PromotedLine[]): number {
  return sumOf(lines.map((line) => (isInScope(terms, line) ? line.priceCents * line.quantity : 0)));
}

/** Pieces of each line that it counts for: all it is for, or those in whole sets, the dearest first. */
function countedPieces(
  { setSize }: PromotionTerms,
  lines: readonly PromotedLine[],
  isMeant: readonly boolean[],
): number[] {
  const pieces = lines.map(({ quantity }, at) => (isMeant[at] ? quantity : 0));
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

/** Rounded down (MONEY-2), and at most what the goods cost. */
function wantedOf(countedCents: number, sets: number, { percentOff, centsOff }: PromotionTerms): number {
  const wanted = percentOff === null ? (centsOff ?? 0) * sets : Math.floor((countedCents * percentOff) / 100);
  return Math.min(wanted, countedCents);
}

/** Each line has its share by price, cut from a running sum, so that the shares add up to the cent. */
function shared(discountCents: number, counted: readonly number[]): LineOff[] {
  const all = BigInt(sumOf(counted));
  let listed = 0n;
  let given = 0n;
  return counted.map((cents) => {
    const before = given;
    listed += BigInt(cents);
    given = all === 0n ? 0n : (listed * BigInt(discountCents)) / all;
    return { ...NOTHING, discountCents: Number(given - before) };
  });
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

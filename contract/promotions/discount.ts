/** A promotion's discount on each line of an order, fixed to the cent (CHECKOUT-7). Pure. */
import { effectOf, unmetCondition, type ConditionName, type Effect, type Terms } from "./kinds/terms";
import { isInScope, type Scope, type ScopedGoods } from "./scope";

/** A promotion's discount, conditions and eligible items. */
export interface PromotionTerms extends Scope, Terms {
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

/** Why there is no discount: no eligible items, an unmet condition, no whole set, or nothing to take off. */
export type NothingOff = "OTHER_GOODS" | ConditionName | "NO_SET" | "NO_EFFECT";

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
  const units = sumOf(lines.map(({ quantity }, at) => (isEligible[at] ? quantity : 0)));
  const unmet = unmetCondition(terms, { cents: goodsCentsOf(terms, lines), units });
  if (unmet) return unmet;
  const effect = effectOf(terms);
  if (!effect) return "NO_EFFECT";
  const earlier = lines.map((_line, at) => before?.discounts[at] ?? NOTHING);
  const off =
    effect.of === "SHIPPING"
      ? shippingOff(effect, terms, { lines, isEligible, earlier })
      : goodsOff(effect, terms, { lines, isEligible, earlier }, before?.leavesCents ?? 0);
  if (off === "NO_SET") return off;
  const isNothing = off.every(
    ({ discountCents, shippingOffCents }) => discountCents + shippingOffCents === 0,
  );
  return isNothing && effect.refusal !== undefined ? "NO_EFFECT" : off;
}

/** Lines of an order, whether each is eligible, and what earlier promotions took off it. */
interface Order {
  readonly lines: readonly PromotedLine[];
  readonly isEligible: readonly boolean[];
  readonly earlier: readonly LineOff[];
}

function shippingOff(
  effect: Extract<Effect, { of: "SHIPPING" }>,
  terms: PromotionTerms,
  { lines, isEligible, earlier }: Order,
): LineOff[] {
  return lines.map(({ shippingCents }, at) => {
    const remainingCents = isEligible[at] ? shippingCents - earlier[at]!.shippingOffCents : 0;
    return {
      ...NOTHING,
      shippingOffCents: capped(effect.discountCents(terms, remainingCents), remainingCents),
    };
  });
}

function goodsOff(
  effect: Extract<Effect, { of: "GOODS" }>,
  terms: PromotionTerms,
  { lines, isEligible, earlier }: Order,
  leavesCents: number,
): LineOff[] | "NO_SET" {
  const pieces = countedPieces(terms, lines, isEligible);
  if (!pieces.some((count) => count > 0)) return "NO_SET";
  const remaining = lines.map((line, at) => line.priceCents * line.quantity - earlier[at]!.discountCents);
  const counted = lines.map(({ quantity }, at) =>
    Number((BigInt(remaining[at]!) * BigInt(pieces[at]!)) / BigInt(quantity)),
  );
  const countedCents = sumOf(counted);
  const maxCents = Math.max(0, sumOf(remaining) - leavesCents);
  const discountCents = effect.discountCents(terms, {
    cents: countedCents,
    sets: terms.setSize === null ? 1 : sumOf(pieces) / terms.setSize,
    lines: counted.map((cents, at) => ({ cents, units: pieces[at]! })),
  });
  return shared(capped(discountCents, Math.min(countedCents, maxCents)), counted);
}

/** Rounded down (MONEY-2), from 0 to the maximum. */
function capped(cents: number, maxCents: number): number {
  return Math.max(0, Math.min(Math.floor(cents), maxCents));
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

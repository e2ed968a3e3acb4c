/** Arbitrary items and promotions, for discount tests. */
import fc from "fast-check";
import {
  discountOfLast,
  discountOfRest,
  lineCents,
  piecesCents,
  shippingOffOf,
  type PricedLine,
} from "../orders/line-cents";
import { NO_TERMS } from "./kinds/terms";
import type { Scope } from "./scope";
import type { LineOff, PromotedLine, PromotionTerms } from "./discount";

export const line: fc.Arbitrary<PromotedLine> = fc.record({
  priceCents: fc.integer({ min: 1, max: 2_000_000 }),
  shippingCents: fc.constantFrom(0, 1, 999, 12_345),
  quantity: fc.integer({ min: 1, max: 9 }),
  categoryId: fc.constantFrom("tires", "laptop-computers", "smartphones", null),
  brandId: fc.constantFrom("halden", "norrlund", null),
});
const scope: fc.Arbitrary<Scope> = fc.constantFrom<Scope>(
  { scope: "ALL", scopeIds: [] },
  { scope: "CATEGORIES", scopeIds: ["tires-wheels", "laptop-computers"] },
  { scope: "BRANDS", scopeIds: ["halden"] },
  { scope: "LINES", scopeIds: ["ELECTRONICS"] },
);
const off = fc.oneof(
  fc.integer({ min: 1, max: 90 }).map((percentOff) => ({ percentOff })),
  fc.integer({ min: 1, max: 3_000_000 }).map((centsOff) => ({ centsOff })),
  fc.constant({ shipsFree: true }),
);
export const terms: fc.Arbitrary<PromotionTerms> = fc
  .tuple(scope, off, fc.constantFrom(0, 5_000), fc.constantFrom(null, 2, 4), fc.constantFrom(null, null, 3))
  .map(([of, kind, smallestSubTotal, setSize, minItems]) => ({
    ...NO_TERMS,
    ...of,
    ...kind,
    smallestSubTotal,
    minItems,
    setSize: "shipsFree" in kind ? null : setSize,
  }));

export const sum = <Item>(items: readonly Item[], cents: (item: Item, at: number) => number) =>
  items.reduce((total, item, at) => total + cents(item, at), 0);

/** Splits the last unit of a line into a new line after it. */
function parted<Line extends PricedLine>(of: Line, id: string): Line[] {
  const last = { ...of, id, quantity: 1, discountCents: discountOfLast(of, 1) };
  if (of.quantity === 1) return [last];
  return [{ ...of, quantity: of.quantity - 1, discountCents: discountOfRest(of, 1) }, last];
}

/** Asserts that refunds of all units, in any order, equal the amount paid less shipping. */
export function comesBackPieceByPiece(
  goods: readonly PromotedLine[],
  discounts: readonly LineOff[],
  taxCents: number,
  random: Iterator<number>,
): void {
  let lines = goods.map((of, at) => ({ ...of, ...discounts[at]!, id: String(at) }));
  const shippingCents = sum(lines, (of) => of.shippingCents * of.quantity);
  const paidShipping = shippingCents - shippingOffOf(lines);
  const subTotal = sum(lines, (of) => of.priceCents * of.quantity - of.discountCents);
  const totalCents = subTotal + paidShipping + (subTotal === 0 ? 0 : taxCents);
  expect(totalCents).toBeGreaterThanOrEqual(0);
  const priced = () => ({
    totalCents,
    shippingCents,
    taxCents: subTotal === 0 ? 0 : taxCents,
    state: "OR",
    lines,
  });
  const back: number[] = [];
  // Returning one unit splits the line in two, as in the shop.
  const open = () => lines.filter(({ id }) => !id.startsWith("back"));
  while (open().length > 0) {
    const line = open()[random.next().value % open().length]!;
    const cents = piecesCents(priced(), line.id, 1);
    lines = lines.flatMap((of) => (of.id === line.id ? parted(of, `back${back.length}`) : [of]));
    expect(lineCents(priced()).get(`back${back.length}`)).toBe(cents);
    back.push(cents);
  }
  expect(Math.min(...back)).toBeGreaterThanOrEqual(0);
  expect(back.reduce((total, cents) => total + cents, 0)).toBe(totalCents - paidShipping);
}

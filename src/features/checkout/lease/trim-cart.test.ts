import fc from "fast-check";
import { trimToFit, type TrimLine } from "./trim-cart";

const sumOf = (lines: readonly TrimLine[], quantities: readonly number[]) =>
  lines.reduce((sum, { pieceCents }, at) => sum + pieceCents * quantities[at]!, 0);

/** The most expensive part of a cart that fits, found by brute force. */
function dearest(lines: readonly TrimLine[], max: number): number {
  const totals = lines.reduce(
    (before, { quantity, pieceCents }) =>
      before.flatMap((sum) => Array.from({ length: quantity + 1 }, (_, pieces) => sum + pieces * pieceCents)),
    [0],
  );
  return Math.max(...totals.filter((sum) => sum <= max));
}

const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  pieceCents: fc.integer({ min: 0, max: 900 }),
});
const aCart = fc.array(aLine, { minLength: 1, maxLength: 5 });

test("the suggestion keeps the most valuable part of the cart that fits, and never more units than it has", () => {
  fc.assert(
    fc.property(aCart, fc.integer({ min: 1, max: 4_000 }), (lines, max) => {
      const quantities = trimToFit(lines, 1, max);
      const best = dearest(lines, max);
      if (!quantities) return best === 0;
      quantities.forEach((pieces, at) => {
        expect(pieces).toBeGreaterThanOrEqual(0);
        expect(pieces).toBeLessThanOrEqual(lines[at]!.quantity);
      });
      return sumOf(lines, quantities) === best;
    }),
  );
});

test("there is no suggestion exactly when no part reaches the lease minimum and fits the approval", () => {
  fc.assert(
    fc.property(aCart, fc.nat(3_000), fc.nat(3_000), (lines, min, max) => {
      const isPossible = dearest(lines, max) >= Math.max(min, 1);
      return (trimToFit(lines, min, max) !== null) === isPossible;
    }),
  );
});

test("the suggestion removes what leaves the most: a cable next to a television, not the television", () => {
  const cart = [
    { quantity: 1, pieceCents: 900_00 },
    { quantity: 2, pieceCents: 60_00 },
    { quantity: 1, pieceCents: 20_00 },
  ];

  expect(trimToFit(cart, 300_00, 1_000_00)).toEqual([1, 1, 1]);
  expect(trimToFit(cart, 300_00, 800_00)).toBeNull();
});

test("the suggestion fills five thousand dollars from the largest possible cart", () => {
  const cart = Array.from({ length: 100 }, (_, at) => ({ quantity: 99, pieceCents: 1_999 + at * 37 }));

  expect(sumOf(cart, trimToFit(cart, 300_00, 5_000_00)!)).toBe(5_000_00);
});

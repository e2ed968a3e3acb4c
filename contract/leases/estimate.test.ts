import fc from "fast-check";
import { estimateLeased, goodsWithin, usualTax } from "./estimate";

test("items, shipping and the default tax on the items are leased", () => {
  expect(estimateLeased(362_99, 29_99)).toBe(362_99 + 29_99 + 21_77);
  expect(estimateLeased(0, 0)).toBe(0);
});

test("the most expensive items within an amount are those where one more cent does not fit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (leased) => {
      const goods = goodsWithin(leased);
      expect(goods + usualTax(goods)).toBeLessThanOrEqual(leased);
      expect(goods + 2 + usualTax(goods + 2)).toBeGreaterThan(leased);
    }),
  );
});

import fc from "fast-check";
import { maxTax, salesTax } from "./sales-tax";
import { US_STATES } from "../places/us-states";

test.each([
  ["NJ", 510_000, 0, 33_787],
  ["MN", 100_000, 0, 6_875],
  ["MO", 100_000, 0, 4_225],
  ["NM", 100_000, 0, 4_875],
  ["NM", 100_000, 1_000, 4_923],
  ["CA", 19_999, 4_999, 1_449],
  ["OR", 510_000, 4_999, 0],
])("the tax of %s on %i cents, with %i shipping, is %i", (state, goodsCents, shippingCents, taxCents) => {
  expect(salesTax(state, goodsCents, shippingCents)).toBe(taxCents);
});

test("no state exceeds the maximum", () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(US_STATES)), amount, amount, (state, goods, shipping) => {
      expect(salesTax(state, goods, shipping)).toBeLessThanOrEqual(maxTax(goods + shipping));
    }),
  );
});

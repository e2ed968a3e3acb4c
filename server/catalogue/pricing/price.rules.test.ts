/** Mark-ups over the whole range of supplier prices (PRICING-4, PRICING-5). */
import fc from "fast-check";
import { MARKUP_TYPES, ROUNDING_METHODS } from "#contract/pricing/schema";
import { markUp } from "./price.rules";

const cost = fc.integer({ min: 1, max: 2_147_483_647 });
const percentage = fc.integer({ min: 0, max: 100_000 });
const fixed = fc.integer({ min: 0, max: 10_000_000 });
const markup = fc
  .record({
    markupType: fc.constantFrom(...MARKUP_TYPES),
    roundingMethod: fc.constantFrom(...ROUNDING_METHODS),
    percentage,
    fixed,
  })
  .map(({ markupType, roundingMethod, ...values }) => ({
    markupType,
    roundingMethod,
    markupValue: markupType === "FIXED" ? values.fixed : values.percentage,
  }));

test.each([
  [10_000, "PERCENTAGE", 1_250, "EXACT", 11_250],
  [999, "PERCENTAGE", 1_250, "EXACT", 1_123],
  [10_000, "FIXED", 501, "EXACT", 10_501],
  [10_000, "FIXED", 501, "UP_TO_DOLLAR", 10_600],
  [10_000, "FIXED", 600, "UP_TO_DOLLAR", 10_600],
  [10_000, "FIXED", 549, "NEAREST_DOLLAR", 10_500],
  [10_000, "FIXED", 550, "NEAREST_DOLLAR", 10_600],
  [10_000, "FIXED", 599, "UP_TO_99", 10_599],
  [10_000, "FIXED", 600, "UP_TO_99", 10_699],
  [10_000, "FIXED", 648, "NEAREST_99", 10_599],
  [10_000, "FIXED", 649, "NEAREST_99", 10_699],
  [5, "FIXED", 0, "NEAREST_99", 99],
  // Rounding to the nearest dollar would fall below cost.
  [10_020, "FIXED", 0, "NEAREST_DOLLAR", 10_100],
  [10_020, "FIXED", 0, "NEAREST_99", 10_099],
] as const)("%i with %s %i, %s, is %i", (price, markupType, markupValue, roundingMethod, result) => {
  expect(markUp(price, { markupType, markupValue, roundingMethod })).toBe(result);
});

test("a price is in whole cents, not below cost, and within the shop's limits", () => {
  fc.assert(
    fc.property(cost, markup, (price, by) => {
      const result = markUp(price, by);
      expect(Number.isInteger(result)).toBe(true);
      expect(result).toBeGreaterThanOrEqual(price);
      expect(result).toBeLessThanOrEqual(2_147_483_647);
    }),
  );
});

test("a price never makes the costlier of two products the cheaper one", () => {
  fc.assert(
    fc.property(cost, cost, markup, (one, other, by) => {
      const [cheaper, dearer] = one < other ? [one, other] : [other, one];
      expect(markUp(cheaper, by)).toBeLessThanOrEqual(markUp(dearer, by));
    }),
  );
});

test("a percentage is exact to the cent, rounded down", () => {
  const small = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(small, percentage, (price, markupValue) => {
      const exact = Number((BigInt(price) * BigInt(10_000 + markupValue)) / 10_000n);
      const expected = Math.min(exact, 2_147_483_647);
      expect(markUp(price, { markupType: "PERCENTAGE", roundingMethod: "EXACT", markupValue })).toBe(
        expected,
      );
    }),
  );
});

test("a rounding ends as configured, within a dollar of the exact price", () => {
  const price = fc.integer({ min: 100, max: 10_000_000 });
  fc.assert(
    fc.property(price, fixed, fc.constantFrom(...ROUNDING_METHODS), (paid, value, roundingMethod) => {
      const result = markUp(paid, { markupType: "FIXED", markupValue: value, roundingMethod });
      const ends = { EXACT: null, UP_TO_DOLLAR: 0, NEAREST_DOLLAR: 0, UP_TO_99: 99, NEAREST_99: 99 };
      const end = ends[roundingMethod];
      expect(result % 100).toBe(end ?? (paid + value) % 100);
      expect(Math.abs(result - (paid + value))).toBeLessThan(100);
    }),
  );
});

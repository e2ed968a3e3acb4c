import { product } from "./catalogue-builder";
import { deriveFacets } from "./derive-facets";

const names = {
  brand: (id: string) => ({ norvik: "Norvik", auralis: "Auralis" })[id],
  category: (id: string) => ({ washers: "Washers" })[id],
};

const countsOf = (facets: ReturnType<typeof deriveFacets>, key: string) =>
  facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]);

const facets = deriveFacets(
  [
    product({ productId: "1", regularPrice: 49_99 }),
    product({ productId: "2", regularPrice: 50_00, brand: { id: "auralis" } }),
    product({ productId: "3", regularPrice: 3000_00, salePrice: 99_99, productLabels: ["ON_SALE"] }),
    product({
      productId: "4",
      regularPrice: 2000_00,
      customerReviewAverage: null,
      availability: "NOT_AVAILABLE",
    }),
  ],
  names,
);

test("a price band counts the cash price and ends where the next begins", () => {
  expect(countsOf(facets, "PRICE")).toEqual([
    ["0-4999", 1],
    ["5000-9999", 2],
    ["200000-", 1],
  ]);
});

test("brands are counted most first, and categories by their id", () => {
  expect(countsOf(facets, "BRAND")).toEqual([
    ["norvik", 3],
    ["auralis", 1],
  ]);
  expect(countsOf(facets, "CATEGORY")).toEqual([["washers", 4]]);
});

test("a rating step counts all at or above it and nothing unrated", () => {
  expect(countsOf(facets, "RATING")).toEqual([
    ["4", 3],
    ["3", 3],
    ["2", 3],
    ["1", 3],
  ]);
});

test("offers and availability count only what is found", () => {
  expect(countsOf(facets, "OFFER")).toEqual([["ON_SALE", 1]]);
  expect(countsOf(facets, "AVAILABILITY")).toEqual([
    ["AVAILABLE", 3],
    ["NOT_AVAILABLE", 1],
  ]);
});

test("a hidden facet and a facet of nothing are left out", () => {
  expect(
    deriveFacets([product({ productId: "1" })], names, ["BRAND"]).map((facet) => facet.key),
  ).not.toContain("BRAND");
  expect(deriveFacets([], names)).toEqual([]);
});

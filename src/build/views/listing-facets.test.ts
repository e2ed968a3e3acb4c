import { ATTRIBUTE_FACET_KEYS, type FacetKey } from "#contract/catalogue/facets";
import { listingFacets } from "./listing-facets";

const facet = (key: FacetKey, counts: readonly number[]) => ({
  key,
  label: key,
  values: counts.map((count, index) => ({
    value: `v${index}`,
    label: `Value ${index}`,
    count,
    isSelected: false,
  })),
});
const facetsOf = (results: Parameters<typeof listingFacets>[0], hidden: readonly FacetKey[] = []) => {
  const { facets, hasMoreFilters = false } = listingFacets(results, hidden);
  return {
    visible: facets.map(({ key, values }) => [key, values.map(({ value }) => value).join(" ")]),
    hasMoreFilters,
  };
};

test("a category with few attributes lists them all, without empty values", () => {
  const facets = [
    facet("CATEGORY", [3]),
    facet("BRAND", [2, 1]),
    facet("MEMORY", [2, 0, 1]),
    facet("COLOR", [3]),
  ];
  expect(facetsOf(facets, ["CATEGORY"])).toEqual({
    visible: [
      ["BRAND", "v0 v1"],
      ["MEMORY", "v0 v2"],
      ["COLOR", "v0"],
    ],
    hasMoreFilters: false,
  });
});

test("of many values the most frequent are listed, in their own order", () => {
  expect(facetsOf([facet("SCREEN_SIZE", [4, 1, 9, 2, 2, 2, 8])])).toEqual({
    visible: [["SCREEN_SIZE", "v0 v2 v3 v4 v5 v6"]],
    hasMoreFilters: true,
  });
  const [[, brands] = []] = facetsOf([facet("BRAND", Array<number>(14).fill(3))]).visible;
  expect(brands?.split(" ")).toHaveLength(10);
});

test("of many attributes the most frequent are listed, and the others are one link away", () => {
  const keys = ATTRIBUTE_FACET_KEYS.slice(0, 12);
  // Five values each: nine attributes fit.
  const attributes = keys.map((key, index) => facet(key, Array<number>(5).fill(index + 1)));
  const { visible, hasMoreFilters } = facetsOf([facet("RATING", [1, 2]), ...attributes]);
  expect(visible.map(([key]) => key)).toEqual(["RATING", ...keys.slice(3)]);
  expect(hasMoreFilters).toBe(true);
});

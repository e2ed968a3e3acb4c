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
const shownOf = (found: Parameters<typeof listingFacets>[0], hidden: readonly FacetKey[] = []) => {
  const { facets, hasMoreFilters = false } = listingFacets(found, hidden);
  return {
    shown: facets.map(({ key, values }) => [key, values.map(({ value }) => value).join(" ")]),
    hasMoreFilters,
  };
};

test("a category with few attributes lists them all, without empty values", () => {
  const found = [
    facet("CATEGORY", [3]),
    facet("BRAND", [2, 1]),
    facet("MEMORY", [2, 0, 1]),
    facet("COLOR", [3]),
  ];
  expect(shownOf(found, ["CATEGORY"])).toEqual({
    shown: [
      ["BRAND", "v0 v1"],
      ["MEMORY", "v0 v2"],
      ["COLOR", "v0"],
    ],
    hasMoreFilters: false,
  });
});

test("of many values the most frequent are listed, in their own order", () => {
  expect(shownOf([facet("SCREEN_SIZE", [4, 1, 9, 2, 2, 2, 8])])).toEqual({
    shown: [["SCREEN_SIZE", "v0 v2 v3 v4 v5 v6"]],
    hasMoreFilters: true,
  });
  const [[, brands] = []] = shownOf([facet("BRAND", Array<number>(14).fill(3))]).shown;
  expect(brands?.split(" ")).toHaveLength(10);
});

test("of many attributes the most frequent are listed, and the others are one link away", () => {
  const keys = ATTRIBUTE_FACET_KEYS.slice(0, 12);
  // Five values each: nine attributes fit.
  const found = keys.map((key, index) => facet(key, Array<number>(5).fill(index + 1)));
  const { shown, hasMoreFilters } = shownOf([facet("RATING", [1, 2]), ...found]);
  expect(shown.map(([key]) => key)).toEqual(["RATING", ...keys.slice(3)]);
  expect(hasMoreFilters).toBe(true);
});

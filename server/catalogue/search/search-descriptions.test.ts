/** Products found by their text: descriptions, features and specifications. */
import { CatalogueTree } from "./memory/catalogue-tree.model";
import type { SearchRow } from "./memory/product-columns.model";
import { SearchIndex } from "./memory/search-index.model";
import { categoryRow, findProducts, row } from "./search-rows-for-tests";

function shop(...rows: Partial<SearchRow>[]): SearchIndex {
  const index = new SearchIndex(new CatalogueTree(["dishwashers", "televisions"].map(categoryRow), []));
  rows.forEach((product, position) => index.put(row({ productId: String(position + 1), ...product })));
  return index;
}

const DISHWASHER: Partial<SearchRow> = {
  name: "Halden Steel",
  categoryId: "dishwashers",
  description: "Whisper quiet, with a third rack.",
  longDescription: "The inverter motor starts softly.",
  features: [
    "Rinse aid, salt and a spare basket for tall glasses and long knives come in the box",
    "Leakproof",
  ],
  attributes: [
    { name: "Noise Level", value: "44 decibels" },
    { name: "Touch Controls", value: "No" },
  ],
};

test.each([
  ["the short description", "whisper"],
  ["the long description", "inverter"],
  ["a feature, however many words stand before it", "leakproof"],
  ["the value of a specification", "decibels"],
  ["the name of a specification", "noise level"],
  ["several of them", "third rack inverter 44"],
  ["one of them and the category", "quiet dishwasher"],
  ["other forms of their words", "racks"],
])("%s", (_, text) => {
  const index = shop({ name: "Lamp" }, DISHWASHER, { name: "Nova", categoryId: "televisions" });

  expect(findProducts(index, text)).toMatchObject({ productIds: ["2"], totalCount: 1, correctedText: null });
});

test("a negated specification is not a feature of the product", () => {
  expect(findProducts(shop(DISHWASHER), "touch").totalCount).toBe(0);
});

test("a match by name ranks above one by description, however well the other sells", () => {
  const index = shop(
    { ...DISHWASHER, bestSellingRank: 1 },
    { name: "Quiet Fan", isAvailable: false },
    { name: "Fan", features: ["Quiet at night"], bestSellingRank: 900 },
  );

  expect(findProducts(index, "quiet").productIds).toEqual(["2", "3", "1"]);
});

test("while names fill a page, descriptions add nothing", () => {
  const fans = (count: number) => Array.from({ length: count }, () => ({ name: "Quiet Fan" }));

  expect(findProducts(shop(DISHWASHER, ...fans(11)), "quiet").totalCount).toBe(12);
  expect(findProducts(shop(DISHWASHER, ...fans(12)), "quiet").totalCount).toBe(12);
});

test("a description does not make a product one of the requested kind", () => {
  const index = shop(
    { name: "Nova", categoryId: "televisions" },
    { name: "Shelf", description: "A place for televisions, dishes and a quiet clock" },
    DISHWASHER,
  );

  expect(findProducts(index, "television").productIds).toEqual(["1"]);
  expect(findProducts(index, "quiet dishwasher").productIds).toEqual(["3"]);
  expect(findProducts(index, "quiet television").productIds).toEqual(["1"]);
});

test("when nothing has all words, descriptions add no partial matches", () => {
  const index = shop(
    DISHWASHER,
    { name: "Quiet Heater" },
    { name: "Fan", description: "A heater is another thing" },
  );

  expect(findProducts(index, "steel heater").productIds).toEqual(["2"]);
});

describe("a word only in descriptions", () => {
  const televisions = (count: number) =>
    Array.from({ length: count }, () => ({ name: "Nova Television", categoryId: "televisions" }));

  test("is searched as typed, even when a name is close to it", () => {
    const index = shop(DISHWASHER, { name: "Invertor Cable" });

    expect(findProducts(index, "inverter")).toMatchObject({ productIds: ["1"], correctedText: null });
  });

  test("is corrected when it is a rare misspelling of a common one", () => {
    const index = shop({ name: "Wall Mount", description: "For any televison" }, ...televisions(60));

    expect(findProducts(index, "televison")).toMatchObject({ totalCount: 60, correctedText: "television" });
  });

  test("is searched together with its two halves", () => {
    const index = shop({ name: "Sound Bar" }, { name: "Nova", description: "Sounds better with a soundbar" });

    expect(findProducts(index, "soundbar").productIds).toEqual(["1", "2"]);
  });
});

test("a changed description matches its new words only", () => {
  const index = shop(DISHWASHER);

  index.put(row({ ...DISHWASHER, description: "Bright inside." }));

  expect(findProducts(index, "whisper").totalCount).toBe(0);
  expect(findProducts(index, "bright").productIds).toEqual(["1"]);
});

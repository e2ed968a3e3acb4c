/** Compares the read model with a naive count over random products, and tests its matches. */
import { OFFER_LABELS, PRODUCT_SORTS } from "#contract/catalogue/lists";
import { FACETS, optionsOf, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { readBand } from "#contract/catalogue/bands";
import { brandRow, categoryRow, findProducts, row } from "../search-rows-for-tests";
import { CatalogueTree } from "./catalogue-tree.model";
import type { SearchRow } from "./product-columns.model";
import { SearchIndex } from "./search-index.model";

const CATEGORIES = ["televisions", "washers-dryers", "laptop-computers"];
const BRANDS = ["auralis", "norvik", "halden", "tessel"];
const NOUNS = ["Television", "Washer", "Laptop"];

function tree(): CatalogueTree {
  return new CatalogueTree(CATEGORIES.map(categoryRow), BRANDS.map(brandRow));
}

function randomFrom(start: number) {
  let seed = start;
  return (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
}

/** In suppliers' spellings, each readable by `valueIn` without the shop's table. */
const ATTRIBUTES = [
  { name: "Screen Size", values: Array.from({ length: 70 }, (_, i) => `${10 + i} inches`) },
  { name: "System Memory (RAM)", values: ["4GB", "8 GB", "16GB DDR5", "32 gigabytes"] },
  { name: "Ports", values: ["HDMI", "HDMI, VGA", "VGA", "2 x HDMI, Ethernet", "Ethernet"] },
  { name: "Panel Type", values: ["OLED", "IPS", "TN"] },
  { name: "Touch Screen", values: ["Yes", "No"] },
] as const;

const valueIn = (product: SearchRow, name: (typeof ATTRIBUTES)[number]["name"]) =>
  product.attributes.find((attribute) => attribute.name === name)?.value ?? "";

function randomRows(count: number, random: (below: number) => number): SearchRow[] {
  return Array.from({ length: count }, (_, i) => {
    const kind = random(3);
    return row({
      productId: String(1_000 + i),
      name: `${NOUNS[kind]} ${random(2) ? "smart" : "slim"} ${random(50)}`,
      categoryId: CATEGORIES[kind]!,
      brandId: random(9) ? BRANDS[random(4)]! : null,
      cashPrice: 1_000 + random(300_000),
      reviewAverage: random(5) ? random(51) / 10 : null,
      reviewCount: random(50),
      labels: OFFER_LABELS.filter(() => random(4) === 0),
      homeDelivery: random(4) === 0,
      inStorePickup: random(2) === 0,
      bestSellingRank: random(3) ? random(500) + 1 : null,
      createdAt: random(20),
      isAvailable: random(4) > 0,
      isLive: random(12) > 0,
      attributes: ATTRIBUTES.flatMap(({ name, values }) =>
        random(3) ? [{ name, value: values[random(values.length)]! }] : [],
      ),
    });
  });
}

/** Reference implementation of a product's match with a facet value. */
const STANDS_FOR: Readonly<Record<string, (product: SearchRow, value: string) => boolean>> = {
  CATEGORY: (product, value) => product.categoryId === value,
  BRAND: (product, value) => product.brandId === value,
  OFFER: (product, value) => product.labels.includes(value),
  SHIPMENT: (product, value) =>
    ({
      FREE_SHIPPING: product.labels.includes("FREE_SHIPPING"),
      HOME_DELIVERY: product.homeDelivery,
      STORE_PICKUP: product.inStorePickup,
    })[value] ?? false,
  PRICE: (product, value) => {
    const { lowest, highest } = readBand(value)!;
    return product.cashPrice! >= lowest && product.cashPrice! <= highest;
  },
  LEASE_PAYMENT: (product, value) => {
    const { lowest, highest } = readBand(value)!;
    const payment = Math.floor((product.cashPrice! * 2) / 52);
    return (
      product.cashPrice! >= 300_00 &&
      product.cashPrice! <= 5_000_00 &&
      payment >= lowest &&
      payment <= highest
    );
  },
  RATING: (product, value) => (product.reviewAverage ?? 0) >= Number(value),
  AVAILABILITY: (product, value) => product.isAvailable === (value === "AVAILABLE"),
  SCREEN_SIZE: (product, value) => {
    const { lowest, highest } = readBand(value)!;
    const size = parseFloat(valueIn(product, "Screen Size") || "-1");
    return size >= lowest && size <= highest;
  },
  MEMORY: (product, value) => parseFloat(valueIn(product, "System Memory (RAM)")) === Number(value),
  PORTS: (product, value) => valueIn(product, "Ports").toUpperCase().includes(value),
  PANEL: (product, value) => valueIn(product, "Panel Type") === value,
  TOUCH_SCREEN: (product) => valueIn(product, "Touch Screen") === "Yes",
};
const COUNTED = Object.keys(STANDS_FOR) as FacetKey[];

/** Returns whether the row passes every choice except that of one facet. */
function passes(product: SearchRow, choices: Choices, without?: FacetKey): boolean {
  return (
    product.isLive &&
    COUNTED.every(
      (key) =>
        key === without || !choices[key] || choices[key].some((value) => STANDS_FOR[key]!(product, value)),
    )
  );
}

describe("facet counts", () => {
  const random = randomFrom(42);
  const rows = randomRows(300, random);
  const index = new SearchIndex(tree());
  rows.forEach((product) => index.put(product));

  test("equal a plain count in a thousand random combinations", () => {
    for (let round = 0; round < 1_000; round += 1) compareCounts();
  });

  function compareCounts() {
    const text = ["", "smart", "television", "slim washer"][random(4)]!;
    const some = (...values: string[]) => (random(2) ? values : undefined);
    const choices: Choices = {
      CATEGORY: some(CATEGORIES[random(3)]!),
      BRAND: some(BRANDS[random(4)]!, BRANDS[random(4)]!),
      PRICE: some(`${random(100_000)}-${random(2) ? 100_000 + random(200_000) : ""}`),
      LEASE_PAYMENT: some(["0-1499", "1500-4999", "1154-"][random(3)]!),
      RATING: some(String(1 + random(5))),
      AVAILABILITY: some(random(2) ? "AVAILABLE" : "NOT_AVAILABLE"),
      OFFER: some(OFFER_LABELS[random(5)]!, OFFER_LABELS[random(5)]!),
      SHIPMENT: random(4) ? undefined : [["FREE_SHIPPING"], ["HOME_DELIVERY", "STORE_PICKUP"]][random(2)]!,
      SCREEN_SIZE: random(4) ? undefined : ["32-64.9"],
      MEMORY: random(4) ? undefined : [["4", "32"], ["16"]][random(2)]!,
      PORTS: random(4) ? undefined : [["HDMI", "VGA"], ["ETHERNET"]][random(2)]!,
      PANEL: random(4) ? undefined : ["OLED", "IPS"],
      TOUCH_SCREEN: random(4) ? undefined : ["YES"],
    };
    const words = text.split(" ").filter(Boolean);
    const matches = rows.filter((product) =>
      words.every((word) => product.name.toLowerCase().includes(word)),
    );

    const { totalCount, counts } = findProducts(index, text, choices);

    expect(totalCount).toBe(matches.filter((product) => passes(product, choices)).length);
    for (const key of COUNTED) {
      const { ids } = index.columns.facets[key];
      const values = FACETS[key].kind === "id" ? ids.keys : optionsOf(FACETS[key]).map(({ value }) => value);
      const remaining = matches.filter((product) => passes(product, choices, key));
      expect({ key, counts: [...counts[key]!] }).toEqual({
        key,
        counts: values.map((value) => remaining.filter((product) => STANDS_FOR[key]!(product, value)).length),
      });
    }
  }

  test.each(PRODUCT_SORTS)(
    "pages sorted by %s have every product once, in the order of one big page",
    (sort) => {
      const listIds = (from: number, to: number) =>
        index.search({ text: "", choices: {}, counted: [], sort, from, to }).productIds;
      const complete = listIds(0, 1_000);

      const paged = Array.from({ length: 60 }, (_, page) => listIds(page * 12, page * 12 + 12)).flat();

      expect(paged).toEqual(complete);
      expect(new Set(complete).size).toBe(rows.filter((product) => product.isLive).length);
    },
  );

  test("prices rise when sorted from low to high", () => {
    const { productIds } = index.search({
      text: "",
      choices: {},
      counted: [],
      sort: "PRICE_LOW_TO_HIGH",
      from: 0,
      to: 600,
    });
    const prices = productIds.map((id) => rows.find((product) => product.productId === id)!.cashPrice!);

    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

test("sorted by lease payment, products leasable alone come first, smallest payment first", () => {
  const index = new SearchIndex(tree());
  const prices = { a: 299_99, b: 5_000_00, c: 300_00, d: 42_99, e: 5_000_01, f: 300_25 };
  Object.entries(prices).forEach(([productId, cashPrice]) => index.put(row({ productId, cashPrice })));
  const sort = "LEASE_PAYMENT_LOW_TO_HIGH";

  const { productIds } = index.search({ text: "", choices: {}, counted: [], sort, from: 0, to: 10 });

  expect(productIds.join("")).toBe("cfbdae");
});

describe("matching words", () => {
  const index = new SearchIndex(tree());
  index.put(
    row({
      productId: "10",
      name: "Norvik Front Load Washer",
      categoryId: "washers-dryers",
      bestSellingRank: 5,
    }),
  );
  index.put(
    row({
      productId: "11",
      name: 'Halden Smart Television 55"',
      modelNumber: "HT55-X900/B",
      upc: "880000000011",
    }),
  );
  index.put(row({ productId: "12", name: "Cable", features: ["Fits every washer and television"] }));
  index.put(row({ productId: "13", name: "Tessel Sound Bar", brandId: "tessel" }));

  test.each([
    ["wahser", "10", "washer"],
    ["televison", "11", "television"],
    ["samrt television", "11", "smart television"],
    ["soundbar", "13", "sound bar"],
  ])("%s matches product %s and reports the corrected text %s", (text, productId, corrected) => {
    const answer = findProducts(index, text);

    expect(answer.productIds[0]).toBe(productId);
    expect(answer.correctedText).toBe(corrected);
  });

  test.each([
    ["washers", "10"],
    ["wash", "10"],
    ["front load wa", "10"],
    ["55 inch tv", "11"],
    ["ht55x900b", "11"],
    ["HT55-X900/B", "11"],
    ["880000000011", "11"],
    ["11", "11"],
    ["TESSEL", "13"],
  ])("%s matches product %s without a correction", (text, productId) => {
    const answer = findProducts(index, text);

    expect(answer.productIds[0]).toBe(productId);
    expect(answer.correctedText).toBeNull();
  });

  test("the name outweighs a feature", () => {
    expect(findProducts(index, "washer").productIds).toEqual(["10", "12"]);
  });

  test("an unknown word next to known ones is ignored; alone it matches nothing", () => {
    expect(findProducts(index, "zzqxy washer").correctedText).toBe("washer");
    expect(findProducts(index, "zzqxy")).toMatchObject({ totalCount: 0, correctedText: null });
  });

  test("a short word is never corrected", () => {
    expect(findProducts(index, "bat").totalCount).toBe(0);
  });
});

describe("changes", () => {
  test("a new price is visible at once and the product still matches its words", () => {
    const index = new SearchIndex(tree());
    index.put(row({ name: "Blue Kettle" }));

    index.put(row({ name: "Blue Kettle", cashPrice: 500 }));

    expect(findProducts(index, "kettle", { PRICE: ["0-500"] }).productIds).toEqual(["1"]);
    expect(index.columns.size).toBe(1);
  });

  test("a renamed product matches its new name only", () => {
    const index = new SearchIndex(tree());
    index.put(row({ name: "Blue Kettle" }));

    index.put(row({ name: "Red Toaster" }));

    expect(findProducts(index, "toaster").totalCount).toBe(1);
    expect(findProducts(index, "kettle").totalCount).toBe(0);
    expect(index.liveCount).toBe(1);
  });

  test("a hidden product disappears and can return", () => {
    const index = new SearchIndex(tree());
    index.put(row({ name: "Blue Kettle" }));

    index.put(row({ name: "Blue Kettle", isLive: false }));
    expect(findProducts(index, "kettle").totalCount).toBe(0);
    expect(index.liveCount).toBe(0);

    index.put(row({ name: "Blue Kettle" }));
    expect(findProducts(index, "kettle").totalCount).toBe(1);
  });

  test("only the stock may change", () => {
    const index = new SearchIndex(tree());
    index.put(row({ name: "Blue Kettle" }));

    index.setAvailable("1", false);

    expect(findProducts(index, "kettle", { AVAILABILITY: ["AVAILABLE"] }).totalCount).toBe(0);
  });
});

/**
 * After any sequence of changes, the updated read model answers like one built from scratch. Long run:
 * CATALOGUE_ROUNDS=10000 npx jest server/catalogue/search/search-index-changes.test.ts
 */
import fc from "fast-check";
import { PRODUCT_SORTS } from "#contract/catalogue/lists";
import { OWN_FACET_KEYS, type Choices } from "#contract/catalogue/facets";
import { countsByValue } from "./facets/counts-by-value.mapping";
import { facetViews } from "./facets/facet-views.mapping";
import type { SearchRow } from "./memory/product-columns.model";
import { PartsReader, PartsWriter } from "./memory/model-parts.model";
import { SearchIndex } from "./memory/search-index.model";
import { brandRow, categoryRow, row } from "./search-rows-for-tests";

const ROUNDS = Number(process.env["CATALOGUE_ROUNDS"] ?? 100);
/** Few products and words: words are shared, disappear with their last product and reappear with another. */
const PRODUCTS = ["10", "11", "12", "13", "14", "15"];
const CATEGORIES = ["laptop-computers", "tv-stands", "washers-dryers", "headphones"];
const BRANDS = ["norvik", "halden", "tessel"];
const WORDS =
  'laptop laptops 17" 17in 15.6" 8GB RAM slim smart soundbar sound bar wi-fi wifi washer wash washing machine tv stand zorblax X900/B quiet for'.split(
    " ",
  );

const words = (maxWords: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: maxWords }).map((some) => some.join(" "));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });

/** Changes that one import record may make; new products get other fields from `row`. */
const change: fc.Arbitrary<Partial<SearchRow>> = fc.oneof(
  fc.record({ isLive: fc.boolean() }),
  fc.record({ name: words(5) }),
  fc.record({ features: fc.array(words(4), { maxLength: 3 }), modelNumber: maybe(words(1)) }),
  fc.record({ description: words(6) }),
  fc.record({ longDescription: words(4) }),
  fc.record({ categoryId: maybe(fc.constantFrom(...CATEGORIES)) }),
  fc.record({ brandId: maybe(fc.constantFrom(...BRANDS)) }),
  fc.record({
    cashPrice: fc.integer({ min: 1, max: 300_000 }),
    labels: fc.subarray(["ON_SALE", "CLEARANCE"]),
  }),
  fc.record({
    reviewCount: fc.nat(90),
    reviewAverage: maybe(fc.nat(500).map((hundredths) => hundredths / 100)),
    bestSellingRank: maybe(fc.nat(200)),
  }),
  fc.record({
    attributes: fc.subarray([
      { name: "Screen Size", value: '17"' },
      { name: "Wireless", value: "Yes" },
      { name: "Sound", value: "quiet" },
      { name: "Smart", value: "No" },
      { name: "System Memory (RAM)", value: "16 GB" },
      { name: "Ports", value: "HDMI, USB-C" },
      { name: "Width", value: "30 inches" },
    ]),
  }),
  fc.record({ isAvailable: fc.boolean() }),
);
/** Changes of the trees: renamed brands and categories, and brands that arrive after their first product. */
const naming = fc.record({
  brand: fc.nat(BRANDS.length),
  category: fc.nat(CATEGORIES.length),
  name: words(2),
});
const step = fc.record({
  productId: fc.constantFrom(...PRODUCTS),
  change,
  naming: fc.option(naming, { freq: 8 }),
  search: fc.option(words(3), { freq: 2 }),
  /** Stores the model and restores it as another host would. */
  isRestored: fc.boolean(),
});

const query = fc.record({
  text: fc.oneof(
    fc.constant(""),
    words(3),
    // Partially typed and mistyped texts.
    words(2).map((text) => text.slice(0, -1)),
    words(2).map((text) => text.replace(/([a-z])([a-z])/, "$2$1")),
    words(2).map((text) => text.replace(" ", "")),
  ),
  sort: fc.constantFrom(...PRODUCT_SORTS),
  choices: fc.record<Choices>(
    {
      CATEGORY: fc.subarray(CATEGORIES, { minLength: 1 }),
      BRAND: fc.subarray(BRANDS, { minLength: 1 }),
      PRICE: fc.constant(["0-100000"]),
      AVAILABILITY: fc.constant(["AVAILABLE"]),
      SCREEN_SIZE: fc.constant(["15-23.9"]),
      PORTS: fc.subarray(["HDMI", "VGA"], { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
});

/** The catalogue as in the database, and a read model that processes each change. */
class Catalogue {
  readonly rows = new Map<string, SearchRow>();
  categories = CATEGORIES.map(categoryRow);
  brands = BRANDS.slice(1).map(brandRow);
  index = this.built();

  built(): SearchIndex {
    const index = new SearchIndex();
    index.setTree(this.categories, this.brands);
    for (const [, product] of [...this.rows].sort()) if (product.isLive) index.put(product);
    index.setTree(this.categories, this.brands);
    return index;
  }

  apply({
    productId,
    change: patch,
    naming: named,
    isRestored,
  }: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
    if (isRestored) this.index = restored(this.index);
    if (named) this.name(named.brand, named.category, named.name);
    const changed = { ...(this.rows.get(productId) ?? row({ productId })), ...patch };
    this.rows.set(productId, changed);
    this.index.setTree(this.categories, this.brands);
    // A brand is written with its first product: products read before the brand are read again.
    for (const product of this.rows.values())
      if (product.brandId === BRANDS[named?.brand ?? -1]) this.index.put(product);
    this.index.put(changed);
    this.index.setAvailable(productId, changed.isAvailable);
    this.index.setTree(this.categories, this.brands);
    // Rebuilds a worn index, as the feed does.
    if (this.index.isWorn) this.index = this.built();
  }

  private name(brand: number, category: number, name: string) {
    const [id] = BRANDS.slice(brand);
    const others = this.brands.filter((existing) => existing.id !== id);
    if (id !== undefined) this.brands = [...others, { ...brandRow(id), name }];
    this.categories = this.categories.map((existing, position) =>
      position === category ? { ...existing, name } : existing,
    );
  }
}

/** Copies the parts into separate buffers, as a database returns them. */
function restored(index: SearchIndex): SearchIndex {
  const writer = new PartsWriter();
  index.save(writer);
  const another = new SearchIndex();
  const { categories, brands } = index.tree.rows;
  another.restore(new PartsReader(writer.parts.map((part) => Buffer.from(part))), categories, brands);
  return another;
}

/** Returns the shopper-facing result of a search. */
function answer(
  index: SearchIndex,
  { text, sort, choices }: typeof query extends fc.Arbitrary<infer Query> ? Query : never,
) {
  const { counts, ...page } = index.search({
    text,
    choices,
    counted: OWN_FACET_KEYS,
    withAttributes: true,
    sort,
    from: 0,
    to: 10,
  });
  const facets = facetViews({ choices, counts: countsByValue(counts, index.columns), tree: index.tree });
  const { departments, brands } = index.tree;
  return { ...page, facets, departments, brands: [...brands.values()], liveCount: index.liveCount };
}

test(`after any changes the index answers as a fresh one, ${ROUNDS} rounds`, () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(query, { minLength: 3, maxLength: 8 }),
      (steps, queries) => {
        const catalogue = new Catalogue();
        for (const importStep of steps) {
          catalogue.apply(importStep);
          if (importStep.search !== null)
            catalogue.index.search({
              text: importStep.search,
              choices: {},
              counted: [],
              sort: "RELEVANCE",
              from: 0,
              to: 3,
            });
        }
        const fresh = catalogue.built();
        for (const searchQuery of queries)
          expect(answer(catalogue.index, searchQuery)).toEqual(answer(fresh, searchQuery));
      },
    ),
    { numRuns: ROUNDS },
  );
}, 600_000);

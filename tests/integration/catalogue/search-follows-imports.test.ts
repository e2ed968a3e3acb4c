/** Search results during catalogue imports: words of removed products must not hide other products. */
import fc from "fast-check";
import { PRODUCT_SORTS, type ProductSort } from "#contract/catalogue/lists";
import { FACET_KEYS } from "#contract/catalogue/facets";
import { DEFAULT_LESSOR } from "#contract/leases/financing";
import { importFiles, importRecords } from "../../../server/catalogue/import/import-catalogue";
import { facetViews } from "../../../server/catalogue/search/facets/facet-views.mapping";
import { openSearch } from "../../../server/catalogue/search/search";
import type { SearchEngine } from "../../../server/catalogue/search/search.port";
import { NO_RULES } from "../../../server/catalogue/search/staff-rules.model";
import { openImportPlace } from "../../support/catalogue/import-place";
import { startTestApi } from "../../support/hosts/test-api";
import { waitUntil } from "../../support/hosts/wait-for";

const ROUNDS = Number(process.env["CATALOGUE_ROUNDS"] ?? 14);
const place = openImportPlace();

test("a search for words a hidden product shared has the same results as before", async () => {
  const api = await startTestApi(300);
  const importText = async (record: object) =>
    importFiles({
      db: api.database.db,
      files: [await place.file("feed.json", JSON.stringify(record))],
      supplierId: "bestbuy",
      rejectsFile: null,
    });
  const count = async (text: string) => {
    const { data } = await api.query(
      `{ searchProducts(input: { text: ${JSON.stringify(text)} }) { totalCount } }`,
    );
    return (data as { searchProducts: { totalCount: number } }).searchProducts.totalCount;
  };
  const [laptops, displays] = [await count("laptop"), await count('17" laptop display')];

  await importText({
    sku: "996001",
    name: 'Zorblax Laptop 17" Display',
    regularPrice: 500,
    category: [{ id: "abcat0502000", name: "Laptops" }],
  });
  await waitUntil(async () => (await count("zorblax")) === 1);
  await importText({ sku: "996001", active: false });
  await waitUntil(async () => (await count("zorblax")) === 0);

  expect(laptops).toBeGreaterThan(0);
  expect([await count("laptop"), await count('17" laptop display')]).toEqual([laptops, displays]);
  await api.close();
});

test("a word of a description or specification matches the product, ranked below matches by name", async () => {
  const api = await startTestApi(20);
  const camera = { regularPrice: 500, category: [{ id: "abcat0401000", name: "Digital Cameras" }] };
  await importFiles({
    db: api.database.db,
    files: [
      await place.file(
        "feed.json",
        JSON.stringify([
          {
            ...camera,
            sku: "996101",
            name: "Zorblax",
            bestSellingRank: 1,
            shortDescription: "Quorlish colours",
            longDescriptionHtml: "<p>Holds a vintrap.</p><p>Folds flat.</p>",
            details: [{ name: "Shutter", value: "Quintilade" }],
          },
          { ...camera, sku: "996102", name: "Vintrap" },
        ]),
      ),
    ],
    supplierId: "bestbuy",
    rejectsFile: null,
  });
  const find = async (text: string) => {
    const { data } = await api.query(
      `{ searchProducts(input: { text: ${JSON.stringify(text)} }) { products { productId } } }`,
    );
    const response = data as { searchProducts: { products: { productId: string }[] } };
    return response.searchProducts.products.map(({ productId }) => productId);
  };
  await waitUntil(async () => (await find("zorblax")).length > 0);

  expect(await find("quorlish")).toEqual(["996101"]);
  expect(await find("quintilade zorblax")).toEqual(["996101"]);
  expect(await find("vintrap")).toEqual(["996102", "996101"]);
  await api.close();
});

const WORDS = "laptop slim smart soundbar wi-fi washer machine tv stand zorblax quiet".split(" ");
const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(" "));
/** A feed record: complete, or only what changes. */
const record = fc.record(
  {
    name: words,
    manufacturer: fc.constantFrom("Norvik", "Halden", "Tessel"),
    regularPrice: fc.integer({ min: 10, max: 900 }),
    categoryPath: fc.constantFrom("laptop-computers", "tv-stands", "washers-dryers", "nowhere"),
    active: fc.boolean(),
    features: fc.array(words, { maxLength: 2 }),
    shortDescription: words,
    longDescription: words,
    details: fc.array(fc.record({ name: words, value: words }), { maxLength: 2 }),
    onlineAvailability: fc.boolean(),
    customerReviewAverage: fc.integer({ min: 1, max: 5 }),
    customerReviewCount: fc.nat(50),
  },
  { requiredKeys: ["name"] },
);
const delivery = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), record), { minLength: 1, maxLength: 4 });

const searchParts = () => ({
  engine: "memory" as const,
  db: place.db,
  backgroundDb: place.db,
  planTerms: DEFAULT_LESSOR,
});

test(`after any imports a running host answers as a freshly started one, ${ROUNDS} rounds`, async () => {
  const running = openSearch(searchParts());
  await running.start();

  await fc.assert(
    fc.asyncProperty(delivery, words, fc.constantFrom(...PRODUCT_SORTS), async (records, text, sort) => {
      const sent = records.map(([sku, change]) => ({ sku, ...change }));
      await importRecords({ db: place.db, records: sent, supplierId: "any" });
      const started = openSearch(searchParts());
      await started.start();
      await Promise.all([running.refresh(), started.refresh()]);
      const [refreshed, fresh] = await Promise.all(
        [running, started].map((search) => answerOf(search, text, sort)),
      );
      expect(refreshed).toEqual(fresh);
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );
}, 900_000);

/** Everything a shopper sees of a search. */
async function answerOf(search: SearchEngine, text: string, sort: ProductSort) {
  const { counts, ...results } = await search.search({
    text,
    choices: {},
    counted: FACET_KEYS,
    sort,
    from: 0,
    to: 20,
    rules: NO_RULES,
  });
  const tree = await search.getTree();
  const { departments, brands } = tree;
  const facets = facetViews({ choices: {}, counts, tree });
  return {
    revision: await search.getRevision(),
    ...results,
    facets,
    departments,
    brands: [...brands.values()],
  };
}

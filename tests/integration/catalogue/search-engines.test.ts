/** The contract of the search port, tested on each engine: the in-memory read model, and PostgreSQL. */
import { sql } from "kysely";
import { PRODUCT_SORTS, type ProductSort } from "#contract/catalogue/lists";
import { FACET_KEYS } from "#contract/catalogue/facets";
import { DEFAULT_LESSOR } from "#contract/leases/financing";
import { readAttributes } from "#contract/attributes/read-attributes";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { withPayment } from "../../../server/catalogue/search/leased-row.mapping";
import { openSearch } from "../../../server/catalogue/search/search";
import type { FollowingSearch, SearchQuery } from "../../../server/catalogue/search/search.port";
import { SEARCH_ENGINES } from "../../../server/catalogue/search/search.settings";
import { createSearchStore } from "../../../server/catalogue/search/search.store";
import { NO_RULES, StaffRules } from "../../../server/catalogue/search/staff-rules.model";
import { demoRecords } from "../../../demo/demo-products";
import { tireRecords } from "../../../demo/tires/tire-records";
import {
  facetRecount,
  randomFrom,
  type FacetRecount,
  type KnownProduct,
} from "../../support/catalogue/facet-recount";
import { queryHost } from "../../support/hosts/test-api";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

/** Products of both lines. */
const RECORDS = [...demoRecords({ count: 300 }), ...[...tireRecords()].filter((_, at) => at % 4 === 0)];
const ROUNDS = Number(process.env["CATALOGUE_ROUNDS"] ?? 20);

let database: TestDatabase;
let products: readonly KnownProduct[];
let recount: FacetRecount;

beforeAll(async () => {
  database = await createTestDatabase();
  await importRecords({ db: database.db, records: RECORDS, supplierId: "demo" });
  await sql`UPDATE product_stock SET available_quantity = 0, updated_at = now() WHERE product_id LIKE '%3'`.execute(
    database.db,
  );
  const query = { after: { revision: "0", productId: "" }, withHidden: false, limit: RECORDS.length };
  const rows = await createSearchStore(database.db).listRows(query);
  products = rows.map((row) => ({ ...withPayment(row, DEFAULT_LESSOR), typed: readAttributes(row) }));
  recount = facetRecount(products);
});
afterAll(() => database.drop());

const idsOf = (some: readonly { readonly productId: string }[]) =>
  some.map(({ productId }) => productId).sort();

describe.each(SEARCH_ENGINES)("the search in %s", (engine) => {
  let search: FollowingSearch;
  beforeAll(async () => {
    const { db } = database;
    search = openSearch({ engine, db, backgroundDb: db, planTerms: DEFAULT_LESSOR });
    await search.start();
    await search.refresh();
  });
  afterAll(() => search.stop());

  const searchFor = (query: Partial<SearchQuery>) =>
    search.search({
      text: "",
      choices: {},
      counted: [],
      sort: "RELEVANCE",
      from: 0,
      to: 24,
      rules: NO_RULES,
      ...query,
    });
  const everything = async (query: Partial<SearchQuery>) =>
    (await searchFor({ ...query, to: Infinity })).productIds;
  const productsNamed = (word: string) => products.filter(({ name }) => name.toLowerCase().includes(word));

  test(
    `counts equal a plain recount on ${ROUNDS} random combinations, typed attributes included`,
    async () => {
      const random = randomFrom(7);
      for (let round = 0; round < ROUNDS; round += 1) {
        const choices = recount.randomChoices(random);
        const { totalCount, counts } = await searchFor({ choices, counted: FACET_KEYS });
        expect({ choices, totalCount }).toEqual({ choices, totalCount: recount.passing(choices).length });
        for (const key of FACET_KEYS) {
          const reported = Object.fromEntries(counts[key]!);
          expect({ choices, key, reported }).toEqual({
            choices,
            key,
            reported: recount.counts(choices, key),
          });
        }
      }
    },
    60_000 + ROUNDS * 200,
  );

  test.each(PRODUCT_SORTS)("paging by %s has no gaps and no duplicates", async (sort) => {
    for (const text of ["", "smart"]) {
      const full = await everything({ text, sort });
      const pages: string[] = [];
      for (let from = 0; from < full.length; from += 24)
        pages.push(...(await searchFor({ text, sort, from, to: from + 24 })).productIds);
      expect(pages).toEqual(full);
      expect(new Set(full).size).toBe((await searchFor({ text, sort })).totalCount);
    }
  });

  test("sorts by price, rating and date", async () => {
    const byId = new Map(products.map((product) => [product.productId, product]));
    const ordered = async (sort: ProductSort) => (await everything({ sort })).map((id) => byId.get(id)!);
    const prices = (await ordered("PRICE_LOW_TO_HIGH")).map(({ cashPrice }) => cashPrice!);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await ordered("PRICE_HIGH_TO_LOW")).map(({ cashPrice }) => cashPrice)).toEqual(prices.reverse());
    const stars = (await ordered("CUSTOMER_RATING")).map(({ reviewAverage }) => reviewAverage ?? 0);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    const leases = (await ordered("LEASE_PAYMENT_LOW_TO_HIGH")).map(
      ({ weeklyPayment }) => weeklyPayment ?? Infinity,
    );
    expect(leases).toEqual([...leases].sort((a, b) => (a === b ? 0 : a - b)));
  });

  test("matches an exact word of a name and a SKU, and nothing for an unknown word", async () => {
    for (const word of ["wireless", "smart", "portable"]) {
      const matches = await everything({ text: word });
      expect(idsOf(productsNamed(word)).filter((id) => !matches.includes(id))).toEqual([]);
    }
    const [{ productId }] = products as [KnownProduct];
    expect((await searchFor({ text: productId.toUpperCase() })).productIds).toEqual([productId]);
    expect(await searchFor({ text: "xqzzywv" })).toMatchObject({ totalCount: 0, productIds: [] });
  });

  test("names an unknown number as typed, and drops it", async () => {
    const answer = await searchFor({ text: "wireless 9,999 GB" });

    expect(answer.unmetWords).toEqual(["9,999 GB"]);
    expect(answer.totalCount).toBe((await searchFor({ text: "wireless" })).totalCount);
    expect((await searchFor({ text: "wireless" })).unmetWords).toEqual([]);
  });

  test("treats SQL wildcards and malformed IDs as text that matches nothing", async () => {
    const odd = [
      "' & | ! ( ) : *",
      "a'b",
      String.raw`c\d \'`,
      "wash:*",
      "!tv",
      "<->",
      "é😀ﬃ",
      "$1 {x} %s",
      "a ".repeat(90),
    ];
    for (const text of odd) expect((await searchFor({ text })).totalCount).toBeGreaterThanOrEqual(0);
    for (const id of ["\u0000", "'", "a,b", '{"}', "\ud800"])
      expect(
        (await searchFor({ choices: { CATEGORY: [id], BRAND: [id, id] }, counted: FACET_KEYS })).totalCount,
      ).toBe(0);
    expect(await search.has("\u0000")).toBe(false);
  });

  test("matches products with all of several words, in any order", async () => {
    const some = productsNamed("wireless").find(({ categoryId }) => categoryId !== null)!;
    const words = some.name
      .replace(/[^\p{L}\p{N} ]/gu, " ")
      .split(/\s+/)
      .filter((word) => /^\p{L}{4,}$/u.test(word));
    const [forwards, backwards] = await Promise.all([
      everything({ text: words.join(" ") }),
      everything({ text: [...words].reverse().join(" ") }),
    ]);
    expect(forwards).toContain(some.productId);
    expect([...backwards].sort()).toEqual([...forwards].sort());
  });

  test("applies staff rules for a text: synonyms, pinned products, hidden products", async () => {
    const [first, hidden] = await everything({ text: "wireless" });
    const pinned = products.find(({ name }) => !/wireless/i.test(name))!.productId;
    const rule = { text: "", phrases: [], pinned: [], hidden: [], address: "", intro: "" };
    const rules = new StaffRules([
      { ...rule, kind: "SYNONYM", text: "cordlessly", phrases: ["wireless"] },
      { ...rule, kind: "PLACING", text: "wireless", pinned: [pinned], hidden: [hidden!] },
    ]);
    const placed = await everything({ text: "wireless", rules });
    expect(placed[0]).toBe(pinned);
    expect(placed).toContain(first);
    expect(placed).not.toContain(hidden);
    const { totalCount } = await searchFor({ text: "cordlessly", rules });
    expect(totalCount).toBe((await searchFor({ text: "wireless" })).totalCount);
  });

  test("returns product counts of each category and brand in the tree", async () => {
    const { categories, brands } = await search.getTree();
    for (const { id, productCount, subCategories } of categories.values())
      if (subCategories.length === 0) expect(productCount).toBe(recount.passing({ CATEGORY: [id] }).length);
    for (const { id, productCount } of brands.values())
      expect(productCount).toBe(recount.passing({ BRAND: [id] }).length);
    expect(await search.countProducts()).toBe(products.length);
  });

  test("offers an attribute that a fifth of the matches have", async () => {
    const { counts } = await searchFor({ choices: { CATEGORY: ["laptop-computers"] }, withAttributes: true });
    expect(Object.keys(counts)).toContain("MEMORY");
    expect(
      Object.keys((await searchFor({ choices: { CATEGORY: ["tv-stands"] }, withAttributes: true })).counts),
    ).not.toContain("MEMORY");
  });

  test("sees hidden and sold-out products after a refresh", async () => {
    const { db } = database;
    const { productId, isAvailable } = products.at(-1)!;
    const isListed = async () => [await search.has(productId), (await everything({})).includes(productId)];
    const change = async (isLive: boolean) => {
      await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(db);
      await sql`UPDATE products SET is_live = ${isLive}, hidden_reason = ${isLive ? null : "test"},
        revision = (SELECT revision FROM catalogue_state) WHERE product_id = ${productId}`.execute(db);
      await search.refresh();
    };
    const stock = async (pieces: number) => {
      await sql`UPDATE product_stock SET available_quantity = ${pieces}, updated_at = now()
        WHERE product_id = ${productId}`.execute(db);
      await search.refresh();
    };
    await change(false);
    expect(await isListed()).toEqual([false, false]);
    await change(true);
    expect(await isListed()).toEqual([true, true]);
    await stock(0);
    expect(await everything({ choices: { AVAILABILITY: ["AVAILABLE"] } })).not.toContain(productId);
    await stock(isAvailable ? 5 : 0);
    expect(await search.getRevision()).toBe(await createSearchStore(db).getRevision());
  });
});

test.each(PRODUCT_SORTS.filter((sort) => sort !== "RELEVANCE"))(
  "both engines return the same products in the same order by %s, and hosts that start together share the work",
  async (sort) => {
    const { db } = database;
    const engines = (["memory", "postgres", "postgres"] as const).map((engine) =>
      openSearch({ engine, db, backgroundDb: db, planTerms: DEFAULT_LESSOR }),
    );
    await sql`DROP TABLE IF EXISTS search_documents, search_documents_state`.execute(db);
    await Promise.all(engines.map((engine) => engine.start()));
    const query = { text: "", choices: {}, counted: [], sort, from: 0, to: Infinity, rules: NO_RULES };
    const [first, ...others] = await Promise.all(engines.map((engine) => engine.search(query)));
    for (const { productIds } of others) expect(productIds).toEqual(first!.productIds);
    await Promise.all(engines.map((engine) => engine.stop()));
  },
);

test("a host set to PostgreSQL search matches, reads a price in words, suggests, follows a renamed brand and gets ready", async () => {
  const { db, url } = database;
  const config = {
    ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", SEARCH_ENGINE: "postgres" }),
    databaseUrl: url,
  };
  const host = await buildApp({ config, db });
  const { brandId, name } = products.find(
    (product) => product.brandId !== null && product.cashPrice! < 300_00,
  )!;
  const { brandName } = await db
    .selectFrom("brands")
    .select("name as brandName")
    .where("id", "=", brandId)
    .executeTakeFirstOrThrow();
  const find = async (text: string) => {
    const { data } = await queryHost(
      host,
      `query($text: String!) { searchProducts(input: { text: $text }) { totalCount products { name regularPrice salePrice } }
        getSearchSuggestions(text: $text) { products { name } brands { label } } }`,
      { text },
    );
    return data as unknown as Answered;
  };
  const { searchProducts } = await find(`${brandName} under $300`);
  expect(searchProducts.products.length).toBeGreaterThan(0);
  for (const { regularPrice, salePrice } of searchProducts.products)
    expect(salePrice ?? regularPrice).toBeLessThanOrEqual(300_00);
  const { getSearchSuggestions } = await find(brandName.slice(0, 4));
  expect(getSearchSuggestions.brands).toContainEqual({ label: brandName });
  expect((await find(name)).searchProducts.products[0]).toMatchObject({ name });
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE brands SET name = 'Zylophar' WHERE id = ${brandId}`.execute(trx);
    await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(trx);
    await sql`SELECT pg_notify('catalogue_changed', '')`.execute(trx);
  });
  while ((await find("zylophar")).searchProducts.totalCount === 0);
  expect((await find("zylophar")).searchProducts.totalCount).toBe(
    recount.passing({ BRAND: [brandId!] }).length,
  );
  expect((await host.inject({ method: "GET", url: "/ready" })).statusCode).toBe(200);
  await host.close();
}, 30_000);

interface Answered {
  readonly searchProducts: {
    readonly totalCount: number;
    readonly products: readonly { name: string; regularPrice: number; salePrice: number | null }[];
  };
  readonly getSearchSuggestions: { readonly brands: readonly { readonly label: string }[] };
}

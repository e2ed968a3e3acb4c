/** A host that starts from another host's stored read model answers as one that read all products. */
import { sql } from "kysely";
import { PRODUCT_SORTS } from "#contract/catalogue/lists";
import { FACET_KEYS } from "#contract/catalogue/facets";
import { DEFAULT_LESSOR } from "#contract/leases/financing";
import { readAttributes } from "#contract/attributes/read-attributes";
import { demoRecords } from "../../../demo/demo-products";
import type { Statement } from "../../../server/db/client";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { withPayment } from "../../../server/catalogue/search/leased-row.mapping";
import { openSearch } from "../../../server/catalogue/search/search";
import type { FollowingSearch, SearchQuery } from "../../../server/catalogue/search/search.port";
import { createSearchStore } from "../../../server/catalogue/search/search.store";
import { NO_RULES } from "../../../server/catalogue/search/staff-rules.model";
import { facetRecount, randomFrom } from "../../support/catalogue/facet-recount";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { logStatements } from "../../support/hosts/statements";

/** Above the size from which a model is stored. */
const PRODUCTS = 1_150;
const ROUNDS = Number(process.env["CATALOGUE_ROUNDS"] ?? 60);
const SEED = 20_261_128;
const TEXTS = ["", "smart", "wireless headphone", "televison", "tv 55 inch", "quiet", "soundbar", "zylophar"];

let database: TestDatabase;
let queries: readonly SearchQuery[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await importRecords({ db, records: demoRecords({ count: PRODUCTS }), supplierId: "demo" });
  const query = { after: { revision: "0", productId: "" }, withHidden: false, limit: PRODUCTS };
  const rows = await createSearchStore(db).listRows(query);
  const { randomChoices } = facetRecount(
    rows.map((row) => ({ ...withPayment(row, DEFAULT_LESSOR), typed: readAttributes(row) })),
  );
  const random = randomFrom(SEED);
  queries = Array.from({ length: ROUNDS }, (_, round) => ({
    text: TEXTS[round % TEXTS.length]!,
    choices: round % 3 === 0 ? {} : randomChoices(random),
    sort: PRODUCT_SORTS[round % PRODUCT_SORTS.length]!,
    counted: FACET_KEYS,
    withAttributes: true,
    from: 0,
    to: Infinity,
    rules: NO_RULES,
  }));
});
afterAll(() => database.drop());

/** @returns a loaded search of a new host, and the statements it sent */
async function startSearch(planTerms = DEFAULT_LESSOR) {
  const log = logStatements(database.db);
  const search = openSearch({ engine: "memory", db: log.db, backgroundDb: log.db, planTerms });
  const { statements } = await log.during(async () => {
    await search.start();
    await search.refresh();
  });
  const readingProducts = statements.filter((text) => /FROM products p LEFT JOIN/.test(text));
  return { search, statements, chunks: readingProducts.length };
}

/** Everything shoppers see of a search. */
async function answersOf(search: FollowingSearch) {
  const { departments, brands } = await search.getTree();
  return {
    found: await Promise.all(queries.map((query) => search.search(query))),
    tree: [departments, [...brands.values()]],
    products: await search.countProducts(),
    revision: await search.getRevision(),
  };
}

const forgetStored = () => sql`DELETE FROM read_models`.execute(database.db);

/** One catalogue change of the products whose IDs end like this. */
async function change(ending: string, set: Statement): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(trx);
    await sql`UPDATE products SET ${set}, revision = (SELECT revision FROM catalogue_state)
      WHERE product_id LIKE ${`%${ending}`}`.execute(trx);
  });
}

test("the first host reads every product once and stores the model; the next reads the parts and no product", async () => {
  const first = await startSearch();
  const next = await startSearch();

  // A chunk has 100 products.
  expect(first.chunks).toBe(Math.ceil(PRODUCTS / 100));
  expect(next.chunks).toBe(0);
  expect(next.statements.length).toBeLessThan(50);
  const { rows } = await sql`SELECT FROM read_models`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(await answersOf(next.search)).toEqual(await answersOf(first.search));
  await Promise.all([first.search.stop(), next.search.stop()]);
}, 60_000);

test("changes since the model was stored are read with it: prices, names, hidden products, stock", async () => {
  await change("7", sql`regular_price_cents = regular_price_cents + 100, sale_price_cents = NULL`);
  await change("17", sql`name = 'Zylophar Soundbar ' || product_id`);
  await change("27", sql`is_live = false, hidden_reason = 'test'`);
  await sql`UPDATE product_stock SET available_quantity = 0, updated_at = now() WHERE product_id LIKE '%3'`.execute(
    database.db,
  );

  const restored = await startSearch();
  await forgetStored();
  const loaded = await startSearch();

  expect(restored.chunks).toBeGreaterThan(0);
  expect(restored.chunks).toBeLessThan(loaded.chunks / 2);
  expect(await answersOf(restored.search)).toEqual(await answersOf(loaded.search));
  await Promise.all([restored.search.stop(), loaded.search.stop()]);
}, 60_000);

test("a model with an outdated brand name, a damaged one, a newer revision or other terms is not used", async () => {
  const { db } = database;
  const brand = await db
    .selectFrom("brands")
    .select("id")
    .orderBy("product_count", "desc")
    .executeTakeFirstOrThrow();
  await sql`UPDATE brands SET name = 'Zylophar' WHERE id = ${brand.id}`.execute(db);
  await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(db);
  const renamed = await startSearch();
  await sql`DELETE FROM read_model_parts WHERE part = 3`.execute(db);
  const damaged = await startSearch();
  await forgetStored();
  const fresh = await startSearch();
  await sql`UPDATE read_models SET revision = revision + 1_000`.execute(db);
  const ahead = await startSearch();
  const otherTerms = await startSearch({ ...DEFAULT_LESSOR, costFactorBasisPoints: 15_000 });

  const chunks = [renamed, damaged, ahead, otherTerms].map((host) => host.chunks);
  // The changed products are read before the brand turns out to be renamed.
  expect(chunks).toEqual([fresh.chunks + 1, fresh.chunks, fresh.chunks, fresh.chunks]);
  const expected = await answersOf(fresh.search);
  for (const { search } of [renamed, damaged, ahead]) expect(await answersOf(search)).toEqual(expected);
  await Promise.all([renamed, damaged, fresh, ahead, otherTerms].map(({ search }) => search.stop()));
}, 90_000);

test("while a host loads, categories, brands and single products are available, searches wait, and it loads once", async () => {
  await forgetStored();
  const log = logStatements(database.db);
  const search = openSearch({
    engine: "memory",
    db: log.db,
    backgroundDb: log.db,
    planTerms: DEFAULT_LESSOR,
  });
  const { statements } = await log.during(async () => {
    await search.start();
    const isLoadedAtFirst = search.isLoaded;
    const cold = await Promise.all([search.getTree(), search.countProducts(), search.has("unknown\u0000")]);
    const refreshed = Promise.all([search.refresh(), search.refresh()]);
    const results = await search.search(queries[0]!);
    const warm = [await search.getTree(), await search.countProducts(), await search.has("unknown\u0000")];

    expect(isLoadedAtFirst).toBe(false);
    expect(results.totalCount).toBeGreaterThan(0);
    expect(cold[0].departments).toEqual((warm[0] as (typeof cold)[0]).departments);
    expect([...cold[0].brands]).toEqual([...(warm[0] as (typeof cold)[0]).brands]);
    expect(cold.slice(1)).toEqual(warm.slice(1));
    await refreshed;
  });
  const reading = statements.filter((text) => /FROM products p LEFT JOIN/.test(text));
  expect(reading.length).toBeLessThanOrEqual(Math.ceil(PRODUCTS / 100));
  await search.stop();
}, 60_000);

test("a host that shuts down while loading rejects waiting searches", async () => {
  await forgetStored();
  const search = openSearch({
    engine: "memory",
    db: database.db,
    backgroundDb: database.db,
    planTerms: DEFAULT_LESSOR,
  });
  await search.start();
  const pending = search.search(queries[0]!);
  await Promise.all([expect(pending).rejects.toMatchObject({ code: "UNAVAILABLE" }), search.stop()]);
  expect(search.isLoaded).toBe(false);
}, 30_000);

import { LEAF_CATEGORIES, SHOP_CATEGORIES } from "#contract/catalogue/categories";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { DEMO_SUPPLIER, loadDemoCatalogue } from "../../../demo/demo-catalogue";
import { DEMO_PRODUCT_COUNT, demoBrands, demoRecords } from "../../../demo/demo-products";
import { tireRecords } from "../../../demo/tires/tire-records";
import type { Db } from "../../../server/db/client";
import { queryHost } from "../../support/hosts/test-api";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

/** Both lines: electronics, and tires and wheels. */
const SHOP_COUNT = DEMO_PRODUCT_COUNT + [...tireRecords()].length;

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
});

afterEach(() => database.drop());

async function productCount(where: { live?: boolean } = {}): Promise<number> {
  let query = db.selectFrom("products").select((row) => row.fn.countAll().as("count"));
  if (where.live !== undefined) query = query.where("is_live", "=", where.live);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

test("an empty shop gets every demo product, live, in all leaf categories, with described brands", async () => {
  const load = await loadDemoCatalogue(db);

  expect(load).toEqual({ isLoaded: true, brands: demoBrands().length, products: SHOP_COUNT });
  expect(await productCount({ live: true })).toBe(SHOP_COUNT);
  const leaves = await db.selectFrom("products").select("category_id").distinct().execute();
  expect(leaves.length).toBe(LEAF_CATEGORIES.length);
  const brands = await db.selectFrom("brands").selectAll().execute();
  expect(brands.length).toBe(demoBrands().length);
  expect(brands.filter((brand) => brand.description === "" || brand.product_count === 0)).toEqual([]);
});

test("no listing page shows the same picture twice", async () => {
  await loadDemoCatalogue(db);
  const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: database.url };
  const app = await buildApp({ config, db });
  const brands = demoBrands().map(({ id }) => ({ brandIds: [id] }));
  const categories = [...SHOP_CATEGORIES, ...LEAF_CATEGORIES].map(({ id }) => ({ categoryId: id }));
  const twice: string[] = [];
  let cards = 0;
  for (const listing of [{}, ...brands, ...categories]) {
    for (let pageNumber = 1, pageCount = 1; pageNumber <= pageCount; pageNumber += 1) {
      const { data, errors } = await queryHost(app, SEARCH, { input: { ...listing, pageNumber } });
      expect(errors).toEqual([]);
      const page = (data as { searchProducts: ResultPage }).searchProducts;
      pageCount = page.pageCount;
      // All sizes of a tire line share one picture.
      const pictures = page.products
        .map(({ images }) => images[0]?.href ?? "")
        .filter((href) => !href.includes("/tires/"));
      cards += pictures.length;
      if (new Set(pictures).size < pictures.length)
        twice.push(`${JSON.stringify(listing)} page ${pageNumber}`);
    }
  }
  await app.close();
  expect(twice).toEqual([]);
  expect(cards).toBeGreaterThan(3 * DEMO_PRODUCT_COUNT);
});

interface ResultPage {
  readonly pageCount: number;
  readonly products: readonly { readonly images: readonly { readonly href: string }[] }[];
}
const SEARCH = `query ($input: SearchProductsInput!) {
  searchProducts(input: $input) { pageCount products { images { href } } }
}`;

test("a shop that was seeded once is left alone", async () => {
  await loadDemoCatalogue(db);
  await db.updateTable("products").set({ name: "Renamed by the shop" }).execute();

  expect(await loadDemoCatalogue(db)).toEqual({ isLoaded: false, brands: 0, products: 0 });
  expect(
    await db
      .selectFrom("products")
      .select("name")
      .distinct()
      .execute()
      .then((rows) => rows.length),
  ).toBe(1);
});

test("a load killed in the middle is completed by the next start", async () => {
  await importRecords({ db, records: demoRecords({ count: 200 }), supplierId: DEMO_SUPPLIER });
  await db.updateTable("import_runs").set({ status: "RUNNING", finished_at: null }).execute();

  const load = await loadDemoCatalogue(db);

  expect(load.isLoaded).toBe(true);
  expect(await productCount({ live: true })).toBe(SHOP_COUNT);
});

test("a shop with its own catalogue never gets demo products", async () => {
  await importRecords({ db, records: demoRecords({ count: 3 }), supplierId: "acme" });

  expect((await loadDemoCatalogue(db)).isLoaded).toBe(false);
  expect(await productCount()).toBe(3);
});

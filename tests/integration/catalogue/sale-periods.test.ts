/** Sales start and end by themselves, wherever a price is read (PRICING-12). */
import { sql } from "kysely";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { changeSales } from "../../../server/catalogue/pricing/sale-periods.service";
import { changeCatalogue } from "../../../server/catalogue/read-model/read-model.store";
import { openDatabase } from "../../../server/db/client";
import { openImportPlace } from "../../support/catalogue/import-place";
import { startTestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const place = openImportPlace();
const MINUTE_MS = 60_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

const record = (sku: number, more: object = {}) => ({
  sku,
  name: `Halden TV ${sku}`,
  price: 100,
  brand: "Halden",
  category: "Televisions",
  ...more,
});
const sale = (from: string, to: string) => ({
  sale_price: 60,
  sale_price_effective_date: `${from}/${to}`,
});

async function importInto(db: typeof place.db, ...records: readonly object[]) {
  const files = [await place.file("feed.json", JSON.stringify(records))];
  return importFiles({ db, files, supplierId: "acme", rejectsFile: null });
}
const importAll = (...records: readonly object[]) => importInto(place.db, ...records);

interface Prices {
  readonly regular: number;
  readonly sale: number | null;
  readonly cost: number | null;
  readonly onSale: boolean;
  readonly changesAt: Date | null;
}
const pricesOf = async (sku: number, db = place.db) =>
  (
    await sql<Prices>`SELECT regular_price_cents AS regular, sale_price_cents AS sale,
        supplier_sale_price_cents AS cost, on_sale AS "onSale", sale_changes_at AS "changesAt"
      FROM products WHERE sku = ${String(sku)}`.execute(db)
  ).rows[0]!;
const revision = async (db = place.db) =>
  Number(
    (await sql<{ revision: string }>`SELECT revision FROM catalogue_state`.execute(db)).rows[0]!.revision,
  );
/** Moves the period earlier by that time. */
const later = (ms: number) =>
  sql`UPDATE products SET sale_starts_at = sale_starts_at - make_interval(secs => ${ms / 1_000}),
      sale_ends_at = sale_ends_at - make_interval(secs => ${ms / 1_000}),
      sale_changes_at = sale_changes_at - make_interval(secs => ${ms / 1_000})`.execute(place.db);

test("a running shop charges the sale price from the start to the end of its period, without an import", async () => {
  const api = await startTestApi(3);
  try {
    const { db } = api.database;
    // Times are stored in whole seconds.
    const [startsAt, endsAt] = [3_000, 9_000].map((ms) => inMs(ms).replace(/\.\d+/, ".000"));
    await importInto(db, record(71, sale(startsAt!, endsAt!)));
    const queryPrices = async () => {
      const { data } =
        await api.query(`{ getProductById(productId: "71") { regularPrice salePrice onSale salePeriod { startsAt endsAt } }
        getCartProducts(productIds: ["71"]) { product { salePrice } } }`);
      return data as {
        getProductById: { regularPrice: number; salePrice: number | null; onSale: boolean };
        getCartProducts: { product: { salePrice: number | null } }[];
      };
    };
    const until = (price: number | null) =>
      waitFor(async () => ((await queryPrices()).getProductById.salePrice === price ? queryPrices() : null));
    const before = await revision(db);
    const planned = { regularPrice: 10_000, salePrice: null, onSale: false, salePeriod: null };
    expect((await queryPrices()).getProductById).toEqual(planned);
    const during = await until(6_000);
    expect(during).toMatchObject({
      getProductById: { onSale: true, salePeriod: { startsAt, endsAt } },
      getCartProducts: [{ product: { salePrice: 6_000 } }],
    });
    expect(await revision(db)).toBe(before + 1);
    expect(await until(null)).toMatchObject({
      getProductById: { onSale: false, salePeriod: null },
      getCartProducts: [{ product: { salePrice: null } }],
    });
    expect(await revision(db)).toBe(before + 2);
    const { rows } = await sql<{ cents: number }>`SELECT cents FROM product_prices
      WHERE product_id = '71' ORDER BY since`.execute(db);
    expect(rows.map(({ cents }) => cents)).toEqual([10_000, 6_000, 10_000]);
  } finally {
    await api.close();
  }
});

const change = (db = place.db) => changeSales(db, changeCatalogue);

test("importing the same file again is a no-op before, during and after the period", async () => {
  const file = record(1, sale(inMs(10 * MINUTE_MS), inMs(20 * MINUTE_MS)));
  expect(await importAll(file)).toMatchObject({ created: 1 });
  const planned = { regular: 10_000, sale: null, cost: null, onSale: false };
  expect(await pricesOf(1)).toMatchObject(planned);
  expect(await importAll(file)).toMatchObject({ unchanged: 1 });
  expect(await change()).toBe(false);

  const begun = record(2, sale(inMs(-MINUTE_MS), inMs(20 * MINUTE_MS)));
  await importAll(begun);
  const onSale = { regular: 10_000, sale: 6_000, cost: 6_000, onSale: true };
  expect(await pricesOf(2)).toMatchObject(onSale);
  const over = record(3, sale(inMs(-2 * MINUTE_MS), inMs(-MINUTE_MS)));
  await importAll(over);
  expect(await pricesOf(3)).toMatchObject({ ...planned, changesAt: null });
  expect(await importAll(file, begun, over)).toMatchObject({ unchanged: 3 });

  await later(30 * MINUTE_MS);
  await change();
  expect(await pricesOf(1)).toMatchObject({ ...planned, changesAt: null });
  expect(await pricesOf(2)).toMatchObject({ ...planned, changesAt: null });
  expect(await importAll(over)).toMatchObject({ unchanged: 1 });
});

test("two hosts start a sale once, and one that dies leaves it to the next", async () => {
  const count = 40;
  const skus = Array.from({ length: count }, (_none, at) => at + 1);
  await importAll(...skus.map((sku) => record(sku, sale(inMs(10 * MINUTE_MS), inMs(60 * MINUTE_MS)))));
  await later(15 * MINUTE_MS);
  const before = await revision();
  await sql`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`.execute(place.db);
  await sql`CREATE TRIGGER dies AFTER UPDATE ON catalogue_state FOR EACH STATEMENT EXECUTE FUNCTION die()`.execute(
    place.db,
  );
  const dying = openDatabase(place.databaseUrl);
  await expect(change(dying)).rejects.toThrow();
  await dying.destroy().catch(() => undefined);
  expect(await pricesOf(1)).toMatchObject({ sale: null, cost: null });
  await sql`DROP TRIGGER dies ON catalogue_state`.execute(place.db);

  const other = openDatabase(place.databaseUrl);
  await Promise.all([change(), change(other), change()]);
  await other.destroy();
  for (const sku of skus) expect(await pricesOf(sku)).toMatchObject({ sale: 6_000, cost: 6_000 });
  expect(await revision()).toBe(before + 1);
});

test("a later file can end or move the sale; omitted fields stay", async () => {
  const dates = sale(inMs(-MINUTE_MS), inMs(20 * MINUTE_MS));
  const begun = async () => {
    await place.startAgain();
    await importAll(record(1, dates));
  };
  await begun();
  await importAll({ sku: 1, stock: 3 });
  expect(await pricesOf(1)).toMatchObject({ sale: 6_000, changesAt: expect.any(Date) });
  await importAll({ sku: 1, sale_price: 55 });
  expect(await pricesOf(1)).toMatchObject({ sale: 5_500, changesAt: null });
  await begun();
  await importAll({ sku: 1, price: 100 });
  expect(await pricesOf(1)).toMatchObject({ sale: null, cost: null, changesAt: null });
  await begun();
  await importAll({ sku: 1, sale_price_effective_date: `${inMs(MINUTE_MS)}/${inMs(2 * MINUTE_MS)}` });
  expect(await pricesOf(1)).toMatchObject({ sale: null, cost: null, changesAt: expect.any(Date) });
  // A sale price that is not below the price is ignored, during its period too.
  await importAll(record(1, { ...dates, sale_price: 100 }));
  expect(await pricesOf(1)).toMatchObject({ regular: 10_000, sale: null, changesAt: null });
});

test("a sale is priced by the rules in force when it starts", async () => {
  await importAll(record(1, sale(inMs(10 * MINUTE_MS), inMs(60 * MINUTE_MS))));
  await sql`INSERT INTO price_markup_versions (version, action, rules) VALUES (1, 'ADDED', ${JSON.stringify([
    {
      id: "rule",
      supplierId: null,
      type: "ELECTRONICS",
      isDeleted: false,
      rule: {
        ruleType: "PRICE_BAND",
        categoryId: null,
        minPrice: 1,
        maxPrice: 100_000,
        markupType: "PERCENTAGE",
        roundingMethod: "UP_TO_99",
        markupValue: 1_000,
        brands: [],
      },
    },
  ])}::jsonb)`.execute(place.db);
  await later(15 * MINUTE_MS);
  await change();
  expect(await pricesOf(1)).toMatchObject({ regular: 11_099, sale: 6_699, cost: 6_000, onSale: true });
});

test("an unreadable period is a problem of its row, and the product stays unchanged", async () => {
  await importAll(record(1), record(2));
  const summary = await importAll(
    record(1, { price: 90, sale_price: 60, sale_price_effective_date: "soon" }),
    record(2, { price: 90, sale_price: 60, sale_start: "11/12/2026" }),
  );
  expect(summary).toMatchObject({
    rejected: 2,
    rejectReasons: [["the sale period is not readable", 2]],
  });
  expect(await pricesOf(1)).toMatchObject({ regular: 10_000, sale: null });
  const { rows } = await sql`SELECT sku, field FROM import_rejects ORDER BY sku`.execute(place.db);
  expect(rows).toEqual([
    { sku: "1", field: "sale period" },
    { sku: "2", field: "sale period" },
  ]);
});

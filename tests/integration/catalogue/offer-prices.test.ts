/**
 * Offer prices are stored with products in batches, each exactly once, with the earlier price beside them
 * (CHECKOUT-14, PRICING-8).
 */
import { sql } from "kysely";
import { forgetPrices } from "../../../server/catalogue/offers/earlier-prices.store";
import { publishOffers } from "../../../server/catalogue/offers/offer-prices.service";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openDatabase } from "../../../server/db/client";
import { openImportPlace } from "../../support/catalogue/import-place";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

/** The worker's batches have 2,000 products. */
const BATCHES = 3;
const PRODUCTS = 4_001;
const [FIRST, SECOND] = [seededId(1), seededId(2)];
const PRICE = 20_000;
const DAY_MS = 86_400_000;

const place = openImportPlace();
let api: TestApi;
async function open(products: number): Promise<void> {
  api = await startTestApi(products);
  // This test runs the workers itself.
  await api.app.close();
  await sql`UPDATE products SET regular_price_cents = ${PRICE}, sale_price_cents = NULL, on_sale = false`.execute(
    db(),
  );
}
afterEach(() => api?.database.drop());

const db = () => api.database.db;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const publish = (unit = db()) => publishOffers(unit);
async function publishAll(): Promise<number> {
  let batches = 0;
  while (await publish()) batches += 1;
  return batches;
}
const offer = (code: string, began = daysAgo(1), percentOff = 10, endsAt: Date | null = null) =>
  sql`
  INSERT INTO promotions (code, label, percent_off, is_automatic, combines, most_uses_per_customer, made_at, ends_at)
  VALUES (${code}, ${code}, ${percentOff}, true, true, NULL, ${began}, ${endsAt})`.execute(db());

interface StoredPrice {
  readonly id: string;
  readonly price: number | null;
  readonly was: number | null;
  readonly revision: string;
  readonly isDue: boolean;
}
const storedPrices = async (): Promise<readonly StoredPrice[]> =>
  (
    await sql<StoredPrice>`SELECT product_id AS id, offer_price_cents AS price, was_price_cents AS was, revision,
      offer_is_due AS "isDue" FROM products ORDER BY product_id`.execute(db())
  ).rows;
const priceOf = async (id = FIRST) => (await storedPrices()).find((row) => row.id === id)!;
const revision = async () =>
  (await sql<{ revision: string }>`SELECT revision FROM catalogue_state`.execute(db())).rows[0]!.revision;

describe("in batches", () => {
  beforeEach(() => open(PRODUCTS));

  test("an offer starts and ends at every product, each once with a new revision, and no offer means no work", async () => {
    expect(await publishAll()).toBe(0);
    expect(await revision()).toBe("1");
    await offer("TEN");
    expect(await publishAll()).toBe(BATCHES - 1);
    const begun = await storedPrices();
    expect(begun.every(({ price }) => price === PRICE * 0.9)).toBe(true);
    expect(new Set(begun.map((row) => row.revision))).toEqual(new Set(["2", "3", "4"]));
    expect(await publish()).toBe(false);
    expect(await storedPrices()).toEqual(begun);
    await sql`UPDATE promotions SET ends_at = now()`.execute(db());
    await publishAll();
    expect((await storedPrices()).every(({ price, revision: at }) => price === null && Number(at) > 4)).toBe(
      true,
    );
    await sql`DELETE FROM promotions`.execute(db());
    expect(await publish()).toBe(false);
  });

  test("after a kill, two hosts resume behind the finished products and repeat none", async () => {
    await offer("TEN");
    await publish();
    expect((await storedPrices()).filter(({ price }) => price !== null)).toHaveLength(2_000);
    const dying = openDatabase(api.database.url);
    await sql`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`.execute(
      db(),
    );
    await sql`CREATE TRIGGER dies AFTER UPDATE ON offer_pricing FOR EACH STATEMENT EXECUTE FUNCTION die()`.execute(
      db(),
    );
    await expect(publish(dying)).rejects.toThrow();
    await dying.destroy().catch(() => undefined);
    await sql`DROP TRIGGER dies ON offer_pricing`.execute(db());
    expect((await storedPrices()).filter(({ price }) => price !== null)).toHaveLength(2_000);
    const other = openDatabase(api.database.url);
    await Promise.all([publish(), publish(other), publish(other), publish()]);
    await other.destroy();
    await publishAll();
    const rows = await storedPrices();
    expect(rows.every(({ price }) => price === PRICE * 0.9)).toBe(true);
    // Three batches: no product was written twice.
    expect([...new Set(rows.map((row) => row.revision))].sort()).toEqual(["2", "3", "4"]);
  });
});

describe("of a small shop", () => {
  beforeEach(() => open(60));

  test("a price, brand or category change leaves no wrong offer price, and the worker restores the right one", async () => {
    await offer("TEN");
    await publishAll();
    await sql`UPDATE products SET sale_price_cents = 15005 WHERE product_id = ${FIRST}`.execute(db());
    expect(await priceOf()).toMatchObject({ price: null, isDue: true });
    await publishAll();
    expect(await priceOf()).toMatchObject({ price: 13_505, isDue: false });
    // Changes of other columns keep the offer price.
    await sql`UPDATE products SET name = name || '!' WHERE product_id = ${FIRST}`.execute(db());
    expect(await priceOf()).toMatchObject({ price: 13_505, isDue: false });
    await sql`UPDATE promotions SET scope = 'CATEGORIES', scope_ids = '{tires}'`.execute(db());
    await publishAll();
    const isTire = sql`category_id = 'tires'`;
    const tires = await sql<{ id: string }>`SELECT product_id AS id FROM products WHERE ${isTire}`.execute(
      db(),
    );
    const inScope = new Set(tires.rows.map(({ id }) => id));
    expect(
      (await storedPrices())
        .filter(({ price }) => price !== null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...inScope].sort());
    const moved = inScope.has(FIRST) ? "laptop-computers" : "tires";
    await sql`UPDATE products SET category_id = ${moved} WHERE product_id = ${FIRST}`.execute(db());
    await publishAll();
    expect((await priceOf()).price).toBe(moved === "tires" ? 13_505 : null);
    await sql`UPDATE promotions SET ends_at = now()`.execute(db());
    await publishAll();
    await sql`UPDATE products SET regular_price_cents = 99900 WHERE product_id = ${SECOND}`.execute(db());
    // Without an offer there is no pending work.
    expect(await priceOf(SECOND)).toMatchObject({ price: null, isDue: false });
  });

  test("an import changes prices and adds a product while an offer runs", async () => {
    await offer("TEN");
    const imported = async (price: number) =>
      importFiles({
        db: db(),
        supplierId: "bestbuy",
        rejectsFile: null,
        files: [
          await place.file(
            `feed-${price}.json`,
            JSON.stringify({
              sku: "998001",
              name: "Offered Laptop",
              regularPrice: price,
              category: [{ id: "abcat0502000", name: "Laptops" }],
            }),
          ),
        ],
      });
    const currentPrice = async () =>
      (
        await sql<{ price: number; offer: number | null }>`
      SELECT regular_price_cents AS price, offer_price_cents AS offer FROM products WHERE sku = '998001'`.execute(
          db(),
        )
      ).rows[0]!;
    await imported(500);
    expect((await currentPrice()).offer).toBeNull();
    await publishAll();
    expect(await currentPrice()).toEqual({ price: 50_000, offer: 45_000 });
    await imported(399.99);
    expect(await currentPrice()).toEqual({ price: 39_999, offer: null });
    await publishAll();
    expect(await currentPrice()).toEqual({ price: 39_999, offer: 36_000 });
  });

  describe("the earlier price", () => {
    /** One product's price history, each from some days ago to some days ago; the last price is today's. */
    const history = async (
      prices: readonly (readonly [from: number, to: number | null, cents: number])[],
    ) => {
      await sql`DELETE FROM product_prices WHERE product_id = ${FIRST}`.execute(db());
      for (const [from, to, cents] of prices)
        await sql`INSERT INTO product_prices (product_id, since, until, cents)
        VALUES (${FIRST}, ${daysAgo(from)}, ${to === null ? null : daysAgo(to)}, ${cents})`.execute(db());
    };
    const was = async () => {
      await publishAll();
      return (await priceOf()).was;
    };

    test("is the lowest of the 30 days before the offer started, whatever the price was earlier or since", async () => {
      await history([
        [90, 40, 18_500],
        [40, 20, 22_000],
        [20, 15, 19_500],
        [15, 3, 25_000],
        [3, null, PRICE],
      ]);
      await offer("TEN", daysAgo(5));
      expect(await was()).toBe(19_500);
      // A lower price that ended just before these days does not count; one still in effect at their start
      // does.
      await sql`UPDATE promotions SET made_at = ${daysAgo(25)}`.execute(db());
      expect(await was()).toBe(18_500);
    });

    test("is omitted when it is not above the price, or when the product had no price 30 days before", async () => {
      await history([
        [90, 20, 18_000],
        [20, null, PRICE],
      ]);
      await offer("TEN", daysAgo(5));
      expect(await was()).toBeNull();
      await history([[34.9, null, PRICE]]);
      await sql`UPDATE promotions SET label = 'again'`.execute(db());
      expect(await was()).toBeNull();
      await history([[35.1, null, PRICE]]);
      await sql`UPDATE promotions SET label = 'and again'`.execute(db());
      expect(await was()).toBe(PRICE);
    });

    test("is lower where an earlier offer ended within the 30 days before, and unknown where the start is unknown", async () => {
      await history([[90, null, PRICE]]);
      await sql`INSERT INTO product_prices (product_id, since, until, cents) VALUES
      (${FIRST}, ${daysAgo(20)}, ${daysAgo(10)}, 19000)`.execute(db());
      await offer("TEN", daysAgo(1));
      expect(await was()).toBe(19_000);
      await sql`UPDATE promotions SET made_at = NULL`.execute(db());
      expect(await was()).toBeNull();
    });
  });

  test("is recorded with its time by the database for each product on sale, and deleted after 400 days", async () => {
    const prices = async () =>
      (
        await sql<{ cents: number; isOver: boolean }>`
      SELECT cents, until IS NOT NULL AS "isOver" FROM product_prices WHERE product_id = ${FIRST} ORDER BY since`.execute(
          db(),
        )
      ).rows.map(({ cents, isOver }) => [cents, isOver]);
    const before = (await prices()).length;
    await sql`UPDATE products SET sale_price_cents = 15000 WHERE product_id = ${FIRST}`.execute(db());
    await offer("TEN");
    await publishAll();
    await sql`UPDATE products SET is_live = false, hidden_reason = 'INACTIVE' WHERE product_id = ${FIRST}`.execute(
      db(),
    );
    await sql`UPDATE products SET is_live = true, hidden_reason = NULL WHERE product_id = ${FIRST}`.execute(
      db(),
    );
    await sql`UPDATE products SET name = 'x' WHERE product_id = ${FIRST}`.execute(db());
    expect((await prices()).slice(before)).toEqual([
      [15_000, true],
      [13_500, true],
      [15_000, false],
    ]);
    await sql`UPDATE product_prices SET until = ${daysAgo(401)} WHERE product_id = ${FIRST} AND cents = 13500`.execute(
      db(),
    );
    await sql`UPDATE product_prices SET since = ${daysAgo(800)} WHERE product_id = ${FIRST} AND until IS NULL`.execute(
      db(),
    );
    await forgetPrices(db());
    expect((await prices()).filter(([cents]) => cents === 13_500)).toEqual([]);
    expect((await prices())[0]).toEqual([15_000, false]);
  });
});

/**
 * Price generation for all products: equal to the simulation, in the background, once, and in whole batches
 * after a host is killed (PRICING-2).
 */
import { sql } from "kysely";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { categoryLine, MARKUP_TYPES, ROUNDING_METHODS } from "#contract/pricing/schema";
import { PERMISSIONS } from "#contract/staff/roles";
import { priceNextProducts } from "../../../server/catalogue/pricing/generation.service";
import { createPricing } from "../../../server/catalogue/pricing/pricing";
import { changeCatalogue } from "../../../server/catalogue/read-model/read-model.store";
import { openDatabase } from "../../../server/db/client";
import { createSealer } from "../../../server/db/sealed";
import { signedIn } from "../../support/people/accounts";
import {
  aMarkup,
  priceAdmin,
  pricesIn,
  type PriceAdmin,
  type ProductPrices,
} from "../../support/catalogue/price-rules";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

/** Brands of the seeded catalogue; some of its products have other brands. */
const BRANDS = ["auralis", "norvik", "halden", "brightwell", "corvane", "meridian"];
/** Prices of the seeded catalogue go up to about $4,000. */
const BAND_CENTS = 40_000;

/** Enough products for every category. */
const PRODUCTS = 900;
/** A run prices 2,000 products per transaction (generation.service.ts); the rest is the next batch. */
const [BATCH, REST] = [2_000, 100];

let api: TestApi;
let pricing: PriceAdmin;
afterEach(() => api.close());

async function openPricing(products: number): Promise<void> {
  api = await startTestApi(products);
  pricing = priceAdmin(api, await signedIn(api, "ADMIN"));
}

const prices = () => pricesIn(api.database.db);
const cash = ({ regular, sale }: ProductPrices) => sale ?? regular;
const isTheater = ({ category }: ProductPrices) => categoryLine(category).includes("tv-home-theater");

test("a shop without rules keeps every price and every page", async () => {
  await openPricing(PRODUCTS);
  const before = await prices();
  await pricing.generate();
  expect(await pricing.untilGenerated()).toMatchObject({
    total: PRODUCTS,
    processed: PRODUCTS,
    changed: 0,
    version: 0,
  });
  expect(await prices()).toEqual(before);
  expect((await api.query("{ catalogueState { revision } }")).data).toEqual({
    catalogueState: { revision: "1" },
  });
});

test("a run matches the simulation to the cent and changes nothing else", async () => {
  await openPricing(PRODUCTS);
  const input = aMarkup({ categoryName: "TV & Home Theater" });
  const before = await prices();
  const simulation = await pricing.simulate({ input });
  const { markup } = await pricing.add(input);
  expect(await prices()).toEqual(before);
  await pricing.generate();
  const run = await pricing.untilGenerated();
  const after = await prices();

  const moved = after.map((product, at) => ({ product, by: cash(product) - cash(before[at]!) }));
  expect(simulation).toMatchObject({
    products: PRODUCTS,
    increased: moved.filter(({ by }) => by > 0).length,
    decreased: 0,
    unchanged: moved.filter(({ by }) => by === 0).length,
    withoutMargin: 0,
    withoutRule: after.filter(({ winner }) => winner === null).length,
  });
  expect(simulation.increased).toBeGreaterThan(50);
  expect(run).toMatchObject({ processed: PRODUCTS, changed: simulation.increased, status: "COMPLETED" });
  for (const { sku, before: was, after: is } of simulation.largestChanges) {
    const at = after.findIndex(({ id }) => id === sku);
    expect([was, is]).toEqual([cash(before[at]!), cash(after[at]!)]);
  }
  for (const [at, product] of after.entries()) {
    const isRuled = isTheater(product);
    expect(product.winner).toBe(isRuled ? markup!.id : null);
    if (!isRuled) expect(product).toEqual(before[at]);
    else expect(product.regular % 100).toBe(99);
    expect(product.labels.includes("ON_SALE")).toBe(
      isRuled ? product.sale !== null : before[at]!.labels.includes("ON_SALE"),
    );
  }
  const sample = after.find(isTheater)!;
  const { data } = await api.query(
    `{ getProductById(productId: "${sample.id}") { regularPrice salePrice onSale winnerMarkupId } }`,
  );
  expect(data).toEqual({
    getProductById: {
      regularPrice: sample.regular,
      salePrice: sample.sale,
      onSale: sample.sale !== null,
      winnerMarkupId: markup!.id,
    },
  });
});

/** One rule of each kind, markup and rounding, each for products of its own. */
function rulesOfEveryKind(): object[] {
  const ways = MARKUP_TYPES.flatMap((markupType) =>
    ROUNDING_METHODS.map((roundingMethod) => ({ markupType, roundingMethod })),
  );
  const names = LEAF_CATEGORIES.map(({ name }) => name);
  const [ruled, branded] = [names.slice(0, ways.length), names.slice(ways.length, 2 * ways.length)];
  return ways.flatMap((way, at) => {
    const rule = { ...way, markupValue: 777 + at };
    const [minPrice, maxPrice] = [at * BAND_CENTS, at === ways.length - 1 ? null : (at + 1) * BAND_CENTS - 1];
    return [
      aMarkup({ ...rule, ruleType: "CATEGORY", categoryName: ruled[at] }),
      aMarkup({ ...rule, ruleType: "BRAND_AND_CATEGORY", categoryName: branded[at], brandIds: BRANDS }),
      aMarkup({ ...rule, ruleType: "PRICE_BAND", categoryName: null, minPrice, maxPrice }),
    ];
  });
}

test("every kind of rule, markup and rounding produces the simulated price, to the cent", async () => {
  await openPricing(PRODUCTS);
  // Supplier records may lack prices; with a supplier sale, both prices are marked up.
  await sql`UPDATE products SET supplier_price_cents = NULL, supplier_sale_price_cents = NULL
    WHERE product_id IN (SELECT product_id FROM products ORDER BY product_id LIMIT 20)`.execute(
    api.database.db,
  );
  const rules = rulesOfEveryKind();
  for (const [version, input] of rules.entries()) await pricing.add(input, version);
  const before = await prices();
  const simulated = new Map<string, number | null>();
  for (let at = 0; at < before.length; at += 41) {
    const { product } = await pricing.simulate({ sku: before[at]!.id });
    simulated.set(before[at]!.id, product!.price.after ?? null);
  }
  await pricing.generate();
  await pricing.untilGenerated();

  const after = await prices();
  const looked = after.filter(({ id }) => simulated.has(id));
  expect(looked.map((product) => [product.id, cash(product)])).toEqual([...simulated]);
  expect(new Set(after.map(({ winner }) => winner)).size).toBe(rules.length + 1);
  expect(after.some(({ sale }) => sale !== null)).toBe(true);
});

test("the simulation shows that a deleted rule removes margins, and a run restores the supplier's prices", async () => {
  await openPricing(PRODUCTS);
  const before = await prices();
  const { markup } = await pricing.add(aMarkup());
  await pricing.generate();
  await pricing.untilGenerated();
  const deleted = aMarkup({}, { isDeleted: true });
  const simulation = await pricing.simulate({ id: markup!.id, input: deleted });
  await pricing.update(markup!.id, deleted);
  await pricing.generate();
  const run = await pricing.untilGenerated();
  expect(simulation.decreased).toBeGreaterThan(10);
  expect(simulation).toMatchObject({
    increased: 0,
    decreased: run.changed,
    withoutMargin: run.changed,
    withoutRule: PRODUCTS,
  });
  const figures = ({ id, regular, sale, winner }: ProductPrices) => ({ id, regular, sale, winner });
  expect((await prices()).map(figures)).toEqual(before.map(figures));
});

test("the simulation names the rule that wins for a SKU, and why the others do not", async () => {
  await openPricing(PRODUCTS);
  const television = (await prices()).find(({ category }) => category === "televisions")!;
  const band = await pricing.add(
    aMarkup({ ruleType: "PRICE_BAND", categoryName: null, minPrice: 0, markupValue: 500 }),
  );
  const other = await pricing.add(aMarkup({ categoryName: "Dishwashers" }));
  const simulation = await pricing.simulate({ input: aMarkup(), sku: television.id });
  expect(simulation.product).toMatchObject({
    price: { sku: television.id, before: cash(television), winnerMarkupId: "new" },
    cost: television.supplierSale ?? television.supplier,
    verdicts: [
      { markupId: "new", verdict: "WINS", rule: { categoryName: "Televisions" } },
      { markupId: band.markup!.id, verdict: "LESS_SPECIFIC" },
      { markupId: other.markup!.id, verdict: "OTHER_CATEGORY" },
    ],
  });
  expect((await pricing.simulate({ sku: "unknown" })).product).toBeNull();
});

test("one run is active at a time, rule changes wait for its end, and a killed host leaves whole batches to the next", async () => {
  await openPricing(BATCH + REST);
  const admin = await signedIn(api, "ADMIN");
  // Without a host, only the test works on the run.
  await api.app.close();
  const { db, url } = api.database;
  const trail = { record: () => Promise.resolve(), recordOrder: () => Promise.resolve() };
  const sealer = createSealer(api.configFor().piiKeys);
  const { rules, generation } = createPricing({ db, backgroundDb: db, sealer, trail });
  const viewer = {
    ...admin,
    role: "ADMIN",
    permissions: PERMISSIONS,
    isVerified: true,
    sessionId: "",
  } as const;
  const asker = { viewer, origin: { ipAddress: "203.0.113.9", userAgent: "Test browser" } };
  const catchAll = aMarkup({ ruleType: "PRICE_BAND", categoryName: null, minPrice: 0 });
  expect(await rules.add(asker, catchAll, 0)).toMatchObject({ success: true, version: 1 });
  const line = { ...catchAll, type: "TIRES_AND_WHEELS" as const };
  expect(await rules.add(asker, line, 1)).toMatchObject({ success: true, version: 2 });
  const [begun, again] = await Promise.all([generation.begin(asker), generation.begin(asker)]);
  expect(again.generation.id).toBe(begun.generation.id);
  const refused = { success: false, message: PRICING_MESSAGES.busy, version: 2 };
  expect(await rules.add(asker, aMarkup(), 2)).toMatchObject(refused);

  const doomed = openDatabase(url, { maxConnections: 2 });
  expect(await priceNextProducts(doomed, changeCatalogue)).toBe(true);
  const killed = priceNextProducts(doomed, (on, work) =>
    changeCatalogue(on, async (change) => {
      const done = await work(change);
      // PostgreSQL sees kill -9 as a connection lost before the commit.
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(change.tx);
      return done;
    }),
  );
  await expect(killed).rejects.toThrow();
  await doomed.destroy();
  const between = await prices();
  expect(between.filter(({ winner }) => winner !== null)).toHaveLength(BATCH);

  while (await priceNextProducts(db, changeCatalogue));
  const { rows } = await sql`SELECT done, changed, status FROM catalogue_generations`.execute(db);
  expect(rows).toEqual([{ done: BATCH + REST, changed: BATCH + REST, status: "COMPLETED" }]);
  const after = await prices();
  expect(after.every(({ winner, regular, supplier }) => winner !== null && regular >= supplier)).toBe(true);
  expect(after.slice(0, BATCH)).toEqual(between.slice(0, BATCH));
});

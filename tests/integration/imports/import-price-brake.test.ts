/**
 * An import with a large price change, or many price changes, is held until staff confirm the list
 * (STAFF-69).
 */
import { sql } from "kysely";
import { importFiles, type FilesToImport } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

type Prices = Readonly<Record<number, number | object>>;
const feed = (prices: Prices) =>
  JSON.stringify(
    Object.entries(prices).map(([sku, priceOrFields]) => ({
      sku,
      name: `Halden TV ${sku}`,
      brand: "Halden",
      category: "Televisions",
      ...(typeof priceOrFields === "number" ? { price: priceOrFields } : priceOrFields),
    })),
  );
/** A number of products at one price, with exceptions. */
const many = (count: number, price: number, exceptions: Prices = {}): Prices => ({
  ...Object.fromEntries(Array.from({ length: count }, (_none, at) => [at + 1, price])),
  ...exceptions,
});

async function importPrices(prices: Prices, more: Partial<FilesToImport> = {}) {
  const files = [await place.file("feed.json", feed(prices))];
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, ...more });
}

async function charged(supplierId = "acme"): Promise<Record<string, number>> {
  const { rows } = await sql<{ sku: string; price: number }>`SELECT sku,
      COALESCE(sale_price_cents, regular_price_cents) / 100.0 AS price FROM products WHERE supplier_id = ${supplierId}`.execute(
    place.db,
  );
  return Object.fromEntries(rows.map(({ sku, price }) => [sku, Number(price)]));
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sale = (price: number, from: number, to: number) => ({
  price: 100,
  sale_price: price,
  sale_price_effective_date: `${inMinutes(from)}/${inMinutes(to)}`,
});

const FAR = [
  ["one price falls by more than half", many(20, 100), { 1: 49.99 }, [1]],
  ["one price rises by more than half", many(20, 100), { 1: 150.01 }, [1]],
  ["a price of a small supplier moves far", many(3, 100), { 2: 1 }, [2]],
  ["the only price moves far", many(1, 100), { 1: 1_000 }, [1]],
  ["cents became dollars", many(20, 100), many(20, 10_000), many(20, 0)],
  ["more than a tenth moves by more than a fifth", many(20, 100), { 1: 121, 2: 79, 3: 120.01 }, [1, 2, 3]],
  ["two of three move by more than a fifth", many(3, 100), { 1: 121, 2: 121 }, [1, 2]],
  ["a sale takes off more than half", many(20, 100), { 1: { price: 100, sale_price: 40 } }, [1]],
  ["a sale that is to begin takes off more than half", many(20, 100), { 1: sale(40, 60, 120) }, [1]],
  [
    "the price after a sale is another one",
    many(20, 100),
    { 1: { ...sale(90, -60, 120), price: 1_000 } },
    [1],
  ],
] as const;

test("a large price change, or many changes, hold the run until the list is confirmed", async () => {
  for (const [name, before, changes, moved] of FAR) {
    const supplierId = name.replaceAll(" ", "-").slice(0, 40);
    const importNow = (prices: Prices, confirmedCode?: string) =>
      importPrices(prices, { supplierId, confirmedCode });
    expect(await importNow(before)).toMatchObject({ status: "COMPLETED", held: null });
    const were = await charged(supplierId);
    const now = { ...before, ...changes };
    const skus = Array.isArray(moved) ? moved.map(String) : Object.keys(moved);
    const held = await importNow(now);
    expect([name, held.status, held.records]).toEqual([name, "FAILED", 0]);
    expect(held.held).toMatchObject({ moved: skus.length, prices: Object.keys(before).length, missing: 0 });
    expect(held.held!.items.map(({ sku }) => sku).sort()).toEqual([...skus].sort());
    expect(held.problems).toEqual([
      expect.stringMatching(/^Nothing was imported: .* would change by more than 20 %/),
    ]);
    expect(await charged(supplierId)).toEqual(were);
    // Imported again, the run is held again with the same list.
    expect((await importNow(now)).held!.code).toBe(held.held!.code);
    expect(await importNow(now, held.held!.code)).toMatchObject({
      status: "COMPLETED",
      problems: [],
      updated: skus.length,
      held: null,
    });
    expect(await importNow(now)).toMatchObject({ status: "COMPLETED", updated: 0 });
  }
});

const ORDINARY = [
  ["half is not more than half", many(20, 100), { 1: 50, 2: 150 }],
  ["a tenth is not more than a tenth", many(20, 100), { 1: 121, 2: 79 }],
  ["a fifth is not more than a fifth", many(20, 100), many(20, 120)],
  ["one ordinary change of a small supplier", many(3, 100), { 1: 140 }],
  ["one ordinary change of the only product", many(1, 100), { 1: 149 }],
  ["new products have no price before", many(3, 100), many(30, 100)],
  ["an announced sale that is the same again", many(20, 100, { 1: 100 }), { 1: 100 }],
  ["a product that is no longer offered", many(20, 100), { 1: { price: 1, active: false } }],
  ["a stock alone", many(20, 100), { 1: { stock: 3 } }],
] as const;

test("ordinary changes are not held", async () => {
  for (const [name, before, changes] of ORDINARY) {
    const supplierId = name.replaceAll(" ", "-").slice(0, 40);
    await importPrices(before, { supplierId });
    const { status, held } = await importPrices({ ...before, ...changes }, { supplierId });
    expect([name, status, held]).toEqual([name, "COMPLETED", null]);
  }
});

test("a supplier's first import is never held, and other suppliers' SKUs do not count", async () => {
  expect(await importPrices(many(5, 100))).toMatchObject({ created: 5, held: null });
  expect(await importPrices(many(5, 1), { supplierId: "other" })).toMatchObject({ created: 5, held: null });
});

test("only the listed changes are confirmed: other prices in the file or the shop make a new list", async () => {
  await importPrices(many(20, 100));
  const { held } = await importPrices(many(20, 100, { 1: 10, 2: 20 }));
  expect(held!.items.map(({ sku, before, after }) => [sku, before, after])).toEqual([
    ["1", 10_000, 1_000],
    ["2", 10_000, 2_000],
  ]);
  const again = async (prices: Prices, code = held!.code) => {
    const summary = await importPrices(prices, { confirmedCode: code });
    expect(summary).toMatchObject({ status: "FAILED", updated: 0 });
    expect(summary.problems[0]).toMatch(/^The prices or the files have changed since the list was confirmed/);
    return summary.held!;
  };
  // Another price, one more, and one fewer than listed.
  expect((await again(many(20, 100, { 1: 10, 2: 21 }))).items).toHaveLength(2);
  expect((await again(many(20, 100, { 1: 10, 2: 20, 3: 30 }))).items).toHaveLength(3);
  expect((await again(many(20, 100, { 1: 10 }))).items).toHaveLength(1);
  // The shop's price has changed, so the file's price is no longer a large change.
  await sql`UPDATE products SET regular_price_cents = 1200, supplier_price_cents = 1200 WHERE sku = '1'`.execute(
    place.db,
  );
  const listed = await again(many(20, 100, { 1: 10, 2: 20 }));
  expect(listed.items).toMatchObject([
    { sku: "2", before: 10_000, after: 2_000 },
    { sku: "1", before: 1_200, after: 1_000 },
  ]);
  expect(await importPrices(many(20, 100, { 1: 10, 2: 20 }), { confirmedCode: listed.code })).toMatchObject({
    status: "COMPLETED",
    updated: 2,
  });
  expect(await charged()).toMatchObject({ 1: 10, 2: 20, 3: 100 });
});

test("a confirmed import killed halfway restarts without a new list", async () => {
  await importPrices(many(20, 100));
  const prices = many(20, 200);
  const { held } = await importPrices(prices);
  // Part of the import was committed before the host died.
  await importPrices(
    { 1: 200, 2: 200, 3: 200 },
    {
      confirmedCode: (await importPrices({ 1: 200, 2: 200, 3: 200 })).held!.code,
    },
  );
  expect(await importPrices(prices, { confirmedCode: held!.code })).toMatchObject({
    status: "COMPLETED",
    unchanged: 3,
    updated: 17,
    held: null,
  });
});

test("products missing from a complete feed and changed prices are one list with one code", async () => {
  await importPrices(many(20, 100));
  const whole = { mostMissing: null };
  const some = Object.fromEntries(Object.entries(many(20, 100, { 1: 10 })).slice(0, 15));
  const { held, problems } = await importPrices(some, { fullFeed: whole });
  expect(held).toMatchObject({ moved: 1, movedFar: 1, prices: 15, missing: 5 });
  expect(problems).toHaveLength(2);
  expect(held!.items.map(({ sku, after }) => [sku, after])).toEqual([
    ...[
      ["1", 1_000],
      ["16", null],
      ["17", null],
      ["18", null],
      ["19", null],
      ["20", null],
    ],
  ]);
  expect(await importPrices(some, { fullFeed: whole, confirmedCode: held!.code })).toMatchObject({
    status: "COMPLETED",
    withdrawn: 5,
    updated: 1,
    problems: [],
  });
});

test("a price that returns with a complete feed is checked too, and a rejected file is not", async () => {
  await importPrices(many(20, 100));
  await importPrices(many(19, 100), { fullFeed: { mostMissing: null } });
  expect(
    (await importPrices(many(20, 100, { 20: 1 }), { fullFeed: { mostMissing: null } })).held,
  ).toMatchObject({
    moved: 1,
  });
  const files = [await place.file("cut.json", feed(many(20, 1)).slice(0, -1))];
  const cut = await importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null });
  expect(cut).toMatchObject({ status: "FAILED", held: null });
});

test("prices are compared by the rules in force, and an unknown code confirms nothing", async () => {
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
        markupType: "FIXED",
        roundingMethod: "EXACT",
        markupValue: 10_000,
        brands: [],
      },
    },
  ])}::jsonb)`.execute(place.db);
  await importPrices(many(20, 100));
  expect(await importPrices(many(20, 100, { 1: 30 }))).toMatchObject({ held: null, updated: 1 });
  const { held, problems } = await importPrices(many(20, 100, { 1: 30, 2: 400 }), {
    confirmedCode: "0123456789ab",
  });
  expect(problems[0]).toBe("No held import of acme has a list with code 0123456789ab.");
  expect(held!.items).toMatchObject([{ sku: "2", before: 20_000, after: 50_000 }]);
});

test("a dry run reports what would be held and writes nothing", async () => {
  await importPrices(many(20, 100));
  const summary = await importPrices(many(20, 1), { changesFile: `${place.folder}/changes` });
  expect(summary.held).toMatchObject({ moved: 20, movedFar: 20 });
  const { rows } = await sql`SELECT FROM import_held_items`.execute(place.db);
  expect(rows).toHaveLength(0);
});

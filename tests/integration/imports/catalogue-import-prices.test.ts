/** Imports apply the price rules in force (PRICING-2). */
import path from "node:path";
import { sql } from "kysely";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();
const record = (sku: number, extra: object = {}) => ({
  sku,
  name: `Dishwasher ${sku}`,
  regularPrice: 499.99,
  categoryPath: [
    { id: "abcat0900000", name: "Appliances" },
    { id: "abcat0905000", name: "Dishwashers" },
  ],
  manufacturer: "Halden",
  ...extra,
});

async function importRecords(...records: readonly object[]) {
  const text = records.map((entry) => JSON.stringify(entry)).join("\n");
  const rejectsFile = path.join(place.folder, "rejects.ndjson");
  return importFiles({
    db: place.db,
    files: [await place.file("feed", text)],
    supplierId: "bestbuy",
    rejectsFile,
  });
}

const product = (id: string) =>
  place.db.selectFrom("products").selectAll().where("product_id", "=", id).executeTakeFirst();

test("new and changed products are priced by the rules in force, and unchanged ones are left alone", async () => {
  await importRecords(record(1), record(2));
  await sql`INSERT INTO price_markup_versions (version, action, rules) VALUES (1, 'ADDED', ${JSON.stringify([
    {
      id: "rule",
      supplierId: null,
      type: "ELECTRONICS",
      isDeleted: false,
      rule: {
        ruleType: "CATEGORY",
        categoryId: "dishwashers",
        minPrice: null,
        maxPrice: null,
        markupType: "PERCENTAGE",
        roundingMethod: "UP_TO_99",
        markupValue: 1_000,
        brands: [],
      },
    },
  ])}::jsonb)`.execute(place.db);
  const summary = await importRecords(record(1, { regularPrice: 450 }), record(2), record(3));
  const ruled = { winner_markup_id: "rule", sale_price_cents: null, on_sale: false };
  expect(summary).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect(await product("1")).toMatchObject({
    ...ruled,
    supplier_price_cents: 45_000,
    regular_price_cents: 49_599,
  });
  expect(await product("2")).toMatchObject({ winner_markup_id: null, regular_price_cents: 49_999 });
  expect(await product("3")).toMatchObject({ ...ruled, regular_price_cents: 54_999 });
});

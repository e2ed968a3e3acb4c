/** Product condition: read from a feed, searchable and filterable. */
import type { SearchProductsResult } from "#contract/graphql/generated";
import { buildApp } from "../../../server/app";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { readConfig } from "../../../server/config";
import { openImportPlace } from "../../support/catalogue/import-place";
import { queryHost } from "../../support/hosts/test-api";

const place = openImportPlace();

const record = (sku: number, extra: object = {}) => ({
  sku,
  name: `Dishwasher ${sku}`,
  regularPrice: 499.99,
  categoryPath: [{ id: "abcat0905000", name: "Dishwashers" }],
  ...extra,
});

const importAll = (...records: readonly object[]) =>
  importRecords({ db: place.db, records, supplierId: "bestbuy" });

test("the condition of a product is imported, searchable and filterable", async () => {
  const preowned = record(2, { name: "Dishwasher 2 - PRE-OWNED", condition: "New" });
  await importAll(
    record(1),
    preowned,
    record(3, { condition: "Geek Squad Certified Refurbished" }),
    record(4, { name: "Dishwasher 4 (Open-Box)" }),
  );
  await importAll({ sku: 3, salePrice: 99 });
  const host = await buildApp({
    config: { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: place.databaseUrl },
    db: place.db,
  });
  const find = async (input: object) => {
    const query = `query($input: SearchProductsInput!) { searchProducts(input: $input) {
      products { productId condition } facets { key values { label count } } } }`;
    const { data } = await queryHost(host, query, { input });
    return (data as { searchProducts: SearchProductsResult }).searchProducts;
  };
  const ids = async (input: object) => (await find(input)).products.map(({ productId }) => productId).sort();

  const { products, facets } = await find({ text: "dishwasher" });
  expect(Object.fromEntries(products.map((product) => [product.productId, product.condition]))).toEqual({
    1: "New",
    2: "Pre-owned",
    3: "Refurbished",
    4: "Open box",
  });
  expect(facets.find(({ key }) => key === "CONDITION")?.values).toEqual([
    { label: "New", count: 1 },
    { label: "Open box", count: 1 },
    { label: "Refurbished", count: 1 },
    { label: "Pre-owned", count: 1 },
  ]);
  expect(await ids({ filters: [{ key: "CONDITION", values: ["REFURBISHED", "OPEN_BOX"] }] })).toEqual([
    "3",
    "4",
  ]);
  expect([
    await ids({ text: "refurbished dishwasher" }),
    await ids({ text: "used dishwasher" }),
    await ids({ text: "openbox dishwasher" }),
  ]).toEqual([["3"], ["2"], ["4"]]);
  await host.close();
});

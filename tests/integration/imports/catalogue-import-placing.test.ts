/** The category of imported products, and the message of an import in which no product is visible. */
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { parseColumnMapping } from "../../../server/catalogue/import/reading/csv/column-mapping";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

async function importFeed(name: string, content: string, mapping?: object) {
  const files = [await place.file(name, content)];
  const named = mapping && { mapping: parseColumnMapping(JSON.stringify(mapping), "The mapping") };
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, ...named });
}
const rowOf = (sku: string) =>
  place.db
    .selectFrom("products")
    .select(["name", "category_id", "is_live", "attributes", "condition"])
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
const json = (records: readonly object[]) => JSON.stringify(records);

test("a mapping has constants for all rows of a table", async () => {
  const table = "Item,Title,Cost\nA-1,Halden 30,899.00\nA-2,Halden 36,1099.00\n";
  const mapping = {
    sku: "Item",
    name: ["=Range", "Title"],
    price: "Cost",
    categoryPath: ["=Appliances", "=Gas Ranges"],
    attributes: { Fuel: "=Gas" },
    condition: "=Open Box",
  };
  expect(await importFeed("list.csv", table, mapping)).toMatchObject({ created: 2, live: 2, problems: [] });
  expect(await rowOf("A-1")).toEqual({
    name: "Range Halden 30",
    category_id: "ovens-ranges",
    is_live: true,
    condition: "Open box",
    attributes: [{ name: "Fuel", value: "Gas" }],
  });
});

test("columns missing from a mapping are listed with an example", async () => {
  const table =
    "Item,Title,Cost,Group,Spare,Left in shop\nA-1,Halden,899.00,Dishwashers,,\nA-2,Halden,9,Dishwashers,,7\n";
  const mapping = { sku: "Item", name: "Title", price: "Cost", category: "Group" };
  expect(await importFeed("list.csv", table, mapping)).toMatchObject({
    live: 2,
    unusedFields: ['Left in shop: "7"'],
  });
});

test.each([
  ["JSON", "feed.json", json([{ sku: "B-1", name: "Halden", price: 10, category: "Qxy" }])],
  [
    "a table of Google",
    "feed.tsv",
    "id\ttitle\tlink\tprice\tproduct type\nB-1\tHalden\thttps://a.example\t10 USD\tQxy\n",
  ],
  [
    "a table of Shopify",
    "feed.csv",
    "Handle,Title,Type,Variant SKU,Variant Price\nhalden,Halden,Qxy,B-1,10\n",
  ],
  ["XML", "feed.xml", "<items><item><sku>B-1</sku><name>Halden</name><price>10</price></item></items>"],
])("a mapping of constants only is merged with %s", async (_, name, content) => {
  expect(await importFeed(name, content, { categoryPath: "=Gas Ranges" })).toMatchObject({
    created: 1,
    live: 1,
  });
  expect(await rowOf("B-1")).toMatchObject({ name: "Halden", category_id: "ovens-ranges" });
});

test("a mapping with columns but no SKU is rejected, and so is a value for an unknown field", () => {
  const parse = (mapping: object) => () => parseColumnMapping(JSON.stringify(mapping), "The mapping");
  expect(parse({ name: "Title", categoryPath: "=Tires" })).toThrow("must be an object");
  expect(parse({})).toThrow("must be an object");
  expect(parse({ catagoryPath: "=Tires" })).toThrow("catagoryPath, which is not a product field");
});

test.each([
  ["a draft", [{ active: false }], "1 not active"],
  [
    "drafts and unplaced ones",
    [{ active: false }, { category: "Qxy" }],
    "1 without a shop category, 1 not active",
  ],
  ["none with a price", [{ price: null }, { price: null }], "2 without a price"],
])("an import without visible products gives the reason: %s", async (_, records, why) => {
  const product = { name: "Halden", price: 10, category: "Dishwashers" };
  const { problems, live } = await importFeed(
    "feed.json",
    json(records.map((more, at) => ({ sku: `C-${at}`, ...product, ...more }))),
  );
  expect(live).toBe(0);
  expect(problems).toEqual([
    expect.stringContaining(`No product of this import is visible to shoppers: ${why}.`),
  ]);
});

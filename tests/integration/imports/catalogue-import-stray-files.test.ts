/**
 * Oddly formatted files for a product at $899.99 with 7 in stock: each is read correctly, or rejected with
 * its position without changing price, stock or visibility.
 */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { parseColumnMapping } from "../../../server/catalogue/import/reading/csv/column-mapping";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();
const COLUMNS = { sku: "Item", name: "Title", price: "Price", category: "Group", stock: "Stock" };
const HEADINGS = "Item,Title,Price,Group,Stock";
const RANGE = { sku: "A-1", name: "Halden Range", price: 899.99, category: "Gas Ranges", stock: 7 };
const json = (...records: readonly object[]) => JSON.stringify(records);

async function importFile(name: string, content: string | Buffer, hasMapping: boolean) {
  const files = [await place.file(name, content)];
  const mapping = hasMapping ? parseColumnMapping(JSON.stringify(COLUMNS), "The mapping") : undefined;
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, mapping });
}
const soldNow = async () =>
  place.db
    .selectFrom("products")
    .leftJoin("product_stock", "product_stock.product_id", "products.product_id")
    .select(["regular_price_cents", "available_quantity", "is_live"])
    .where("sku", "=", "A-1")
    .executeTakeFirstOrThrow();

const SOLD = { regular_price_cents: 89_999, available_quantity: 7, is_live: true };
const NEW = { regular_price_cents: 84_999, available_quantity: 5, is_live: true };

/** Files after which the product is `NEW`. */
const READ: Readonly<Record<string, readonly [name: string, content: string | Buffer]>> = {
  "semicolons and decimal commas": [
    "a.csv",
    "Item;Title;Price;Group;Stock\nA-1;Halden Range;849,99;Gas Ranges;5\n",
  ],
  "tabs and quotes": [
    "a.tsv",
    'Item\tTitle\tPrice\tGroup\tStock\n"A-1"\t"Halden ""Pro""\tRange"\t"849.99"\t"Gas Ranges"\t"5"\n',
  ],
  "a mark at its beginning, CRLF and a line of totals": [
    "a.csv",
    `\uFEFF${HEADINGS}\r\nA-1,Halden Range,849.99,Gas Ranges,5\r\n,Total,849.99,,5\r\n`,
  ],
  "prices as objects": ["a.json", json({ ...RANGE, price: { amount: "849.99", currency: "USD" }, stock: 5 })],
  "XML with namespaces and CDATA": [
    "a.xml",
    '<?xml version="1.0"?><s:products xmlns:s="urn:shop"><s:product><s:sku>A-1</s:sku><s:name><![CDATA[Halden <Range> & more]]></s:name><s:price>849.99</s:price><s:category>Gas Ranges</s:category><s:stock>5</s:stock></s:product></s:products>',
  ],
  gzip: ["a.csv.gz", gzipSync(`${HEADINGS}\nA-1,Halden Range,849.99,Gas Ranges,5\n`)],
  "one line of ten million characters": [
    "a.json",
    json(
      { ...RANGE, price: 849.99, stock: 5 },
      ...Array.from({ length: 10_000 }, (_none, at) => ({
        sku: `B-${at}`,
        name: "Range",
        price: "call for price",
        description: "x".repeat(1_000),
      })),
    ),
  ],
};

/** Files that leave the product unchanged. */
const REFUSED: Readonly<Record<string, readonly [name: string, content: string | Buffer, words: RegExp]>> = {
  "an empty file": ["a.csv", "", /empty|no record|nothing/i],
  "headings alone": ["a.csv", `${HEADINGS}\n`, /no record|no product|nothing|empty/i],
  "gzip of gzip": [
    "a.csv.gz",
    gzipSync(gzipSync(`${HEADINGS}\nA-1,Halden Range,1.99,Gas Ranges,0\n`)),
    /gzip archive inside another/,
  ],
  "a zip": ["a.zip", Buffer.from("504b0304140000000800", "hex"), /zip/i],
  "a workbook called CSV": [
    "a.csv",
    Buffer.concat([
      Buffer.from("504b030414000600", "hex"),
      Buffer.from("[Content_Types].xml xl/workbook.xml"),
    ]),
    /is an Excel workbook/,
  ],
  "a broken line among JSON lines": [
    "a.ndjson",
    `${JSON.stringify({ ...RANGE, sku: "C-1" })}\n{"sku": "A-1", "price": 1.99, "stock"\n${JSON.stringify({ ...RANGE, sku: "C-2" })}\n`,
    /missing a bracket/,
  ],
  "a negative price": ["a.csv", `${HEADINGS}\nA-1,Halden Range,-5.00,Gas Ranges,5\n`, /price/],
  "a price of zero": ["a.csv", `${HEADINGS}\nA-1,Halden Range,0.00,Gas Ranges,5\n`, /price/],
  "call for price": ["a.csv", `${HEADINGS}\nA-1,Halden Range,call for price,Gas Ranges,5\n`, /price/],
  "euros behind the price": ["a.csv", `${HEADINGS}\nA-1,Halden Range,"1.299,00 EUR",Gas Ranges,5\n`, /EUR/],
  "euros in a title line": [
    "a.csv",
    `All prices in EUR,,,,\n${HEADINGS}\nA-1,Halden Range,849.99,Gas Ranges,5\n`,
    /its prices are in EUR, not in US dollars/,
  ],
  "euros in an envelope": [
    "a.json",
    JSON.stringify({ products: [{ ...RANGE, price: 849 }], meta: { Currency: "EUR" } }),
    /its prices are in EUR, not in US dollars/,
  ],
  "euros in the root of XML": [
    "a.xml",
    "<products><currency>EUR</currency><product><sku>A-1</sku><price>849</price></product></products>",
    /its prices are in EUR, not in US dollars/,
  ],
  "euros in an attribute of XML": [
    "a.xml",
    '<products><product><sku>A-1</sku><Price Currency="EUR">849</Price></product></products>',
    /EUR/,
  ],
  "another currency beside it": [
    "a.json",
    json({ ...RANGE, price: { amount: 849, currency: "CAD" } }),
    /CAD/,
  ],
};

const problemsOf = (summary: Awaited<ReturnType<typeof importFile>>) =>
  [...summary.problems, ...summary.rejectReasons.map(([reason]) => reason)].join(" ");

beforeEach(async () => {
  await importFile("before.json", json(RANGE), false);
  expect(await soldNow()).toEqual(SOLD);
});

test.each(Object.entries(READ))("%s is read", async (_shape, [name, content]) => {
  const summary = await importFile(name, content, /\.[ct]sv/.test(name));
  expect([problemsOf(summary), await soldNow()]).toEqual([expect.anything(), NEW]);
});

test.each(Object.entries(REFUSED))(
  "%s is rejected and changes nothing",
  async (_shape, [name, content, words]) => {
    const summary = await importFile(name, content, /\.csv/.test(name));
    expect([problemsOf(summary), await soldNow()]).toEqual([expect.stringMatching(words), SOLD]);
  },
);

test("of a SKU listed twice with two prices one counts, and the other is reported", async () => {
  const summary = await importFile("a.json", json({ ...RANGE, price: 879 }, { ...RANGE, price: 869 }), false);
  expect(summary).toMatchObject({ duplicates: 1, updated: 1 });
  expect(await soldNow()).toMatchObject({ regular_price_cents: 86_900 });
});

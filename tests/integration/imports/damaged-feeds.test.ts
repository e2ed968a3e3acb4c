/**
 * A damaged feed changes no price, no stock and nothing shoppers see, also as a complete feed
 * (docs/importing.md).
 */
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { signedIn } from "../../support/people/accounts";
import { countOf, importCalls, piecesOf } from "../../support/catalogue/import-calls";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let imports: ReturnType<typeof importCalls>;
beforeAll(async () => {
  api = await startTestApi(0);
  imports = importCalls(api.app, await signedIn(api, "ADMIN"));
});
afterAll(() => api?.close());

const COUNT = 20;
const COLUMNS = JSON.stringify({
  sku: "Item",
  name: "Title",
  regularPrice: "Price",
  availableQuantity: "Stock",
  categoryPath: ["Group"],
});
const HEADING = ["Item", "Title", "Price", "Stock", "Group"].join(",");
/** Rows with a price and stock other than the shop's. */
const rows = (price = 88, stock = 3) =>
  Array.from({ length: COUNT }, (_none, at) => [
    ...[`tv-${at + 1}`, `Halden TV ${at + 1}`, `${price + at}.50`, `${stock}`, "Televisions"],
  ]);
const table = (cells: readonly (readonly string[])[]) =>
  `${[HEADING, ...cells.map((row) => row.join(","))].join("\n")}\n`;
const records = (price = 88, stock = 3) =>
  rows(price, stock).map(([sku, name, regularPrice, availableQuantity, category]) => ({
    sku,
    name,
    regularPrice,
    availableQuantity,
    category,
  }));
const xml = `<?xml version="1.0"?><products>${records()
  .map(
    ({ sku, name, regularPrice }) =>
      `<product><sku>${sku}</sku><name>${name}</name><regularPrice>${regularPrice}</regularPrice></product>`,
  )
  .join("")}`;
const utf16 = Buffer.from(`\ufeff${table(rows())}`, "utf16le");
const gzipped = gzipSync(JSON.stringify(records()));
const lines = records()
  .map((record) => JSON.stringify(record))
  .join("\n");

const CUT = /is damaged or incomplete/;
const IN_TABLES = { columns: COLUMNS };

/** Each feed with its run's message and its counts of records read and rejected. */
const DAMAGED = [
  ["a table cut in the middle of a line", "cut.csv", table(rows()).slice(0, -25), IN_TABLES, CUT],
  ["a table cut inside a price", "price.csv", table(rows()).slice(0, -16), IN_TABLES, CUT],
  ["a compressed file cut off", "cut.json.gz", gzipped.subarray(0, gzipped.length - 40), {}, CUT],
  ["half of a table in UTF-16", "half.csv", utf16.subarray(0, utf16.length / 2 + 1), IN_TABLES, CUT],
  ["a JSON list without its end", "list.json", JSON.stringify(records()).slice(0, -1), {}, CUT],
  ["JSON lines with half a line", "lines.ndjson", lines.slice(0, -30), {}, CUT],
  ["XML without its end", "products.xml", xml, {}, CUT],
  ["a table of headings alone", "headings.csv", `${HEADING}\n`, IN_TABLES, /contains no records/],
  [
    "a table whose columns are shifted to the right",
    "right.csv",
    table(rows().map((row) => ["", ...row.slice(0, -1)])),
    IN_TABLES,
    /contains no products with a sku|Every record was rejected|was not imported/,
  ],
  [
    "a table whose prices are words",
    "words.csv",
    table(rows().map(([sku, name, price, stock, group]) => [sku!, name!, group!, price!, stock!])),
    IN_TABLES,
    /was not imported/,
  ],
  [
    "a table whose prices are the stock",
    "stock.csv",
    table(rows().map(([sku, name, price, stock, group]) => [sku!, name!, stock!, price!, group!])),
    IN_TABLES,
    /^Nothing was imported: 20 of the 20 prices in it would change by more than 20 %, all of them by more than half/,
  ],
] as const;

const stateOf = async (supplier: string) =>
  (
    await sql`SELECT sku, regular_price_cents, sale_price_cents, is_live, content_hash, available_quantity
      FROM products JOIN product_stock USING (product_id) WHERE supplier_id = ${supplier} ORDER BY sku`.execute(
      api.database.db,
    )
  ).rows;

async function startWith(supplier: string) {
  const first = await imports.import("first.json", JSON.stringify(records(80, 7)), { supplier });
  expect(countOf(await imports.ended(first.id), "created")).toBe(COUNT);
  const state = await stateOf(supplier);
  expect(state).toHaveLength(COUNT);
  return state;
}

test.each(DAMAGED)("%s imports nothing", async (_name, file, content, more, message) => {
  const supplier = `of-${file.replaceAll(".", "-")}`;
  const before = await startWith(supplier);
  for (const isWhole of [false, true]) {
    const { id } = await imports.import(file, content, { ...more, supplier, isWhole });
    const run = await imports.ended(id);
    expect(run.status).toBe("FAILED");
    expect(run.message).toMatch(message);
    for (const what of ["created", "updated", "restocked", "withdrawn"])
      expect([what, countOf(run, what)]).toEqual([what, 0]);
    expect(await stateOf(supplier)).toEqual(before);
  }
});

test.each([
  ["a page of an error", "prices.csv", "<!doctype html><title>502 Bad Gateway</title>", /is an HTML page/],
  ["an empty file", "empty.csv", "", /^The file is empty\.$/],
] as const)("%s is rejected at upload", async (_name, file, content, message) => {
  const before = await startWith(`sent-${file.replaceAll(".", "-")}`);
  const { status, body } = await imports.send(piecesOf(file, content));
  expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  expect(await stateOf(`sent-${file.replaceAll(".", "-")}`)).toEqual(before);
});

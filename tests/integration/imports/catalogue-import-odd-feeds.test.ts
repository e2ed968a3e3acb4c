/** Odd feeds in sequence through the importer: each one's result, and none stops the importer. */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

const product = (more: object = {}) => ({
  sku: "A-1",
  name: "Halden TV",
  price: 199,
  category: "Televisions",
  ...more,
});
const json = (...more: readonly object[]) => JSON.stringify(more.map(product));
const priced = (price: unknown) => json({ price });
const COLUMNS = { sku: "Item", name: "Title", regularPrice: "Price", categoryPath: ["Group"] };
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const IMPORTED = { live: 1 };
const refused = (reason: string) => ({ live: 0, problem: reason });

interface Outcome {
  readonly live: number;
  /** Part of the only problem, or of the only rejection reason. */
  readonly problem?: string;
  readonly row?: object;
}

const FEEDS: readonly (readonly [
  odd: string,
  content: string | Buffer,
  outcome: Outcome,
  mapping?: object,
])[] = [
  ["an empty archive", gzipSync(""), refused("is empty")],
  ["blanks alone", " \n\n\t\n", refused("is empty")],
  ["a byte order mark alone", "\ufeff", refused("is empty")],
  ["an empty list", "[]", refused("contains no records")],
  ["an empty answer", '{"products":[],"total":0}', refused("contains no")],
  ["an error of an API", '{"error":{"code":403,"message":"Forbidden"}}', refused("contains no products")],
  [
    "an error page behind blank lines and a comment",
    "\n\n<!-- 502 --><html><body>Bad",
    refused("is an HTML page"),
  ],
  [
    "an error page of XHTML",
    '<?xml version="1.0"?><!DOCTYPE html><html><body/></html>',
    refused("is an HTML page"),
  ],
  ["an error page in an archive", gzipSync("<HTML><title>503</title>"), refused("is an HTML page")],
  ["headings alone", "Item;Title;Price;Group\r\n", refused("contains no records"), COLUMNS],
  ["headings of Google alone", "id\ttitle\tprice\timage_link\n", refused("contains no records")],
  [
    "a table in UTF-16",
    utf16("Item\tTitle\tPrice\tGroup\r\nA-1\tFön\t9\tTelevisions\r\n"),
    { live: 1, row: { name: "Fön" } },
    COLUMNS,
  ],
  [
    "a table of Google in UTF-16",
    utf16(
      "id\ttitle\tprice\tavailability\timage_link\tproduct_type\nA-1\tFön\t9 USD\tin stock\t\tTelevisions\n",
    ),
    { live: 1, row: { name: "Fön" } },
  ],
  [
    "XML in UTF-16",
    utf16(
      '<?xml version="1.0" encoding="UTF-16"?><products><product><sku>A-1</sku><name>Fön</name><price>9</price><category>Televisions</category></product></products>',
    ),
    { live: 1, row: { name: "Fön" } },
  ],
  [
    "XML that says Windows-1252",
    Buffer.from(
      '<?xml version="1.0" encoding="windows-1252"?><products><product><sku>A-1</sku><name>F\u00f6n</name><price>9</price><category>Televisions</category></product></products>',
      "latin1",
    ),
    { live: 1, row: { name: "Fön" } },
  ],
  [
    "a table with its own line ends inside quotes, and bars",
    'Item|Title|Price|Group\r\nA-1|"Halden\r\nTV"|9|Televisions\r\n',
    { live: 1, row: { name: "Halden TV" } },
    COLUMNS,
  ],
  [
    "a row with more cells than headings, all empty",
    "Item,Title,Price,Group\nA-1,TV,9,Televisions,,,\n",
    { live: 1 },
    COLUMNS,
  ],
  [
    "a row with fewer cells than headings",
    "Item,Title,Price,Group\nA-1,TV,9,Televisions\nA-2,TV\n",
    refused("line 3: it has 2 of 4 columns"),
    COLUMNS,
  ],
  [
    "headings with empty ones behind them, and lines of an old Macintosh",
    "Item,Title,Price,Group,,\rA-1,TV,9,Televisions\r",
    { live: 1 },
    COLUMNS,
  ],
  [
    "a table in UTF-16 without a byte order mark",
    Buffer.from("Item\tTitle\tPrice\tGroup\nA-1\tFön\t9\tTelevisions\n", "utf16le"),
    { live: 1, row: { name: "Fön" } },
    COLUMNS,
  ],
  [
    "lines of which one is broken",
    `${JSON.stringify(product())}\n{"sku":"A-2","name":\n${JSON.stringify(product({ sku: "A-3" }))}`,
    { live: 2, problem: "does not end on its line" },
  ],
  [
    "products by sku in one object",
    JSON.stringify({ "A-1": product(), "A-2": product({ sku: "A-2" }) }),
    refused("contains no products"),
  ],
  ["one sku in two spellings of blanks", json({}, { sku: " A-1 " }), IMPORTED],
  [
    "a sku with a slash and a plus",
    json({ sku: "UN/55+" }),
    { live: 1, row: { sku: "UN/55+", product_id: "UN-55--5749c1", slug: "halden-tv-UN-55--5749c1" } },
  ],
  [
    "one draft beside products without a place",
    json({ active: false }, { sku: "A-2", category: "Sheet Music" }),
    refused("1 without a shop category, 1 not active"),
  ],
  ["products without a price alone", json({ price: null }), refused("without a price")],
  ["1.299,00", priced("1.299,00"), { live: 1, row: { regular_price_cents: 129_900 } }],
  ["1 299,00", priced("1 299,00"), refused("is not a number")],
  ["a negative price", priced(-5), refused("is negative")],
  ["a price of a billion", priced(1e9), refused("above $1,000,000")],
  ["a price beyond all numbers", priced("1e999"), refused("above $1,000,000")],
  ["a price with too many digits to be one", priced("9".repeat(400)), refused("$1,000,000")],
  [
    "a price of Infinity",
    '[{"sku":"A-1","name":"TV","category":"Televisions","price":Infinity}]',
    refused("price"),
  ],
  ["two prices in one", priced("199 - 299"), refused("is not a number")],
  ["a price in euros beside a number", json({ currency: "EUR" }), refused("EUR")],
  [
    "script in a name",
    json({ name: 'TV<script>alert(1)</script> <img src=x onerror="alert(1)">55' }),
    { live: 1, row: { name: "TV 55" } },
  ],
  ["a name of markup alone", json({ name: "<b></b>" }), refused("name")],
  ["a stock beyond all integers", json({ quantityAvailable: 1e30 }), IMPORTED],
  [
    "fields of the language's own names",
    '[{"sku":"A-1","name":"TV","price":9,"category":"Televisions","__proto__":{"live":1},"constructor":"x","toString":1}]',
    IMPORTED,
  ],
  [
    "lists in lists, a hundred thousand deep",
    `[{"sku":"A-1","name":"TV","price":9,"category":"Televisions","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}]`,
    refused("more than 64 levels deep"),
  ],
  [
    "XML elements a hundred thousand deep",
    `<products>\n${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}</products>`,
    refused("more than 64 levels deep in line 2"),
  ],
  [
    "XML on one line, deep in its second product",
    `<products><product><sku>A-1</sku></product><product>${"<a>".repeat(100)}${"</a>".repeat(100)}</product></products>`,
    refused("more than 64 levels deep in record 2"),
  ],
  [
    "XML with capital names",
    "<Products><Product><SKU>A-1</SKU><Name>TV</Name><Price>9</Price><Category>Televisions</Category></Product></Products>",
    IMPORTED,
  ],
  ["a list of lists", '[["sku","name","price"],["A-1","TV",9]]', refused("contains no products")],
  ["JSONP", `show(${json({})});`, refused("is a script around JSON (JSONP)")],
  [
    "a title before headings with other separators",
    "Acme, Inc., price list, 2026\nItem;Title;Price;Group\nA-1;TV;9,00;Televisions\n",
    { live: 1, row: { regular_price_cents: 900 } },
    COLUMNS,
  ],
  ["a plain title", "Acme price list\nsku,name,price,category\nA-1,TV,9,Televisions\n", IMPORTED],
  [
    "two tables in one, with columns in another order",
    "sku,name,price,category,stock\nA-1,TV,900,Televisions,8\ncategory,stock,sku,name,price\nTelevisions,8,A-2,TV,900\n",
    { live: 2, row: { regular_price_cents: 90_000 } },
  ],
  [
    "two tables in one, of two kinds",
    "sku,name,price,category\nA-1,TV,9,Televisions\nsku,make,model,year\nA-2,Kia,Soul,2021\nid,title,price,link,sku\nA-3,TV,9,x,y\n",
    refused("has another table from line 5"),
  ],
  [
    "two mapped tables in one, of which the second lacks a column",
    "Item,Title,Price,Group\nA-1,TV,9,Televisions\nItem,Price,Group,Note\nA-2,9,Televisions,x\n",
    refused("has another table from line 3"),
    COLUMNS,
  ],
  [
    "one line of ten million characters",
    json({ description: "word ".repeat(2_000_000) }, { sku: "A-2" }),
    { live: 1, problem: "MB" },
  ],
  ["a name of a million characters", json({ name: "TV ".repeat(333_333) }), IMPORTED],
  [
    "lone halves of characters",
    '[{"sku":"A-1","name":"TV \\ud83d","price":9,"category":"Televisions"}]',
    IMPORTED,
  ],
  [
    "a zero character in a text",
    '[{"sku":"A-1","name":"TV\\u0000 set","price":9,"category":"Televisions"}]',
    IMPORTED,
  ],
];

test("each feed becomes products or is rejected with its reason, and none stops the importer", async () => {
  const outcomes: unknown[] = [];
  const expected: unknown[] = [];
  for (const [at, [odd, content, outcome, mapping]] of FEEDS.entries()) {
    const files = [await place.file(`feed-${at}`, content)];
    const supplierId = `supplier-${at}`;
    const summary = await importFiles({
      db: place.db,
      files,
      supplierId,
      rejectsFile: null,
      ...(mapping === undefined ? {} : { mapping: mapping as never }),
    }).catch((error: unknown) => ({ problems: [`THROWN ${String(error)}`], rejectReasons: [] }));
    const rows = await place.db
      .selectFrom("products")
      .selectAll()
      .where("supplier_id", "=", supplierId)
      .execute();
    const reasons = [...summary.problems, ...summary.rejectReasons.map(([reason]) => reason)].join(" ");
    const { problem, row, live } = outcome;
    expected.push({
      odd,
      live,
      problem: problem === undefined ? "" : expect.stringContaining(problem),
      row: expect.objectContaining(row ?? {}),
    });
    outcomes.push({
      odd,
      live: rows.filter((product) => product.is_live).length,
      problem: problem === undefined && !reasons.includes("THROWN") ? "" : reasons,
      row: row === undefined ? {} : (rows[0] ?? {}),
    });
  }
  expect(outcomes).toEqual(expected);
}, 120_000);

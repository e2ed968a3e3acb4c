/** Common files of suppliers and shop systems, each with its counts and one of its products. */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { parseColumnMapping } from "../../../server/catalogue/import/reading/csv/column-mapping";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

interface Usual {
  readonly content: string | Buffer;
  readonly mapping?: object;
  /** Created, visible and rejected records. */
  readonly counts: readonly [created: number, live: number, rejected: number];
  readonly product: readonly [sku: string, name: string, cents: number, stock: number];
}

const RANGE = { sku: "A-1", name: "Halden Range", price: 899.99, category: "Gas Ranges", stock: 7 };
const HIDDEN = { sku: "A-2", name: "Sheet", price: 5, category: "Sheet Music", stock: 1 };
const A_RANGE = ["A-1", "Halden Range", 89_999, 7] as const;
const COLUMNS = { sku: "Item", name: "Title", price: "Price", category: "Group", stock: "Stock" };
const table = (separator: string, ...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.join(separator)).join("\n");
const HEADINGS = ["Item", "Title", "Price", "Group", "Stock"];
const ROW = ["A-1", "Halden Range", "899.99", "Gas Ranges", "7"];
const simple = (content: string | Buffer, mapping?: object): Usual => ({
  content,
  mapping,
  counts: [1, 1, 0],
  product: A_RANGE,
});

const FILES: Readonly<Record<string, Usual>> = {
  "a feed of Google as XML": simple(
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>A-1</g:id>
      <g:title>Halden Range</g:title><g:price>899.99 USD</g:price><g:product_type>Home &gt; Gas Ranges</g:product_type>
      <g:availability>in_stock</g:availability><g:quantity>7</g:quantity></item></channel></rss>`,
  ),
  "a table of Google": simple(
    table(
      "\t",
      ["id", "title", "price", "product type", "availability", "quantity"],
      ["A-1", "Halden Range", "899.99 USD", "Cooking > Gas Ranges", "in stock", "7"],
    ),
  ),
  "Shopify's CSV": simple(
    "Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy\nhalden,Halden Range,Gas Ranges,A-1,899.99,shopify,7,deny\n",
  ),
  "Shopify's JSON": simple(
    JSON.stringify({
      products: [
        {
          handle: "halden",
          title: "Halden Range",
          product_type: "Gas Ranges",
          variants: [{ sku: "A-1", price: "899.99", inventory_quantity: 7, inventory_management: "shopify" }],
        },
      ],
    }),
  ),
  "WooCommerce's CSV": simple(
    'ID,Type,SKU,Name,Published,Parent,"In stock?",Stock,"Regular price",Categories\n1,simple,A-1,Halden Range,1,,1,7,899.99,"Cooking > Gas Ranges"\n',
  ),
  "Magento's CSV": simple(
    'sku,store_view_code,product_type,categories,name,product_online,price,qty,is_in_stock\nA-1,,simple,"Default Category/Gas Ranges",Halden Range,1,899.9900,7.0000,1\nA-1,fr,,,Cuisinière,,,,\n',
  ),
  "BigCommerce's CSV": {
    content:
      '"Item Type","Product Name","Product Code/SKU",Price,Category,"Current Stock Level"\nProduct,Halden Range,A-1,899.99,Cooking/Gas Ranges,7\nProduct,,A-2,1.00,Cooking/Gas Ranges,7\n',
    mapping: {
      sku: "Product Code/SKU",
      name: "Product Name",
      price: "Price",
      category: "Category",
      stock: "Current Stock Level",
    },
    counts: [1, 1, 1],
    product: A_RANGE,
  },
  "Amazon's flat file with a line of titles and two of headings": simple(
    table(
      "\t",
      ["TemplateType=home", "Version=2026", "", "", ""],
      ["Seller SKU", "Product Name", "Your price", "Product type", "Quantity"],
      ["item_sku", "item_name", "standard_price", "feed_product_type", "fulfillment_quantity"],
      ROW,
    ),
    {
      sku: "Seller SKU",
      name: "Product Name",
      price: "Your price",
      category: "Product type",
      stock: "Quantity",
    },
  ),
  "semicolons with decimal commas": simple(
    table(";", HEADINGS, ["A-1", "Halden Range", "899,99", "Gas Cookers", "7"]),
    COLUMNS,
  ),
  "a table in the words of the shop": simple(
    table(",", ["SKU", "Name", "Price", "Category", "Stock", "Shelf"], [...ROW, "B4"]),
  ),
  "bars between columns": simple(table("|", HEADINGS, ROW), COLUMNS),
  "lines of JSON": {
    content: `${JSON.stringify(RANGE)}\n${JSON.stringify(HIDDEN)}\n{"sku": "A-3", "name": "Bad", "price": "free"}\n`,
    counts: [2, 1, 1],
    product: A_RANGE,
  },
  "JSON with its products in a list": simple(JSON.stringify({ total: 1, products: [RANGE] })),
  "JSON with its items in an object": simple(JSON.stringify({ status: "ok", data: { items: [RANGE] } })),
  "XML of a catalog": simple(
    "<catalog><item><sku>A-1</sku><name>Halden Range</name><price>899.99</price><category>Gas Ranges</category><stock>7</stock></item></catalog>",
  ),
  "Windows-1252": {
    content: Buffer.from(
      table(",", HEADINGS, ["A-1", "Caf\u00e9 Range", "899.99", "Gas Ranges", "7"]),
      "latin1",
    ),
    mapping: COLUMNS,
    counts: [1, 1, 0],
    product: ["A-1", "Café Range", 89_999, 7],
  },
  "UTF-16 with a byte order mark": simple(
    Buffer.from(`\uFEFF${table("\t", HEADINGS, ROW)}`, "utf16le"),
    COLUMNS,
  ),
  "a gzipped file": simple(gzipSync(JSON.stringify([RANGE]))),
  "quotes with line breaks": {
    content: `${HEADINGS.join(",")}\nA-1,"Halden ""Range""\r\n30 in.",899.99,Gas Ranges,7\n`,
    mapping: COLUMNS,
    counts: [1, 1, 0],
    product: ["A-1", 'Halden "Range" 30 in.', 89_999, 7],
  },
  "nested attributes and a price in an object": simple(
    JSON.stringify([
      { ...RANGE, price: { amount: 899.99, currency: "USD" }, attributes: { Fuel: { value: "Gas" } } },
    ]),
  ),
  "prices with their currency": {
    content: table(
      ",",
      HEADINGS,
      ["A-1", "Halden Range", '"$899.99"', "Gas Ranges", "7"],
      ["A-2", "Teuer", "€899.99", "Gas Ranges", "7"],
    ),
    mapping: COLUMNS,
    counts: [1, 1, 1],
    product: A_RANGE,
  },
};

test.each(Object.entries(FILES))("%s", async (_, { content, mapping, counts, product }) => {
  const files = [await place.file("feed", content)];
  const named = mapping && { mapping: parseColumnMapping(JSON.stringify(mapping), "The mapping") };
  const run = () => importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, ...named });
  const { created, live, rejected, problems } = await run();
  expect({ problems, counts: [created, live, rejected] }).toEqual({ problems: [], counts });
  const [sku] = product;
  const row = await place.db
    .selectFrom("products")
    .innerJoin("product_stock", "product_stock.product_id", "products.product_id")
    .select(["sku", "name", "regular_price_cents", "available_quantity", "category_id"])
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  expect([row.sku, row.name, row.regular_price_cents, row.available_quantity]).toEqual(product);
  expect(row.category_id).toBe("ovens-ranges");
  // Importing the same file again is a no-op.
  expect(await run()).toMatchObject({ created: 0, updated: 0, restocked: 0, unchanged: created });
});

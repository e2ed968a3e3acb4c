/** Exports of Google Merchant Center and Shopify with their usual defects, through the importer. */
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

async function importFeed(name: string, content: string | Buffer, more: object = {}) {
  const files = [await place.file(name, content)];
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, ...more });
}

const rowOf = (sku: string) =>
  place.db.selectFrom("products").selectAll().where("sku", "=", sku).executeTakeFirstOrThrow();

const GOOGLE_ROW = {
  name: 'Halden 55" TV',
  category_id: "televisions",
  brand_id: "halden",
  regular_price_cents: 129_900,
  sale_price_cents: 99_900,
  is_live: true,
};

test("Google's RSS and Atom give the same result, whatever the channel's own elements are", async () => {
  const item = (id: string, own: string) => `${own}
    <g:id>${id}</g:id><g:title><![CDATA[Halden 55" TV]]></g:title><g:description>&lt;p&gt;Bright.&lt;/p&gt;</g:description>
    <g:link>https://shop.example/tv</g:link><g:image_link>https://img.example.com/1.jpg</g:image_link>
    <g:additional_image_link>https://img.example.com/2.jpg</g:additional_image_link>
    <g:additional_image_link>https://img.example.com/3.jpg</g:additional_image_link>
    <g:availability>in_stock</g:availability><g:price>1,299.00 USD</g:price><g:sale_price>999 USD</g:sale_price>
    <g:google_product_category>404</g:google_product_category><g:brand>Halden</g:brand><g:gtin>012345678905</g:gtin>
    <g:shipping><g:country>US</g:country><g:service>Ground</g:service><g:price>14.95 USD</g:price></g:shipping>`;
  const rss = `\uFEFF<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
    <item>${item("R-1", "<title>Other words</title><link>https://shop.example/tv</link>")}</item></channel></rss>`;
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
    <title>Shop</title><entry>${item("A-1", '<id>tag:shop.example,1</id><link href="https://shop.example/tv"/>')}</entry></feed>`;
  for (const [sku, content] of [["R-1", rss] as const, ["A-1", atom] as const]) {
    expect(await importFeed("feed.xml", content)).toMatchObject({ created: 1, live: 1, problems: [] });
    const row = await rowOf(sku);
    expect(row).toMatchObject({ ...GOOGLE_ROW, shipping_cost_cents: 1_495, description: "Bright." });
    expect(row.images).toHaveLength(3);
  }
});

test("a Google table needs no mapping; a foreign currency is rejected by name, and duplicates are merged", async () => {
  const table = [
    "id\ttitle\tlink\timage link\tavailability\tprice\tsale price\tgoogle product category\tbrand\titem group id",
    'T-1\t"Halden 55"" TV"\thttps://a.example\thttps://img.example.com/1.jpg\tin stock\t1,299.00 USD\tUSD 999\tElectronics > Video > Televisions\tHalden\tG1',
    "T-2\tHalden 65 TV\thttps://a.example\thttps://img.example.com/2.jpg\tout_of_stock\t1499 USD\t\tElectronics > Video > Televisions\tHalden\tG1",
    "T-3\tTeuer\thttps://a.example\t\tin stock\t199,00 EUR\t\tElectronics > Video > Televisions\tHalden\t",
    "T-2\tHalden 65 TV\thttps://a.example\thttps://img.example.com/2.jpg\tin stock\t1399 USD\t\tElectronics > Video > Televisions\tHalden\tG1",
  ].join("\r\n");
  const summary = await importFeed("products.tsv", `\uFEFF${table}`);
  expect(summary).toMatchObject({ created: 2, live: 2, duplicates: 1, rejected: 1 });
  expect(summary.rejectReasons).toEqual([["the regular price is in EUR, not in US dollars", 1]]);
  expect(await rowOf("T-1")).toMatchObject(GOOGLE_ROW);
  expect(await rowOf("T-2")).toMatchObject({ regular_price_cents: 139_900, online_availability: true });
  expect(await importFeed("products.tsv", table)).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
});

const SHOPIFY =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Status";

test("rows with one handle are one Shopify product, with all pictures in order", async () => {
  const table = [
    SHOPIFY,
    `halden-tv,"Halden 55"" TV","<p>Bright.</p>\n[and thin]",Halden,Electronics > Video > Televisions,TV sets,"sale, new",TRUE,Size,55,H-55,shopify,7,deny,999.00,1299.00,'012345678905,https://img.example.com/2.jpg,2,,active`,
    "halden-tv,,,,,,,,,65,H-65,shopify,2,deny,1499.00,,,https://img.example.com/1.jpg,1,https://img.example.com/4.jpg,",
    "halden-tv,,,,,,,,,,,,,,,,,https://img.example.com/3.jpg,3,,",
    ",,,,,,,,,,,,,,,,,,,,",
    "old-radio,Radio,,Halden,,Televisions,,TRUE,Title,Default Title,,,0,deny,50.00,0,,,,,archived",
    "no-sku,Plain TV,,Halden,,,televisions,true,Title,Default Title,,shopify,0,deny,50.00,50.00,,,,,active",
  ].join("\n");
  expect(await importFeed("products_export.csv", table)).toMatchObject({
    records: 3,
    created: 3,
    live: 2,
    rejected: 0,
    hidden: { INACTIVE: 1 },
  });
  const row = await rowOf("H-55");
  expect(row).toMatchObject({
    // The supplier's own type is deeper than Google's category.
    ...GOOGLE_ROW,
    category_id: "flat-screen-tvs",
    upc: "012345678905",
    long_description: "Bright.\n[and thin]",
  });
  expect((row.images as { href: string }[]).map(({ href }) => href.slice(-5))).toEqual(
    [1, 2, 3, 4].map((at) => `${at}.jpg`),
  );
  expect(row.attributes).toEqual([{ name: "Size", value: "55" }]);
  expect(await rowOf("no-sku")).toMatchObject({ regular_price_cents: 5_000, sale_price_cents: null });
  const stock = await place.db
    .selectFrom("product_stock")
    .select("available_quantity")
    .orderBy("available_quantity")
    .execute();
  expect(stock.map((row) => row.available_quantity)).toEqual([0, 7, 10]);
});

test("a feed without a SKU suggests a mapping, and that mapping works", async () => {
  const records = `[{"Item Number":"X-1","title":"Halden TV","cost":5,"department":"Televisions"}]`;
  const [problem] = (await importFeed("feed.json", records)).problems;
  expect(problem).toContain(
    'Item Number looks like a sku: map it with a column mapping such as {"sku":"Item Number"}.',
  );
  const mapping = { sku: "Item Number", price: "cost", category: "department" };
  expect(await importFeed("feed.json", records, { mapping })).toMatchObject({
    created: 1,
    live: 1,
    problems: [],
  });

  const [ofTable] = (await importFeed("feed.csv", "UPC;Article No;Title\n1;2;3\n")).problems;
  expect(ofTable).toContain("Article No, UPC look like a sku");
});

test("a price with three decimals is rejected in every format, never sold for a thousandth", async () => {
  const google =
    "id\ttitle\tprice\tavailability\timage_link\tproduct_type\nA-1\tTV\t1.299 USD\tin stock\t\tTelevisions\n";
  const shopify = `${SHOPIFY}\ntv,TV,,Halden,,Televisions,,TRUE,,,H-1,,,,1.299,"1.499,00",,,,,active\n`;
  const json = '[{"sku":1,"name":"TV","category":"Televisions","price":2.500}]';
  for (const [name, content] of Object.entries({ google, shopify, json })) {
    const summary = await importFeed(name, content);
    expect(summary).toMatchObject({ created: 0, live: 0, rejected: 1 });
    expect(summary.rejectReasons[0]![0]).toContain("has three decimals, which may be a thousands separator");
  }
});

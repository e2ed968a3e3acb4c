/**
 * Exports of WooCommerce and Magento, where a product may be several rows: variations are sold, their parents
 * are not.
 */
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

async function importTable(...rows: readonly string[]) {
  const files = [await place.file("export.csv", rows.join("\n"))];
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null });
}
const products = () =>
  place.db
    .selectFrom("products")
    .leftJoin("product_stock", "product_stock.product_id", "products.product_id")
    .select([
      ...(["sku", "name", "category_id", "brand_id", "regular_price_cents", "sale_price_cents"] as const),
      ...(["is_live", "hidden_reason", "attributes", "images", "long_description"] as const),
      ...(["available_quantity", "upc", "online_availability"] as const),
    ])
    .orderBy("sku")
    .execute();
const addressesOf = (images: unknown) => (images as { href: string }[]).map(({ href }) => href.slice(-5));

const WOO =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';

describe("WooCommerce", () => {
  test("variations are products with their own price, stock and options, and their parent's texts", async () => {
    const summary = await importTable(
      WOO,
      '9,variation,R-48,,,1,0,visible,,,,,1,2,,1399,,,R,,Width,"48 in.",,',
      '7,variable,R,,"Halden Range",1,0,visible,"A range","<p>Cooks.</p>",,,1,,,,"Sale, Kitchen > Gas Ranges","https://img.example/a.jpg, https://img.example/b.jpg",,Halden,Width,"30 in., 48 in.",Fuel,Gas',
      '8,variation,R-30,012345678905,"Halden Range - 30 in.",1,0,visible,,,,,1,5,899,999,,https://img.example/c.jpg,id:7,,Width,"30 in.",,',
      '10,variation,,,,1,0,visible,,,2020-01-01,2020-01-31,0,3,799,949,,,id:7,,Width,"24 in.",,',
      "11,simple,D-1,,Dishwasher,1,0,visible,,,,,1,,,499,Dishwashers,,,,,,,",
      "12,simple,D-2,,Draft,-1,0,visible,,,,,1,4,,499,Dishwashers,,,,,,,",
      "13,grouped,G-1,,Set,1,0,visible,,,,,1,,,,Dishwashers,,,,,,,",
      '14,variation,X-1,,"Orphan",1,0,visible,,,,,1,4,,499,,,id:99,,Width,1,,',
    );
    expect(summary).toMatchObject({ records: 6, created: 5, live: 4, rejected: 1, hidden: { INACTIVE: 1 } });
    expect(summary.rejectReasons).toEqual([['its parent "id:99" is not in the file', 1]]);
    const all = await products();
    const by = (sku: string) => all.find((product) => product.sku === sku)!;
    expect(all.map(({ sku }) => sku).sort()).toEqual(["D-1", "D-2", "R-10", "R-30", "R-48"]);
    expect(by("R-30")).toMatchObject({
      name: "Halden Range - 30 in.",
      category_id: "ovens-ranges",
      brand_id: "halden",
      upc: "012345678905",
      regular_price_cents: 99_900,
      sale_price_cents: 89_900,
      available_quantity: 5,
      long_description: "Cooks.",
    });
    expect(addressesOf(by("R-30").images)).toEqual(["c.jpg", "a.jpg", "b.jpg"]);
    expect(by("R-30").attributes).toEqual([
      { name: "Fuel", value: "Gas" },
      { name: "Width", value: "30 in." },
    ]);
    expect(by("R-48")).toMatchObject({
      name: "Halden Range - 48 in.",
      regular_price_cents: 139_900,
      available_quantity: 2,
    });
    // An expired sale, and a missing stock.
    expect(by("R-10")).toMatchObject({
      regular_price_cents: 94_900,
      sale_price_cents: null,
      available_quantity: 0,
    });
    expect(by("D-1")).toMatchObject({ is_live: true, available_quantity: 10 });
  });

  test("importing the same export again is a no-op", async () => {
    const rows = [
      WOO,
      '7,variable,R,,Range,1,0,visible,,,,,1,,,,"Gas Ranges",,,,Width,"30 in.",,',
      '8,variation,R-30,,,1,0,visible,,,,,1,5,,999,,,R,,Width,"30 in.",,',
    ];
    await importTable(...rows);
    expect(await importTable(...rows)).toMatchObject({ unchanged: 1, created: 0, updated: 0, restocked: 0 });
  });
});

const MAGENTO =
  "sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,base_image,additional_attributes,qty,is_in_stock,manage_stock,configurable_variations,configurable_variation_labels";

describe("Magento", () => {
  test("simple products inherit options and texts from their configurable product; store views are not products", async () => {
    const summary = await importTable(
      MAGENTO,
      'T-55,,Default,simple,,"TV 55",,1,"Not Visible Individually",699,599,https://img.example/1.jpg,"color=Black,energy_class=A",12.0000,1,1,,',
      'T-55,de,,,,"Fernseher 55",,,,,,,,,,,,',
      'T-65,,Default,simple,,"TV 65",,1,"Not Visible Individually",999,,,"color=Black",0.0000,0,1,,',
      'T,,Default,configurable,"Default Category/Deals,Default Category/Video/Smart TVs","TV","<p>Bright, and thin.</p>",1,"Catalog, Search",,,https://img.example/2.jpg,"manufacturer=Halden",,1,,"sku=T-55,size=55|sku=T-65,size=65|sku=T-75,size=75","size=Screen Size"',
      "T,de,,,,Fernseher,,,,,,,,,,,,",
      'T-75,,Default,simple,,"TV 75",,1,"Not Visible Individually",1499,,,,3,1,1,,',
      'D-1,,Default,simple,"Default Category/Dishwashers","Dishwasher",,1,"Catalog, Search",499,,,,0,1,0,,',
      'D-2,,Default,simple,"Default Category/Dishwashers","Off",,2,"Catalog, Search",499,,,,5,1,1,,',
      'P-1,,Default,simple,"Default Category/Dishwashers","Part of a bundle",,1,"Not Visible Individually",9,,,,5,1,1,,',
    );
    expect(summary).toMatchObject({ records: 6, created: 6, live: 4, rejected: 0, hidden: { INACTIVE: 2 } });
    const all = await products();
    const by = (sku: string) => all.find((product) => product.sku === sku)!;
    expect(by("T-55")).toMatchObject({
      name: "TV 55",
      category_id: "flat-screen-tvs",
      brand_id: "halden",
      long_description: "Bright, and thin.",
      regular_price_cents: 69_900,
      sale_price_cents: 59_900,
      available_quantity: 12,
    });
    expect(by("T-55").attributes).toEqual([
      { name: "Color", value: "Black" },
      { name: "Energy Class", value: "A" },
      { name: "Screen Size", value: "55" },
    ]);
    expect(addressesOf(by("T-55").images)).toEqual(["1.jpg", "2.jpg"]);
    expect(by("T-65")).toMatchObject({ regular_price_cents: 99_900, available_quantity: 0 });
    expect(by("T-75")).toMatchObject({
      is_live: true,
      available_quantity: 3,
      category_id: "flat-screen-tvs",
    });
    expect(by("D-1")).toMatchObject({ is_live: true, available_quantity: 10 });
    expect(by("T")).toBeUndefined();
  });

  test("an export of a single store view is read as it is", async () => {
    const rows = [
      MAGENTO,
      'D-1,en,Default,simple,"Default Category/Dishwashers","Dishwasher",,1,,499,,,,5,1,1,,',
    ];
    expect(await importTable(...rows)).toMatchObject({ created: 1, live: 1 });
    expect(await importTable(...rows)).toMatchObject({ unchanged: 1 });
  });
});

const WOO_STOCK = "ID,Type,SKU,Name,Published,Parent,In stock?,Stock,Regular price,Categories";
const MAGENTO_STOCK =
  "sku,store_view_code,product_type,name,price,categories,product_online,qty,is_in_stock,manage_stock";

test.each([
  ["1,3", 3],
  ["instock,", 10],
  ["outofstock,3", 0],
  ["backorder,", 0],
  ["1,many", 0],
  [",", 0],
])("WooCommerce's stock %p is %p pieces", async (stock, pieces) => {
  await importTable(WOO_STOCK, `1,simple,D-1,Dishwasher,1,,${stock},499,Dishwashers`);
  expect(await products()).toMatchObject([{ is_live: true, available_quantity: pieces }]);
});

test.each([
  ["1,3,1,1", 3, true],
  ["1,,1,1", 10, true],
  ["1,0,1,0", 10, true],
  ["1,3,No,1", 0, true],
  ["1,,false,0", 0, true],
  ["1,3,out of stock,", 0, true],
  ["1,lots,1,1", 0, true],
  ["0,3,1,1", 3, false],
  ["Disabled,3,1,1", 3, false],
  ["Enabled,3,1,1", 3, true],
])("Magento's status and stock %p are %p pieces, on sale: %p", async (stock, pieces, isLive) => {
  await importTable(MAGENTO_STOCK, `D-1,,simple,Dishwasher,499,Default Category/Dishwashers,${stock}`);
  expect(await products()).toMatchObject([{ is_live: isLive, available_quantity: pieces }]);
});

test.each([
  ["ID,Type,SKU,Name,Parent,Regular price,Currency", "1,simple,D-1,Dishwasher,,499,EUR"],
  ["sku,store_view_code,product_type,name,price,Currency Code", "D-1,,simple,Dishwasher,499,EUR"],
  ["Handle,Title,Variant SKU,Variant Price,Variant Currency", "dishwasher,Dishwasher,D-1,499,EUR"],
])("a column with another currency is read: %s", async (headings, row) => {
  const { rejectReasons } = await importTable(headings, row);
  expect(rejectReasons).toEqual([["the prices are in EUR, not in US dollars", 1]]);
});

test.each([
  [
    "Shopify",
    "Handle,Title,Variant SKU,Variant Price,Cost per item,Gift Card,Image Src",
    ["halden,Halden Range,A-1,899.99,512.5,false,", "halden,,,,,,https://img.example/a.jpg"],
    ['Cost per item: "512.5"', 'Gift Card: "false"'],
  ],
  [
    "WooCommerce",
    "ID,Type,SKU,Name,Published,Parent,Regular price,Weight (lbs),Attribute 1 name,Attribute 1 value(s),Attribute 1 visible",
    ["7,variable,R,Range,1,,,,Width,30 in.,1", "8,variation,R-30,Range - 30 in.,1,R,899,210,Width,30 in.,1"],
    ['Weight (lbs): "210"'],
  ],
  [
    "Magento",
    "sku,store_view_code,product_type,name,price,product_online,tax_class_name,cost",
    ["A-1,,simple,Halden Range,899.99,1,Taxable Goods,"],
    ['tax_class_name: "Taxable Goods"'],
  ],
])("unused columns of %s are listed with an example", async (_shop, headings, rows, listed) => {
  const summary = await importTable(headings, ...rows);
  expect(summary).toMatchObject({ created: 1, rejected: 0 });
  expect(summary.unusedFields).toEqual(listed);
});

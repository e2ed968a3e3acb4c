/** Feeds of tires and wheels in every format the importer reads give the same products (TIRE-1, WHEEL-1). */
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

/** Records common to all formats below. */
const GOODS = [
  {
    sku: "TR-1",
    brand: "Alverno",
    title: "Alverno Meridian 225/65R17 102H",
    price: "129.99",
    stock: "12",
    size: "225/65R17 102H",
    line: "Meridian",
    mark: "60000 miles",
  },
  {
    sku: "TR-2",
    brand: "Alverno",
    title: "Alverno Crag A/T LT265/70R17/E 121/118S",
    price: "219.00",
    stock: "0",
    size: "LT265/70R17/E 121/118S",
    line: "Crag A/T",
    mark: "",
  },
  {
    sku: "TR-3",
    brand: "Alverno",
    title: "Alverno Hauler 11R22.5",
    price: "399.00",
    stock: "6",
    size: "11R22.5 LR G 144/142L",
    line: "Hauler",
    mark: "",
  },
  // Two sizes in one field: the product is sold under its name and matches no size.
  {
    sku: "TR-4",
    brand: "Alverno",
    title: "Alverno Two of a Kind",
    price: "99.00",
    stock: "2",
    size: "225/65R17, 235/65R17",
    line: "",
    mark: "",
  },
];
const WHEEL = {
  sku: "WH-1",
  brand: "Veldt",
  title: "Veldt Ridge 18x8.5 5x114.3 +35 Black",
  price: "189.00",
  stock: "8",
};
/** An unreadable price. */
const BAD = {
  sku: "TR-5",
  brand: "Alverno",
  title: "Alverno Meridian 235/65R17 104H",
  price: "call us",
  stock: "4",
};

const xmlText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const tag = (name: string, value: string) => (value === "" ? "" : `<${name}>${xmlText(value)}</${name}>`);

const record = (tire: (typeof GOODS)[number]) => ({
  sku: tire.sku,
  brand: tire.brand,
  name: tire.title,
  price: tire.price,
  availableQuantity: tire.stock,
  tireSize: tire.size,
  "Product Line": tire.line,
  "Mileage Warranty": tire.mark,
});
const wheel = {
  sku: WHEEL.sku,
  brand: WHEEL.brand,
  name: WHEEL.title,
  price: WHEEL.price,
  availableQuantity: WHEEL.stock,
  wheelSize: "18x8.5",
  boltPattern: "5x114.3",
  offset: "35",
  hubBore: "73.1",
};
const bad = { sku: BAD.sku, name: BAD.title, price: BAD.price, tireSize: "235/65R17 104H" };
const records = [...GOODS.map(record), wheel, bad];

const CSV = [
  "Part|Vendor|Text|Retail|On hand|Dimension|Family|Miles|Rim|Bolts|ET|CB",
  ...GOODS.map(({ sku, brand, title, price, stock, size, line, mark }) =>
    [sku, brand, title, price, stock, size, line, mark, "", "", "", ""].join("|"),
  ),
  [
    "WH-1",
    "Veldt",
    WHEEL.title,
    WHEEL.price,
    WHEEL.stock,
    "",
    "",
    "",
    "18x8.5",
    "5x114.3",
    "35",
    "73.1",
  ].join("|"),
  ["TR-5", "Alverno", BAD.title, BAD.price, BAD.stock, "235/65R17 104H", "", "", "", "", "", ""].join("|"),
].join("\r\n");
const MAPPING = {
  sku: "Part",
  manufacturer: "Vendor",
  name: "Text",
  regularPrice: "Retail",
  availableQuantity: "On hand",
  tireSize: "Dimension",
  "Product Line": "Family",
  "Mileage Warranty": "Miles",
  wheelSize: "Rim",
  boltPattern: "Bolts",
  offset: "ET",
  hubBore: "CB",
};

const XML = `<?xml version="1.0"?><products>${records
  .map(
    (product) =>
      `<product>${Object.entries(product)
        .map(([name, value]) => tag(name.replace(/ /g, "_"), value))
        .join("")}</product>`,
  )
  .join("")}</products>`;

const GOOGLE = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${[
  ...GOODS.map(
    ({ sku, brand, title, price, stock, size, line, mark }) =>
      `<item>${tag("g:id", sku)}${tag("g:brand", brand)}${tag("g:title", title)}${tag("g:price", `${price} USD`)}${tag(
        "g:availability",
        stock === "0" ? "out_of_stock" : "in_stock",
      )}<g:google_product_category>Vehicles &amp; Parts &gt; Vehicle Parts &amp; Accessories &gt; Motor Vehicle Parts &gt; Motor Vehicle Wheel Systems &gt; Motor Vehicle Tires</g:google_product_category>${tag("g:size", size)}${[
        ["Product Line", line],
        ["Mileage Warranty", mark],
      ]
        .filter(([, value]) => value !== "")
        .map(
          ([name, value]) =>
            `<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${xmlText(value!)}</g:attribute_value></g:product_detail>`,
        )
        .join("")}</item>`,
  ),
  `<item><g:id>WH-1</g:id><g:brand>Veldt</g:brand><g:title>${WHEEL.title}</g:title><g:price>189.00 USD</g:price>
   <g:availability>in_stock</g:availability><g:google_product_category>Vehicles &amp; Parts &gt; Vehicle Parts &amp; Accessories &gt; Motor Vehicle Parts &gt; Motor Vehicle Wheel Systems &gt; Motor Vehicle Rims &amp; Wheels</g:google_product_category>
   <g:product_detail><g:attribute_name>Hub Bore</g:attribute_name><g:attribute_value>73.1</g:attribute_value></g:product_detail></item>`,
  `<item><g:id>TR-5</g:id><g:title>${BAD.title}</g:title><g:price>call us</g:price><g:size>235/65R17 104H</g:size></item>`,
].join("")}</channel></rss>`;

const FEEDS: readonly (readonly [form: string, file: string, content: string, mapping: object | null])[] = [
  ["a table with a mapping", "tires.csv", CSV, MAPPING],
  ["JSON", "tires.json", JSON.stringify({ products: records }), null],
  ["JSON lines", "tires.ndjson", records.map((product) => JSON.stringify(product)).join("\n"), null],
  ["XML", "tires.xml", XML, null],
  ["a feed of Google Merchant Center", "google.xml", GOOGLE, null],
];

const attributesOf = ({ attributes }: { attributes: { name: string; value: string }[] }) =>
  new Map(attributes.map(({ name, value }) => [name, value]));

test.each(FEEDS)(
  "%s imports all valid records and rejects only the bad one",
  async (_form, name, content, mapping) => {
    const summary = await importFiles({
      db: place.db,
      supplierId: "rubber",
      rejectsFile: null,
      files: [await place.file(name, content)],
      ...(mapping && { mapping: mapping as never }),
    });
    expect(summary).toMatchObject({
      records: 6,
      created: 5,
      rejected: 1,
      live: 5,
      problems: [],
      hidden: { INACTIVE: 0, UNMAPPED_CATEGORY: 0, NO_PRICE: 0, HIDDEN_BY_STAFF: 0 },
    });
    const [[reason] = []] = summary.rejectReasons;
    expect(reason).toContain("regular price");
    const rows = await place.db
      .selectFrom("products")
      .select(["sku", "category_id", "brand_id", "regular_price_cents", "attributes"])
      .orderBy("sku")
      .execute();
    expect(rows.map(({ sku, category_id: leaf, regular_price_cents: cents }) => [sku, leaf, cents])).toEqual([
      ["TR-1", "tires", 129_99],
      ["TR-2", "tires", 219_00],
      ["TR-3", "tires", 399_00],
      ["TR-4", "tires", 99_00],
      ["WH-1", "wheels", 189_00],
    ]);
    expect(rows.map(({ brand_id: brand }) => brand)).toEqual([...Array<string>(4).fill("alverno"), "veldt"]);
    const [first, , , , last] = rows.map(attributesOf as never) as Map<string, string>[];
    const size = first!.get("Tire Size") ?? first!.get("Size");
    expect([size, first!.get("Product Line"), first!.get("Mileage Warranty")]).toEqual([
      ...["225/65R17 102H", "Meridian", "60000 miles"],
    ]);
    expect(last!.get("Hub Bore")).toBe("73.1");
  },
);

test("a table without a SKU column gets SKUs built from several columns, the same every time", async () => {
  const table = [
    "Vehicle;Tyre Brand;Pattern;Size;LI;MRP",
    "Swift;CEAT;Milage X3;165/80 R 14;85;34.06",
    "Dzire;CEAT;Milage X3;165/80 R 14;85;34.06",
    "Swift;Apollo;Amazer 4G Life;165/80 R 14;85;43.19",
    ";;;;;12.00",
  ].join("\n");
  const mapping = {
    sku: ["Tyre Brand", "Pattern", "Size", "LI"],
    name: ["Tyre Brand", "Pattern", "Size", "LI"],
    manufacturer: "Tyre Brand",
    regularPrice: "MRP",
    attributes: { "Tire Size": "Size", "Load Index": "LI" },
  };
  const read = async () =>
    importFiles({
      db: place.db,
      supplierId: "india",
      rejectsFile: null,
      mapping,
      files: [await place.file("fitted.csv", table)],
    });
  expect(await read()).toMatchObject({
    created: 2,
    duplicates: 1,
    rejected: 1,
    rejectReasons: [["no sku", 1]],
  });
  const rows = await place.db
    .selectFrom("products")
    .select(["sku", "name", "category_id"])
    .orderBy("sku")
    .execute();
  expect(rows).toEqual([
    {
      sku: "Apollo-Amazer-4G-Life-165-80-R-14-85",
      name: "Apollo Amazer 4G Life 165/80 R 14 85",
      category_id: "tires",
    },
    { sku: "CEAT-Milage-X3-165-80-R-14-85", name: "CEAT Milage X3 165/80 R 14 85", category_id: "tires" },
  ]);
  expect(await read()).toMatchObject({ created: 0, unchanged: 2 });
});

test("a vehicle without a year is rejected for that, not for a missing SKU", async () => {
  const file = await place.file(
    "fits.json",
    JSON.stringify([{ make: "Maruti", model: "Swift", size: "165/80R14 85T" }]),
  );
  const summary = await importFiles({ db: place.db, supplierId: "fits", rejectsFile: null, files: [file] });
  expect(summary.rejectReasons).toEqual([["no year", 1]]);
});

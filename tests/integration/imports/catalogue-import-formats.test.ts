/** Feeds that are not JSON: XML of the Best Buy API, and tables with a column mapping. */
import { gzipSync } from "node:zlib";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import type { ColumnMapping } from "../../../server/catalogue/import/reading/csv/column-mapping";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

const product = (sku: number, more = "") => `
  <product>
    <sku>${sku}</sku>
    <name>Halden &amp; Co - 24" Dishwasher &#8212; Steel</name>
    <regularPrice>499.99</regularPrice>
    <salePrice>449.99</salePrice>
    <active>true</active>
    <categoryPath>
      <category><id>cat00000</id><name>Best Buy</name></category>
      <category><id>pcmcat99</id><name>Deals of the week</name></category>
    </categoryPath>
    <customerReviewCount>12</customerReviewCount>
    <customerReviewAverage>4.5</customerReviewAverage>
    <manufacturer>Halden</manufacturer>
    <image>https://img.example.com/${sku}.jpg</image>
    <longDescription><![CDATA[<p>Quiet.</p><p>Clean.</p>]]></longDescription>
    <features><feature>Third rack</feature></features>
    <details>
      <detail><name>Noise Level</name><value>44 dB</value></detail>
      <detail><name>Width</name><value>24 inches</value></detail>
    </details>
    <includedItemList><includedItem>Hose</includedItem><includedItem>Manual</includedItem></includedItemList>${more}
  </product>`;
const answer = (kind: string, ...records: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} currentPage="1" totalPages="1" total="${records.length}">${records.join("")}\n</${kind}>\n`;
const CATEGORIES = answer(
  "categories",
  `<category><id>pcmcat99</id><name>Deals of the week</name>
    <path><category><id>cat00000</id><name>Best Buy</name></category><category><id>abcat0905000</id><name>Dishwashers</name></category>
      <category><id>pcmcat99</id><name>Deals of the week</name></category></path>
    <subCategories><category><id>pcmcat100</id><name>More</name></category></subCategories></category>`,
);

async function importAll(feeds: Readonly<Record<string, string | Buffer>>, mapping?: ColumnMapping) {
  const files = await Promise.all(Object.entries(feeds).map(([name, content]) => place.file(name, content)));
  return importFiles({ db: place.db, files, supplierId: "bestbuy", rejectsFile: null, mapping });
}

const rowOf = (id: string) =>
  place.db.selectFrom("products").selectAll().where("product_id", "=", id).executeTakeFirstOrThrow();

describe("XML", () => {
  it("imports products and categories of the API, whatever the order of the files", async () => {
    const feeds = {
      "products.xml": gzipSync(answer("products", product(1), product(2))),
      "categories.xml": CATEGORIES,
    };
    const summary = await importAll(feeds);

    expect(summary).toMatchObject({
      created: 2,
      live: 2,
      rejected: 0,
      categories: 1,
      categoriesChanged: 2,
      problems: [],
    });
    expect(await rowOf("1")).toMatchObject({
      name: 'Halden & Co - 24" Dishwasher \u2014 Steel',
      category_id: "dishwashers",
      brand_id: "halden",
      regular_price_cents: 49999,
      sale_price_cents: 44999,
      review_count: 12,
      long_description: "Quiet.\nClean.",
      features: ["Third rack"],
      included_items: ["Hose", "Manual"],
      attributes: [
        { name: "Noise Level", value: "44 dB" },
        { name: "Width", value: "24 inches" },
      ],
    });
  });

  it("reads a single product, and treats lists inside a product as its parts", async () => {
    const inner = "<products><product><sku>900</sku><name>Part</name><price>1</price></product></products>";
    expect(await importAll({ "categories.xml": CATEGORIES, "one.xml": product(1, inner) })).toMatchObject({
      created: 1,
      live: 1,
    });
    expect(await importAll({ "two.xml": answer("products", product(2, inner)) })).toMatchObject({
      created: 1,
      live: 1,
    });
  });

  it("reports elements that are not records, and imports nothing from a truncated file", async () => {
    const complete = answer("products", product(1), "<product>nothing</product>", product(2), product(3));
    const cut = complete.slice(0, complete.lastIndexOf("<features>"));
    const none = await importAll({ "categories.xml": CATEGORIES, "cut.xml": cut });
    expect(none).toMatchObject({ created: 0, rejected: 0 });
    expect(none.problems).toEqual([
      expect.stringMatching(/cut\.xml is damaged or incomplete \(line \d+: the file ends/),
    ]);

    const summary = await importAll({ "whole.xml": complete });
    expect(summary).toMatchObject({ created: 3, rejected: 1, problems: [] });
    expect(summary.rejectReasons).toEqual([["this element has no fields", 1]]);
  });

  it("is rejected when it has no records", async () => {
    const summary = await importAll({ "page.xml": "<?xml version='1.0'?><page><title>Hi</title></page>" });
    expect(summary).toMatchObject({
      status: "FAILED",
      problems: [expect.stringContaining("contains no records")],
    });
  });
});

describe("a table", () => {
  const mapping = {
    sku: "Item no",
    name: "Title",
    regularPrice: "Price",
    categoryPath: ["Department", "Group"],
    attributes: { Color: "Colour" },
    features: ["Plus 1", "Plus 2"],
  };
  const head = "Item no;Title;Price;Department;Group;Colour;Plus 1;Plus 2;Other";

  it("is read by its column mapping, with quotes, line breaks and umlauts in it", async () => {
    const table = [
      head,
      '1;"Halden 24"" Geschirrsp\u00fcler; leise";"1,299.00";Appliances;Dishwashers;Stainless Steel;Third rack;;x',
      '2;"Two\nlines";50;Appliances;Dishwashers;;;;',
      "3;Free one;free;Appliances;Dishwashers;;;;",
    ].join("\r\n");
    const summary = await importAll({ "table.csv": Buffer.from(table, "latin1") }, mapping);

    expect(summary).toMatchObject({ records: 3, created: 2, live: 2, rejected: 1, problems: [] });
    expect(await rowOf("1")).toMatchObject({
      name: 'Halden 24" Geschirrsp\u00fcler; leise',
      category_id: "dishwashers",
      regular_price_cents: 129900,
      attributes: [{ name: "Color", value: "Stainless Steel" }],
      features: ["Third rack"],
    });
    expect(await rowOf("2")).toMatchObject({ name: "Two lines", attributes: [], features: [] });
  });

  it("is rejected with its columns listed when the mapping does not match, and without a mapping", async () => {
    const wrong = await importAll({ "table.csv": "Item no,Name\n1,Washer\n" }, mapping);
    expect(wrong.problems[0]).toMatch(/has no column Title, Price.*Its columns are Item no, Name\./);
    const none = await importAll({ "table.csv": "Item no,Name\n1,Washer\n" });
    expect(none.problems[0]).toContain("map its columns with --mapping");
  });

  const row = (sku: number, title = `Washer ${sku}`) => `${sku};${title};326.99;Appliances;Dishwashers;;;;x`;
  const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1));

  it.each([
    ["inside a text", `${rows(9).join("\n")}\n10;"cut in the mid`, "line 11: its quotes are unclosed"],
    [
      "inside a text of several lines",
      `${rows(9).join("\n")}\n10;"cut\nin the mid`,
      "line 12: it has 1 of 9",
    ],
    ["inside a price", `${rows(9).join("\n")}\n10;Washer;3`, "line 11: it has 3 of 9 columns"],
    [
      "before its last column",
      `${rows(9).join("\n")}\n10;Washer;326.99;Appliances;Dishwashers`,
      "line 11: it has 5",
    ],
    [
      "in the middle of a row that others follow",
      `1;Washer;32;Appl\n${rows(9).join("\n")}`,
      "line 2: it has 4",
    ],
  ])("with a row truncated %s changes nothing", async (_, body, problem) => {
    await importAll({ "table.csv": [head, ...rows(10)].join("\n") }, mapping);
    const before = await place.endState();
    const dearer = body.replaceAll("326.99", "426.99");
    const summary = await importAll({ "table.csv": `${head}\n${dearer}` }, mapping);
    expect(summary).toMatchObject({ status: "FAILED", records: 0, updated: 0 });
    expect(summary.problems).toEqual([expect.stringContaining(problem)]);
    expect(await place.endState()).toEqual(before);
  });

  it("truncated inside a price of its last column changes nothing", async () => {
    const columns = { sku: "Item", name: "Title", categoryPath: ["Group"], regularPrice: "Price" };
    const table = (last: string) =>
      [
        "Item,Title,Group,Price",
        ...rows(6).map((_, at) => `${at},TV,Televisions,326.99`),
        `9,TV,Televisions,${last}`,
      ].join("\n");
    for (const last of ["3", "326.", "326.9", ""]) {
      const summary = await importAll({ "table.csv": table(last) }, columns);
      expect(summary.problems).toEqual([expect.stringContaining("line 8: its last price is cut off")]);
      expect(summary).toMatchObject({ created: 0 });
    }
    expect(await importAll({ "table.csv": `${table("3")}\n` }, columns)).toMatchObject({
      live: 7,
      problems: [],
    });
  });

  describe("whose last row has no line end", () => {
    const KNOWN = [
      {
        sku: "HX-109",
        name: "TV 109",
        price: 310.99,
        category: "Televisions",
        stock: 42,
        image: "https://cdn.shop.example/109?w=800",
      },
      {
        sku: "HX-1090",
        name: "TV 1090",
        price: 1_200,
        category: "Televisions",
        stock: 42,
        image: "https://cdn.shop.example/1090?w=800",
      },
    ];
    const COLUMNS: Readonly<Record<string, (last: string) => string>> = {
      stock: (last) =>
        `sku,name,price,category,stock\nHX-1,TV 1,310.99,Televisions,7\nHX-1090,TV 1090,1200,Televisions,${last}`,
      category: (last) =>
        `sku,name,price,stock,category\nHX-1,TV 1,310.99,7,Televisions\nHX-1090,TV 1090,1200,42,${last}`,
      sku: (last) =>
        `name,price,category,stock,sku\nTV 1,310.99,Televisions,7,HX-1\nTV 1090,1200,Televisions,42,${last}`,
      picture: (last) =>
        `sku,name,price,image\nHX-109,TV 109,310.99,https://cdn.shop.example/109?w=800\nHX-1090,TV 1090,1200,${last}`,
      "new picture": (last) =>
        `sku,name,price,category,image\n${[1, 2].map((at) => `HX-${at},TV ${at},310.99,Televisions,https://cdn.shop.example/pic-${at}.jpg\n`).join("")}HX-77,TV 77,1200,Televisions,${last}`,
      "new sku": (last) =>
        `name,price,category,stock,sku\nTV 1,310.99,Televisions,7,HX-1\nTV 77,1200,Televisions,42,${last}`,
      "new price": (last) =>
        `sku,name,category,stock,price\nHX-1,TV 1,Televisions,7,310.99\nHX-77,TV 77,Televisions,42,${last}`,
      "new sale price": (last) =>
        `sku,name,category,price,sale_price\nHX-1,TV 1,Televisions,310.99,\nHX-77,TV 77,Televisions,499.99,${last}`,
    };

    it.each([
      ["stock", "4", 1],
      ["stock", "42", 0],
      ["stock", "41", 0],
      ["stock", '"4"', 0],
      ["category", "Telev", 1],
      ["category", "Televisions", 0],
      ["sku", "HX-109", 1],
      ["sku", "HX-1090", 0],
      ["picture", "https://cdn.shop.example/1090?w=80", 1],
      ["picture", "https://cdn.shop.example/1090?w=800", 0],
      ["picture", "https://cdn.shop.example/new", 0],
      ["picture", "", 0],
      ["new picture", "https://cdn.shop.example/pic", 1],
      ["new picture", "https://cdn.sho", 1],
      ["new picture", "htt", 1],
      ["new picture", '"htt"', 0],
      ["new picture", "https://cdn.shop.example/77a.jpg;https://cdn.shop.example/77b.jp", 1],
      ["new picture", "https://cdn.shop.example/77a.jpg;ht", 1],
      ["new picture", "https://cdn.shop.example/pic-77.jpg", 0],
      ["new picture", "", 0],
      ["new sku", "HX-77", 1],
      ["new price", "31", 1],
      ["new price", "310.99", 0],
      ["new sale price", "44", 1],
      ["new sale price", "449.99", 0],
      ["new sale price", "", 0],
    ])("sets the row aside if its last cell may be cut off: %s %p", async (column, last, rejected) => {
      await importAll({ "before.json": JSON.stringify(KNOWN) });
      const content = COLUMNS[column]!(last);
      const summary = await importAll({ "table.csv": content });
      expect(summary).toMatchObject({ status: "COMPLETED", rejected, problems: [] });
      expect(summary.rejectReasons.map(([reason]) => reason)).toEqual(
        rejected === 0 ? [] : [expect.stringContaining("the last row has no line end and may be cut off")],
      );
      expect(await importAll({ "table.csv": `${content}\n` })).toMatchObject({ rejected: 0 });
    });
  });

  it("loses only the row with unmatched quotes or too many cells", async () => {
    const table = [
      head,
      row(1),
      row(2, '"Big" Acme TV'),
      row(3, '"never closed'),
      row(4, "TV; with a table"),
      row(5, 'Acme 24" TV'),
      row(6, '"Acme 24"" TV; black"'),
      ...rows(30).slice(6),
    ].join("\r\n");
    const summary = await importAll({ "table.csv": table }, mapping);
    expect(summary).toMatchObject({ created: 27, live: 27, rejected: 3, problems: [] });
    expect(summary.rejectReasons.map(([reason]) => reason)).toEqual([
      "its quotes are unclosed or not doubled",
      expect.stringContaining("it has 10 cells in 9 columns"),
    ]);
    expect(await rowOf("5")).toMatchObject({ name: 'Acme 24" TV' });
    expect(await rowOf("6")).toMatchObject({ name: 'Acme 24" TV; black' });
  });
});

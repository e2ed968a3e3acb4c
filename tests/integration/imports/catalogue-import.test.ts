/** The importer on a real database: the result of a first run, and of a second one. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { importFiles, importRecords } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const DISHWASHERS = [
  { id: "abcat0900000", name: "Appliances" },
  { id: "abcat0905000", name: "Dishwashers" },
];

const place = openImportPlace();
const { file } = place;

function record(sku: number | string, extra: object = {}) {
  return {
    sku,
    name: `Dishwasher ${sku}`,
    regularPrice: 499.99,
    categoryPath: DISHWASHERS,
    manufacturer: "Halden",
    ...extra,
  };
}

const lines = (...records: readonly object[]) => records.map((entry) => JSON.stringify(entry)).join("\n");

async function importText(content: string | Buffer, supplierId = "bestbuy") {
  const files = [await file("feed", content)];
  return importFiles({
    db: place.db,
    files,
    supplierId,
    rejectsFile: path.join(place.folder, "rejects.ndjson"),
  });
}

async function rejects(): Promise<Record<string, unknown>[]> {
  const text = await readFile(path.join(place.folder, "rejects.ndjson"), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const product = (id: string) =>
  place.db.selectFrom("products").selectAll().where("product_id", "=", id).executeTakeFirst();

describe("importing supplier files", () => {
  it("writes products, brands and stock to the catalogue and records the run", async () => {
    const feed = gzipSync(
      lines(
        record(1, { salePrice: 399.99, customerReviewCount: 10, customerReviewAverage: 4 }),
        record(2, {
          manufacturer: "HALDEN",
          customerReviewCount: 30,
          customerReviewAverage: 5,
          onlineAvailability: false,
        }),
      ),
    );
    const summary = await importText(feed);

    expect(summary).toMatchObject({
      status: "COMPLETED",
      records: 2,
      created: 2,
      live: 2,
      rejected: 0,
      problems: [],
    });
    expect(await product("1")).toMatchObject({
      category_id: "dishwashers",
      supplier_price_cents: 49999,
      regular_price_cents: 49999,
      sale_price_cents: 39999,
      product_labels: ["ON_SALE"],
      slug: "dishwasher-1-1",
      is_live: true,
    });
    const [, stock, brands] = await place.endState();
    expect(stock).toEqual([
      { product_id: "1", available_quantity: 10 },
      { product_id: "2", available_quantity: 0 },
    ]);
    expect(brands).toEqual([{ id: "halden", product_count: 2, rating_count: 40, rating: 4.75 }]);
    const run = await place.db.selectFrom("import_runs").selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({
      status: "COMPLETED",
      supplier_id: "bestbuy",
      counts: expect.objectContaining({ created: 2 }),
    });
  });

  it("is a no-op for the same file again, repeated SKUs included", async () => {
    const many = Array.from({ length: 700 }, (_, i) => record(i + 1));
    const feed = lines(...many, record(1, { name: "The last word on 1", salePrice: 450 }));
    const first = await importText(feed);
    const before = await place.db
      .selectFrom("products")
      .select(["product_id", "updated_at", "revision"])
      .orderBy("product_id")
      .execute();

    const second = await importText(feed);

    expect(first).toMatchObject({ created: 700, duplicates: 1 });
    expect(second).toMatchObject({
      created: 0,
      updated: 0,
      restocked: 0,
      unchanged: 700,
      revision: first.revision,
    });
    const after = await place.db
      .selectFrom("products")
      .select(["product_id", "updated_at", "revision"])
      .orderBy("product_id")
      .execute();
    expect(after).toEqual(before);
    expect((await product("1"))?.name).toBe("The last word on 1");
  });

  it("keeps the address of a renamed product, and everything a partial record omits", async () => {
    await importText(
      lines(record(1, { shortDescription: "Quiet &amp;amp; <b>clean</b>", upc: "012345678905" })),
    );
    await importText(lines({ sku: "1", name: "Renamed", salePrice: 299 }));

    expect(await product("1")).toMatchObject({
      name: "Renamed",
      slug: "dishwasher-1-1",
      description: "Quiet & clean",
      upc: "012345678905",
      regular_price_cents: 49999,
      sale_price_cents: 29900,
      category_id: "dishwashers",
      brand_id: "halden",
    });
  });

  it("stores, counts and hides products that are unmapped, unpriced or inactive", async () => {
    const feed = lines(
      record(1, { categoryPath: [{ id: "zz", name: "Sheet Music" }] }),
      record(2, { regularPrice: null }),
      record(3, { active: false }),
      record(4, { categoryPath: undefined, category: "pcmcat-unknown" }),
    );
    const summary = await importText(feed);
    expect(summary).toMatchObject({
      created: 4,
      live: 0,
      hidden: { UNMAPPED_CATEGORY: 2, NO_PRICE: 1, INACTIVE: 1, HIDDEN_BY_STAFF: 0 },
    });
    const rows = await place.db
      .selectFrom("products")
      .select(["hidden_reason", "is_live"])
      .orderBy("product_id")
      .execute();
    expect(rows.map((row) => row.hidden_reason)).toEqual([
      "UNMAPPED_CATEGORY",
      "NO_PRICE",
      "INACTIVE",
      "UNMAPPED_CATEGORY",
    ]);
    expect(rows.every((row) => !row.is_live)).toBe(true);
  });

  it("strips every tag from text, also with invisible characters in it", async () => {
    const name =
      "Zorblax <\u200bscript>alert(1)</\u200bscript>&lt;&#8203;img src=x onerror=alert(1)&gt; <<i>b>Washer";
    await importText(lines(record(1, { name })));

    expect((await product("1"))?.name).toBe("Zorblax Washer");
  });

  it("writes bad records to the rejects file with line, SKU and reason, and imports the rest", async () => {
    const feed = [
      JSON.stringify(record("9007199254740993123")),
      '{"sku": 2, "name": "cut in the mid',
      JSON.stringify(record(3, { regularPrice: "call us" })),
      JSON.stringify({ ...record(4), sku: null }),
      JSON.stringify({ ...record(5), name: null }),
      "<html>",
      JSON.stringify(record(7, { regularPrice: 2e6 })),
      JSON.stringify(record(8, { name: "Half \ud83d, zero \u0000 and it\u00e2\u20ac\u2122s <i>fine</i>" })),
    ].join("\n");
    const summary = await importText(
      feed.replace('"sku":"9007199254740993123"', '"sku":9007199254740993123'),
    );

    expect(summary).toMatchObject({ status: "COMPLETED", created: 2, rejected: 6 });
    const rejected = await rejects();
    const byLine = [...rejected].sort((a, b) => Number(a.line) - Number(b.line));
    expect(byLine.map(({ line, sku }) => [line, sku])).toEqual([
      [2, null],
      [3, "3"],
      [4, null],
      [5, "5"],
      [6, null],
      [7, "7"],
    ]);
    expect(byLine.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        "the regular price is not a number",
        "no sku",
        "no name",
        "the regular price is above $1,000,000",
      ]),
    );
    expect((await product("9007199254740993123"))?.sku).toBe("9007199254740993123");
    expect((await product("8"))?.name).toBe("Half , zero and it’s fine");
  });

  describe("with a bad record", () => {
    const feed = [1, 2, 3, 4].map((sku) => record(sku, sku === 3 ? { regularPrice: "free" } : {}));
    const xmlOf = ({ sku, name, regularPrice }: ReturnType<typeof record>) =>
      `<product><sku>${sku}</sku><name>${name}</name><price>${String(regularPrice)}</price></product>`;
    const cells = feed.map(({ sku, name, regularPrice }) => `${sku},${name},${String(regularPrice)}`);

    it.each([
      ["a JSON array on one line", JSON.stringify(feed), { line: null, record: 3 }],
      ["an API answer on one line", JSON.stringify({ products: feed }), { line: null, record: 3 }],
      [
        "XML on one line",
        `<products>${feed.map((one) => xmlOf(one)).join("")}</products>`,
        { line: null, record: 3 },
      ],
      [
        "XML with a line per product",
        `<products>\n${feed.map((one) => xmlOf(one)).join("\n")}\n</products>`,
        { line: 4, record: null },
      ],
      ["an indented JSON array", JSON.stringify(feed, null, 1), { line: 34, record: null }],
      ["JSON lines", lines(...feed), { line: 3, record: null }],
      ["JSON lines, two of them joined", lines(...feed).replace("\n", ""), { line: 2, record: null }],
      ["a table", ["sku,name,price", ...cells, ""].join("\n"), { line: 4, record: null }],
    ])("names its line, or its number where records share a line: %s", async (_feed, content, place) => {
      expect(await importText(content)).toMatchObject({ status: "COMPLETED", rejected: 1 });
      expect(await rejects()).toMatchObject([{ sku: "3", ...place }]);
    });

    it("names its number in a truncated file on one line", async () => {
      const { problems } = await importText(JSON.stringify(feed).slice(0, -30));
      expect(problems).toEqual([
        expect.stringContaining("(record 4: the file ends in the middle of this record)"),
      ]);
    });
  });

  it("places products with a bare category id by the categories file, whatever the order of the files", async () => {
    const products = await file(
      "products.json",
      JSON.stringify({ products: [record(1, { categoryPath: "pc77" })] }),
    );
    const categories = await file(
      "categories.json",
      JSON.stringify([
        {
          id: "pc77",
          name: "Odd name",
          path: [...DISHWASHERS, { id: "pc77", name: "Odd name" }],
          subCategories: [],
        },
        { id: "t", name: null, path: [] },
      ]),
    );
    const summary = await importFiles({
      db: place.db,
      files: [products, categories],
      supplierId: "bestbuy",
      rejectsFile: null,
    });
    expect(summary).toMatchObject({
      live: 1,
      categories: 1,
      rejected: 1,
      rejectReasons: [["the category has no name", 1]],
    });
    expect((await product("1"))?.category_id).toBe("dishwashers");
  });

  it("reads products that contain lists of categories and products as single records", async () => {
    const tree = { id: "abcat0905000", name: "Dishwashers", path: DISHWASHERS, subCategories: [] };
    await importText(JSON.stringify([tree]));
    const bundle = (sku: number) => ({
      categories: [{ id: "abcat0905000", name: "Renamed by nobody", path: [] }],
      products: [{ sku: 900 + sku, name: "Part of a bundle", price: 1 }],
      ...record(sku),
    });
    const feeds = [
      lines(bundle(1), bundle(2)),
      JSON.stringify([bundle(3)]),
      JSON.stringify({ data: [bundle(4)] }),
    ];
    const live: number[] = [];
    for (const feed of feeds) live.push((await importText(feed)).live);

    expect(live).toEqual([2, 1, 1]);
    const rows = await place.db.selectFrom("products").select("product_id").orderBy("product_id").execute();
    expect(rows.map((row) => row.product_id)).toEqual(["1", "2", "3", "4"]);
    const names = await place.db.selectFrom("supplier_categories").select("name").execute();
    expect(names).toEqual([{ name: "Dishwashers" }]);
  });

  it("treats the same SKU of two suppliers as two products, each with its own address", async () => {
    await importText(lines(record(1)));
    const theirs = lines(record(1, { name: "Another dishwasher" }), record(2));
    expect(await importText(theirs, "other")).toMatchObject({ created: 2, rejected: 0 });
    expect(await importText(theirs, "other")).toMatchObject({ created: 0, unchanged: 2 });
    await importText(lines(record(1, { name: "Renamed" })));
    expect(await product("1")).toMatchObject({ supplier_id: "bestbuy", sku: "1", name: "Renamed" });
    expect(await product("other-1")).toMatchObject({
      supplier_id: "other",
      sku: "1",
      name: "Another dishwasher",
      slug: "another-dishwasher-other-1",
    });
  });

  it("reads records from any source and notifies listeners of the new revision", async () => {
    const listener = new Client({ connectionString: place.databaseUrl });
    await listener.connect();
    await listener.query("LISTEN catalogue_changed");
    const notified = once(listener, "notification");

    const summary = await importRecords({
      db: place.db,
      supplierId: "demo",
      records: [record(1, { availableQuantity: 4 }), "junk"],
    });

    expect(summary).toMatchObject({ created: 1, rejected: 1, status: "COMPLETED" });
    expect((await notified)[0]).toMatchObject({ channel: "catalogue_changed", payload: "1" });
    await listener.end();
  });
});

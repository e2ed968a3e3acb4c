/** Columns of a table are matched, previewed and saved for the supplier (STAFF-78). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { ColumnMatch } from "#contract/imports/columns";
import { IMPORT_MESSAGES } from "#contract/imports/messages";
import { MESSAGES } from "#contract/messages";
import { readConfig } from "../../../server/config";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { countOf, importCalls, piecesOf } from "../../support/catalogue/import-calls";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let folder: string;
let api: TestApi;
let app: FastifyInstance;
let admin: TestUser;
let imports: ReturnType<typeof importCalls>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-columns-"));
  api = await startTestApi(3);
  const { imports: sources } = readConfig({ IMPORT_SOURCES: `nightly=sourced:${folder}/nightly.csv` });
  app = await api.anotherHost({ imports: sources, dataDir: folder, requestsPerMinute: 0 });
  admin = await signedIn(api, "ADMIN");
  imports = importCalls(app, admin);
});
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

const HEAD = "Item no;Title;Price;Group;On hand;Color;Remark";
const tableOf = (rows: readonly string[], head = HEAD) => `${[head, ...rows].join("\n")}\n`;
const ROWS = Array.from(
  { length: 12 },
  (_, at) => `C-${at};Matched dishwasher ${at};${399 + at}.00;Dishwashers;${at + 1};Black;fragile`,
);
const MATCHES: readonly ColumnMatch[] = [
  { column: "Item no", field: "sku" },
  { column: "Title", field: "name" },
  { column: "Price", field: "regularPrice" },
  { column: "Group", field: "categoryPath" },
  { column: "On hand", field: "stock" },
  { column: "Color", field: "attributes" },
  { column: "Remark", field: "" },
];

async function sent(content: string | Buffer, fileName = "table.csv"): Promise<string> {
  const pieces = piecesOf(fileName, content);
  await imports.send(pieces);
  return pieces[0]!.upload;
}
const preview = (upload: string, more: object = {}, bearer = admin.bearer) =>
  callRest(app, "previewImport", { bearer, body: { upload, supplier: "acme", ...more } });
const previewed = async (content: string | Buffer, more: object = {}) =>
  (await preview(await sent(content), more)).body.data!;
const fieldsOf = (columns: readonly { column: string; field: string }[]) =>
  Object.fromEntries(columns.map(({ column, field }) => [column, field]));
const stored = async (supplier: string) => {
  const { rows } = await sql`SELECT sku, name, supplier_price_cents AS price, available_quantity AS stock,
      attributes FROM products JOIN product_stock USING (product_id)
    WHERE supplier_id = ${supplier} ORDER BY supplier_price_cents, sku`.execute(api.database.db);
  return rows;
};

test("columns are suggested as the importer recognizes them, and an import gives what the preview said", async () => {
  const upload = await sent(tableOf(ROWS));
  const first = (await preview(upload, { supplier: "given" })).body.data!;
  expect(fieldsOf(first.columns)).toEqual({
    "Item no": "sku",
    Title: "name",
    Price: "regularPrice",
    Group: "",
    "On hand": "stock",
    Color: "named",
    Remark: "",
  });
  expect(first.columns[0]).toMatchObject({ examples: ["C-0", "C-1", "C-2"], problem: null });
  expect(first.rows[0]).toMatchObject({ sku: "C-0", category: null, hidden: "UNMAPPED_CATEGORY" });

  const { rows, unusedFields } = (await preview(upload, { supplier: "given", matches: MATCHES })).body.data!;
  expect(rows).toHaveLength(10);
  expect(rows[3]).toEqual({
    line: 5,
    sku: "C-3",
    name: "Matched dishwasher 3",
    price: 40_200,
    salePrice: null,
    stock: 4,
    category: "Dishwashers",
    pictures: 0,
    rejected: null,
    hidden: null,
  });
  expect(unusedFields).toEqual(['Remark: "fragile"']);
  expect(await stored("given")).toEqual([]);

  expect((await imports.begin(upload, { supplier: "given", matches: MATCHES })).status).toBe(200);
  const run = await imports.ended((await imports.list())[0]!.id);
  expect([run.status, countOf(run, "created"), countOf(run, "live")]).toEqual(["COMPLETED", 12, 12]);
  const products = await stored("given");
  expect(products.slice(0, 10)).toEqual(
    rows.map(({ sku, name, price, stock }) => ({
      sku,
      name,
      price,
      stock,
      attributes: [{ name: "Color", value: "Black" }],
    })),
  );
});

test("the saved columns are used for the next file with the same headings only, also without a screen", async () => {
  const supplier = "given";
  const again = await previewed(tableOf(["C-0;Matched dishwasher 0;389.00;Dishwashers;1;Black;"]), {
    supplier,
  });
  expect([again.isSaved, fieldsOf(again.columns)["Color"]]).toEqual([true, "attributes"]);
  expect(again.rows[0]).toMatchObject({ price: 38_900, category: "Dishwashers" });
  const changed = tableOf(["C-0;X;1;Dishwashers;1;Black;"], HEAD.replace("Group", "Department"));
  expect(await previewed(changed, { supplier })).toMatchObject({ isSaved: false });
  expect((await previewed(tableOf(ROWS), { supplier: "other" })).isSaved).toBe(false);

  const run = await imports.import("next.csv", tableOf(["C-0;New name;389.00;Dishwashers;7;White;"]), {
    supplier,
  });
  expect((await imports.ended(run.id)).status).toBe("COMPLETED");
  expect((await stored(supplier))[0]).toMatchObject({ name: "New name", stock: 7 });
  const refused = await imports.begin(await sent(changed), { supplier });
  expect(refused.body.message).toMatch(MESSAGES.staff.columnsNeeded);
});

test("of two people who save at once one is saved, and each import uses its own columns", async () => {
  const colleague = importCalls(app, await signedIn(api, "ADMIN"));
  const head = "Code;Title;Net;Gross;Group";
  const table = (sku: string) => tableOf([`${sku};Dishwasher ${sku};300;400;Dishwashers`], head);
  const matched = (price: string) =>
    [
      ["Code", "sku"],
      ["Title", "name"],
      [price, "regularPrice"],
      ["Group", "categoryPath"],
    ].map(([column, field]) => ({ column, field }));
  const [one, other] = [piecesOf("one.csv", table("O-1")), piecesOf("other.csv", table("O-2"))];
  await Promise.all([imports.send(one), colleague.send(other)]);
  const answers = await Promise.all([
    imports.begin(one[0]!.upload, { supplier: "both", matches: matched("Net") }),
    colleague.begin(other[0]!.upload, { supplier: "both", matches: matched("Gross") }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const { id } of (await imports.list()).filter(({ supplier }) => supplier === "both"))
    await imports.ended(id);
  expect(await stored("both")).toMatchObject([
    { sku: "O-1", price: 30_000 },
    { sku: "O-2", price: 40_000 },
  ]);
  const { rows } = await sql`SELECT FROM import_mappings WHERE supplier_id = 'both'`.execute(api.database.db);
  expect(rows).toHaveLength(1);
});

test("a source is imported with the columns saved for its supplier and headings", async () => {
  await writeFile(path.join(folder, "nightly.csv"), tableOf(ROWS.slice(0, 2)));
  const importSource = async () => {
    await callRest(app, "importSource", { bearer: admin.bearer, params: { name: "nightly" } });
    return imports.ended((await imports.list()).find(({ source }) => source === "nightly")!.id);
  };
  expect((await importSource()).message).toMatch(/map its columns/);
  const run = await imports.import("once.csv", tableOf(ROWS.slice(0, 1)), {
    supplier: "sourced",
    matches: MATCHES,
  });
  await imports.ended(run.id);
  const repeated = await importSource();
  expect([repeated.status, countOf(repeated, "created"), countOf(repeated, "unchanged")]).toEqual([
    ...["COMPLETED", 1, 1],
  ]);
});

test("recognized tables keep their own reading until a column is changed, and other files only have a preview", async () => {
  const own = "sku,name,price,image_url,currency\nA-1,Dishwasher,199,https://cdn.example/a.jpg,EUR\n";
  const { columns, rows } = await previewed(own);
  expect(fieldsOf(columns)).toMatchObject({ sku: "sku", image_url: "images", currency: "named" });
  expect(rows[0]!.rejected).toMatch(/in EUR/);
  const unpriced = columns.map(({ column, field }) => ({
    column,
    field: column === "price" ? "" : field,
  }));
  expect((await previewed(own, { matches: unpriced })).rows[0]).toMatchObject({
    sku: "A-1",
    price: null,
    rejected: null,
    pictures: 1,
  });
  const json =
    '{"sku": 1, "name": "Range", "regularPrice": 5, "hue": "red"}\n{"sku": 2, "regularPrice": "x"}';
  expect(await previewed(json)).toMatchObject({
    columns: [],
    unusedFields: ['hue: "red"'],
    rows: [{ sku: "1", price: 500 }, { rejected: "the regular price is not a number" }],
  });
});

test("the template names every field, and is a file that can be imported", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/admin/catalogue/imports/template",
    headers: { authorization: admin.bearer },
  });
  expect(answer.body.split("\r\n")[0]).toMatch(/^\uFEFF"sku","name","regularPrice"/);
  const { columns, rows, unusedFields } = await previewed(answer.rawPayload);
  expect(columns.filter(({ field, column }) => field !== column)).toEqual([]);
  expect(rows).toMatchObject([{ sku: "TV-1001", price: 49_999, salePrice: 44_999, stock: 12, pictures: 1 }]);
  expect([rows[0]!.rejected, rows[0]!.hidden, unusedFields]).toEqual([null, null, []]);
});

test("files in UTF-16, with a byte order mark or compressed are matched like others", async () => {
  const table = tableOf(ROWS);
  for (const bytes of [
    Buffer.from(`\uFEFF${table}`, "utf16le"),
    Buffer.from(`\uFEFF${table}`),
    gzipSync(table),
  ]) {
    const { columns, rows } = await previewed(bytes, { matches: MATCHES });
    expect([columns[0]!.column, rows.length, rows[0]!.name]).toEqual(["Item no", 10, "Matched dishwasher 0"]);
  }
});

test("without the permission nothing is previewed", async () => {
  const upload = await sent(tableOf(ROWS));
  const reader = await signedIn(api, "CUSTOMER");
  expect((await preview(upload, {}, reader.bearer)).status).toBe(403);
  const other = await signedIn(api, "ADMIN");
  expect((await preview(upload, {}, other.bearer)).body.message).toBe(MESSAGES.staff.importIncomplete);
});

test("matches that cannot be imported are refused with a message", async () => {
  const upload = await sent(tableOf(ROWS));
  const withChange = (at: number, change: object) =>
    MATCHES.map((match, index) => (index === at ? { ...match, ...change } : match));
  const cases: readonly (readonly [unknown, string])[] = [
    [withChange(1, { field: "regularPrice" }), IMPORT_MESSAGES.fieldTaken("Price", "Title")],
    [withChange(0, { field: "" }), IMPORT_MESSAGES.skuNeeded],
    [withChange(1, { column: "Nothing" }), IMPORT_MESSAGES.columnUnknown("Nothing")],
    [withChange(1, { field: "secret" }), IMPORT_MESSAGES.fieldUnknown],
    [withChange(6, { field: "named" }), IMPORT_MESSAGES.fieldUnknown],
    [withChange(1, { column: "a\0b" }), MESSAGES.validation.unexpected],
    [withChange(1, { column: "__proto__" }), MESSAGES.validation.unexpected],
    ["text", MESSAGES.validation.unexpected],
    [[null], MESSAGES.validation.unexpected],
  ];
  for (const [matches, message] of cases)
    for (const answer of [await preview(upload, { matches }), await imports.begin(upload, { matches })])
      expect([answer.status, answer.body.message]).toEqual([400, message]);
  const columns = '{"sku": "Item no", "name": "Ti\\u0000tle"}';
  expect((await imports.begin(upload, { columns })).status).toBe(400);
});

test("odd files are refused or previewed in little time", async () => {
  const wide = Array.from({ length: 10_000 }, (_, at) => `column ${at}`).join(",");
  const cases: readonly (readonly [string | Buffer, string | RegExp])[] = [
    [gzipSync(""), /is empty/],
    [gzipSync(Buffer.from([1, 2, 3, 0, 5])), /is a binary file/],
    [`${wide}\n1,2\n`, IMPORT_MESSAGES.tooManyColumns(200)],
    [Buffer.alloc(5_000_000, "a"), /is plain text/],
    [gzipSync(`Item no;Title\n${"x".repeat(5_000_000)}`), ""],
    [gzipSync(Buffer.alloc(50_000_000, "a;")), IMPORT_MESSAGES.tooManyColumns(200)],
    [tableOf([]), ""],
  ];
  for (const [content, message] of cases) {
    const started = performance.now();
    const [first] = piecesOf("odd.csv", content);
    const answer = (await imports.send([first!])).body.isSuccess
      ? await preview(first!.upload)
      : await imports.send([first!]);
    expect([answer.status, answer.body.message]).toEqual(
      message === "" ? [200, expect.any(String)] : [400, expect.stringMatching(message)],
    );
    expect(performance.now() - started).toBeLessThan(5_000);
  }
  const twice = tableOf(["1;2;3"], "Item no;Price;Price");
  expect((await previewed(twice)).columns.map(({ problem }) => problem)).toEqual([
    ...[null, IMPORT_MESSAGES.columnRepeated],
  ]);
});

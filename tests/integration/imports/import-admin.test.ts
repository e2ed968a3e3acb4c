/**
 * Imports requested by staff: uploaded, stopped, rejected, and run by one host after another (STAFF-36, 42,
 * 43).
 */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import {
  countOf,
  feedOf,
  holdingImportLock,
  importCalls,
  piecesOf,
} from "../../support/catalogue/import-calls";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const folder = path.join(tmpdir(), `import-desk-${randomUUID()}`);
let api: TestApi;
let app: FastifyInstance;
let second: FastifyInstance;
let admin: TestUser;
let imports: ReturnType<typeof importCalls>;
beforeAll(async () => {
  api = await startTestApi(10);
  // The shared app's jobs would run these imports in another folder.
  await api.app.close();
  const { imports: sources } = readConfig({ IMPORT_SOURCES: `gone=bestbuy:${folder}/feed.json` });
  const config = api.configFor({ dataDir: folder, imports: sources, requestsPerMinute: 0 });
  app = await buildApp({ config, db: api.database.db });
  second = await buildApp({ config, db: api.database.db });
  admin = await signedIn(api, "ADMIN");
  imports = importCalls(app, admin);
});
afterAll(async () => {
  await Promise.all([app?.close(), second?.close()]);
  await api?.close();
});

const db = () => api.database.db;

test("a file in several chunks is imported as by the command, and its products are in the shop", async () => {
  const feed = feedOf(700, (at) => (at % 240 === 7 ? { regularPrice: -1 } : {}));
  const { id, files } = await imports.import("spring.json", feed);
  expect(files).toEqual(["spring.json"]);
  const run = await imports.ended(id);
  expect(run).toMatchObject({ status: "COMPLETED", supplier: "bestbuy", hasRejects: true, message: null });
  expect([countOf(run, "records"), countOf(run, "created"), countOf(run, "rejected")]).toEqual([700, 697, 3]);
  const { body } = await callRest(app, "findProducts", { bearer: admin.bearer, body: { text: "880011" } });
  expect(body.data!.rows).toMatchObject([{ name: "Imported dishwasher 11", price: 49_999 }]);

  const again = await imports.ended((await imports.import("spring.json.gz", gzipSync(feed))).id);
  expect([again.status, countOf(again, "unchanged"), countOf(again, "updated")]).toEqual([
    ...["COMPLETED", 697, 0],
  ]);
  // No chunk of a file is left, in a folder or in the database.
  await waitFor(async () => {
    const { rows } = await sql`SELECT FROM import_uploads`.execute(db());
    return rows.length === 0 || null;
  });
  expect(await readdir(path.join(folder, "imports"))).toEqual([]);
});

test("a table is imported with its column names, and rejected without them", async () => {
  const table = "Item;Title;Price;Group\n990001;Tabled dishwasher;399;Dishwashers\n";
  const [piece] = piecesOf("table.csv", table);
  await imports.send([piece!]);
  for (const [columns, sentence] of [
    ["", MESSAGES.staff.columnsNeeded],
    ["{", "Your input is not valid JSON"],
    ['{"name": "Title"}', 'including "sku"'],
  ] as const) {
    const { status, body } = await imports.begin(piece!.upload, { columns });
    expect([status, body.fieldErrors.map(({ property }) => property)]).toEqual([400, ["columns"]]);
    expect(body.message).toContain(sentence);
  }
  const columns = '{"sku": "Item", "name": "Title", "regularPrice": "Price", "categoryPath": ["Group"]}';
  const run = await imports.ended(
    (await imports.import("table.csv", table, { columns, supplier: "acme" })).id,
  );
  expect([run.status, countOf(run, "created")]).toEqual(["COMPLETED", 1]);
});

test.each([
  ["a line that names the separator", "sep=;\nsku;name;price\n990011;Dishwasher;399\n"],
  ["a title and a blank line", "\nAcme list,,\nsku,name,price\n990012,Dishwasher,399\n"],
])("a table with %s needs no columns, as with the command", async (_what, table) => {
  const { id } = await imports.import("titled.csv", table, { supplier: "titled" });
  expect(countOf(await imports.ended(id), "created")).toBe(1);
});

test("files in UTF-16 are imported as by the command", async () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
  const columns = '{"sku": "Item", "name": "Title", "regularPrice": "Price", "categoryPath": ["Group"]}';
  const table = utf16("Item\tTitle\tPrice\tGroup\n990002\tFön\t399\tDishwashers\n");
  const products =
    "<products><product><sku>990003</sku><name>Fön</name><price>9</price></product></products>";
  for (const [name, content, more] of [
    ["table.csv", table, { columns }],
    ["products.xml", utf16(`<?xml version="1.0" encoding="UTF-16"?>${products}`), {}],
    ["products.json", utf16('[{"sku":990004,"name":"Fön","price":9}]'), {}],
  ] as const) {
    const { id } = await imports.import(name, content, { ...more, supplier: "wide" });
    expect(countOf(await imports.ended(id), "created")).toBe(1);
  }
});

test("a complete feed uploaded by staff removes missing products, and is held until the number is confirmed", async () => {
  const options = { supplier: "whole-one", isWhole: true };
  await imports.ended((await imports.import("all.json", feedOf(10), options)).id);
  const held = await imports.ended((await imports.import("some.json", feedOf(7), options)).id);
  expect([held.status, held.message]).toEqual([
    "FAILED",
    expect.stringContaining("confirm 3 missing products"),
  ]);
  const confirmed = await imports.import("some.json", feedOf(7), { ...options, mostMissing: "3" });
  expect(countOf(await imports.ended(confirmed.id), "withdrawn")).toBe(3);
});

test("a file that is not a supplier file is rejected with a message, at its first chunk or when it is opened", async () => {
  const refused = await imports.send(piecesOf("cat.png", Buffer.from("89504e470d0a1a0a0000", "hex")));
  expect([refused.status, refused.body.message]).toEqual([
    ...[400, "cat.png is a PNG picture, not a supplier file."],
  ]);
  const page = await imports.send(piecesOf("page.json", "<!doctype html><p>Hello"));
  expect(page.body.message).toBe("page.json is an HTML page, not a supplier file.");

  const foreign = await imports.import("zips.json", '[{"zip_code":"00606","city":"Maricao"}]');
  const ended = await imports.ended(foreign.id);
  expect([ended.status, ended.message]).toEqual([
    "FAILED",
    expect.stringMatching(/^zips\.json contains no products/),
  ]);
  const packed = await imports.ended((await imports.import("cat.gz", gzipSync("\u0001\u0002\u0003"))).id);
  expect([packed.status, packed.message]).toEqual([
    "FAILED",
    "cat.gz is a binary file, not a supplier file.",
  ]);
});

test("chunks are accepted in order, idempotently, from their sender only, and up to the limit", async () => {
  const pieces = piecesOf("big.json", feedOf(700));
  expect(pieces.length).toBeGreaterThan(1);
  expect((await imports.send(pieces.slice(1))).body.message).toBe(MESSAGES.staff.importIncomplete);
  const stored = { bytes: expect.any(Number) };
  await imports.send(pieces);
  expect((await imports.send([pieces[0]!])).body.data).toEqual(stored);
  const { rows } = await sql<{ pieces: number }>`
    SELECT pieces FROM import_uploads WHERE id = ${pieces[0]!.upload}`.execute(db());
  expect(rows).toEqual([{ pieces: pieces.length }]);

  const colleague = importCalls(app, await signedIn(api, "ADMIN"));
  const { upload } = pieces[0]!;
  expect((await colleague.send([{ ...pieces[1]!, position: pieces.length }])).status).toBe(400);
  expect((await colleague.begin(upload)).body.message).toBe(MESSAGES.staff.importIncomplete);

  await sql`UPDATE import_uploads SET bytes = ${LIMITS.imports.fileBytes} WHERE id = ${upload}`.execute(db());
  const beyond = await imports.send([{ ...pieces[1]!, position: pieces.length }]);
  expect([beyond.status, beyond.body.message]).toEqual([400, MESSAGES.staff.importTooLarge]);
  for (const content of ["", "not base64!", "A".repeat(1_000_000)])
    expect((await imports.send([{ ...pieces[0]!, content }])).status).toBe(400);
});

test("a repeated request is one import", async () => {
  const [piece] = piecesOf("twice.json", feedOf(5));
  await imports.send([piece!]);
  const before = (await imports.list()).length;
  await holdingImportLock(db(), async () => {
    await Promise.all([imports.begin(piece!.upload), imports.begin(piece!.upload)]);
  });
  expect((await imports.list()).length).toBe(before + 1);
  await imports.ended((await imports.list())[0]!.id);
});

test("an import can be stopped while it waits and while it runs, and not after its end", async () => {
  await holdingImportLock(db(), async () => {
    const queued = await imports.import("waits.json", feedOf(5));
    expect(queued.status).toBe("WAITING");
    await imports.stop(queued.id);
    expect(await imports.find(queued.id)).toMatchObject({ status: "STOPPED" });
  });
  const { id } = await imports.import(
    "long.json",
    feedOf(4_000, (at) => ({ sku: 700_000 + at, longDescription: "" })),
  );
  await waitFor(async () => ((await imports.find(id)).percent > 50 ? true : null));
  expect((await imports.find(id)).status).toBe("RUNNING");
  expect((await imports.stop(id)).body.message).toBe(MESSAGES.staff.importStops);
  const run = await imports.ended(id);
  expect(run.status).toBe("STOPPED");
  expect(countOf(run, "created")).toBeLessThan(4_000);
  expect((await imports.stop(id)).body.message).toBe(MESSAGES.staff.importHasEnded);
  expect((await imports.stop("999999999")).status).toBe(404);
});

test("an import whose host died is restarted, at most three times", async () => {
  const add = async (tries: number, isStopRequested: boolean) => {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO import_runs (supplier_id, files, status, source, tries, is_stop_wanted)
      VALUES ('bestbuy', '["feed.json"]', 'RUNNING', 'gone', ${tries}, ${isStopRequested}) RETURNING id`.execute(
      db(),
    );
    return rows[0]!.id;
  };
  // The error about the missing file proves that the import started.
  const [retried, exhausted, stopped] = [await add(1, false), await add(3, false), await add(1, true)];
  const ends = await Promise.all([retried, exhausted, stopped].map((id) => imports.ended(id)));
  expect(ends.map(({ status, message }) => [status, message])).toEqual([
    ["FAILED", "feed.json does not exist."],
    ["INTERRUPTED", "The import was stopped before its end."],
    ["STOPPED", "The import was stopped before its end."],
  ]);
});

test("a host that shuts down leaves its import to another", async () => {
  const own = await api.anotherHost({ dataDir: folder });
  await Promise.all([app.close(), second.close()]);
  const calls = importCalls(own, admin);
  const { id } = await calls.import(
    "handed-on.json",
    feedOf(12_000, (at) => ({ sku: 600_000 + at, longDescription: "" })),
  );
  await waitFor(async () => ((await calls.find(id)).percent > 5 ? true : null));
  const [next] = await Promise.all([own.close().then(() => api.anotherHost({ dataDir: folder }))]);
  const { rows } = await sql`SELECT FROM import_runs WHERE id = ${id} AND finished_at IS NULL`.execute(db());
  expect(rows).toHaveLength(1);
  const run = await importCalls(next, admin).ended(id);
  expect([run.status, countOf(run, "records")]).toEqual(["COMPLETED", 12_000]);
  app = next;
  second = next;
  imports = importCalls(app, admin);
});

test("rejected records are downloaded with line, field and reason, safe to open in a spreadsheet", async () => {
  const lines = [
    ...[feedOf(2), '{"name": "No sku at all"}', '{"sku": "=HYPERLINK(1)", "name": "Formula"}'],
    ...['{"sku": 870001, "name": "Free", "regularPrice": "free"}', "{broken", '{"sku": 870002}'],
  ];
  const run = await imports.ended((await imports.import("mixed.json", lines.join("\n"))).id);
  expect([run.status, countOf(run, "rejected")]).toEqual(["COMPLETED", 5]);
  const answer = await imports.rejects(run.id);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="import-${run.id}-rejects.csv"`,
  });
  const [head, ...rows] = answer.body.trimEnd().split("\r\n");
  expect(head).toBe('\uFEFF"File","Line","Record","SKU","Field","Reason"');
  const byLine = rows.sort();
  expect(byLine).toEqual([
    '"mixed.json",3,,,"sku","no sku"',
    `"mixed.json",4,,"'=HYPERLINK(1)","sku","the sku is not a valid identifier"`,
    '"mixed.json",5,,"870001","regular price","the regular price is not a number"',
    expect.stringMatching(/^"mixed\.json",6,,,,"/),
    '"mixed.json",7,,"870002","name","no name"',
  ]);
  expect((await imports.rejects("999999999")).statusCode).toBe(404);
});

test("rejects of a feed on one line are downloaded with the number of their record", async () => {
  const records = feedOf(20, (at) => ({ sku: 880_000 + at, ...(at === 16 && { regularPrice: "free" }) }));
  const content = JSON.stringify({
    products: records.split("\n").map((line) => JSON.parse(line) as unknown),
  });
  const run = await imports.ended((await imports.import("one-line.json", content)).id);
  expect([run.status, countOf(run, "rejected")]).toEqual(["COMPLETED", 1]);
  const [, row] = (await imports.rejects(run.id)).body.trimEnd().split("\r\n");
  expect(row).toBe('"one-line.json",,17,"880016","regular price","the regular price is not a number"');
});

test("imports that staff request are in the audit log", async () => {
  const params = { kind: "STAFF_CHANGE", username: admin.username, pageSize: "100" };
  const { body } = await callRest(app, "listAudit", { bearer: admin.bearer, params });
  const notes = body.data!.rows.map(({ note }) => note);
  expect(notes).toEqual(
    expect.arrayContaining([
      "import of bestbuy: requested",
      expect.stringMatching(/^import \d+: stopped$/),
      expect.stringMatching(/^import \d+: rejects exported$/),
    ]),
  );
});

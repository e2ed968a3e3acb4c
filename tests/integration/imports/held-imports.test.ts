/** Staff review a held import, then confirm or discard it, once (STAFF-69). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { readConfig } from "../../../server/config";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { countOf, feedOf, importCalls } from "../../support/catalogue/import-calls";
import { runCommand } from "../../support/hosts/run-command";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let folder: string;
let api: TestApi;
let hosts: readonly FastifyInstance[];
let staff: readonly TestUser[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "held-imports-"));
  api = await startTestApi(3);
  const { imports } = readConfig({ IMPORT_SOURCES: `daily=daily:${folder}/daily.json` });
  const change = { imports, dataDir: folder, requestsPerMinute: 0 };
  hosts = [await api.anotherHost(change), await api.anotherHost(change)];
  staff = [await signedIn(api, "ADMIN"), await signedIn(api, "ADMIN")];
});
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

const calls = () => importCalls(hosts[0]!, staff[0]!);
const listed = async () =>
  (await callRest(hosts[0]!, "listHeldImports", { bearer: staff[0]!.bearer })).body.data!.rows;
const heldOf = async (supplier: string) => (await listed()).find((held) => held.supplier === supplier);
const confirm = (id: string, code: string, at = 0) =>
  callRest(hosts[at]!, "confirmImport", { bearer: staff[at]!.bearer, params: { id }, body: { code } });
const lastRun = async (supplier: string) =>
  calls().ended((await calls().list()).find((run) => run.supplier === supplier)!.id);
const priced = async (supplier: string) => {
  const { rows } = await sql<{ cents: number; count: number }>`SELECT regular_price_cents AS cents,
      count(*)::int AS count FROM products WHERE supplier_id = ${supplier} AND is_live
    GROUP BY 1 ORDER BY 1`.execute(api.database.db);
  return rows.map(({ cents, count }) => [cents, count]);
};
const at = (price: number, some = 20) => feedOf(20, (index) => (index < some ? { regularPrice: price } : {}));

async function importHeld(supplier: string, content: string, more: object = {}) {
  await calls().ended((await calls().import("first.json", feedOf(20), { supplier })).id);
  const run = await calls().ended((await calls().import("second.json", content, { supplier, ...more })).id);
  expect(run.status).toBe("FAILED");
  const held = (await heldOf(supplier))!;
  expect(held.id).toBe(run.id);
  return held;
}

test("a held upload is listed with prices and counts, and imported once however many users confirm it", async () => {
  const held = await importHeld("twice", at(49.99, 3));
  expect(held).toMatchObject({
    files: ["second.json"],
    source: null,
    canConfirm: true,
    moved: 3,
    movedFar: 3,
    prices: 20,
    missing: 0,
  });
  expect(held.items).toHaveLength(3);
  expect(held.items[0]).toEqual({
    sku: "880000",
    name: "Imported dishwasher 0",
    before: 49_999,
    after: 4_999,
  });
  expect(await priced("twice")).toEqual([[49_999, 20]]);
  const answers = await Promise.all([
    confirm(held.id, held.code, 0),
    confirm(held.id, held.code, 1),
    confirm(held.id, held.code, 0),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const run = await lastRun("twice");
  expect([run.status, countOf(run, "updated"), run.message]).toEqual(["COMPLETED", 3, null]);
  expect((await confirm(held.id, held.code)).status).toBe(200);
  expect((await calls().list()).filter(({ supplier }) => supplier === "twice")).toHaveLength(3);
  expect(await priced("twice")).toEqual([
    [4_999, 3],
    [49_999, 17],
  ]);
  expect(await heldOf("twice")).toBeUndefined();
});

test("missing products and price changes of a complete feed are one list, confirmed together", async () => {
  const held = await importHeld(
    "whole",
    feedOf(12, (index) => (index === 0 ? { regularPrice: 5 } : {})),
    {
      isWhole: true,
    },
  );
  expect(held).toMatchObject({ moved: 1, missing: 8 });
  expect(held.items.filter(({ after }) => after === null)).toHaveLength(8);
  await confirm(held.id, held.code);
  const run = await lastRun("whole");
  expect([countOf(run, "updated"), countOf(run, "withdrawn")]).toEqual([1, 8]);
});

test("confirming an outdated list is rejected with a message, and the new list is shown", async () => {
  const held = await importHeld("moving", at(100, 1));
  const wrong = await confirm(held.id, "0123456789ab");
  expect([wrong.status, wrong.body.message]).toEqual([400, MESSAGES.staff.heldListChanged]);
  expect((await confirm(held.id, "not a code")).status).toBe(400);
  expect((await confirm("999999", held.code)).status).toBe(404);
  await sql`UPDATE products SET regular_price_cents = 12000, supplier_price_cents = 12000
    WHERE supplier_id = 'moving' AND sku = '880000'`.execute(api.database.db);
  await confirm(held.id, held.code);
  const again = await lastRun("moving");
  expect(again.message).toMatch(/^The prices or the files have changed since the list was confirmed/);
  const next = (await heldOf("moving"))!;
  expect(next).toMatchObject({ id: again.id, items: [{ before: 12_000, after: 10_000 }] });
  await confirm(next.id, next.code);
  expect(await lastRun("moving")).toMatchObject({ status: "COMPLETED" });
});

test("a source is fetched again, and its current file is compared with the list", async () => {
  const file = path.join(folder, "daily.json");
  const request = () =>
    callRest(hosts[0]!, "importSource", { bearer: staff[0]!.bearer, params: { name: "daily" } });
  const imported = async (content: string) => {
    await writeFile(file, content);
    await request();
    return lastRun("daily");
  };
  await imported(feedOf(20));
  expect(await imported(at(100, 2))).toMatchObject({ status: "FAILED", source: "daily" });
  const held = (await heldOf("daily"))!;
  await writeFile(file, at(100, 3));
  await confirm(held.id, held.code);
  expect(await lastRun("daily")).toMatchObject({ status: "FAILED" });
  const next = (await heldOf("daily"))!;
  expect(next.moved).toBe(3);
  await confirm(next.id, next.code);
  expect(await lastRun("daily")).toMatchObject({ status: "COMPLETED" });
  // A later import replaces a held one.
  await imported(at(1, 3));
  const old = (await heldOf("daily"))!;
  await imported(at(100, 3));
  expect(await heldOf("daily")).toBeUndefined();
  expect((await confirm(old.id, old.code)).body.message).toBe(MESSAGES.staff.heldListChanged);
});

test("a held import is discarded, and one whose file is gone cannot be confirmed", async () => {
  const held = await importHeld("discarded", at(100));
  expect((await calls().stop(held.id)).status).toBe(200);
  expect(await heldOf("discarded")).toBeUndefined();
  expect((await confirm(held.id, held.code)).status).toBe(400);
  expect((await calls().stop(held.id)).status).toBe(400);

  const unstored = await importHeld("gone", at(100));
  await sql`DELETE FROM import_uploads`.execute(api.database.db);
  expect(await heldOf("gone")).toMatchObject({ canConfirm: false });
  expect((await confirm(unstored.id, unstored.code)).body.message).toBe(MESSAGES.staff.heldFileMissing);
});

test("confirming requires the permission to write prices", async () => {
  const { bearer } = await signedIn(api, "CUSTOMER");
  expect((await callRest(hosts[0]!, "listHeldImports", { bearer })).status).toBe(403);
  expect(
    (
      await callRest(hosts[0]!, "confirmImport", {
        bearer,
        params: { id: "1" },
        body: { code: "0123456789ab" },
      })
    ).status,
  ).toBe(403);
});

test("the command prints the list and its code with exit code 1, and accepts the code", async () => {
  const file = path.join(folder, "command.json");
  const run = (...more: readonly string[]) =>
    runCommand("import-catalogue", { DATABASE_URL: api.database.url, DATA_DIR: folder }, [
      ...[file, "--supplier", "by-command", ...more],
    ]);
  await writeFile(file, feedOf(20));
  expect((await run()).exitCode).toBe(0);
  await writeFile(file, at(50, 1));
  const { exitCode, output } = await run();
  expect(exitCode).toBe(1);
  expect(output).toContain("Nothing was imported: 1 of the 20 prices in it would change by more than 20 %");
  expect(output).toMatch(/880000 +\$499\.99 {2}-> {2}\$50\.00 {2}-90%/);
  const [, code = ""] = /--confirm ([0-9a-f]{12})/.exec(output) ?? [];
  expect(await heldOf("by-command")).toMatchObject({ canConfirm: false, code, moved: 1 });
  expect((await run("--confirm", "none")).exitCode).toBe(2);
  expect((await run("--confirm", code)).exitCode).toBe(0);
  expect(await priced("by-command")).toEqual([
    [5_000, 1],
    [49_999, 19],
  ]);
  expect(await heldOf("by-command")).toBeUndefined();
});

test("a reviewed import lists every product that would go off sale, and the fields nobody uses", async () => {
  const products = feedOf(20, (index) => (index === 3 ? { active: false } : { hue: "red" }));
  await calls().ended((await calls().import("first.json", feedOf(20), { supplier: "reviewed" })).id);
  const review = async (content: string, more: object = {}) =>
    calls().ended((await calls().import("next.json", content, { supplier: "reviewed", ...more })).id);
  const reviewed = { isReviewed: true };
  expect((await review(feedOf(20), reviewed)).status).toBe("COMPLETED");

  expect((await review(products, reviewed)).status).toBe("FAILED");
  const held = (await heldOf("reviewed"))!;
  expect(held).toMatchObject({ missing: 1, moved: 0, items: [{ sku: "880003", after: null }] });
  expect(held.unusedFields).toEqual(['hue: "red"']);
  expect(await priced("reviewed")).toEqual([[49_999, 20]]);
  await confirm(held.id, held.code);
  expect((await lastRun("reviewed")).status).toBe("COMPLETED");
  expect(await priced("reviewed")).toEqual([[49_999, 19]]);

  // One of 19 is below the limit, and waits for staff only if they review.
  const fewer = feedOf(20, (index) =>
    index === 3 ? { active: false } : index === 5 ? { sku: 880_099 } : {},
  );
  expect((await review(fewer, { ...reviewed, isWhole: true })).status).toBe("FAILED");
  expect(await heldOf("reviewed")).toMatchObject({ missing: 1, items: [{ sku: "880005" }] });
  const gz = await calls().import("next.json.gz", gzipSync(fewer), { supplier: "reviewed", isWhole: true });
  const run = await calls().ended(gz.id);
  expect([run.status, countOf(run, "withdrawn")]).toEqual(["COMPLETED", 1]);
});

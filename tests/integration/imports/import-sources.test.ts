/** Imports from configured sources: on demand and scheduled, across two hosts (STAFF-44). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { countOf, feedOf, importCalls } from "../../support/catalogue/import-calls";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(90_000);

let folder: string;
let server: Server;
let api: TestApi;
let hosts: FastifyInstance[];
let admin: TestUser;
const requested: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-sources-"));
  await writeFile(path.join(folder, "stock.json"), feedOf(3));
  server = createServer((request, response) => {
    requested.push(request.url ?? "");
    if (request.url?.startsWith("/feed.json?key=secret")) response.end(feedOf(4));
    else if (request.url === "/moved") response.writeHead(302, { location: "/inside" }).end();
    else response.writeHead(503).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await startTestApi(10);
  const { imports } = readConfig({
    IMPORT_SOURCES: `daily=bestbuy:${origin}/feed.json?key=secret
      moved=bestbuy:${origin}/moved down=acme:${origin}/down stock=acme:${folder}/stock.json
      lost=bestbuy:${folder}/none.json shrinking=shrinking:${folder}/shrinking.json`,
  });
  const config = api.configFor({ imports, dataDir: folder, requestsPerMinute: 0 });
  hosts = await Promise.all([1, 2].map(() => buildApp({ config, db: api.database.db })));
  admin = await signedIn(api, "ADMIN");
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await api?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const app = () => hosts[0]!;
const calls = () => importCalls(app(), admin);
const startImport = (name: string, body?: object) =>
  callRest(app(), "importSource", { bearer: admin.bearer, params: { name }, body });
const sources = async () => (await callRest(app(), "listSources", { bearer: admin.bearer })).body.data!.rows;
const sourceOf = async (name: string) => (await sources()).find((source) => source.name === name)!;
const schedule = (name: string, body: object) =>
  callRest(app(), "scheduleSource", { bearer: admin.bearer, params: { name }, body });
const runsOf = async (name: string) => (await calls().list()).filter(({ source }) => source === name);
const imported = async (name: string) => {
  await startImport(name);
  return calls().ended((await runsOf(name))[0]!.id);
};

test("a source is imported by its name, and nothing else can be opened", async () => {
  const run = await imported("daily");
  expect([run.status, run.supplier, countOf(run, "created")]).toEqual(["COMPLETED", "bestbuy", 4]);
  expect(run.files).toEqual(["feed.json"]);
  expect(await imported("stock")).toMatchObject({ status: "COMPLETED", message: null });
  // Only the host of an address is shown: the rest may contain a key.
  expect(JSON.stringify(await sources())).not.toContain("secret");
  expect((await sourceOf("stock")).place).toBe("stock.json");
  for (const name of ["nobody", "..", "http://127.0.0.1/"]) {
    expect([400, 404]).toContain((await startImport(name)).status);
  }
});

test("a source that fails, redirects or is missing says so without its address", async () => {
  const ends = [await imported("down"), await imported("moved"), await imported("lost")];
  expect(ends.map(({ status }) => status)).toEqual(["FAILED", "FAILED", "FAILED"]);
  expect(ends.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+ responded with status 503\.$/),
    expect.stringMatching(/^127\.0\.0\.1:\d+ responded with status 302\.$/),
    "none.json does not exist.",
  ]);
  expect(requested).not.toContain("/inside");
});

test("a due source is imported once, whichever host claims it", async () => {
  const before = (await runsOf("daily")).length;
  const { body } = await schedule("daily", { isOn: true, everyHours: 6 });
  expect(body.message).toBe(MESSAGES.staff.scheduleSet);
  const set = await sourceOf("daily");
  expect(set).toMatchObject({ isOn: true, everyHours: 6, at: null });
  const inHours = (Date.parse(set.nextRunAt!) - Date.now()) / 3_600_000;
  expect(Math.round(inHours)).toBe(6);
  expect((await runsOf("daily")).length).toBe(before);

  for (let round = 1; round <= 3; round += 1) {
    await sql`UPDATE import_schedules SET next_run_at = now() - interval '2 days'
      WHERE source = 'daily'`.execute(api.database.db);
    const run = await waitFor(async () => {
      const runs = await runsOf("daily");
      return runs.length > before + round - 1 ? runs[0]! : null;
    });
    const { status, message } = await calls().ended(run.id);
    expect([status, message]).toEqual(["COMPLETED", null]);
    // Runs missed while no host was up are made up for once.
    expect((await runsOf("daily")).length).toBe(before + round);
    const { nextRunAt, lastRunAt, lastStatus } = await sourceOf("daily");
    expect(Date.parse(nextRunAt!)).toBeGreaterThan(Date.now());
    expect([lastStatus, Date.parse(lastRunAt!) > 0]).toEqual(["COMPLETED", true]);
  }
});

test("a complete feed from a source removes missing products; above the limit it waits for staff", async () => {
  const countLive = async () =>
    (
      await sql<{ live: number }>`SELECT count(*)::int AS live FROM products
        WHERE supplier_id = 'shrinking' AND is_live`.execute(api.database.db)
    ).rows[0]!.live;
  const due = async () => {
    const before = (await runsOf("shrinking")).length;
    await sql`UPDATE import_schedules SET next_run_at = now() - interval '1 day'
      WHERE source = 'shrinking'`.execute(api.database.db);
    const run = await waitFor(async () => {
      const runs = await runsOf("shrinking");
      return runs.length > before ? runs[0]! : null;
    });
    return calls().ended(run.id);
  };
  await schedule("shrinking", { isOn: true, everyHours: 6, isWhole: true });
  expect(await sourceOf("shrinking")).toMatchObject({ isWhole: true });
  await writeFile(path.join(folder, "shrinking.json"), feedOf(60));
  expect((await due()).status).toBe("COMPLETED");
  expect(await countLive()).toBe(60);

  await writeFile(path.join(folder, "shrinking.json"), feedOf(59));
  expect((await due()).status).toBe("COMPLETED");
  expect(await countLive()).toBe(59);

  await writeFile(path.join(folder, "shrinking.json"), feedOf(45));
  const held = await due();
  expect(held.status).toBe("FAILED");
  expect(held.message).toContain("14 of this supplier's 59 products");
  expect(await countLive()).toBe(59);
  expect((await startImport("shrinking", { mostMissing: "none" })).status).toBe(400);
  await startImport("shrinking", { mostMissing: "13" });
  expect((await calls().ended((await runsOf("shrinking"))[0]!.id)).status).toBe("FAILED");
  await startImport("shrinking", { mostMissing: "14" });
  expect((await calls().ended((await runsOf("shrinking"))[0]!.id)).status).toBe("COMPLETED");
  expect(await countLive()).toBe(45);
});

test("a disabled schedule runs nothing, and an invalid one is rejected on its field", async () => {
  await schedule("stock", { isOn: false, at: "03:30" });
  expect(await sourceOf("stock")).toMatchObject({ isOn: false, at: "03:30", nextRunAt: null });
  const before = (await runsOf("stock")).length;
  // The other due source proves that schedules were checked.
  const due = (await runsOf("daily")).length;
  await sql`UPDATE import_schedules SET next_run_at = now() - interval '1 day'`.execute(api.database.db);
  await waitFor(async () => ((await runsOf("daily")).length > due ? true : null));
  expect((await runsOf("stock")).length).toBe(before);
  for (const body of [{ isOn: true }, { isOn: true, at: "24:00" }]) {
    const { status, body: answer } = await schedule("stock", body);
    expect([status, answer.fieldErrors.map(({ property }) => property)]).toEqual([400, ["at"]]);
  }
  expect((await schedule("stock", { isOn: true, everyHours: 5 })).status).toBe(400);
  expect((await schedule("nobody", { isOn: true, at: "03:30" })).status).toBe(404);
});

test("invalid sources stop a host from starting", () => {
  for (const IMPORT_SOURCES of ["daily", "a=b:c", "a=b:ftp://c/d", "a=b:/c a=b:/d"])
    expect(() => readConfig({ IMPORT_SOURCES })).toThrow("IMPORT_SOURCES must be a list of");
  expect(readConfig({}).imports).toEqual([]);
});

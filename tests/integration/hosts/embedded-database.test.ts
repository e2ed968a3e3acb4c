/** The embedded PostgreSQL under stress: joined, killed, orphaned, interrupted, without permission. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { RUNNER } from "../../../server/cli/launcher/child";
import { startDatabase } from "../../../server/db/embedded";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { query } from "../../../server/db/embedded/check-database";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "embedded-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startDatabase({ databaseUrl: null, dataDir });
const isRunning = () => existsSync(path.join(dataDir, "postgres/postmaster.pid"));
const postmasterPid = () =>
  Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

/** A shop command in its own process that keeps the database open until it is killed. */
async function holdDatabase(): Promise<ChildProcess> {
  const code = `require("./server/db/embedded").startDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
    .then(() => process.send("up"), (error) => process.send(error.message)); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  expect(await once(child, "message")).toEqual(["up", undefined]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("committed data survives killing the server and its owner", async () => {
  const owner = await holdDatabase();
  const first = await start();
  await query(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
  process.kill(postmasterPid(), "SIGKILL");
  await kill(owner);
  const second = await start();
  expect(await query(second.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
  await Promise.all([first.stop(), second.stop()]);
  expect(isRunning()).toBe(false);
}, 60_000);

test("a second command joins the running server and leaves it running", async () => {
  const owner = await holdDatabase();
  const joined = await start();
  await joined.stop();
  expect(isRunning()).toBe(true);
  await kill(owner);
  const adopted = await start();
  expect(adopted.url).toBe(joined.url);
  await adopted.stop();
  expect(isRunning()).toBe(false);
}, 60_000);

test("an interrupted first start is repeated", async () => {
  await mkdir(path.join(dataDir, "postgres.new-1"));
  await writeFile(path.join(dataDir, "postgres.new-1", "PG_VERSION"), "18");
  const database = await start();
  expect(await query(database.url, "SELECT lower('ÄÖ') AS text")).toEqual([{ text: "äö" }]);
  await database.stop();
  expect(existsSync(path.join(dataDir, "postgres.new-1"))).toBe(false);
}, 60_000);

test("the password is random and readable by the database's account only", async () => {
  const database = await start();
  const file = path.join(dataDir, "postgres/shop-password");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(new URL(database.url).password).toMatch(/^[0-9a-f]{48}$/);
  await expect(query(database.url.replace(/:[0-9a-f]{48}@/, ":wrong@"), "SELECT 1")).rejects.toThrow(
    /password/,
  );
  await database.stop();
}, 60_000);

test("a folder that cannot be created is reported in one sentence", async () => {
  const file = path.join(dataDir, "file");
  await writeFile(file, "");
  await expect(startDatabase({ databaseUrl: null, dataDir: path.join(file, "below") })).rejects.toThrow(
    /^This user cannot write to the folder .*below: set DATA_DIR/,
  );
});

test("a database owned by another account is reported with what to do", async () => {
  // System files belong to root.
  await symlink("/usr", path.join(dataDir, "postgres"));
  await expect(start()).rejects.toThrow(
    /^The database in .* belongs to (root|another account).*\(chown -R\)\.$/,
  );
});

test("a server that does not respond is reported in one sentence without the password", async () => {
  const unreachable = startDatabase({ databaseUrl: "postgres://shop:secret@127.0.0.1:1/shop", dataDir });
  await expect(unreachable).rejects.toThrow(
    "Cannot use the database at 127.0.0.1:1/shop (DATABASE_URL): nothing listens there.",
  );
});

test.each([
  ["an API host", "server/main.ts", 0],
  ["a migration", "server/cli/migrate.ts", 130],
])(
  "%s that ends before its database runs stops the database too",
  async (_name, script, code) => {
    const command = spawn(process.execPath, [RUNNER, script], {
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, API_PORT: String(await findFreePort()) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    while (!isRunning()) await setImmediate();
    command.kill("SIGINT");
    expect(await once(command, "exit")).toEqual([code, null]);
    expect(isRunning()).toBe(false);
  },
  60_000,
);

/** The API host as a process: its log when the database drops connections, and its shutdown. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { RUNNER } from "../../../server/cli/launcher/child";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { waitUntil } from "../../support/hosts/wait-for";

let database: TestDatabase;
let dataDir: string;
let port: number;
let host: ChildProcess;
let log: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), "api-host-"));
});
beforeEach(async () => {
  port = await findFreePort();
  log = "";
  host = spawn(process.execPath, [RUNNER, "server/main.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DRAIN_SECONDS: "2",
      FREE_DISK_MB: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  host.stdout!.on("data", (bytes: Buffer) => (log += bytes.toString()));
  await waitUntil(async () => (await statusOf("/ready")) === 200);
});
afterEach(async () => {
  if (host.exitCode === null) {
    host.kill("SIGKILL");
    await once(host, "exit");
  }
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** @returns the status, or null when nothing listens there */
async function statusOf(address: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? null;
}

/** Whether the connection for change notifications is open: a host serves requests before that. */
async function isListening(): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN %' AND state = 'idle'`.execute(database.db);
  return rows.length > 0;
}

test("connections the database ended are logged and replaced", async () => {
  await waitUntil(isListening);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(database.db);

  await waitUntil(() => /lost a database connection/.test(log));
  await waitUntil(() => /lost the connection that listens for changes/.test(log));
  expect(log).toContain("terminating connection due to administrator command");
  await waitUntil(async () => (await statusOf("/ready")) === 200);
});

test("a host that is shut down reports not ready, still answers, finishes its requests, and exits", async () => {
  const body = JSON.stringify({ username: "nobody@mail.example", password: "Some-password-1" });
  const head = `POST /account/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const client = connect(port, "127.0.0.1");
  let answer = "";
  client.on("data", (bytes) => (answer += bytes.toString()));
  await new Promise<void>((resolve) => client.write(head, () => resolve()));
  const ended = once(host, "exit");

  host.kill("SIGTERM");

  await waitUntil(async () => (await statusOf("/ready")) === 503);
  expect(await statusOf("/health")).toBe(200);
  await waitUntil(async () => (await statusOf("/health")) === null);
  client.write(body);
  await waitUntil(() => answer.includes('"isSuccess":'));
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(await ended).toEqual([0, null]);
});

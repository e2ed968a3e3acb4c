/** The PostgreSQL server of a test run: the one DATABASE_URL names, or an embedded one in .data/test. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { openDatabase } from "../../../server/db/client";
import { startDatabase, type RunningDatabase } from "../../../server/db/embedded";
import { query } from "../../../server/db/embedded/check-database";
import { isAlive, ownIdentity } from "../../../server/db/embedded/process-identity";
import { migrate } from "../../../server/db/migrating/migrate";

/** Files of the test run, outside the shop's own, so that `npm test` never touches a shop. */
export const TEST_DATA_DIR = path.resolve(".data/test");

/** A benchmark of durable writes runs on a server with durable storage. */
const DURABLE_DATA_DIR = path.resolve(".data/bench");

const SERVER_VARIABLE = "TEST_SERVER_URL";
const RUN_VARIABLE = "TEST_RUN";
const STATEMENT_WITHIN_MS = 15_000;
/** PostgreSQL's error code for a statement over its timeout. */
const QUERY_CANCELED = "57014";
let opening: Promise<RunningDatabase> | undefined;

/** Address of a database of the test server. */
export function addressOf(database: string): string {
  const url = new URL(required(SERVER_VARIABLE));
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Name of a database of this run; it contains the owning process's id, so that databases of a killed run are
 * found and dropped.
 */
export function databaseName(suffix: string): string {
  return `test_${required(RUN_VARIABLE)}_${suffix}`.replace(/-/g, "_");
}

/**
 * Runs a statement on the test server outside any test database (CREATE DATABASE and the like). A statement over
 * its timeout is retried once: PostgreSQL up to 18.4 may wait forever for a connection that opens during a DROP DATABASE
 * (its signal barrier), and the next such statement releases both.
 * @throws the server's error, with the statement
 */
export async function administer(statement: string): Promise<Record<string, unknown>[]> {
  const run = () => query(required(SERVER_VARIABLE), statement, STATEMENT_WITHIN_MS);
  try {
    return await run().catch((error: { code?: string }) => {
      if (error.code === QUERY_CANCELED) return run();
      throw error;
    });
  } catch (cause) {
    throw new Error(`${String(cause)}: ${statement}`, { cause });
  }
}

/**
 * Starts or joins the server once per run and creates the migrated template.
 * @param isDurable true: writes reach the disk before they are acknowledged, as in a shop
 */
export async function openTestServer({ isDurable = false } = {}): Promise<void> {
  if (process.env[SERVER_VARIABLE]) return;
  opening = open(isDurable);
  await opening;
}

async function open(isDurable: boolean): Promise<RunningDatabase> {
  const server = await startDatabase(
    {
      databaseUrl: process.env["DATABASE_URL"] || null,
      dataDir: isDurable ? DURABLE_DATA_DIR : TEST_DATA_DIR,
    },
    { isDisposable: !isDurable },
  );
  process.env[SERVER_VARIABLE] = server.url;
  process.env[RUN_VARIABLE] = ownIdentity();
  try {
    await dropDatabases((owner) => !isAlive(owner));
    await makeTemplate();
  } catch (error) {
    delete process.env[SERVER_VARIABLE];
    await server.stop();
    throw error;
  }
  return server;
}

async function makeTemplate(): Promise<void> {
  const template = databaseName("template");
  await administer(`CREATE DATABASE ${template}`);
  const db = openDatabase(addressOf(template), { maxConnections: 1 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Drops the run's databases and leaves the server, which stops when unused; a no-op in processes that did not open it.
 * @param removesFiles true: deletes its files too, when no other process uses it. Otherwise they speed up the next
 * start.
 */
export async function closeTestServer({ removesFiles = false } = {}): Promise<void> {
  const server = await opening?.catch(() => undefined);
  if (!server) return;
  const own = ownIdentity();
  await dropDatabases((owner) => owner === own);
  await server.stop();
  if (removesFiles && !server.isRunning()) {
    await rm(path.join(TEST_DATA_DIR, "postgres"), { recursive: true, force: true });
  }
  opening = undefined;
  delete process.env[SERVER_VARIABLE];
}

async function dropDatabases(shouldDrop: (owner: string) => boolean): Promise<void> {
  const rows = await administer("SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'");
  for (const { datname } of rows) {
    const [, pid, start] = String(datname).split("_");
    if (shouldDrop(`${pid}-${start}`)) await administer(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests with a database run through jest's projects.`);
  return value;
}

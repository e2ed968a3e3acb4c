/** The shop's database: the server at DATABASE_URL, or the embedded PostgreSQL in the data folder. */
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataFolder } from "./make-folder";
import { query, requireReachable } from "./embedded/check-database";
import { Cluster, DATABASE_NAME } from "./embedded/cluster";
import { OperatorError } from "../errors";
import { DatabaseUsers } from "./embedded/database-users";
import { findFreePort } from "./embedded/free-port";
import { withLock } from "./embedded/lock-file";

export interface RunningDatabase {
  readonly url: string;
  /** Returns whether the embedded server still runs; always true for an external server. */
  isRunning(): boolean;
  /** Restarts the embedded server at the same address after an unexpected stop. */
  revive(): Promise<void>;
  /** Leaves the database; the embedded server stops with its last user. Idempotent. */
  stop(): Promise<void>;
}

export interface DatabasePlace {
  /** URL of an external PostgreSQL server; null = run the embedded server in dataDir. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export interface StartOptions {
  /** For tests: disables fsync, because no data must survive a power cut. */
  readonly isDisposable?: boolean;
}

const START_TIMEOUT_MS = 120_000;

/** Transient start failures, which are retried: another process or the kernel will soon free the resource. */
const PASSING = /lock file|shared memory|address already in use|starting up|shutting down/i;

/**
 * Returns the address of a running database. Starts the embedded server, joins it if another command runs it,
 * or adopts it if its command was killed.
 * @throws OperatorError with a one-sentence message for the terminal
 */
export async function startDatabase(
  config: DatabasePlace,
  options: StartOptions = {},
): Promise<RunningDatabase> {
  if (config.databaseUrl) {
    await requireReachable(config.databaseUrl);
    return {
      url: config.databaseUrl,
      isRunning: () => true,
      revive: async () => undefined,
      stop: async () => undefined,
    };
  }
  const dataDir = path.resolve(config.dataDir);
  makeDataFolder(dataDir);
  const lock = path.join(dataDir, "postgres.lock");
  const users = new DatabaseUsers(path.join(dataDir, "postgres.users"));
  const cluster = await Cluster.open(path.join(dataDir, "postgres"));
  const leave = async () => {
    if (await users.leave()) await cluster.stop();
  };
  const url = await withLock(lock, async () => {
    await users.join();
    try {
      if (!cluster.exists) await cluster.create();
      return await startOrJoin(cluster, options);
    } catch (error) {
      // An interrupted start may have left a server running.
      await leave();
      throw error;
    }
  });
  let stopping: Promise<void> | undefined;
  return {
    url,
    isRunning: () => cluster.findPostmaster() !== null,
    // No-op after this process has left the database.
    revive: () =>
      withLock(lock, async () => {
        if (stopping) return;
        const now = await startOrJoin(cluster, options, Number(new URL(url).port));
        if (now !== url)
          throw new OperatorError("Another command started the database on a different port. Try again.");
      }),
    stop: () => (stopping ??= withLock(lock, leave)),
  };
}

/** @param port default: any free port */
async function startOrJoin(cluster: Cluster, options: StartOptions, port?: number): Promise<string> {
  const password = await readPassword(cluster);
  const deadline = Date.now() + START_TIMEOUT_MS;
  let reason = "";
  while (Date.now() < deadline) {
    const running = cluster.findPostmaster();
    try {
      if (running) return await reach(password, running.port);
      const settings = options.isDisposable ? ["fsync=off", "synchronous_commit=off"] : [];
      await cluster.start(port ?? (await findFreePort()), settings);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      if (!running && !PASSING.test(reason)) break;
    }
    await wait(100);
  }
  throw new OperatorError(`The embedded PostgreSQL in ${cluster.folder} did not start: ${reason}`);
}

function readPassword(cluster: Cluster): Promise<string> {
  return cluster.readPassword().catch(() => {
    throw new OperatorError(
      `The database in ${cluster.folder} belongs to another user or is damaged: set another DATA_DIR.`,
    );
  });
}

async function reach(password: string, port: number): Promise<string> {
  const address = (database: string) =>
    `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${database}`;
  const databases = await query(
    address("postgres"),
    `SELECT 1 FROM pg_database WHERE datname = '${DATABASE_NAME}'`,
  );
  if (databases.length === 0) await query(address("postgres"), `CREATE DATABASE ${DATABASE_NAME}`);
  return address(DATABASE_NAME);
}

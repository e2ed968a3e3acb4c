/** The database of the shop: the server DATABASE_URL names, or our own PostgreSQL inside the data folder. */
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
  /** Whether the embedded server still runs; a server of your own is not watched. */
  isRunning(): boolean;
  /** Starts the embedded server again, at the same address, after it has stopped without our doing. */
  revive(): Promise<void>;
  /** Leaves the database; the embedded server stops when nobody else uses it. May be called twice. */
  stop(): Promise<void>;
}

export interface DatabasePlace {
  /** Set: use that PostgreSQL server. Null: run the embedded one in dataDir. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export interface StartOptions {
  /** For tests: nothing needs to survive a power cut, so nothing waits for the disk. */
  readonly isDisposable?: boolean;
}

const START_TIMEOUT_MS = 120_000;

/** A start that fails for one of these is tried again: the other process, or the kernel, is about to let go. */
const PASSING = /lock file|shared memory|address already in use|starting up|shutting down/i;

/**
 * Gives the address of a database that answers. The embedded server is started when it does not run, joined when
 * another command of ours runs it, adopted when the command that ran it was killed.
 * @throws OperatorError with one sentence for the person at the terminal.
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
      // A start that was cut short may have left a server that runs.
      await leave();
      throw error;
    }
  });
  let stopping: Promise<void> | undefined;
  return {
    url,
    isRunning: () => cluster.findPostmaster() !== null,
    // Not after this process has left the database.
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

/** @param port left out: any */
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
  const found = await query(
    address("postgres"),
    `SELECT 1 FROM pg_database WHERE datname = '${DATABASE_NAME}'`,
  );
  if (found.length === 0) await query(address("postgres"), `CREATE DATABASE ${DATABASE_NAME}`);
  return address(DATABASE_NAME);
}

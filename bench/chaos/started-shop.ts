/**
 * A complete shop as started by `npm start`, with a separate database and controls to disturb its processes.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { RUNNER } from "../../server/cli/launcher/child";
import { openDatabase, type Db } from "../../server/db/client";
import { startDatabase } from "../../server/db/embedded";
import { findFreePort } from "../../server/db/embedded/free-port";
import { childrenOf, findChild } from "../support/processes";
import { until } from "../support/until";

export interface StartedShop {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly paymentsUrl: string;
  readonly dataDir: string;
  readonly db: Db;
  /** Environment of an additional API host for the same shop. */
  readonly env: Readonly<Record<string, string>>;
  /** Output of the launcher and its child processes. */
  output(): string;
  /**
   * Kills the process of a script with kill -9.
   * @returns false if the script is not running
   */
  kill(script: string): boolean;
  /**
   * Suspends the process of a script, as if it hung.
   * @returns false if the script is not running
   */
  hang(script: string): boolean;
  killDatabase(): void;
  /**
   * Suspends all PostgreSQL processes.
   * @returns a function that resumes them
   */
  stopDatabase(): () => void;
  end(): Promise<void>;
}

/** Includes a site build if needed. */
const OPEN_WITHIN_MS = 15 * 60_000;
const END_WITHIN_MS = 60_000;

/** @throws if the shop does not open */
export async function startShop(): Promise<StartedShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "chaos-"));
  const [api, site, payments] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const env = {
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    API_PORT: String(api),
    SITE_PORT: String(site),
    SANDBOX_PORT: String(await findFreePort()),
    SANDBOX_PAYMENTS_PORT: String(payments),
    SANDBOX_SMTP_PORT: String(await findFreePort()),
    // The default addresses, so that an existing site build is reused; no client follows them.
    API_URL: "http://localhost:4000",
    SITE_URL: "http://localhost:8000",
    SITE_ORIGINS: `http://localhost:${site}`,
    // All buyers share one IP address.
    REQUESTS_PER_MINUTE: "0",
    HANG_SECONDS: "10",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "fatal",
  };
  const launcher = spawn(process.execPath, [RUNNER, "server/cli/start.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, npm_lifecycle_event: "", ...env },
  });
  let output = "";
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (bytes) => (output += bytes));
  const clearUp = async () => {
    await endLauncher(launcher);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await until("the shop is open", OPEN_WITHIN_MS, () => {
      if (!isRunning(launcher)) throw new Error("The launcher ended");
      return output.includes("The shop is open") ? null : "it is being started";
    });
  } catch (error) {
    await clearUp();
    throw new Error(`The shop did not open:\n${output}`, { cause: error });
  }
  const database = await startDatabase({ databaseUrl: null, dataDir });
  const db = openDatabase(database.url, { maxConnections: 2, onConnectionError: () => undefined });
  const signal = (script: string, name: NodeJS.Signals) => {
    const pid = findChild(launcher.pid!, script);
    return pid !== null && process.kill(pid, name);
  };
  return {
    siteUrl: `http://127.0.0.1:${site}`,
    apiUrl: `http://127.0.0.1:${api}`,
    paymentsUrl: `http://127.0.0.1:${payments}`,
    dataDir,
    db,
    env: { ...env, DATABASE_URL: database.url },
    output: () => output,
    kill: (script) => signal(script, "SIGKILL"),
    hang: (script) => signal(script, "SIGSTOP"),
    killDatabase: () => void process.kill(postmasterOf(dataDir), "SIGKILL"),
    stopDatabase: () => stopWhole(postmasterOf(dataDir)),
    async end() {
      await db.destroy();
      await endLauncher(launcher);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function endLauncher(launcher: ChildProcess): Promise<void> {
  if (!isRunning(launcher)) return;
  const ended = once(launcher, "exit");
  launcher.kill("SIGTERM");
  const late = setTimeout(() => launcher.kill("SIGKILL"), END_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

/** Suspends the postmaster first, so that it starts no further process. */
function stopWhole(postmaster: number): () => void {
  process.kill(postmaster, "SIGSTOP");
  const all = [...childrenOf(postmaster), postmaster];
  for (const pid of all) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of all) process.kill(pid, "SIGCONT");
  };
}

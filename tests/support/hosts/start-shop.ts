/** A whole shop for one test file: its own database with the demo catalogue, both hosts, the built site. */
import { closeSync, openSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { READY_PATH } from "#contract/rest/paths";
import { loadDemoCatalogue } from "../../../demo/demo-catalogue";
import { loadDemoVehicles } from "../../../demo/vehicles/load-demo-vehicles";
import { startHost, type Child } from "../../../server/cli/launcher/child";
import { requireFreePort } from "../../../server/cli/launcher/ports";
import {
  buildAsRequested,
  buildSiteIfChanged,
  leaseEnvironment,
  startPublisher,
} from "../../../server/cli/launcher/site/site-build";
import { startUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { readConfig } from "../../../server/config";
import type { Db } from "../../../server/db/client";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { withLock } from "../../../server/db/embedded/lock-file";
import { BACKGROUND_PACE } from "./background-pace";
import { createTestDatabase } from "./fresh-db";
import { administer, databaseName, TEST_DATA_DIR } from "./test-server";

export interface TestShop {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** The API host's address in the pages. */
  readonly pageApiUrl: string;
  /** Browser arguments that map the API address in the pages to this API host. */
  readonly browserArguments: readonly string[];
  /** Mailbox (`/mailbox/messages.json?to=`), identity provider. */
  readonly sandboxUrl: string;
  readonly db: Db;
  readonly databaseUrl: string;
  /** Builds the site from the current catalogue, even if a build exists. */
  build(): Promise<string>;
  /** Builds if the publisher's exit requested it; otherwise returns false. */
  buildAsRequested(how: string): Promise<boolean>;
  /** Follows the catalogue until it is stopped, as npm start does. */
  startPublisher(): Child;
  /**
   * Fetches suppliers' pictures until it is stopped, as npm start does.
   * @param hosts a value of PICTURE_HOSTS
   */
  startPictures(hosts: string): Child;
  /** Stops both hosts and drops the database. */
  stop(): Promise<void>;
}

/** The address npm start uses, so that its build of the same catalogue is reused. */
const USUAL_API_PORT = 4000;
export const CANONICAL_SITE_URL = "http://localhost:8000";
const USUAL_API_URL = `http://localhost:${USUAL_API_PORT}`;
const BUILD_KEY = "development-build-key";
/** Log of all shops of a run. */
const LOG_FILE = path.join(TEST_DATA_DIR, "shop.log");
const LOGGED_LINES = 20;

export interface ShopUse {
  /** The test changes the site, or its browser cannot map the API host. */
  readonly isAlone?: boolean;
}

/**
 * Starts a shop and builds the site when its catalogue or code changed. Shops that do not change the site share it, each
 * with a separate API host. A shop that is alone does not wait for others, blocks every build, and its API host has the
 * address in the pages.
 * @param settings environment variables besides addresses and ports
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  { isAlone = false }: ShopUse = {},
): Promise<TestShop> {
  await mkdir(TEST_DATA_DIR, { recursive: true });
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    if (isAlone) closers.push(await takeSiteLock());
    const parts = await startParts(settings, isAlone, (close) => closers.push(close));
    return { ...parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  settings: Readonly<Record<string, string>>,
  isAlone: boolean,
  onStop: (close: () => Promise<void>) => void,
): Promise<Omit<TestShop, "stop">> {
  const database = await createTestDatabase(await demoTemplate());
  onStop(() => database.drop());
  const log = openSync(LOG_FILE, "a");
  onStop(async () => closeSync(log));
  const [apiPort, sitePort] = [isAlone ? await chooseApiPort() : await findFreePort(), await findFreePort()];
  const dataDir = await mkdtemp(path.join(tmpdir(), "shop-"));
  onStop(() => rm(dataDir, { recursive: true, force: true }));
  const sandboxPort = await findFreePort();
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const paymentsPort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const pageApiUrl = isAlone ? apiUrl : USUAL_API_URL;
  const env = {
    ...settings,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_PAYMENTS_PORT: String(paymentsPort),
    PAYMENT_SANDBOX_URL: `http://localhost:${paymentsPort}`,
    SANDBOX_SMTP_PORT: String(await findFreePort()),
    DATABASE_URL: database.url,
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    SITE_PORT: String(sitePort),
    SITE_ORIGINS: `${siteUrl},http://127.0.0.1:${sitePort}`,
    BUILD_KEY,
    BACKGROUND_PACE,
  };
  const start = (
    name: string,
    script: string,
    variables: Readonly<Record<string, string>>,
    readyUrl: string,
  ) =>
    startUntilReady(() => {
      const child = startHost(name, script, variables, { output: log });
      onStop(() => child.stop());
      return child;
    }, readyUrl).catch(withLogOf(name));
  const localApiUrl = `http://127.0.0.1:${apiPort}`;
  await start("The sandbox host", "sandbox/main.ts", env, `http://127.0.0.1:${sandboxPort}/`);
  await start("The API host", "server/main.ts", env, `${localApiUrl}${READY_PATH}`);
  const { leases } = readConfig(env);
  const addresses = {
    apiUrl: pageApiUrl,
    localApiUrl,
    buildKey: BUILD_KEY,
    siteUrl: CANONICAL_SITE_URL,
    leases,
  };
  const build = { ...addresses, db: database.db, logDir: TEST_DATA_DIR };
  const release = isAlone ? null : await takeSiteLock();
  try {
    await buildSiteIfChanged(build);
  } finally {
    await release?.();
  }
  const siteEnv = { ...env, ...leaseEnvironment(leases), API_URL: pageApiUrl, INTERNAL_API_URL: localApiUrl };
  await start("The site host", "src/host/main.ts", siteEnv, `http://127.0.0.1:${sitePort}/`);
  return {
    siteUrl,
    apiUrl,
    pageApiUrl,
    browserArguments: isAlone
      ? []
      : [`--host-resolver-rules=MAP ${new URL(pageApiUrl).host} 127.0.0.1:${apiPort}`],
    sandboxUrl,
    db: database.db,
    databaseUrl: database.url,
    build: () => buildSiteIfChanged({ ...build, isForced: true }),
    buildAsRequested: (how) => buildAsRequested(how, build),
    startPublisher: () => {
      const child = startPublisher(addresses, log);
      onStop(() => child.stop());
      return child;
    },
    startPictures: (hosts) => {
      const worker = { ...env, PICTURE_HOSTS: hosts };
      const child = startHost("The picture worker", "server/cli/picture-worker.ts", worker, { output: log });
      onStop(() => child.stop());
      return child;
    },
  };
}

/** Appends the hosts' last log lines to the error of a failed start. */
function withLogOf(name: string): (error: unknown) => Promise<never> {
  return async (cause) => {
    const lines = (await readFile(LOG_FILE, "utf8")).trimEnd().split("\n").slice(-LOGGED_LINES);
    throw new Error(`${name} did not start. ${String(cause)}\n${lines.join("\n")}`, { cause });
  };
}

/** A database of the run with the demo catalogue, created on the first call. */
export async function demoTemplate(): Promise<string> {
  const name = databaseName("demo");
  return withLock(path.join(TEST_DATA_DIR, `${name}.lock`), async () => {
    const [existing] = await administer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`);
    if (existing) return name;
    const draft = await createTestDatabase();
    try {
      await loadDemoCatalogue(draft.db);
      await loadDemoVehicles(draft.db);
      await draft.db.destroy();
      await administer(`ALTER DATABASE ${new URL(draft.url).pathname.slice(1)} RENAME TO ${name}`);
    } catch (error) {
      await draft.drop();
      throw error;
    }
    return name;
  });
}

/** The API's address is part of the pages, so a run uses the port of the existing build while it is free. */
async function chooseApiPort(): Promise<number> {
  const file = path.join(TEST_DATA_DIR, "api-port");
  const last = Number(await readFile(file, "utf8").catch(() => ""));
  for (const port of [USUAL_API_PORT, last].filter((port) => port > 0)) {
    if (await isFree(port)) return port;
  }
  const port = await findFreePort();
  await writeFile(file, String(port));
  return port;
}

function isFree(port: number): Promise<boolean> {
  return requireFreePort(port, "API_PORT").then(
    () => true,
    () => false,
  );
}

/** Locks the site for a build or a shop that is alone. @returns releases the lock */
function takeSiteLock(): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const hold = () =>
      new Promise<void>((release) => {
        resolve(async () => release());
      });
    withLock(path.join(TEST_DATA_DIR, "site.lock"), hold).catch(reject);
  });
}

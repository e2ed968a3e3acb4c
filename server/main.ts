/** The API host as a command: database, migrations, app, address, and graceful shutdown. */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { GRAPHQL_PATH } from "#contract/rest/paths";
import "./memory";
import { buildApp } from "./app";
import { createPasswordHasher } from "./auth/password-hasher.service";
import { refusePublishedLogins } from "./auth/published-logins.service";
import { createUsersStore } from "./auth/users/users.store";
import { readConfig, type Config } from "./config";
import { openDatabase, type Db } from "./db/client";
import { startDatabase } from "./db/embedded";
import { migrate } from "./db/migrating/migrate";
import { PATIENCE } from "./db/connection/patience";
import { createSealer } from "./db/sealed";
import { operatorSentence } from "./errors";

const BACKGROUND_CONNECTIONS = 4;
const CLOSE_IDLE_MS = 200;
/** Added to the time limit of a request: anything still open then hangs. */
const LAST_MOMENT_MS = 5_000;

/** Set by the first signal. */
let isEnding = false;

async function main(): Promise<void> {
  const config = readConfig();
  const opening = open(config);
  // A signal during the start takes effect afterwards: a half-started database would be left behind.
  const close = () => {
    if (isEnding) return;
    isEnding = true;
    void opening
      .then(async (stop) => {
        await wait(config.uptime.drainMs);
        setTimeout(() => process.exit(1), config.uptime.requestMs + LAST_MOMENT_MS).unref();
        await stop();
      })
      .then(() => process.exit(0), fail);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  await opening;
}

/** Starts the database and the host. @returns a function that stops both after the current requests */
async function open(config: Config): Promise<() => Promise<void>> {
  const database = await startDatabase(config);
  let log: FastifyBaseLogger | undefined;
  const onConnectionError = (err: Error) => log?.error({ err }, "lost a database connection");
  const db = openDatabase(database.url, { patience: PATIENCE.request, onConnectionError });
  const backgroundDb = openDatabase(database.url, {
    patience: PATIENCE.background,
    maxConnections: BACKGROUND_CONNECTIONS,
    onConnectionError,
  });
  const release = async () => {
    await Promise.all([db.destroy(), backgroundDb.destroy()]);
    await database.stop();
  };
  try {
    await prepareDatabase(config, database.url);
    const app = await buildApp({
      config: { ...config, databaseUrl: database.url },
      db,
      backgroundDb,
      isEnding: () => isEnding,
    });
    log = app.log;
    await app.listen({ host: config.apiHost, port: config.apiPort });
    process.stdout.write(`API host ready on http://${config.apiHost}:${config.apiPort}${GRAPHQL_PATH}\n`);
    return async () => {
      await closeAfterRequests(app);
      await release();
    };
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
}

/**
 * Migrates the database to the newest version, without a time limit, and refuses a database that a public
 * shop must not use.
 */
async function prepareDatabase(config: Config, url: string): Promise<void> {
  const db: Db = openDatabase(url, { maxConnections: 1 });
  try {
    await migrate(db);
    if (config.isPublic) {
      await refusePublishedLogins(createUsersStore(db, createSealer(config.piiKeys)), createPasswordHasher());
    }
  } finally {
    await db.destroy();
  }
}

/** Idle keep-alive connections would delay the shutdown. */
async function closeAfterRequests(app: FastifyInstance): Promise<void> {
  const closingIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  await app.close();
  clearInterval(closingIdle);
}

function fail(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

/** Returns one clear message for an expected error, the stack for any other. */
function sentence(error: unknown): string {
  const known = operatorSentence(error);
  if (known !== null) return known;
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: stop the program using it, or set API_PORT to a free port.`;
  if (code === "EACCES") return `Port ${port} needs more privileges: set API_PORT to a port above 1023.`;
  return stack ?? String(error);
}

main().catch(fail);

/** The API host as a command: database, migrations, app, one address, and a tidy end. */
import { GRAPHQL_PATH } from "#contract/endpoints";
import "./memory";
import { buildApp } from "./app";
import { createPasswordHasher } from "./auth/password-hasher.service";
import { refusePublishedLogins } from "./auth/published-logins.service";
import { createUsersStore } from "./auth/users.store";
import { readConfig, type Config } from "./config";
import { openDatabase } from "./db/client";
import { startDatabase } from "./db/embedded";
import { migrate } from "./db/migrate";
import { createSealer } from "./db/sealed";
import { OperatorError } from "./errors";

/** A client that keeps its connection busy may not hold up the end for longer. */
const CLOSE_WITHIN_MS = 5_000;

async function main(): Promise<void> {
  const opening = open(readConfig());
  let isClosing = false;
  // A signal that comes during the start waits until it is over: a database half started would be left behind.
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    void opening
      .then((stop) => {
        setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
        return stop();
      })
      .then(() => process.exit(0), fail);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  await opening;
}

/** Starts the database and the host. @returns what ends both */
async function open(config: Config): Promise<() => Promise<void>> {
  const database = await startDatabase(config);
  const db = openDatabase(database.url);
  const release = async () => {
    await db.destroy();
    await database.stop();
  };
  try {
    await migrate(db);
    if (config.isPublic) {
      await refusePublishedLogins(createUsersStore(db, createSealer(config.piiKeys)), createPasswordHasher());
    }
    const app = await buildApp({ config: { ...config, databaseUrl: database.url }, db });
    await app.listen({ host: config.apiHost, port: config.apiPort });
    process.stdout.write(`API host ready on http://${config.apiHost}:${config.apiPort}${GRAPHQL_PATH}\n`);
    return async () => {
      await app.close();
      await release();
    };
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

/** One clear sentence for what a person can put right; the stack only for what they cannot. */
function sentence(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use: stop what uses it or set API_PORT to another.`;
  if (code === "EACCES") return `Port ${port} may not be opened: set API_PORT to one above 1023.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return `The database cannot be reached: ${message}`;
  return stack ?? String(error);
}

main().catch(fail);

/**
 * A checkout of the shop with a catalog, customers and sandboxes; its host runs with its own `npm run api`.
 */
import { execFileSync } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Envelope } from "#contract/rest/envelope";
import { REST } from "#contract/rest/endpoints";
import { bearerOf, type Session } from "#contract/accounts/session";
import { demoRecords } from "../../demo/demo-products";
import { findFreePort } from "../../server/db/embedded/free-port";
import { aRegistration } from "../../tests/support/people/accounts";
import { startHostProcess } from "../support/host-process";
import { startSandboxHost } from "../support/sandbox-host";
import type { ComparedShop } from "./compared-shop";
import { createDatabase, runStatement } from "./databases";

export interface OwnShop extends ComparedShop {
  /** Root of the checkout. */
  readonly folder: string;
  /** Products that can be ordered. */
  readonly ids: readonly string[];
  /** Bearers of signed-in customers. */
  readonly bearers: readonly string[];
}

const CUSTOMERS = 16;
/** Stock of each product, more than the run buys. */
const STOCK = 1_000_000;
const NO_LIMITS = "register.address=999999/60";

/**
 * Imports the demo products with a checkout's commands. Requires an open test server.
 * @param folder root of the checkout
 * @param temporary folder for intermediate files
 * @returns address of the database
 */
export async function importCatalogue(folder: string, temporary: string, count: number): Promise<string> {
  const database = await createDatabase();
  const feed = path.join(temporary, "products.jsonl");
  const lines = function* () {
    for (const record of demoRecords({ count })) yield `${JSON.stringify(record)}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(feed));
  const [program, ...args] = script(folder, "catalogue:import", [feed, "--rejects", `${feed}.rejects`]);
  execFileSync(program, args, {
    cwd: folder,
    env: { ...environment(folder), DATABASE_URL: database },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await runStatement(database, `UPDATE product_stock SET available_quantity = ${STOCK}`);
  await runStatement(database, "ANALYZE");
  return database;
}

/** Copies a database from importCatalogue and starts a host on the copy, which migrates it. */
export async function openOwnShop(name: string, folder: string, catalogue: string): Promise<OwnShop> {
  const database = await createDatabase(catalogue);
  const port = await findFreePort();
  const sandbox = await startSandboxHost(port);
  const start = () =>
    startHostProcess({
      command: script(folder, "api"),
      folder,
      port,
      env: {
        ...environment(folder),
        ...sandbox.env,
        DATABASE_URL: database,
        API_PORT: String(port),
        LOG_LEVEL: "fatal",
        REQUESTS_PER_MINUTE: "0",
        RATE_LIMITS: NO_LIMITS,
      },
    });
  // The first start compiles and migrates; later starts are measured.
  let host = await start();
  return {
    name,
    folder,
    ids: await orderableIds(database),
    bearers: await registerCustomers(port),
    get host() {
      return host;
    },
    async restart() {
      await host.stop();
      host = await start();
    },
    async close() {
      await host.stop();
      await sandbox.stop();
    },
  };
}

/** A script from the checkout's package.json as a command. */
function script(folder: string, name: string, args: readonly string[] = []): [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return ["sh", "-c", `${scripts[name]} "$@"`, "sh", ...args];
}

/** Environment of scripts under npm. */
function environment(folder: string): Record<string, string> {
  const packages = path.join(folder, "node_modules/.bin");
  return { ...(process.env as Record<string, string>), PATH: `${packages}:${process.env["PATH"]}` };
}

async function orderableIds(database: string): Promise<string[]> {
  const rows = await runStatement(
    database,
    "SELECT product_id FROM products WHERE is_live AND online_availability ORDER BY product_id",
  );
  return rows.map((row) => String(row["product_id"]));
}

/**
 * Registers customers as the site does.
 * @returns a bearer for each
 */
async function registerCustomers(port: number): Promise<string[]> {
  const bearers: string[] = [];
  for (let position = 0; position < CUSTOMERS; position += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${REST.register.path}`, {
      method: REST.register.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aRegistration(`bench-customer-${position}@mail.example`)),
    });
    const { data, message } = (await answer.json()) as Envelope<Session>;
    if (!data) throw new Error(`No customer could be registered: ${message}`);
    bearers.push(bearerOf(data.tokens));
  }
  return bearers;
}

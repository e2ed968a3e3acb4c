/** A shop with unlimited stock and vendor sandboxes, on a separate database. */
import { sql } from "kysely";
import { findFreePort } from "../../server/db/embedded/free-port";
import { createTestDatabase, type TestDatabase } from "../../tests/support/hosts/fresh-db";
import { seedCatalogue } from "../../tests/support/catalogue/seed-catalogue";
import { closeTestServer, openTestServer } from "../../tests/support/hosts/test-server";
import { startChildHost, type ChildHost } from "./child-host";
import { startSandboxHost, type SandboxHost } from "./sandbox-host";

export const PRODUCTS = 800;
/** Stock of each product, more than the run buys. */
const STOCK = 1_000_000;

export interface SellingShop {
  readonly database: TestDatabase;
  readonly sandbox: SandboxHost;
  /** Settings of the API host. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs the API host in a child process for the duration of the work. */
  withHost(work: (host: ChildHost) => Promise<void>): Promise<void>;
}

export async function inSellingShop(work: (shop: SellingShop) => Promise<void>): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  const apiPort = await findFreePort();
  const sandbox = await startSandboxHost(apiPort);
  const settings = { API_PORT: String(apiPort), LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
  const env = { ...sandbox.env, ...settings, DATABASE_URL: database.url };
  try {
    await seedCatalogue(database.db, PRODUCTS);
    await sql`UPDATE product_stock SET available_quantity = ${STOCK}`.execute(database.db);
    await work({
      database,
      sandbox,
      env,
      async withHost(hostWork) {
        const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
        try {
          await hostWork(host);
        } finally {
          await host.stop();
        }
      },
    });
  } finally {
    await sandbox.stop();
    await database.drop();
    await closeTestServer();
  }
}

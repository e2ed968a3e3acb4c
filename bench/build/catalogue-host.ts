/**
 * A catalog of any size in a separate database behind a real API host, for the site build and the publisher.
 */
import type { Db } from "../../server/db/client";
import { createTestDatabase } from "../../tests/support/hosts/fresh-db";
import { seedCatalogue } from "../../tests/support/catalogue/seed-catalogue";
import { startChildHost } from "../support/child-host";

export interface CatalogueHost {
  readonly url: string;
  readonly db: Db;
  stop(): Promise<void>;
}

/** Requires an open test server. */
export async function startCatalogueHost(products: number): Promise<CatalogueHost> {
  const database = await createTestDatabase();
  await seedCatalogue(database.db, products);
  const env = {
    DATABASE_URL: database.url,
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
    SITE_ORIGINS: "http://localhost:8000",
  };
  const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
  return {
    url: `http://127.0.0.1:${host.port}`,
    db: database.db,
    stop: async () => {
      await host.stop();
      await database.drop();
    },
  };
}

/** A separate migrated database for each test file. */
import { randomBytes } from "node:crypto";
import { openDatabase, type Db } from "../../../server/db/client";
import { addressOf, administer, databaseName } from "./test-server";

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** Copies the run's migrated template, or another database of the run without open connections. */
export async function createTestDatabase(template = databaseName("template")): Promise<TestDatabase> {
  const name = databaseName(randomBytes(6).toString("hex"));
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = addressOf(name);
  const db = openDatabase(url);
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** A separate migrated database for each test file. */
import { randomBytes } from "node:crypto";
import { openDatabase, type Db } from "../../../server/db/client";
import { addressOf, administer, databaseName } from "./test-server";

/** A test of many concurrent calls needs connections longer than a shopper would wait, on a slow machine. */
const PATIENCE = { connectMs: 60_000, statementMs: 0 };

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
  const db = openDatabase(url, { patience: PATIENCE });
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Databases of compared shops on the test server, which drops them when it closes. */
import { randomBytes } from "node:crypto";
import { query } from "../../server/db/embedded/check-database";
import { addressOf, administer, databaseName } from "../../tests/support/hosts/test-server";

const STATEMENT_WITHIN_MS = 60_000;

/**
 * @param template address of a database to copy, without connections
 * @returns the address
 */
export async function createDatabase(template?: string): Promise<string> {
  const name = databaseName(randomBytes(6).toString("hex"));
  const copied = template ? ` TEMPLATE ${new URL(template).pathname.slice(1)}` : "";
  await administer(`CREATE DATABASE ${name}${copied}`);
  return addressOf(name);
}

export function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return query(url, statement, STATEMENT_WITHIN_MS);
}

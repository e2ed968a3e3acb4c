/**
 * An order event's actor is stored as the user's id, or as a word such as System; the name is read from the
 * sealed user. Legacy rows hold the email address, which is replaced here in batches. The replacement needs
 * the key, so it cannot be a migration.
 */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { firstOf, whileAny } from "../jobs/due";
import { DELETED_CUSTOMER, usernameIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

/** Columns by table; each table has an index of the rows with an "@" in one of them (migration 0009). */
const ACTORS = {
  orders: ["submitted_by", "created_by", "updated_by"],
  order_events: ["actor"],
  refunds: ["requested_by"],
} as const;
const ROWS_AT_ONCE = 200;

const holdsAddress = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} LIKE '%@%'`),
    sql` OR `,
  );

/** An expression: due now while a row contains an address. */
export const ACTORS_DUE = firstOf(
  ...Object.entries(ACTORS).map(([table, columns]) =>
    whileAny(sql`SELECT 1 FROM ${sql.table(table)} WHERE ${holdsAddress(columns)}`),
  ),
);

/**
 * Replaces addresses in a batch of rows of each table. @returns false if no rows are left, except those
 * locked by other hosts
 */
export async function replaceAddresses(db: Db, sealer: Sealer): Promise<boolean> {
  let hasReplaced = false;
  for (const [table, columns] of Object.entries(ACTORS)) {
    if (await replaceIn(db, sealer, table, columns)) hasReplaced = true;
  }
  return hasReplaced;
}

function replaceIn(db: Db, sealer: Sealer, table: string, columns: readonly string[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string } & Record<string, string>>`
      SELECT id, ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)}
      WHERE ${holdsAddress(columns)} LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(trx);
    const texts = rows.flatMap((row) => columns.map((column) => row[column] ?? ""));
    const idOf = await findUsers(trx, sealer, new Set(texts.filter((text) => text.includes("@"))));
    for (const row of rows) {
      const values = columns.map((column) => {
        const text = row[column] ?? "";
        return sql`${sql.ref(column)} = ${text.includes("@") ? (idOf.get(text) ?? DELETED_CUSTOMER) : text}`;
      });
      await sql`UPDATE ${sql.table(table)} SET ${sql.join(values)} WHERE id = ${row.id}`.execute(trx);
    }
    return rows.length > 0;
  });
}

async function findUsers(
  trx: Db,
  sealer: Sealer,
  addresses: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const addressOf = new Map(
    [...addresses].flatMap((address) =>
      usernameIndexes(sealer, address).map((index) => [index.toString("hex"), address] as const),
    ),
  );
  const indexes = [...addressOf.keys()].map((hex) => Buffer.from(hex, "hex"));
  const { rows } = await sql<{ id: string; index: Buffer }>`
    SELECT id, username_index AS index FROM users WHERE username_index = ANY(${indexes}::bytea[])`.execute(
    trx,
  );
  return new Map(rows.map(({ id, index }) => [addressOf.get(index.toString("hex")) ?? "", id]));
}

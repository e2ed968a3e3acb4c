/** Statements with one fault each, and correct ones, for tests of the check. They are never run. */
import { sql } from "kysely";
import type { Db, Statement } from "../../../server/db/client";

export const wrongColumn = (db: Db, id: string) =>
  sql`UPDATE orders SET state = 'CANCELLED' WHERE id = ${id}`.execute(db);

export const wrongColumnInFragment = (db: Db) =>
  sql<{ id: string }>`SELECT id FROM orders WHERE ${isOfStatus("CANCELLED")}`.execute(db);

export const wrongType = (db: Db) =>
  sql<{ cents: string }>`SELECT total_cents AS cents FROM orders`.execute(db);

export const wrongTypeOfList = (db: Db) =>
  sql<{ ids: number[] }>`SELECT array_agg(id) AS ids FROM users GROUP BY role`.execute(db);

export const missingColumn = (db: Db) =>
  sql<{ id: string; status: string }>`SELECT id FROM orders`.execute(db);

export const nullableColumn = (db: Db) =>
  sql<{ buyer: string }>`SELECT user_id AS buyer FROM orders`.execute(db);

export const nullableExpression = (db: Db) =>
  sql<{ day: string }>`SELECT held_until::date::text AS day FROM orders`.execute(db);

export const missingOfOuterJoin = (db: Db) =>
  sql<{ role: string }>`
  SELECT users.role FROM orders LEFT JOIN users ON users.id = orders.user_id`.execute(db);

export const keyOfOuterJoin = (db: Db) =>
  sql<{ buyer: string }>`
  SELECT users.id AS buyer FROM orders LEFT JOIN users ON users.id = orders.user_id`.execute(db);

export const emptyAggregate = (db: Db) =>
  sql<{ latest: Date }>`
  SELECT max(submitted_at) AS latest FROM orders`.execute(db);

export const emptySubquery = (db: Db) =>
  sql<{ role: string }>`
  SELECT (SELECT role FROM users WHERE users.id = orders.user_id) AS role FROM orders`.execute(db);

export const caseWithoutElse = (db: Db) =>
  sql<{ cents: number }>`
  SELECT CASE WHEN status = 'CANCELLED' THEN total_cents END AS cents FROM orders`.execute(db);

export const executedElsewhere = (db: Db) => run(db, { due: sql`SELECT user_id AS buyer FROM orders` });

export const correct = (db: Db, ids: readonly string[], isLatest: boolean) =>
  sql<{
    id: string;
    buyer: string;
    heldUntil: Date | null;
    count: number;
    lines: { id: string }[];
  }>`SELECT id, user_id AS buyer, held_until AS "heldUntil", (SELECT count(*)::int FROM users) AS count,
    COALESCE((SELECT jsonb_agg(item) FROM order_items AS item WHERE order_id = orders.id), '[]') AS lines
  FROM orders WHERE user_id IS NOT NULL AND id = ANY(${ids}::uuid[])
  ORDER BY ${isLatest ? sql`id DESC` : sql`id`}`.execute(db);

export const onlyKnownAtRunTime = (db: Db, condition: Statement) =>
  sql`SELECT 1 FROM orders WHERE ${condition}`.execute(db);

const isOfStatus = (status: string) => sql`orders.states = ${status}`;

async function run(db: Db, { due }: { readonly due: Statement<{ buyer: string }> }): Promise<unknown> {
  return due.execute(db);
}

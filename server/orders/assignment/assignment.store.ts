/** Stores who works on an order, and its tags (ORDER-55). */
import { sql } from "kysely";
import { permissionsOf, roleOf } from "#contract/staff/roles";
import type { Db } from "../../db/client";
import { nameOf } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

export interface Colleague {
  readonly id: string;
  readonly username: string;
}

export interface OrderAssignmentRecord {
  readonly id: string;
  /** The order's number. */
  readonly uniqueId: string;
  readonly assignee: Colleague | null;
  /** Sorted alphabetically. */
  readonly tags: string[];
}

/** Active staff who may see orders, sorted by username. */
export async function listColleagues(db: Db, sealer: Sealer): Promise<Colleague[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer; role: string; own: string[] | null }>`
    SELECT id, sealed_identity AS sealed, role, permissions AS own FROM users
    WHERE role <> 'CUSTOMER' AND status = 'ACTIVE'`.execute(db);
  return rows
    .filter(({ role, own }) => permissionsOf(roleOf(role), own).includes("orders.read"))
    .map(({ id, sealed }) => ({ id, username: nameOf(sealer, sealed) }))
    .sort((a, b) => a.username.localeCompare(b.username));
}

/** Null when the order does not exist. */
export async function findAssignment(
  db: Db,
  sealer: Sealer,
  orderId: string,
): Promise<OrderAssignmentRecord | null> {
  const { rows } = await sql<{
    id: string;
    uniqueId: string;
    assigneeId: string | null;
    sealed: Buffer | null;
    tags: string[];
  }>`
    SELECT o.id, o.unique_id AS "uniqueId", a.assignee_id AS "assigneeId", u.sealed_identity AS sealed,
      ARRAY(SELECT tag FROM order_tags WHERE order_id = o.id ORDER BY tag) AS tags
    FROM orders AS o LEFT JOIN order_assignments AS a ON a.order_id = o.id LEFT JOIN users AS u ON u.id = a.assignee_id
    WHERE o.id = ${orderId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { id, uniqueId, assigneeId, sealed, tags } = row;
  const assignee = assigneeId && sealed ? { id: assigneeId, username: nameOf(sealer, sealed) } : null;
  return { id, uniqueId, assignee, tags };
}

/** @param assigneeId null ends the assignment @returns false if it was so already */
export async function writeAssignee(unit: Db, orderId: string, assigneeId: string | null): Promise<boolean> {
  const { rows } =
    assigneeId === null
      ? await sql`DELETE FROM order_assignments WHERE order_id = ${orderId} RETURNING order_id`.execute(unit)
      : await sql`INSERT INTO order_assignments AS a (order_id, assignee_id) VALUES (${orderId}, ${assigneeId})
          ON CONFLICT (order_id) DO UPDATE SET assignee_id = excluded.assignee_id, assigned_at = now()
          WHERE a.assignee_id <> excluded.assignee_id RETURNING order_id`.execute(unit);
  return rows.length > 0;
}

/** Reads an order's tags, under the order's lock. */
export async function listTagsOf(unit: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{
    tag: string;
  }>`SELECT tag FROM order_tags WHERE order_id = ${orderId}`.execute(unit);
  return rows.map(({ tag }) => tag);
}

export async function writeTags(
  unit: Db,
  orderId: string,
  removed: readonly string[],
  added: readonly string[],
): Promise<void> {
  await sql`DELETE FROM order_tags WHERE order_id = ${orderId} AND tag = ANY(${[...removed]}::text[])`.execute(
    unit,
  );
  await sql`INSERT INTO order_tags (order_id, tag) SELECT ${orderId}, unnest(${[...added]}::text[])`.execute(
    unit,
  );
}

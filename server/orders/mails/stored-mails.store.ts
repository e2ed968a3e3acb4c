/** What each mail of an order said beside the order, kept to send it again with links of today (ORDER-48). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OrderEventType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { eventInsert, lockOrder } from "../changing/steps.store";

export interface StoredOrderMail {
  readonly id: string;
  readonly kind: string;
  /** As the mail of its kind takes it, without anything of a person. */
  readonly told: unknown;
  readonly at: Date;
}

export async function storeMail(
  trx: Db,
  { orderId, kind, told }: { readonly orderId: string; readonly kind: string; readonly told: unknown },
): Promise<void> {
  await sql`INSERT INTO order_mails (order_id, kind, told)
    VALUES (${orderId}, ${kind}, ${JSON.stringify(told ?? null)}::jsonb)`.execute(trx);
}

/** Runs a step in a transaction that has the order locked. @returns false when there is no such order */
export function withLockedOrder(db: Db, orderId: string, step: (trx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return false;
    await step(trx);
    return true;
  });
}

/** The newest first. */
export async function listStoredMails(db: Db, orderId: string): Promise<StoredOrderMail[]> {
  const { rows } =
    await sql<StoredOrderMail>`SELECT id::text AS id, kind, told, created_at AS at FROM order_mails
    WHERE order_id = ${orderId} ORDER BY order_mails.id DESC LIMIT 100`.execute(db);
  return rows;
}

export async function findStoredMail(db: Db, orderId: string, id: string): Promise<StoredOrderMail | null> {
  const { rows } =
    await sql<StoredOrderMail>`SELECT id::text AS id, kind, told, created_at AS at FROM order_mails
    WHERE order_id = ${orderId} AND order_mails.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Notes a mail of staff in the history, once for each key. @returns false when it was noted before */
export async function recordMail(
  trx: Db,
  mail: {
    readonly orderId: string;
    readonly type: OrderEventType;
    readonly actor: string;
    readonly summary: string;
    readonly sealedNote: Buffer;
    readonly key: string;
  },
): Promise<boolean> {
  const { key, ...event } = mail;
  const idempotencyHash = createHash("sha256").update(`mail\0${mail.orderId}\0${key}`).digest();
  const { numAffectedRows } = await eventInsert({ ...event, idempotencyHash }).execute(trx);
  return numAffectedRows !== 0n;
}

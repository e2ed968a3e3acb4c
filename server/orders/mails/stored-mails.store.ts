/** Stores the variable content of each order mail, to resend it with current links (ORDER-48). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OrderEventType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { eventInsert, lockOrder } from "../changing/steps.store";

export interface StoredOrderMail {
  readonly id: string;
  readonly kind: string;
  /** Input of the mail's template, without personal data. */
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

/**
 * Runs a step in a transaction that holds the order lock.
 * @returns false when the order does not exist
 */
export function withLockedOrder(db: Db, orderId: string, step: (trx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return false;
    await step(trx);
    return true;
  });
}

/** Newest first. */
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

/**
 * Records a mail by staff in the history, once per key.
 * @returns false when it was recorded earlier
 */
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

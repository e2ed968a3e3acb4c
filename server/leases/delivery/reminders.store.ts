/** Which leases are due a signature mail, and what was mailed (LEASE-39). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db, Statement } from "../../db/client";

/** A lease whose customer is due a signature mail. */
export interface LeaseToSign {
  readonly id: string;
  readonly orderId: string;
  readonly lessor: string;
  readonly lessorUuid: string;
  readonly leasedCents: number;
}

/** A signature mail as recorded. */
export interface SentReminder {
  /** 0 = first mail; 1 to 3 = reminders. */
  readonly reminders: number;
  readonly signUntil: Date | null;
}

const { reminders: MAX_REMINDERS } = LIMITS.leases;

/** SQL expression: when the next signature mail is due. */
export function signatureMailsDue(hoursBetween: number): Statement<Date | null> {
  return sql`(SELECT min(COALESCE(reminded_at + make_interval(secs => ${hoursBetween * 3_600}), now()))
    FROM leases AS lease JOIN orders AS o ON o.id = order_id WHERE ${isRemindable})`;
}

/** The first mail ignores the reminder switch: customers cannot sign without it. */
const isRemindable = sql`lease.state = 'SIGNING' AND o.status = 'PENDING_ESIGNATURE'
  AND (lease.reminded_at IS NULL OR o.reminders AND lease.reminders < ${MAX_REMINDERS})
  AND lease.lessor IS NOT NULL AND lease.lessor_uuid IS NOT NULL`;

/** Leases due a signature mail. */
export async function listLeasesToSign(db: Db, hoursBetween: number, limit: number): Promise<LeaseToSign[]> {
  const { rows } = await sql<LeaseToSign>`
    SELECT lease.id, order_id AS "orderId", lease.lessor, lease.lessor_uuid AS "lessorUuid", cents AS "leasedCents" FROM leases AS lease JOIN orders AS o ON o.id = order_id
    WHERE ${isDue(hoursBetween)} LIMIT ${limit}`.execute(db);
  return rows;
}

function isDue(hoursBetween: number) {
  return sql`${isRemindable} AND (lease.reminded_at IS NULL
    OR lease.reminded_at <= now() - make_interval(secs => ${hoursBetween * 3_600}))`;
}

/** @returns null when the mail is no longer due */
export async function writeSignatureMail(
  trx: Db,
  id: string,
  hoursBetween: number,
): Promise<SentReminder | null> {
  const { rows } = await sql<SentReminder>`
    UPDATE leases AS lease SET reminded_at = now(), updated_at = now(),
      reminders = lease.reminders + CASE WHEN lease.reminded_at IS NULL THEN 0 ELSE 1 END
    FROM orders AS o WHERE lease.id = ${id} AND o.id = order_id AND ${isDue(hoursBetween)}
    RETURNING lease.reminders, sign_until AS "signUntil"`.execute(trx);
  return rows[0] ?? null;
}

/** Signature mails: one at once and three reminders while a lease awaits its signature (LEASE-39). */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import type { Db, Statement } from "../../db/client";
import type { RequestedPlan, OrderMails } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";

export interface SignatureMails {
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
  readonly mails: Pick<OrderMails, "ofSignature">;
  /** The plans on offer with the lessor's amounts; empty while the lessor is unreachable. */
  readonly listPlans: (lessor: string, uuid: string) => Promise<readonly RequestedPlan[]>;
  /** Interval between two mails. */
  readonly hoursBetween: number;
}

interface Due {
  readonly id: string;
  readonly orderId: string;
  readonly lessor: string;
  readonly lessorUuid: string;
  readonly leasedCents: number;
}

interface SentReminder {
  /** 0 = first mail; 1 to 3 = reminders. */
  readonly reminders: number;
  readonly signUntil: Date | null;
}

const { reminders: MAX_REMINDERS } = LIMITS.leases;
const AT_ONCE = 20;

/** SQL expression: when the next signature mail is due. */
export function signatureMailsDue(hoursBetween: number): Statement<Date | null> {
  return sql`(SELECT min(COALESCE(reminded_at + make_interval(secs => ${hoursBetween * 3_600}), now()))
    FROM leases AS lease JOIN orders AS o ON o.id = order_id WHERE ${isRemindable})`;
}

/** The first mail ignores the reminder switch: customers cannot sign without it. */
const isRemindable = sql`lease.state = 'SIGNING' AND o.status = 'PENDING_ESIGNATURE'
  AND (lease.reminded_at IS NULL OR o.reminders AND lease.reminders < ${MAX_REMINDERS})
  AND lease.lessor IS NOT NULL AND lease.lessor_uuid IS NOT NULL`;

/** @returns whether more mails may be due */
export async function remindOfSignatures(db: Db, mails: SignatureMails): Promise<boolean> {
  const { rows } = await sql<Due>`
    SELECT lease.id, order_id AS "orderId", lease.lessor, lease.lessor_uuid AS "lessorUuid", cents AS "leasedCents" FROM leases AS lease JOIN orders AS o ON o.id = order_id
    WHERE ${isDue(mails.hoursBetween)} LIMIT ${AT_ONCE}`.execute(db);
  for (const due of rows) await remind(db, mails, due);
  return rows.length === AT_ONCE;
}

function isDue(hoursBetween: number) {
  return sql`${isRemindable} AND (lease.reminded_at IS NULL
    OR lease.reminded_at <= now() - make_interval(secs => ${hoursBetween * 3_600}))`;
}

async function remind(
  db: Db,
  { moves, mails, listPlans, hoursBetween }: SignatureMails,
  { id, orderId, lessor, lessorUuid, leasedCents }: Due,
): Promise<void> {
  const plans = await listPlans(lessor, lessorUuid);
  await db.transaction().execute(async (trx) => {
    // The order lock prevents concurrent signing, cancelling and reminding.
    if (!(await moves.lock(trx, orderId))) return;
    const { rows } = await sql<SentReminder>`
      UPDATE leases AS lease SET reminded_at = now(), updated_at = now(),
        reminders = lease.reminders + CASE WHEN lease.reminded_at IS NULL THEN 0 ELSE 1 END
      FROM orders AS o WHERE lease.id = ${id} AND o.id = order_id AND ${isDue(hoursBetween)}
      RETURNING lease.reminders, sign_until AS "signUntil"`.execute(trx);
    const [reminder] = rows;
    if (!reminder) return;
    const lease = { lessorName: lessorName(lessor), leasedCents, plans };
    await mails.ofSignature(trx, orderId, { ...reminder, ...lease });
    const { reminders } = reminder;
    const summary =
      reminders === 0
        ? "Signature request emailed"
        : `Signature reminder ${reminders} of ${MAX_REMINDERS} emailed`;
    await moves
      .eventInsert({ orderId, type: "REMINDER_EMAIL_UPDATED", actor: "System", summary })
      .execute(trx);
  });
}

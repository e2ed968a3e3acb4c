/** Mails a customer that a lease awaits the signature (LEASE-39). */
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import type { OrderMails, RequestedPlan } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import { writeSignatureMail, type LeaseToSign } from "./reminders.store";

export interface SignatureMailParts {
  readonly db: Db;
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
  readonly mails: Pick<OrderMails, "ofSignature">;
  /** Interval between two mails. */
  readonly hoursBetween: number;
}

const { reminders: MAX_REMINDERS } = LIMITS.leases;

/**
 * A no-op if the mail is no longer due.
 * @param plans on offer with the lessor's amounts; empty while the lessor is unreachable
 */
export function remindOfSignature(
  { db, moves, mails, hoursBetween }: SignatureMailParts,
  { id, orderId, lessor, leasedCents }: LeaseToSign,
  plans: readonly RequestedPlan[],
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The order lock prevents concurrent signing, cancelling and reminding.
    if (!(await moves.lock(trx, orderId))) return;
    const reminder = await writeSignatureMail(trx, id, hoursBetween);
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

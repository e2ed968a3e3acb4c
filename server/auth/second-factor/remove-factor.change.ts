/** Removes a user's second factor and ends the sessions (STAFF-6). */
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "../users/add-user.change";
import { deleteFactor, endSessions } from "./second-factor.store";

/** @returns false without a second factor */
export function removeFactor(
  { db, sealer }: AccountChangeParts,
  userId: string,
  mail: OutgoingMail,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteFactor(trx, userId))) return false;
    await endSessions(trx, userId);
    await enqueueMail(trx, sealer, mail);
    return true;
  });
}

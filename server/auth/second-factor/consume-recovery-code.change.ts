/** Uses up a recovery code of a second factor (STAFF-6). */
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "../users/add-user.change";
import { lockFactor, writeFactor } from "./second-factor.store";

/** @returns false for an unknown code */
export function consumeRecoveryCode(
  { db, sealer }: AccountChangeParts,
  userId: string,
  hash: string,
  mail: OutgoingMail,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const factor = await lockFactor(trx, sealer, userId);
    if (!factor?.recovery.includes(hash)) return false;
    const recovery = factor.recovery.filter((recoveryHash) => recoveryHash !== hash);
    await writeFactor(trx, sealer, userId, { ...factor, recovery });
    await enqueueMail(trx, sealer, mail);
    return true;
  });
}

/** Stores a user's second factor (STAFF-6). */
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "../users/add-user.change";
import { insertFactor, type Factor } from "./second-factor.store";

/**
 * @param step the time step of the code that proved the secret
 * @returns false if the user already has a second factor
 */
export function setUpFactor(
  { db, sealer }: AccountChangeParts,
  userId: string,
  factor: Factor,
  step: number,
  mail: OutgoingMail,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isNew = await insertFactor(trx, sealer, userId, factor, step);
    if (isNew) await enqueueMail(trx, sealer, mail);
    return isNew;
  });
}

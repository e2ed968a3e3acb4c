/** Records that a user has proved the address; the first to prove it takes the name (ACCOUNT-15). */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "./add-user.change";
import { findHolder, lockName, passOver, writeVerified } from "./user-names.store";
import type { NamedUser } from "./users.store";

/** @returns false, with nothing changed, if another user now holds the address */
export function verifyAddress(
  { db, sealer }: AccountChangeParts,
  user: NamedUser,
  mail: OutgoingMail,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await reserveName(trx, sealer, user))) return false;
    await enqueueMail(trx, sealer, mail);
    return true;
  });
}

/** Part of the caller's transaction. @returns false if another user proved the address first */
export async function reserveName(
  trx: Db,
  sealer: Sealer,
  { userId, username }: NamedUser,
): Promise<boolean> {
  await lockName(trx, sealer, username);
  const holderId = await findHolder(trx, sealer, username);
  if (holderId !== null && holderId !== userId) return false;
  await writeVerified(trx, userId);
  await passOver(trx, sealer, username);
  return true;
}

/** Sets a user's password and ends the other sessions (ACCOUNT-4). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "./add-user.change";
import { lockName } from "./user-names.store";
import { deleteLinks, isVerified, writePassword, type NamedUser } from "./users.store";
import { reserveName } from "./verify-address.change";

export interface PasswordChange {
  readonly passwordHash: string;
  /** Null if the address may belong to a stranger. */
  readonly mail: OutgoingMail | null;
  readonly provesAddress: boolean;
  readonly keepSessionId: string | null;
  /** Audit entry of a change by another user than the owner. */
  readonly recordAudit?: AuditWrite;
}

/**
 * Proves the address if `provesAddress`, and voids reset codes.
 * @returns false, with nothing changed, if another user now holds the address
 */
export function setPassword(
  { db, sealer }: AccountChangeParts,
  user: NamedUser,
  { passwordHash, mail, provesAddress, keepSessionId, recordAudit }: PasswordChange,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (provesAddress && !(await proveAddress(trx, sealer, user))) return false;
    await writePassword(trx, user.userId, passwordHash, keepSessionId);
    if (mail) await enqueueMail(trx, sealer, mail);
    await recordAudit?.(trx);
    return true;
  });
}

/**
 * Removes provider links made before the address was proved: they may not belong to the owner.
 * @returns false if another user proved the address first
 */
async function proveAddress(trx: Db, sealer: Sealer, user: NamedUser): Promise<boolean> {
  await lockName(trx, sealer, user.username);
  const wasVerified = await isVerified(trx, user.userId);
  const isOurs = await reserveName(trx, sealer, user);
  if (!wasVerified) await deleteLinks(trx, user.userId);
  return isOurs;
}

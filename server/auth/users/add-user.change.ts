/** Adds a user whose address has no account, such as an invited staff user. */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { writeCode } from "./codes.store";
import type { CodeMail } from "./mailed-codes.rules";
import { insertUser, toUser, type NewUser, type UserRecord } from "./users.store";

/** The database and keys that changes of accounts use. */
export interface AccountChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/** Written in the transaction that creates a user. */
export type UserAudit = (unit: Db, userId: string) => Promise<void>;

/** @returns null if the address already has any account */
export function addUser(
  { db, sealer }: AccountChangeParts,
  user: NewUser,
  codeMail: CodeMail | null,
  recordAudit?: UserAudit,
): Promise<UserRecord | null> {
  return db.transaction().execute(async (trx) => {
    const row = await insertUser(trx, sealer, user);
    if (!row) return null;
    if (codeMail) await writeCode(trx, sealer, row.id, codeMail);
    await recordAudit?.(trx, row.id);
    return toUser(sealer, row);
  });
}

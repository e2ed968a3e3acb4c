/** Emails a user another code. */
import type { AccountChangeParts } from "./add-user.change";
import { writeCode } from "./codes.store";
import type { CodeMail } from "./mailed-codes.rules";

/** Replaces the earlier code. */
export function replaceCode(
  { db, sealer }: AccountChangeParts,
  userId: string,
  codeMail: CodeMail,
): Promise<void> {
  return db.transaction().execute((trx) => writeCode(trx, sealer, userId, codeMail));
}

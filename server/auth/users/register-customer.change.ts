/** Registers a customer, beside an account of the same address if there is one (ACCOUNT-15). */
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "./add-user.change";
import { writeCode } from "./codes.store";
import type { CodeMail } from "./mailed-codes.rules";
import { findHolder } from "./user-names.store";
import { insertUser, toUser, type NewUser, type UserRecord } from "./users.store";

/** Emails to the address of a registration. */
export interface RegistrationMails {
  readonly codeMail: CodeMail;
  /** Sent instead if the address has an account. */
  readonly otherwise: OutgoingMail;
}

/**
 * The customer must verify the address with the code. If the address has an account, the new user is stored
 * beside it and can never verify.
 * @param mails null if the address has reached its email limit
 */
export function registerCustomer(
  { db, sealer }: AccountChangeParts,
  user: NewUser,
  mails: RegistrationMails | null,
): Promise<UserRecord> {
  return db.transaction().execute(async (trx) => {
    const row = (await insertUser(trx, sealer, user))!;
    const isHeld = (await findHolder(trx, sealer, user.identity.username)) !== null;
    if (mails && isHeld) await enqueueMail(trx, sealer, mails.otherwise);
    if (mails && !isHeld) await writeCode(trx, sealer, row.id, mails.codeMail);
    return toUser(sealer, row);
  });
}

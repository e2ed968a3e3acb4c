/** Links a provider's identity to a customer (docs/decisions/sign-in.md). */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { AccountChangeParts } from "../users/add-user.change";
import { writeCode } from "../users/codes.store";
import type { RegistrationMails } from "../users/register-customer.change";
import { findHolder, lockName, passOver } from "../users/user-names.store";
import { insertUser } from "../users/users.store";
import { insertLink, lockCustomer, type Newcomer, type SocialIdentity } from "./social.store";

/**
 * Links the provider identity to the customer who holds this address, else to a new customer; the provider
 * vouches for the address. A new customer voids the proofs of unverified registrations, whose authors could
 * not read the email.
 * @returns null, with nothing written, for an account that is disabled or works in the back office
 */
export function linkProven(
  { db, sealer }: AccountChangeParts,
  identity: SocialIdentity,
  newcomer: Newcomer,
  welcome: OutgoingMail,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { username } = newcomer.identity;
    const addedId = await insertCustomer(trx, sealer, newcomer, true);
    if (addedId) await passOver(trx, sealer, username);
    const userId = addedId ?? (await lockCustomer(trx, await findHolder(trx, sealer, username)));
    if (!userId) return null;
    if (addedId) await enqueueMail(trx, sealer, welcome);
    await insertLink(trx, sealer, identity, userId);
    return userId;
  });
}

/**
 * Adds a customer who must verify the address with the code. If the address has an account, links nothing
 * and emails only the account's owner.
 * @param mails null if the address has reached its email limit
 */
export function addUnproven(
  { db, sealer }: AccountChangeParts,
  identity: SocialIdentity,
  newcomer: Newcomer,
  mails: RegistrationMails | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { username } = newcomer.identity;
    await lockName(trx, sealer, username);
    if (await findHolder(trx, sealer, username)) {
      if (mails) await enqueueMail(trx, sealer, mails.otherwise);
      return;
    }
    const userId = (await insertCustomer(trx, sealer, newcomer, false))!;
    await insertLink(trx, sealer, identity, userId);
    if (mails) await writeCode(trx, sealer, userId, mails.codeMail);
  });
}

/** @returns null if the address already has an account */
async function insertCustomer(
  trx: Db,
  sealer: Sealer,
  newcomer: Newcomer,
  isVerified: boolean,
): Promise<string | null> {
  const customer = { ...newcomer, role: "CUSTOMER", passwordHash: null, isVerified } as const;
  return (await insertUser(trx, sealer, customer))?.id ?? null;
}

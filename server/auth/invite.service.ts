/** A user whom somebody else makes: they choose their password with the code of the invitation. */
import type { AccountRole } from "#contract/roles";
import type { Identity } from "../db/identity";
import type { MailShop } from "../gateways/mail/mail-shop";
import { staffInvitation } from "../gateways/mail/mail-templates";
import { newCode } from "./mailed-codes.rules";
import type { UsersStore } from "./users.store";

export interface Invitation extends Identity {
  readonly role: AccountRole;
  readonly invitedBy: string;
}

/** False when the address has an account already. */
export function inviter(users: UsersStore, shop: MailShop): (invitation: Invitation) => Promise<boolean> {
  return async ({ role, invitedBy, ...identity }) => {
    const code = newCode();
    const mail = staffInvitation({ to: identity.username, firstName: identity.firstName, code }, shop);
    const added = await users.add(
      { identity, role, passwordHash: null, isVerified: false, createdBy: invitedBy },
      { purpose: "RESET", code, mail },
    );
    return added !== null;
  };
}

/** Invites a user: they choose their password with the code of the invitation. */
import type { AccountRole } from "#contract/roles";
import type { ShopSettings } from "../shop.settings";
import type { Identity } from "../db/identity";
import { writeMail } from "../gateways/mail/mail-row";
import { staffInvitation } from "./mails/staff-invitation.mail";
import { mailNewCode } from "./users/mailed-codes.rules";
import type { NoteOfUser, UsersStore } from "./users/users.store";

export interface Invitation extends Identity {
  readonly role: AccountRole;
  /** Left out: the operator of the shop, in a terminal. */
  readonly invitedBy?: string;
  /** Written in the transaction that makes the user. */
  readonly note?: NoteOfUser;
}

/** False when the address has an account already. */
export function inviter(users: UsersStore, shop: ShopSettings): (invitation: Invitation) => Promise<boolean> {
  return async ({ role, invitedBy, note, ...identity }) => {
    const to = { to: identity.username, firstName: identity.firstName };
    const added = await users.add(
      { identity, role, passwordHash: null, isVerified: false, ...(invitedBy && { createdBy: invitedBy }) },
      mailNewCode("RESET", (proof) => writeMail(staffInvitation, { ...to, ...proof }, shop)),
      note,
    );
    return added !== null;
  };
}

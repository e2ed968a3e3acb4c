/** Invites a user: they choose their password with the code of the invitation. */
import type { AccountRole } from "#contract/staff/roles";
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

/** Mails who was invited and has no password another code; false when they have one. The earlier code is dead. */
export function againInviter(users: UsersStore, shop: ShopSettings): (userId: string) => Promise<boolean> {
  return async (userId) => {
    const user = await users.findById(userId);
    if (!user || user.passwordHash !== null) return false;
    const to = { to: user.username, firstName: user.firstName };
    const write = mailNewCode("RESET", (proof) => writeMail(staffInvitation, { ...to, ...proof }, shop));
    await users.putCode(userId, write);
    return true;
  };
}

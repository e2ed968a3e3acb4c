/** Invites users, who choose a password with the code of the invitation. */
import type { AccountRole } from "#contract/staff/roles";
import type { ShopSettings } from "../shop.settings";
import type { Identity } from "../db/identity";
import { writeMail } from "../gateways/mail/mail-row";
import { staffInvitation } from "./mails/staff-invitation.mail";
import { mailNewCode } from "./users/mailed-codes.rules";
import { addUser, type AccountChangeParts, type UserAudit } from "./users/add-user.change";
import { replaceCode } from "./users/replace-code.change";
import type { UsersStore } from "./users/users.store";

export interface Invitation extends Identity {
  readonly role: AccountRole;
  /** Absent when the shop's operator invites from a terminal. */
  readonly invitedBy?: string;
  /** Written in the transaction that creates the user. */
  readonly recordAudit?: UserAudit;
}

/** Creates the invite function, which returns false if the address already has an account. */
export function inviter(
  parts: AccountChangeParts,
  shop: ShopSettings,
): (invitation: Invitation) => Promise<boolean> {
  return async ({ role, invitedBy, recordAudit, ...identity }) => {
    const to = { to: identity.username, firstName: identity.firstName };
    const added = await addUser(
      parts,
      { identity, role, passwordHash: null, isVerified: false, ...(invitedBy && { createdBy: invitedBy }) },
      mailNewCode("RESET", (proof) => writeMail(staffInvitation, { ...to, ...proof }, shop)),
      recordAudit,
    );
    return added !== null;
  };
}

/**
 * Emails a new code to an invited user who has no password yet, and voids the earlier code. Returns false for
 * any other user.
 */
export function againInviter(
  parts: AccountChangeParts,
  users: UsersStore,
  shop: ShopSettings,
): (userId: string) => Promise<boolean> {
  return async (userId) => {
    const user = await users.findById(userId);
    if (!user || user.passwordHash !== null) return false;
    const to = { to: user.username, firstName: user.firstName };
    const write = mailNewCode("RESET", (proof) => writeMail(staffInvitation, { ...to, ...proof }, shop));
    await replaceCode(parts, userId, write);
    return true;
  };
}

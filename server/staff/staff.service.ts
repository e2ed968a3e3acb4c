/** Decides who may add users of the back office (STAFF-1, STAFF-2, ROLE-3). */
import { MESSAGES } from "#contract/messages";
import { isAdmin, roleOf, type Role } from "#contract/roles";
import { withCountryPrefix } from "#contract/fields";
import type { StaffUserInput } from "#contract/staff";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import { requirePermission, type Viewer } from "../http/session";

/** A user of the back office to be invited by mail; app.ts passes it on to the accounts. */
export interface Invitation {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With its country prefix. */
  readonly phone: string;
  readonly role: Exclude<Role, "ANONYMOUS" | "CUSTOMER">;
  readonly invitedBy: string;
}

/** False when the address has an account already. */
export type Invite = (invitation: Invitation) => Promise<boolean>;

export interface StaffUser {
  readonly username: string;
  readonly type: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly status: string;
}

export class StaffService {
  constructor(
    private readonly invite: Invite,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Adds a user and mails them a code to choose their password with.
   * @throws DomainError FORBIDDEN without staff.create, or for an ADMIN from anyone but a super admin;
   *   BAD_USER_INPUT when the address has an account
   */
  async addUser(viewer: Viewer, input: StaffUserInput): Promise<StaffUser> {
    requirePermission(viewer, "staff.create");
    const role = roleOf(input.role) as Invitation["role"];
    if (isAdmin(role) && viewer.role !== "SUPERADMIN") {
      throw new DomainError("FORBIDDEN", MESSAGES.access.forbidden);
    }
    await this.limits.limit("invite", { account: viewer.userId });
    const { email: username, firstName, lastName, phone } = input;
    const invitation = { username, firstName, lastName, phone: withCountryPrefix(phone), role };
    const isAdded = await this.invite({ ...invitation, invitedBy: viewer.userId });
    // Staff see all customers, so this tells them nothing they may not know.
    if (!isAdded) throw taken();
    return { username, type: role, firstName, lastName, phone, status: "ACTIVE" };
  }
}

function taken(): DomainError {
  const message = MESSAGES.staff.emailTaken;
  return new DomainError("BAD_USER_INPUT", message, [{ property: "email", constraints: { taken: message } }]);
}

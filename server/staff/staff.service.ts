/**
 * Manages staff users (STAFF-1 to STAFF-4, ROLE-3). contract/rest/staff-endpoints.ts lists the required
 * permissions.
 */
import type { AccountStatus } from "#contract/customers/care";
import { withCountryPrefix, withoutCountryPrefix } from "#contract/fields/fields";
import { MESSAGES } from "#contract/messages";
import { isAdmin, permissionsOf, roleOf, type Permission, type Role } from "#contract/staff/roles";
import type {
  PermissionsInput,
  RoleInput,
  StaffUser,
  StaffUserInput,
  StaffUsersInput,
} from "#contract/staff/users";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Viewer } from "../http/session";
import { changeStaffUser } from "./change-staff-user.change";
import type { StaffRecord, StaffStore } from "./staff.store";

/** A staff user to invite by mail; app.ts passes it on to the accounts. */
export interface Invitation {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With its country code. */
  readonly phone: string;
  readonly role: Exclude<Role, "ANONYMOUS" | "CUSTOMER">;
  readonly invitedBy: string;
  /** Writes the audit entry together with the new user. */
  readonly recordAudit: (unit: Db, userId: string) => Promise<void>;
}

export interface StaffParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly store: StaffStore;
  readonly limits: RateLimits;
  readonly trail: AuditTrail;
  /** False when the address already has an account. */
  invite(invitation: Invitation): Promise<boolean>;
  /**
   * Mails a new code to a user without a password.
   * @returns false when the user has one
   */
  inviteAgain(userId: string): Promise<boolean>;
  /** @throws DomainError for a wrong, used or missing second-factor code */
  confirmFactor(act: StaffAct, code: string | undefined): Promise<void>;
}

const { staff, access, generic } = MESSAGES;

export class StaffService {
  constructor(private readonly parts: StaffParts) {}

  /** Super admins, admins, customer support; oldest first within each role. */
  async list(page: StaffUsersInput): Promise<Page<StaffUser>> {
    const { rows, total } = await this.parts.store.list(page);
    return { rows: rows.map(toUser), total };
  }

  /** @throws DomainError NOT_FOUND, also for customers */
  async get(username: string): Promise<StaffUser> {
    const user = await this.parts.store.find(username);
    if (!user) throw notFound();
    return toUser(user);
  }

  /**
   * Adds a user and mails them a code to set their password.
   * @throws DomainError FORBIDDEN to add an ADMIN unless the viewer is a super admin; BAD_USER_INPUT when the
   * address has an account
   */
  async addUser(viewer: Viewer, act: StaffAct, input: StaffUserInput): Promise<StaffUser> {
    const { limits, trail, invite } = this.parts;
    const role = roleOf(input.role) as Invitation["role"];
    if (isAdmin(role) && viewer.role !== "SUPERADMIN") throw forbidden();
    await limits.limit("invite", { account: viewer.userId });
    const { email: username, firstName, lastName, phone } = input;
    const isAdded = await invite({
      username,
      firstName,
      lastName,
      phone: withCountryPrefix(phone),
      role,
      invitedBy: viewer.userId,
      recordAudit: (unit, subjectId) =>
        trail.record(unit, act, { kind: "USER_ADDED", subject: accountOf(subjectId), after: { role } }),
    });
    // Staff can see all customers, so this reveals nothing new to them.
    if (!isAdded) throw emailInUse();
    return this.get(username);
  }

  /**
   * Disabling a user ends their sessions at once.
   * @throws DomainError NOT_FOUND; FORBIDDEN for an admin unless the viewer is a super admin; BAD_USER_INPUT
   * for oneself and for the last super admin
   */
  async setStatus(
    viewer: Viewer,
    act: StaffAct,
    username: string,
    status: AccountStatus,
  ): Promise<StaffUser> {
    const { trail } = this.parts;
    const changed = await changeStaffUser(this.parts, username, viewer.userId, (user, others) => {
      refuseToChange(viewer, user);
      if (user.status === status) return null;
      if (user.role === "SUPERADMIN" && status === "DISABLED" && others === 0) {
        throw new DomainError("BAD_USER_INPUT", staff.lastSuperAdmin);
      }
      return {
        status,
        recordAudit: recording(trail, act, {
          kind: "ACCOUNT_STATUS_CHANGED",
          subject: accountOf(user.userId),
          before: { status: user.status },
          after: { status },
        }),
      };
    });
    if (!changed) throw notFound();
    return toUser(changed);
  }

  /**
   * Replaces a user's individual permissions. Requires a fresh second-factor code of the viewer.
   * @throws DomainError NOT_FOUND; FORBIDDEN for an admin unless the viewer is a super admin; BAD_USER_INPUT
   * for oneself, for a super admin, for permissions the viewer lacks, and for the code
   */
  async updatePermissions(viewer: Viewer, act: StaffAct, input: PermissionsInput): Promise<StaffUser> {
    const { store, trail, confirmFactor } = this.parts;
    const { username, permissions, code } = input;
    const known = await store.find(username);
    if (!known) throw notFound();
    // Checked before the code, which works only once.
    refusePermissions(viewer, known, permissions);
    await confirmFactor(act, code);
    const changed = await changeStaffUser(this.parts, username, viewer.userId, (user) => {
      refusePermissions(viewer, user, permissions);
      const ownPermissions = permissions && [...new Set(permissions)];
      const recordAudit = recording(trail, act, {
        kind: "USER_PERMISSIONS_CHANGED",
        subject: accountOf(user.userId),
        before: { permissions: user.ownPermissions },
        after: { permissions: ownPermissions },
      });
      return { ownPermissions, recordAudit };
    });
    if (!changed) throw notFound();
    return toUser(changed);
  }

  /**
   * Changes a user's role; individual permissions stay. Requires a fresh second-factor code of the viewer.
   * @throws DomainError NOT_FOUND; FORBIDDEN for an admin, before or after, unless the viewer is a super
   * admin; BAD_USER_INPUT for oneself, for a super admin, for permissions the viewer lacks, and for the code
   */
  async changeRole(viewer: Viewer, act: StaffAct, { username, role, code }: RoleInput): Promise<StaffUser> {
    const { store, trail, confirmFactor } = this.parts;
    const newRole = roleOf(role) as Invitation["role"];
    if (isAdmin(newRole) && viewer.role !== "SUPERADMIN") throw forbidden();
    const known = await store.find(username);
    if (!known) throw notFound();
    refuseRole(viewer, known, newRole);
    if (known.role === newRole) return toUser(known);
    await confirmFactor(act, code);
    const changed = await changeStaffUser(this.parts, username, viewer.userId, (user) => {
      refuseRole(viewer, user, newRole);
      if (user.role === newRole) return null;
      const recordAudit = recording(trail, act, {
        kind: "USER_ROLE_CHANGED",
        subject: accountOf(user.userId),
        before: { role: user.role },
        after: { role: newRole },
      });
      return { role: newRole, recordAudit };
    });
    if (!changed) throw notFound();
    return toUser(changed);
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a user who has a password or is disabled */
  async inviteAgain(viewer: Viewer, act: StaffAct, username: string): Promise<StaffUser> {
    const { store, trail, limits, inviteAgain } = this.parts;
    const known = await store.find(username);
    if (!known) throw notFound();
    refuseToChange(viewer, known);
    if (!known.isInvited || known.status !== "ACTIVE") throw notInvited();
    await limits.limit("invite", { account: viewer.userId });
    if (!(await inviteAgain(known.userId))) throw notInvited();
    const changed = await changeStaffUser(this.parts, username, viewer.userId, ({ userId }) => ({
      recordAudit: recording(trail, act, { kind: "USER_INVITED_AGAIN", subject: accountOf(userId) }),
    }));
    if (!changed) throw notFound();
    return toUser(changed);
  }
}

function refuseToChange(viewer: Viewer, user: StaffRecord): void {
  if (isAdmin(user.role) && viewer.role !== "SUPERADMIN") throw forbidden();
  if (user.userId === viewer.userId) throw new DomainError("BAD_USER_INPUT", staff.notOneself);
}

function refuseRole(viewer: Viewer, user: StaffRecord, role: Role): void {
  refuseToChange(viewer, user);
  if (user.role === "SUPERADMIN") throw new DomainError("BAD_USER_INPUT", staff.superAdminMayAll);
  refuseBeyond(viewer, user, permissionsOf(role, user.ownPermissions), "role");
}

/** Staff cannot grant permissions they lack: two users could otherwise escalate each other. */
function refusePermissions(
  viewer: Viewer,
  user: StaffRecord,
  permissions: readonly Permission[] | null,
): void {
  refuseToChange(viewer, user);
  if (user.role === "SUPERADMIN") throw new DomainError("BAD_USER_INPUT", staff.superAdminMayAll);
  refuseBeyond(viewer, user, permissionsOf(user.role, permissions), "permissions");
}

function refuseBeyond(
  viewer: Viewer,
  user: StaffRecord,
  requested: readonly Permission[],
  property: string,
): void {
  const added = requested.filter((permission) => !user.permissions.includes(permission));
  if (added.every((permission) => viewer.permissions.includes(permission))) return;
  const message = staff.beyondOwn;
  throw new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { beyond: message } }]);
}

const accountOf = (id: string) => ({ type: "account", id }) as const;

function toUser({ role, username, firstName, lastName, phone, ...rest }: StaffRecord): StaffUser {
  const { status, permissions, ownPermissions, lastSignInAt, hasSecondFactor, isInvited } = rest;
  return {
    username,
    type: role,
    firstName,
    lastName,
    phone: withoutCountryPrefix(phone),
    status,
    permissions: [...permissions],
    ownPermissions: ownPermissions && [...ownPermissions],
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    hasSecondFactor,
    isInvited,
  };
}

function forbidden(): DomainError {
  return new DomainError("FORBIDDEN", access.forbidden);
}

function notFound(): DomainError {
  return new DomainError("NOT_FOUND", generic.notFound);
}

function notInvited(): DomainError {
  return new DomainError("BAD_USER_INPUT", staff.notInvited);
}

function emailInUse(): DomainError {
  const message = staff.emailInUse;
  return new DomainError("BAD_USER_INPUT", message, [{ property: "email", constraints: { taken: message } }]);
}

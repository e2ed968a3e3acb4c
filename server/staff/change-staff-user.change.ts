/** Changes status, role or permissions of a staff user (STAFF-1 to STAFF-4). */
import type { AccountStatus } from "#contract/customers/care";
import type { AccountRole, Permission } from "#contract/staff/roles";
import type { AuditWrite } from "../audit/audit.port";
import { switchAccount } from "../db/account-status";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import {
  findStaffUser,
  lockWithSuperAdmins,
  writePermissions,
  writeRole,
  type StaffRecord,
} from "./staff.store";

/** New values; absent fields stay unchanged. */
export interface StaffUpdate {
  readonly status?: AccountStatus;
  readonly role?: AccountRole;
  readonly ownPermissions?: readonly Permission[] | null;
  readonly recordAudit: AuditWrite;
}

/**
 * Decides while the user row is locked.
 * @param others super admins besides the user who can sign in
 */
export type Decide = (user: StaffRecord, others: number) => StaffUpdate | null;

/**
 * @param by id of the user who makes the change
 * @returns null when no staff user has the name
 */
export function changeStaffUser(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  username: string,
  by: string,
  decide: Decide,
): Promise<StaffRecord | null> {
  return db.transaction().execute(async (unit) => {
    const { user, others } = await lockWithSuperAdmins(unit, sealer, username);
    if (!user) return null;
    const update = decide(user, others);
    if (!update) return user;
    const { status, role, ownPermissions, recordAudit } = update;
    if (status) await switchAccount(unit, user.userId, status, by);
    if (role) await writeRole(unit, user.userId, role);
    if (ownPermissions !== undefined) await writePermissions(unit, user.userId, ownPermissions);
    await recordAudit(unit);
    return findStaffUser(unit, sealer, username);
  });
}

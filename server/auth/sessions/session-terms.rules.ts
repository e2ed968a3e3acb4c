/** The lifetime and permissions of a session (SESSION-9, STAFF-6). */
import { permissionsInSession, permissionsOf, type Permission, type Role } from "#contract/staff/roles";

/** Days until a session ends, after its last use and after its start (SESSION-9). */
export const IDLE_DAYS = 30;
export const MAX_DAYS = 180;

/** Columns that determine the permissions of a session. */
export interface GrantedRow {
  readonly role: Role;
  /** Null = the role's permissions. */
  readonly ownPermissions: string[] | null;
  readonly hasSecondFactor: boolean;
}

export function grantedIn({ role, ownPermissions, hasSecondFactor }: GrantedRow): readonly Permission[] {
  return permissionsInSession(permissionsOf(role, ownPermissions), hasSecondFactor);
}

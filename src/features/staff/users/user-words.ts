/** Labels of roles, and permissions grouped by subject. */
import type { PermissionSubject } from "#contract/staff/permission-words";
import type { StaffUser } from "#contract/staff/users";
import { formatShopDateTime } from "../../../lib/format-date";
import { PERMISSIONS, ROLE_LABELS, type Permission, type Role } from "#contract/staff/roles";

export const ADD_USER = "Add user";
export const ALL_USERS = "All users";

/** A role's label, or the text itself. */
export function roleWord(role: string): string {
  return role in ROLE_LABELS ? ROLE_LABELS[role as Role] : role;
}

export function permissionsAbout(subject: PermissionSubject): readonly Permission[] {
  return PERMISSIONS.filter((name) => name.startsWith(`${subject}.`));
}

export function lastSignInOf({ lastSignInAt, isInvited }: StaffUser): string {
  if (lastSignInAt) return formatShopDateTime(lastSignInAt);
  return isInvited ? "never (invitation pending)" : "never";
}

export function factorOf({ hasSecondFactor }: StaffUser): string {
  return hasSecondFactor ? "On" : "Off";
}

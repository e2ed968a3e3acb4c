/** What staff read for roles and permissions. */
import { PERMISSIONS, type Permission } from "#contract/roles";

export const ALL_USERS = "All users";

export const ROLE_WORDS: Readonly<Record<string, string>> = {
  SUPERADMIN: "Super admin",
  ADMIN: "Admin",
  CUSTOMERSUPPORT: "Support",
};

/** "orders.read" is about orders, and to read them. */
export const PERMISSION_SUBJECTS = [...new Set(PERMISSIONS.map((name) => partsOf(name)[0]))];

export function permissionsAbout(subject: string): readonly Permission[] {
  return PERMISSIONS.filter((name) => partsOf(name)[0] === subject);
}

export function actOf(permission: Permission): string {
  return partsOf(permission)[1];
}

function partsOf(permission: Permission): readonly [subject: string, act: string] {
  const [subject = "", act = ""] = permission.split(".");
  return [subject, act];
}

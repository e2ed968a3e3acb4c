/** Who may do what (ROLE-1 to ROLE-4). The server enforces it, the screens offer only what is allowed. */
import { ROUTES } from "./site-paths";
import { REPORT_KEYS } from "./reports";

const REPORT_PERMISSIONS = REPORT_KEYS.map((key) => `reports.${key}` as const);

export const PERMISSIONS = [
  "orders.read",
  "orders.update",
  "orders.cancel",
  "orders.refund",
  "orders.note",
  "customers.read",
  "customers.update",
  "customers.password",
  "customers.status",
  "addresses.write",
  "leases.read",
  "leases.update",
  "leases.pii",
  "pricing.read",
  "pricing.write",
  "catalogue.generate",
  "staff.read",
  "staff.create",
  "staff.status",
  "permissions.write",
  ...REPORT_PERMISSIONS,
  "affiliates.read",
  "audit.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const SUPPORT_PERMISSIONS: readonly Permission[] = [
  "orders.read",
  "orders.update",
  "orders.note",
  "customers.read",
  "customers.update",
  "addresses.write",
  "leases.read",
  "leases.update",
];

/** Every role, with what it may do unless the user has a list of their own. Roles that may do something are staff. */
export const ROLE_PERMISSIONS = {
  ANONYMOUS: [],
  CUSTOMER: [],
  CUSTOMERSUPPORT: SUPPORT_PERMISSIONS,
  ADMIN: PERMISSIONS,
  SUPERADMIN: PERMISSIONS,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type Role = keyof typeof ROLE_PERMISSIONS;
export const ROLES = Object.keys(ROLE_PERMISSIONS) as readonly Role[];
/** Roles an account can have. */
export type AccountRole = Exclude<Role, "ANONYMOUS">;

/** The role a text names, whatever its case; anything unknown is a customer (ROLE-1). */
export function roleOf(text: string): Role {
  return ROLES.find((role) => role === text.toUpperCase()) ?? "CUSTOMER";
}

/** True for whoever works in the back office. */
export function isStaff(role: string): boolean {
  return ROLE_PERMISSIONS[roleOf(role)].length > 0;
}

export function isAdmin(role: string): boolean {
  return ["ADMIN", "SUPERADMIN"].includes(roleOf(role));
}

/** Where a role lands after sign-in when no returnUrl says otherwise (SITE-2). */
export function landingPath(role: string): string {
  return isStaff(role) ? ROUTES.backofficeOrders : ROUTES.home;
}

/** Who may do what (ROLE-1 to ROLE-4). The server enforces it, the screens offer only what is allowed. */
import { ROUTES } from "./site-paths";
import { REPORT_KEYS } from "./reports";

export const ROLES = ["ANONYMOUS", "CUSTOMER", "CUSTOMERSUPPORT", "ADMIN", "SUPERADMIN"] as const;
export type Role = (typeof ROLES)[number];

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

/** What a role may do unless the user has a list of their own. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  ANONYMOUS: [],
  CUSTOMER: [],
  CUSTOMERSUPPORT: SUPPORT_PERMISSIONS,
  ADMIN: PERMISSIONS,
  SUPERADMIN: PERMISSIONS,
};

/** The role a text names, whatever its case; anything unknown is a customer (ROLE-1). */
export function roleOf(text: string): Role {
  return ROLES.find((role) => role === text.toUpperCase()) ?? "CUSTOMER";
}

/** True for whoever works in the back office. */
export function isStaff(role: string): boolean {
  return ["CUSTOMERSUPPORT", "ADMIN", "SUPERADMIN"].includes(roleOf(role));
}

export function isCustomerSupport(role: string): boolean {
  return roleOf(role) === "CUSTOMERSUPPORT";
}

export function isAdmin(role: string): boolean {
  return ["ADMIN", "SUPERADMIN"].includes(roleOf(role));
}

/** Where a role lands after sign-in when no returnUrl says otherwise (SITE-2). */
export function landingPath(role: string): string {
  return isStaff(role) ? ROUTES.backofficeOrders : ROUTES.home;
}

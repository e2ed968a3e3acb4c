/** Roles and permissions (ROLE-1 to ROLE-4). The server enforces them; screens offer only what is allowed. */
import { ROUTES } from "../site/paths";
import { BACKOFFICE_ROUTES, reportPath } from "../site/backoffice-paths";
import { cellsOf } from "../fields/status-rows";
import { REPORT_KEYS, type ReportPermission } from "../reports/reports";

/** Scope of a permission; money and people require a second factor (STAFF-6). */
type Reach = "money" | "people" | "shop";

const REPORTS = Object.fromEntries(REPORT_KEYS.map((key) => [`reports.${key}`, "money"])) as Readonly<
  Record<ReportPermission, "money">
>;

/** All permissions with their scope. */
const REACH = {
  "orders.read": "people",
  "orders.update": "people",
  "orders.cancel": "money",
  "orders.refund": "money",
  "orders.note": "people",
  "orders.release": "people",
  "orders.export": "people",
  "customers.read": "people",
  "customers.update": "people",
  "customers.password": "people",
  "customers.status": "people",
  "customers.merge": "people",
  "addresses.write": "people",
  "newsletter.export": "people",
  "campaigns.write": "people",
  "chat.answer": "people",
  "reviews.moderate": "people",
  "leases.read": "people",
  "leases.update": "money",
  "leases.pii": "people",
  "pricing.read": "shop",
  "pricing.write": "money",
  "promotions.write": "money",
  "imports.write": "money",
  "stores.write": "money",
  "catalogue.generate": "shop",
  "search.read": "shop",
  "search.write": "shop",
  "staff.read": "people",
  "staff.create": "people",
  "staff.status": "people",
  "permissions.write": "people",
  ...REPORTS,
  "bills.write": "money",
  "affiliates.read": "shop",
  "affiliates.write": "money",
  "audit.read": "people",
} as const satisfies Readonly<Record<string, Reach>>;
export type Permission = keyof typeof REACH;
export const PERMISSIONS = Object.keys(REACH) as readonly Permission[];

/** True for permissions that require a session with a second factor. */
export function needsSecondFactor(permission: Permission): boolean {
  return REACH[permission] !== "shop";
}

const SUPPORT_PERMISSIONS: readonly Permission[] = [
  "orders.read",
  "orders.update",
  "orders.note",
  "customers.read",
  "customers.update",
  "addresses.write",
  "chat.answer",
  "reviews.moderate",
  "leases.read",
  "leases.update",
];

/** Ships orders; refunds, which cancellations and returns make, are others' work. */
const WAREHOUSE_PERMISSIONS: readonly Permission[] = [
  "orders.read",
  "orders.update",
  "orders.note",
  "pricing.read",
  "stores.write",
];

/** Advertises without orders and customer profiles. */
const MARKETING_PERMISSIONS: readonly Permission[] = [
  "newsletter.export",
  "campaigns.write",
  "reviews.moderate",
  "pricing.read",
  "promotions.write",
  "search.read",
  "search.write",
  "reports.googlekeywords",
  "reports.sources",
  "reports.mostpopularproducts",
  "reports.affiliateoverview",
  "reports.affiliatesummary",
  "affiliates.read",
];

/** Refunds, pays affiliates, checks supplier bills and reads all reports. */
const FINANCE_PERMISSIONS: readonly Permission[] = [
  "orders.read",
  "orders.refund",
  "orders.note",
  "orders.export",
  "leases.read",
  ...REPORT_KEYS.map((key) => `reports.${key}` as const),
  "bills.write",
  "affiliates.read",
  "affiliates.write",
];

interface RoleRow {
  /** Label for staff. */
  readonly label: string;
  /** Default permissions; a user's own list overrides them. Roles with any permission are staff. */
  readonly permissions: readonly Permission[];
  /** Only a super admin creates or changes users with the role (ROLE-3). */
  readonly isAdmin: boolean;
  /** Staff can assign the role to new users; admin roles need a super admin. */
  readonly isAssignable: boolean;
}

/** All roles, lowest first. */
const ROLE_ROWS = {
  ANONYMOUS: { label: "Guest", permissions: [], isAdmin: false, isAssignable: false },
  CUSTOMER: { label: "Customer", permissions: [], isAdmin: false, isAssignable: false },
  CUSTOMERSUPPORT: { label: "Support", permissions: SUPPORT_PERMISSIONS, isAdmin: false, isAssignable: true },
  WAREHOUSE: { label: "Warehouse", permissions: WAREHOUSE_PERMISSIONS, isAdmin: false, isAssignable: true },
  MARKETING: { label: "Marketing", permissions: MARKETING_PERMISSIONS, isAdmin: false, isAssignable: true },
  FINANCE: { label: "Finance", permissions: FINANCE_PERMISSIONS, isAdmin: false, isAssignable: true },
  ADMIN: { label: "Admin", permissions: PERMISSIONS, isAdmin: true, isAssignable: true },
  SUPERADMIN: { label: "Super admin", permissions: PERMISSIONS, isAdmin: true, isAssignable: false },
} as const satisfies Readonly<Record<string, RoleRow>>;
export type Role = keyof typeof ROLE_ROWS;
export const ROLES = Object.keys(ROLE_ROWS) as readonly Role[];
export const ROLE_PERMISSIONS = cellsOf<Role, RoleRow, readonly Permission[]>(
  ROLE_ROWS,
  ({ permissions }) => permissions,
);
export const ROLE_LABELS = cellsOf<Role, RoleRow, string>(ROLE_ROWS, ({ label }) => label);
/** Roles staff may assign; only a super admin makes an admin (ROLE-3). */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => ROLE_ROWS[role].isAssignable);
/** Back office roles, highest first. */
export const STAFF_ROLES = ROLES.filter(isStaff).reverse();
/** Roles an account can have. */
export type AccountRole = Exclude<Role, "ANONYMOUS">;

/** Role by name, case-insensitive; unknown names are customers (ROLE-1). */
export function roleOf(text: string): Role {
  return ROLES.find((role) => role === text.toUpperCase()) ?? "CUSTOMER";
}

/**
 * Permissions of a user. The user's own list replaces the role's (ROLE-2), but never makes a customer staff.
 */
export function permissionsOf(role: Role, own: readonly string[] | null): readonly Permission[] {
  if (!own || !isStaff(role)) return ROLE_PERMISSIONS[role];
  return PERMISSIONS.filter((permission) => own.includes(permission));
}

/**
 * Permissions effective in a session.
 * @param hasSecondFactor true if the session began with a second factor
 */
export function permissionsInSession(
  permissions: readonly Permission[],
  hasSecondFactor: boolean,
): readonly Permission[] {
  return hasSecondFactor ? permissions : permissions.filter((permission) => !needsSecondFactor(permission));
}

/** True for roles of the back office. */
export function isStaff(role: string): boolean {
  return ROLE_PERMISSIONS[roleOf(role)].length > 0;
}

export function isAdmin(role: string): boolean {
  return ROLE_ROWS[roleOf(role)].isAdmin;
}

/** The back office's pages in order of preference, with the permission to open each. */
const LANDINGS: readonly (readonly [Permission, string])[] = [
  ["orders.read", BACKOFFICE_ROUTES.orders],
  ["chat.answer", BACKOFFICE_ROUTES.chat],
  ["customers.read", BACKOFFICE_ROUTES.customers],
  ["leases.read", BACKOFFICE_ROUTES.leases],
  ["campaigns.write", BACKOFFICE_ROUTES.campaigns],
  ["reviews.moderate", BACKOFFICE_ROUTES.reviews],
  ["pricing.read", BACKOFFICE_ROUTES.catalogue],
  ["search.read", BACKOFFICE_ROUTES.search],
  ["affiliates.read", BACKOFFICE_ROUTES.affiliates],
  ["staff.read", BACKOFFICE_ROUTES.staff],
  ["audit.read", BACKOFFICE_ROUTES.audit],
  ...REPORT_KEYS.map((key) => [`reports.${key}`, reportPath(key)] as const),
];

/** Landing page after sign-in without a returnUrl (SITE-2): staff open the first page they may see. */
export function landingPath({ type, permissions }: { type: string; permissions: readonly string[] }): string {
  if (!isStaff(type)) return ROUTES.home;
  const [, path] = LANDINGS.find(([permission]) => permissions.includes(permission)) ?? [];
  return path ?? ROUTES.home;
}

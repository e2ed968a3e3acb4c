/** What staff read for roles and permissions. */
import { REPORT_PERMISSION_WORDS } from "#contract/reports";
import { PERMISSIONS, ROLE_LABELS, type Permission, type Role } from "#contract/roles";

export const ALL_USERS = "All users";

/** What staff read for a role, or the text itself. */
export function roleWord(role: string): string {
  return role in ROLE_LABELS ? ROLE_LABELS[role as Role] : role;
}

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  "orders.read": "See orders and money to look after",
  "orders.update": "Change orders, take them by telephone",
  "orders.cancel": "Cancel orders",
  "orders.refund": "Give money back",
  "orders.note": "Write notes on orders",
  "customers.read": "See customers and what they ask",
  "customers.update": "Change customers' profiles",
  "customers.password": "Give customers another password",
  "customers.status": "Switch customers on and off",
  "addresses.write": "Change customers' addresses",
  "leases.read": "See lease applications",
  "leases.update": "Ask lessors, note their answers",
  "leases.pii": "Read applicants' whole numbers",
  "pricing.read": "See the catalogue desk and price rules",
  "pricing.write": "Change price rules, imports, promotions and stores",
  "catalogue.generate": "Give products the prices of the rules",
  "search.read": "See what people search, and the rules of the search",
  "search.write": "Change synonyms, pinned and hidden products of the search",
  "staff.read": "See the staff",
  "staff.create": "Add users",
  "staff.status": "Switch users on and off",
  "permissions.write": "Say what users may do",
  ...REPORT_PERMISSION_WORDS,
  "affiliates.read": "See affiliates",
  "audit.read": "See who did what",
};

/** "orders.read" is about orders, and to read them. */
export const PERMISSION_SUBJECTS = [...new Set(PERMISSIONS.map((name) => partsOf(name)[0]))];

export function permissionsAbout(subject: string): readonly Permission[] {
  return PERMISSIONS.filter((name) => partsOf(name)[0] === subject);
}

function partsOf(permission: Permission): readonly [subject: string, act: string] {
  const [subject = "", act = ""] = permission.split(".");
  return [subject, act];
}

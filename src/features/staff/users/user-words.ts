/** What staff read for roles and permissions. */
import { PERMISSIONS, type Permission } from "#contract/roles";

export const ALL_USERS = "All users";

export const ROLE_WORDS: Readonly<Record<string, string>> = {
  SUPERADMIN: "Super admin",
  ADMIN: "Admin",
  CUSTOMERSUPPORT: "Support",
};

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
  "staff.read": "See the staff",
  "staff.create": "Add users",
  "staff.status": "Switch users on and off",
  "permissions.write": "Say what users may do",
  "reports.transactions": "Report on transactions",
  "reports.revenue": "Report on revenue",
  "reports.sales": "Report on sales",
  "reports.customervalue": "Report on the value of customers",
  "reports.googlekeywords": "Report on Google keywords",
  "reports.sources": "Report on sources of visits",
  "reports.mostpopularproducts": "Report on the most popular products",
  "reports.bestbuybilling": "Report on Best Buy billing",
  "reports.affiliateoverview": "Overview of affiliates",
  "reports.affiliatesummary": "Summary of affiliates",
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

/** Labels of permissions (ROLE-2). */
import { REPORT_PERMISSION_WORDS } from "../reports/reports";
import type { Permission } from "./roles";

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  "orders.read": "View orders and payment exceptions",
  "orders.update": "Edit orders and take phone orders",
  "orders.cancel": "Cancel orders",
  "orders.refund": "Refund payments",
  "orders.note": "Add notes to orders",
  "orders.release": "Release orders held by the fraud check",
  "orders.export": "Export orders with customer data",
  "customers.read": "View customers and their messages",
  "customers.update": "Edit customer profiles",
  "customers.password": "Set a new password for customers",
  "customers.status": "Enable and disable customers",
  "customers.merge": "Merge duplicate accounts",
  "addresses.write": "Edit customer addresses",
  "newsletter.export": "Export newsletter subscribers",
  "campaigns.write": "Write and send newsletter campaigns",
  "chat.answer": "Answer chats",
  "reviews.moderate": "Publish, decline and reply to reviews",
  "leases.read": "View lease applications",
  "leases.update": "Query lessors and record their decisions",
  "leases.pii": "View applicants' full numbers",
  "pricing.read": "View the catalog and price rules",
  "pricing.write": "Edit price rules, imports, promotions and stores",
  "catalogue.generate": "Generate prices from the rules",
  "search.read": "View searches and search rules",
  "search.write": "Edit synonyms and pinned and hidden products",
  "staff.read": "View staff",
  "staff.create": "Add users",
  "staff.status": "Enable and disable users",
  "permissions.write": "Edit user permissions",
  ...REPORT_PERMISSION_WORDS,
  "affiliates.read": "View affiliates and balances",
  "affiliates.write": "Add affiliates and terms",
  "audit.read": "View the audit log",
};

/** Labels of permission groups, by the first part of their names. */
export const PERMISSION_SUBJECT_WORDS: Readonly<Record<PermissionSubject, string>> = {
  orders: "Orders",
  customers: "Customers",
  addresses: "Customer addresses",
  newsletter: "Newsletter",
  campaigns: "Campaigns",
  chat: "Chat",
  reviews: "Reviews",
  leases: "Leases",
  pricing: "Prices and catalog",
  catalogue: "Price generation",
  search: "Search",
  staff: "Staff",
  permissions: "Permissions",
  reports: "Reports",
  affiliates: "Affiliates",
  audit: "Audit",
};
export type PermissionSubject = Permission extends `${infer Subject}.${string}` ? Subject : never;
export const PERMISSION_SUBJECTS = Object.keys(PERMISSION_SUBJECT_WORDS) as readonly PermissionSubject[];

/** What staff read for permissions (ROLE-2). */
import { REPORT_PERMISSION_WORDS } from "../reports/reports";
import type { Permission } from "./roles";

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  "orders.read": "See orders and money to look after",
  "orders.update": "Change orders, take them by telephone",
  "orders.cancel": "Cancel orders",
  "orders.refund": "Give money back",
  "orders.note": "Write notes on orders",
  "orders.release": "Release what the fraud check holds",
  "orders.export": "Export orders with their customers",
  "customers.read": "See customers and what they ask",
  "customers.update": "Change customers' profiles",
  "customers.password": "Give customers another password",
  "customers.status": "Switch customers on and off",
  "customers.merge": "Merge accounts of one person",
  "addresses.write": "Change customers' addresses",
  "newsletter.export": "Export the readers of the newsletter",
  "campaigns.write": "Write and send campaigns to the newsletter",
  "chat.answer": "Answer visitors in the chat",
  "reviews.moderate": "Publish, decline and answer reviews",
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
  "affiliates.read": "See affiliates and what they are owed",
  "affiliates.write": "Add affiliates and their terms",
  "audit.read": "See who did what",
};

/** What a group of permissions is about, by the first part of their names. */
export const PERMISSION_SUBJECT_WORDS: Readonly<Record<PermissionSubject, string>> = {
  orders: "Orders",
  customers: "Customers",
  addresses: "Customers' addresses",
  newsletter: "Newsletter",
  campaigns: "Campaigns",
  chat: "Chat",
  reviews: "Reviews",
  leases: "Leases",
  pricing: "Prices and catalogue",
  catalogue: "Generating prices",
  search: "Search",
  staff: "Staff",
  permissions: "Permissions",
  reports: "Reports",
  affiliates: "Affiliates",
  audit: "Log",
};
export type PermissionSubject = Permission extends `${infer Subject}.${string}` ? Subject : never;
export const PERMISSION_SUBJECTS = Object.keys(PERMISSION_SUBJECT_WORDS) as readonly PermissionSubject[];

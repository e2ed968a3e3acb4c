/**
 * Audit log for staff with audit.read: acts on orders (STAFF-13), other changes, viewed accounts, revealed
 * numbers of lease applicants, and refusals (STAFF-5, STAFF-7, LEASE-17).
 */
import * as yup from "yup";
import { email } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";

/** Kinds of entries with their labels. */
export const AUDIT_KIND_WORDS = {
  ORDER_CHANGED: "Order changed",
  STAFF_CHANGE: "Changed by staff",
  ACCOUNT_VIEWED: "Account viewed",
  LEASE_DATA_READ: "Applicant's numbers viewed",
  SECOND_FACTOR_RESET: "Second factor reset",
  SIGN_IN_FAILED: "Sign-in failed",
  FORBIDDEN: "Access denied",
  LIMITED: "Rate limit exceeded",
} as const;
export type AuditKind = keyof typeof AUDIT_KIND_WORDS;
export const AUDIT_KINDS = Object.keys(AUDIT_KIND_WORDS) as readonly AuditKind[];

/** Areas of staff acts, changes and exports, with their labels. */
export const ACT_AREA_WORDS = {
  ORDERS: "Orders and payments",
  CUSTOMERS: "Customers and contacts",
  LEASES: "Leases",
  PRICES: "Prices",
  CATALOGUE: "Catalog, imports and promotions",
  STAFF: "Staff and permissions",
  EXPORTS: "Exports",
} as const;
export type ActArea = keyof typeof ACT_AREA_WORDS;
export const ACT_AREAS = Object.keys(ACT_AREA_WORDS) as readonly ActArea[];

/**
 * Subjects of entries that have a page. ORDER and LEASE are identified by id, ORDER_NUMBER by the displayed
 * number.
 */
export const THING_KINDS = [
  "ORDER",
  "ORDER_NUMBER",
  "CUSTOMER",
  "USER",
  "LEASE",
  "CONTACTS",
  "PRICES",
  "CATALOGUE",
  "CAMPAIGN",
  "PRODUCT",
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

const { unexpected } = MESSAGES.validation;

/** A UTC day. */
const day = () =>
  yup
    .string()
    .typeError(unexpected)
    .test("day", unexpected, (value) => !value || isDay(value))
    .optional();

function isDay(value: string): boolean {
  const time = /^20\d\d-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  // Date parses 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A range of days, inclusive; an omitted end is open. */
export const auditDays = () => ({ from: day(), to: day() });

const narrowing = {
  /** Omitted: all kinds. */
  kind: yup.string().typeError(unexpected).oneOf(AUDIT_KINDS, unexpected).optional(),
  /** Omitted: all areas and refusals. */
  area: yup.string().typeError(unexpected).oneOf(ACT_AREAS, unexpected).optional(),
  /** Only entries by this user or about this user's account. */
  username: email(unexpected).optional(),
  /** Only acts on orders that refunded at least this many cents. */
  leastCents: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(1, unexpected)
    .max(LIMITS.lists.maxCents, unexpected)
    .optional(),
  ...auditDays(),
};

export const auditQuery = yup.object({ ...pageFields(LIMITS.lists.staffPageSizes), ...narrowing });
export type AuditQuery = yup.InferType<typeof auditQuery>;

/** The full filtered list. */
export const auditExportInput = yup.object(narrowing);
export type AuditExportInput = yup.InferType<typeof auditExportInput>;

export const auditEventAnswer = yup.object({
  id: yup.string().required(),
  /** ISO 8601. */
  at: yup.string().required(),
  kind: yup.string().oneOf(AUDIT_KINDS).required(),
  /**
   * The call, such as "POST /account/login": the path with parameter names, never values. For an operator,
   * the command.
   */
  call: yup.string().defined(),
  /** User name of the person who is signed in, signs in or resets a password; empty for a guest. */
  username: yup.string().defined(),
  ipAddress: yup.string().defined(),
  userAgent: yup.string().defined(),
  /** User name of the changed account; empty if there is none. */
  subject: yup.string().defined(),
  /**
   * For revealed numbers: the application and the reason. For a change: the changed item. For an act on an
   * order: its reason. Otherwise empty.
   */
  note: yup.string().defined(),
  /** A sentence for staff. */
  what: yup.string().required(),
  /** Null if the subject has no page. */
  thing: yup
    .object({
      kind: yup.string().oneOf(THING_KINDS).required(),
      id: yup.string().required(),
      label: yup.string().required(),
    })
    .nullable()
    .defined(),
  /** Null if no value changed. */
  before: yup.string().nullable().defined(),
  after: yup.string().nullable().defined(),
  /** Cents refunded by an act on an order; null if there is no refund. */
  cents: yup.number().nullable().defined(),
});
export type AuditEvent = yup.InferType<typeof auditEventAnswer>;

export const auditAnswer = yup.object({
  ...pageOf(auditEventAnswer),
  /** All staff, for the filter. */
  people: yup
    .array(yup.object({ username: yup.string().required(), name: yup.string().required() }))
    .required(),
});

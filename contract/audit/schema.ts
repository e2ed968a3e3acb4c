/**
 * Who did what, for staff with audit.read: what staff did with orders (STAFF-13), what else they changed, accounts they
 * looked at, numbers of lease applicants that were read, and what was refused (STAFF-5, STAFF-7, LEASE-17).
 */
import * as yup from "yup";
import { email } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";

/** Kinds of entries, with what a person reads for each. */
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

/** What staff change or take out of the shop, with what a person reads for each. */
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

/** What an entry is about, so far as there is a page of it. ORDER and LEASE are named by id, ORDER_NUMBER by what people read. */
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
  // Date reads 31 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A range of days, both included; left out: without an end. */
export const auditDays = () => ({ from: day(), to: day() });

const narrowing = {
  /** Left out: all kinds. */
  kind: yup.string().typeError(unexpected).oneOf(AUDIT_KINDS, unexpected).optional(),
  /** Left out: refusals too. */
  area: yup.string().typeError(unexpected).oneOf(ACT_AREAS, unexpected).optional(),
  /** Only entries about what this user did or what was done to their account. */
  username: email(unexpected).optional(),
  /** Only acts on orders that gave back at least so many cents. */
  leastCents: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(1, unexpected)
    .max(LIMITS.lists.mostCents, unexpected)
    .optional(),
  ...auditDays(),
};

export const auditQuery = yup.object({ ...pageFields(LIMITS.lists.staffPageSizes), ...narrowing });
export type AuditQuery = yup.InferType<typeof auditQuery>;

/** The whole list, as it is narrowed. */
export const auditExportInput = yup.object(narrowing);
export type AuditExportInput = yup.InferType<typeof auditExportInput>;

export const auditEventAnswer = yup.object({
  id: yup.string().required(),
  /** ISO 8601. */
  at: yup.string().required(),
  kind: yup.string().oneOf(AUDIT_KINDS).required(),
  /**
   * Such as "POST /account/login": the path with its parameter names, never with their values; for an operator the
   * command.
   */
  call: yup.string().defined(),
  /** User name of the person signed in, signing in or being reset; empty for a guest. */
  username: yup.string().defined(),
  ipAddress: yup.string().defined(),
  userAgent: yup.string().defined(),
  /** User name of the account that was changed; empty when there is none. */
  subject: yup.string().defined(),
  /**
   * For numbers that were read: the application and the reason; for a change: what was changed; for an act on an order:
   * its reason; otherwise empty.
   */
  note: yup.string().defined(),
  /** A sentence for people. */
  what: yup.string().required(),
  /** Null: there is no page of it. */
  thing: yup
    .object({
      kind: yup.string().oneOf(THING_KINDS).required(),
      id: yup.string().required(),
      label: yup.string().required(),
    })
    .nullable()
    .defined(),
  /** Null: nothing became something else. */
  before: yup.string().nullable().defined(),
  after: yup.string().nullable().defined(),
  /** What an act on an order gave back; null: nothing, or it is no such act. */
  cents: yup.number().nullable().defined(),
});
export type AuditEvent = yup.InferType<typeof auditEventAnswer>;

export const auditAnswer = yup.object({
  events: yup.array(auditEventAnswer.required()).required(),
  total: yup.number().required(),
  /** Everybody of the staff, to choose from. */
  people: yup
    .array(yup.object({ username: yup.string().required(), name: yup.string().required() }))
    .required(),
});

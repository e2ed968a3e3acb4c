/** What was refused, what staff changed, accounts they looked at, and numbers of lease applicants that were read, for staff with audit.read (STAFF-5, STAFF-7, LEASE-17). */
import * as yup from "yup";
import { email } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";
import { pageFields } from "./paging";

export const AUDIT_KINDS = [
  "SIGN_IN_FAILED",
  "FORBIDDEN",
  "LIMITED",
  "SECOND_FACTOR_RESET",
  "LEASE_DATA_READ",
  "STAFF_CHANGE",
  "ACCOUNT_VIEWED",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const { unexpected } = MESSAGES.validation;

/** A day of UTC. */
const day = () =>
  yup
    .string()
    .typeError(unexpected)
    .test("day", unexpected, (value) => !value || isDay(value))
    .optional();

function isDay(value: string): boolean {
  const time = /^20\d\d-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  // 31 February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const auditQuery = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /** Without one: all. */
  kind: yup.string().typeError(unexpected).oneOf(AUDIT_KINDS, unexpected).optional(),
  /** Only what this user did, or what was done to their account. */
  username: email(unexpected).optional(),
  from: day(),
  /** This day included. */
  to: day(),
});
export type AuditQuery = yup.InferType<typeof auditQuery>;

export const auditEventAnswer = yup.object({
  id: yup.string().required(),
  /** ISO 8601. */
  at: yup.string().required(),
  kind: yup.string().oneOf(AUDIT_KINDS).required(),
  /** "POST /account/login": the path as it is declared, without what was filled in; of an operator the command. */
  call: yup.string().defined(),
  /** User name of whoever was signed in, was tried or was reset; empty for a guest. */
  username: yup.string().defined(),
  ipAddress: yup.string().defined(),
  userAgent: yup.string().defined(),
  /** User name of whose account was changed; empty for nobody's. */
  subject: yup.string().defined(),
  /** Of numbers that were read: the application and the reason; of a change: what was changed; empty otherwise. */
  note: yup.string().defined(),
});
export type AuditEvent = yup.InferType<typeof auditEventAnswer>;

export const auditAnswer = yup.object({
  events: yup.array(auditEventAnswer.required()).required(),
  total: yup.number().required(),
});

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

export const auditQuery = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /** Left out: all kinds. */
  kind: yup.string().typeError(unexpected).oneOf(AUDIT_KINDS, unexpected).optional(),
  /** Only entries about what this user did or what was done to their account. */
  username: email(unexpected).optional(),
  ...auditDays(),
});
export type AuditQuery = yup.InferType<typeof auditQuery>;

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
  /** For numbers that were read: the application and the reason; for a change: what was changed; otherwise empty. */
  note: yup.string().defined(),
});
export type AuditEvent = yup.InferType<typeof auditEventAnswer>;

export const auditAnswer = yup.object({
  events: yup.array(auditEventAnswer.required()).required(),
  total: yup.number().required(),
});

/** What was refused, second factors that were taken away, and numbers of lease applicants that were read, for staff with audit.read (STAFF-7, LEASE-17). */
import * as yup from "yup";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";

export const AUDIT_KINDS = [
  "SIGN_IN_FAILED",
  "FORBIDDEN",
  "LIMITED",
  "SECOND_FACTOR_RESET",
  "LEASE_DATA_READ",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const { unexpected } = MESSAGES.validation;
const { pageSizes, maxPage } = LIMITS.lists;

const wholeNumber = () => yup.number().typeError(unexpected).integer(unexpected);

export const auditQuery = yup.object({
  pageNumber: wholeNumber().min(1, unexpected).max(maxPage, unexpected).default(1),
  pageSize: wholeNumber().oneOf(pageSizes, unexpected).default(pageSizes[0]),
  /** Without one: all. */
  kind: yup.string().typeError(unexpected).oneOf(AUDIT_KINDS, unexpected).optional(),
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
  /** Of numbers that were read: the application and the reason; empty otherwise. */
  note: yup.string().defined(),
});
export type AuditEvent = yup.InferType<typeof auditEventAnswer>;

export const auditAnswer = yup.object({
  events: yup.array(auditEventAnswer.required()).required(),
  total: yup.number().required(),
});

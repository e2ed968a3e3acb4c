/** Applicants' sensitive data for staff (LEASE-17). */
import * as yup from "yup";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { factorCode } from "../accounts/second-factor";

const { validation, orders } = MESSAGES;

/** The application, the reason, and a second-factor code for this one access. */
export const leaseDataInput = yup.object({
  leaseId: yup
    .string()
    .typeError(validation.unexpected)
    .uuid(validation.unexpected)
    .required(validation.required),
  reason: text(LIMITS.lists.reasonLength).required(orders.reason),
  code: factorCode(),
});
export type LeaseDataInput = yup.InferType<typeof leaseDataInput>;
export const leaseDataAnswer = yup.object({
  /** YYYY-MM-DD */
  dateOfBirth: yup.string().required(),
  ssn: yup.string().required(),
  routingNumber: yup.string().required(),
  accountNumber: yup.string().required(),
});
export type LeaseData = yup.InferType<typeof leaseDataAnswer>;

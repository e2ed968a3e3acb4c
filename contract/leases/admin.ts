/** Staff inputs for lease applications (STAFF-30, STAFF-31). */
import * as yup from "yup";
import { text, textLine } from "../fields/fields";
import { LEASE_STATUSES, LESSOR_ANSWERS } from "./statuses";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";

const { validation, orders } = MESSAGES;
const noAmount = "Please enter what the lessor approved";

/** Sort columns of the list; a leading "-" sorts largest first. */
export const LEASE_SORT_KEYS = ["created", "approved"] as const;
export const LEASE_SORTS = LEASE_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);

export const leaseSearchInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /**
   * Prefix of a name, email address or phone number, or the number of an order, application or lessor
   * application.
   */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** Null means all. */
  status: yup.string().oneOf(LEASE_STATUSES, validation.unexpected).nullable().default(null),
  sort: yup.string().oneOf(LEASE_SORTS, validation.unexpected).default("-created"),
});
/** The filter and sort order of the list an application was opened from. */
export const leaseListInput = leaseSearchInput.pick(["text", "status", "sort"]);
export type LeaseList = yup.InferType<typeof leaseListInput>;
export type LeaseSearch = yup.InferType<typeof leaseSearchInput>;

/** Cents. */
export const approvedAmount = yup
  .number()
  .integer(validation.unexpected)
  .nullable()
  .default(null)
  .when("answer", {
    is: "APPROVED",
    then: (amount) =>
      amount.required(noAmount).min(1, noAmount).max(LIMITS.leases.maxApprovedCents, validation.unexpected),
  });

/** A lessor's decision, entered by staff. */
export const lessorAnswerInput = yup.object({
  answer: yup
    .string()
    .oneOf(LESSOR_ANSWERS, validation.unexpected)
    .required("Please choose what the lessor decided"),
  approvedAmount,
  reason: text(LIMITS.lists.reasonLength, orders.reasonTooLong).required(orders.reason),
});
export type LessorAnswerInput = yup.InferType<typeof lessorAnswerInput>;

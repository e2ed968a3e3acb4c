/** Back office order list: filters, sort order and tabs (ORDER-21). */
import * as yup from "yup";
import { PAYMENT_METHODS } from "../payments/methods";
import { calendarDay } from "../fields/calendar-day";
import { tagName, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { ASSIGNEE, ORDER_RISKS, SORTS_BOTH_WAYS } from "./list-words";
import { DELIVERY_TYPES, ORDER_STATUSES } from "./orders";
import { pageFields } from "../fields/paging";

const { unexpected } = MESSAGES.validation;
const { maxTotalCents } = LIMITS.checkout;

const oneOf = <Value extends string>(values: readonly Value[]) =>
  yup
    .string()
    .typeError(unexpected)
    .nullable()
    .oneOf([...values, null], unexpected)
    .default(null);
const listOf = <Value extends string>(values: readonly Value[]) =>
  yup
    .array(yup.string().typeError(unexpected).oneOf(values, unexpected).required(unexpected))
    .transform((value: unknown) => value ?? [])
    .typeError(unexpected)
    .max(values.length, unexpected)
    .default([]);
const cents = () =>
  yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(0, unexpected)
    .max(maxTotalCents, unexpected)
    .nullable()
    .default(null);
/** A day of the shop's calendar. */
const day = () => calendarDay(unexpected).nullable().default(null);
const name = () => textLine(LIMITS.pricing.idLength, unexpected).nullable().default(null);

const filterFields = {
  /**
   * Prefix of an order number, name, email address or phone number, or the last four digits of a phone
   * number.
   */
  text: textLine(LIMITS.lists.searchTextLength, unexpected)
    .transform((value: unknown) => value ?? "")
    .default(""),
  /** Empty means all statuses. */
  statuses: listOf(ORDER_STATUSES),
  from: day(),
  /** Inclusive. */
  to: day(),
  fromTotal: cents(),
  /** Inclusive. */
  toTotal: cents(),
  /** Method of the latest payment. */
  methods: listOf(PAYMENT_METHODS),
  delivery: oneOf(DELIVERY_TYPES),
  risk: oneOf(ORDER_RISKS),
  /** Supplier of at least one item. */
  supplier: name(),
  /** Affiliate that referred the visitor. */
  affiliate: name(),
  /** Only phone orders. */
  isPhoneOrder: yup.boolean().typeError(unexpected).default(false),
  /** Only orders with payment exceptions. */
  hasPaymentException: yup.boolean().typeError(unexpected).default(false),
  /** Only orders with a requested return that has not arrived (ORDER-51). */
  hasOpenReturn: yup.boolean().typeError(unexpected).default(false),
  /** Id of a staff member, or UNASSIGNED (ORDER-55). */
  assignee: yup
    .string()
    .typeError(unexpected)
    .nullable()
    .matches(ASSIGNEE, { message: unexpected, excludeEmptyString: false })
    .default(null),
  tag: tagName().nullable().default(null),
};

/** Filter of the list; omitted and null fields do not filter. */
export const orderFilterInput = yup.object(filterFields).transform((value: unknown) => value ?? {});
export type OrderFilter = yup.InferType<typeof orderFilterInput>;

/** Labels of the filters. */
export const ORDER_FILTER_WORDS: Readonly<Record<keyof OrderFilter, string>> = {
  text: "a search text",
  statuses: "status",
  from: "day",
  to: "day",
  fromTotal: "total",
  toTotal: "total",
  methods: "payment",
  delivery: "delivery",
  risk: "risk",
  supplier: "supplier",
  affiliate: "affiliate",
  isPhoneOrder: "how it was taken",
  hasPaymentException: "payment exceptions",
  hasOpenReturn: "requested returns",
  assignee: "assignee",
  tag: "tag",
};

const sort = () => yup.string().typeError(unexpected).oneOf(SORTS_BOTH_WAYS, unexpected).default("placed");

export const orderListInput = yup.object({
  filter: orderFilterInput,
  sort: sort(),
  ...pageFields(LIMITS.lists.staffPageSizes),
});
export type OrderListInput = yup.InferType<typeof orderListInput>;

/** Filter of an export; the file contains all matches. */
export const orderExportInput = yup.object({ filter: orderFilterInput, sort: sort() });
export type OrderExportInput = yup.InferType<typeof orderExportInput>;

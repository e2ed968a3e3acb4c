/** The list of orders of the back office: what narrows it, how it is ordered, and the tabs above it (ORDER-21). */
import * as yup from "yup";
import { PAYMENT_METHODS } from "./checkout";
import { calendarDay } from "./days";
import { text } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";
import { DELIVERY_TYPES, ORDER_STATUSES } from "./orders";
import { pageFields } from "./paging";

/** What the fraud check says of an order, with what a person reads. FLAGGED: it named reasons to look. */
export const RISK_LABELS = { FLAGGED: "Flagged", CLEAR: "Clear", UNCHECKED: "Not checked" } as const;
export type OrderRisk = keyof typeof RISK_LABELS;
export const ORDER_RISKS = Object.keys(RISK_LABELS) as readonly OrderRisk[];

/** What each begins with: the latest, the largest, the first status by its name. "-" before a key turns it round. */
export const ORDER_SORTS = ["placed", "total", "status"] as const;
const SORTS = ORDER_SORTS.flatMap((key) => [key, `-${key}`] as const);
export type OrderSort = (typeof SORTS)[number];

const { unexpected } = MESSAGES.validation;
const { mostTotalCents } = LIMITS.checkout;

const oneOf = <Value extends string>(values: readonly Value[]) =>
  yup
    .string()
    .typeError(unexpected)
    .nullable()
    .oneOf([...values, null], unexpected)
    .default(null);
const someOf = <Value extends string>(values: readonly Value[]) =>
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
    .max(mostTotalCents, unexpected)
    .nullable()
    .default(null);
/** A day of UTC. */
const day = () =>
  calendarDay(unexpected, () => true)
    .nullable()
    .default(null);
const name = () => text(LIMITS.pricing.idLength, unexpected).nullable().default(null);

const filterFields = {
  /** Beginnings of the number, of names, of the e-mail address or the telephone, or its last four digits. */
  text: text(LIMITS.lists.searchTextLength, unexpected)
    .transform((value: unknown) => value ?? "")
    .default(""),
  /** None asks for every status. */
  statuses: someOf(ORDER_STATUSES),
  from: day(),
  /** This day included. */
  to: day(),
  fromTotal: cents(),
  /** This sum included. */
  toTotal: cents(),
  /** Of the latest way to pay. */
  methods: someOf(PAYMENT_METHODS),
  delivery: oneOf(DELIVERY_TYPES),
  risk: oneOf(ORDER_RISKS),
  /** Who fulfils an item of it. */
  supplier: name(),
  /** Who sent the visitor. */
  affiliate: name(),
  /** Only those staff took by telephone. */
  isByPhone: yup.boolean().typeError(unexpected).default(false),
  /** Only orders with money a person has to look after. */
  isByHand: yup.boolean().typeError(unexpected).default(false),
};

/** What narrows the list; what is left out or null does not. */
export const orderFilterInput = yup.object(filterFields).transform((value: unknown) => value ?? {});
export type OrderFilter = yup.InferType<typeof orderFilterInput>;

const sort = () => yup.string().typeError(unexpected).oneOf(SORTS, unexpected).default("placed");

export const orderListInput = yup.object({
  filter: orderFilterInput,
  sort: sort(),
  ...pageFields(LIMITS.lists.staffPageSizes),
});
export type OrderListInput = yup.InferType<typeof orderListInput>;

/** All that matches, as the file of the export. */
export const orderExportInput = yup.object({ filter: orderFilterInput, sort: sort() });
export type OrderExportInput = yup.InferType<typeof orderExportInput>;

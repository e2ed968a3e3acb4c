/** Payment exceptions, which staff must resolve: the cases and the staff notes (STAFF-33 to STAFF-35). */
import * as yup from "yup";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import type { BadgeTone } from "../orders/orders";
import { countsOf, pageFields, pageOf } from "../fields/paging";

const { validation, orders } = MESSAGES;

/** Kinds of exceptions, each with a label and instructions. */
export const MONEY_CASES = {
  PAID_NOT_ORDERED: {
    label: "Paid but not ordered",
    tone: "red",
    todo: "Check the payment with the processor. If the money arrived, move the order forward or refund it.",
  },
  PAID_TWICE: {
    label: "Paid twice",
    tone: "red",
    todo: "Refund one of the payments, following the steps on the order.",
  },
  OVERPAID: {
    label: "Overpaid",
    tone: "orange",
    todo: "Refund the difference, following the steps on the order.",
  },
  UNDERPAID: {
    label: "Partially paid",
    tone: "orange",
    todo: "Ask the customer for the rest, or cancel the order to refund what was paid.",
  },
  REFUND_BY_HAND: {
    label: "Manual refund needed",
    tone: "orange",
    todo: "The processor can't refund this automatically. Follow the steps on the order and record the transfer there.",
  },
  REFUND_LATE: {
    label: "Refund unconfirmed",
    tone: "orange",
    todo: "The processor hasn't responded for an hour. Check the payment there.",
  },
  DISPUTED: {
    label: "Disputed by the customer",
    tone: "red",
    todo: "Respond to the dispute with the processor before the deadline.",
  },
  NOT_SUBMITTED: {
    label: "Delivered, lessor not notified",
    tone: "red",
    todo: "The lessor only pays for deliveries it knows about. Check the lease and report the delivery in the lessor's portal.",
  },
  NOTICE_REFUSED: {
    label: "Rejected by the lessor",
    tone: "red",
    todo: "The lessor rejected the notice. Read the reason on the lease and resolve it in the lessor's portal.",
  },
  NOT_FUNDED: {
    label: "Not paid out by the lessor",
    tone: "red",
    todo: "Ask the lessor when it will pay out this lease.",
  },
  FUNDING_DIFFERS: {
    label: "Payout amount differs",
    tone: "orange",
    todo: "Compare the leased amount with the payout and claim the difference.",
  },
  SUPPLIER_CANCELLED: {
    label: "Canceled by the supplier, still paid",
    tone: "red",
    todo: "On the order, reorder the items or cancel them to refund the customer.",
  },
} as const satisfies Readonly<Record<string, { label: string; tone: BadgeTone; todo: string }>>;
export type MoneyCaseKind = keyof typeof MONEY_CASES;
export const MONEY_CASE_KINDS = Object.keys(MONEY_CASES) as readonly MoneyCaseKind[];

/** Cases that staff resolve on the lease screen. */
export const LEASE_MONEY_CASES: readonly MoneyCaseKind[] = [
  "NOT_SUBMITTED",
  "NOTICE_REFUSED",
  "NOT_FUNDED",
  "FUNDING_DIFFERS",
];

/** OPEN: needs attention. DONE: resolved by staff. GONE: the accounts agree again without action. */
export const MONEY_STATE_LABELS = { OPEN: "Open", DONE: "Resolved", GONE: "Resolved automatically" } as const;
export type MoneyCaseState = keyof typeof MONEY_STATE_LABELS;
export const MONEY_CASE_STATES = Object.keys(MONEY_STATE_LABELS) as readonly MoneyCaseState[];

const id = () => yup.string().matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, validation.unexpected);
export const moneyCaseParams = yup.object({ id: id().required(validation.required) });

export const moneyCasesInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  state: yup.string().oneOf(MONEY_CASE_STATES, validation.unexpected).default("OPEN"),
  /** Omitted: all. */
  kind: yup
    .string()
    .typeError(validation.unexpected)
    .oneOf(MONEY_CASE_KINDS, validation.unexpected)
    .optional(),
  /** Oldest first, or largest first; a leading "-" reverses. */
  sort: yup.string().oneOf(["since", "-since", "amount", "-amount"], validation.unexpected).default("since"),
});
export type MoneyCasesInput = yup.InferType<typeof moneyCasesInput>;

const caseFields = {
  id: yup.string().required(),
  kind: yup.string().oneOf(MONEY_CASE_KINDS).required(),
  state: yup.string().oneOf(MONEY_CASE_STATES).required(),
  /** Cents. */
  amount: yup.number().required(),
  /** ISO 8601. */
  since: yup.string().required(),
  orderId: yup.string().required(),
  /** Displayed order number. */
  orderNumber: yup.string().required(),
  /** A change must send the revision it is based on. */
  revision: yup.number().required(),
};
export const moneyCaseRow = yup.object(caseFields);
export type MoneyCaseRow = yup.InferType<typeof moneyCaseRow>;

export const moneyCasesAnswer = yup.object({
  ...pageOf(moneyCaseRow),
  /** Counts in the requested state; kinds without cases are omitted. */
  counts: countsOf(MONEY_CASE_KINDS),
});

const noteAnswer = yup.object({
  /** ISO 8601. */
  at: yup.string().required(),
  /** User name; null after that user is deleted. */
  by: yup.string().nullable().defined(),
  note: yup.string().required(),
  isDone: yup.boolean().required(),
});

export const moneyCaseAnswer = yup.object({
  case: yup
    .object({
      ...caseFields,
      /** Time the accounts agreed again; null if they still differ. */
      goneAt: yup.string().nullable().defined(),
      /** Newest first. */
      notes: yup.array(noteAnswer.required()).required(),
    })
    .required(),
});
export type MoneyCase = yup.InferType<typeof moneyCaseAnswer>["case"];

/** Number of open cases. */
export const moneyCountAnswer = yup.object({ open: yup.number().required() });

export const moneyNoteInput = yup.object({
  note: text(LIMITS.lists.reasonLength, orders.reasonTooLong).required(orders.note),
  /** Resolves the case, which leaves the open list. */
  isDone: yup.boolean().typeError(validation.unexpected).default(false),
  revision: yup
    .number()
    .typeError(validation.unexpected)
    .integer(validation.unexpected)
    .required(validation.required),
});
export type MoneyNoteInput = yup.InferType<typeof moneyNoteInput>;

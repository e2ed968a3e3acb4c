/** Bulk changes of orders by staff (ORDER-25). */
import * as yup from "yup";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { text, UUID_PATTERN } from "../fields/fields";
import { changeKey } from "./changes";
import { orderFilterInput } from "./list";
import { ORDER_STATUS_ROWS, type OrderStatus } from "./statuses";
import type { Permission } from "../staff/roles";

interface BulkAction {
  readonly label: string;
  readonly permission: Permission;
  /** The new status; null leaves the status unchanged. */
  readonly to: OrderStatus | null;
  /** A text staff must or may enter; null for none. */
  readonly text: { readonly label: string; readonly required: string; readonly length: number } | null;
}

const { noteLength } = LIMITS.orders;
const { chosenAtOnce, reasonLength } = LIMITS.lists;
const { orders, validation } = MESSAGES;

export const BULK_ACTIONS = {
  FULFIL: {
    label: ORDER_STATUS_ROWS.PENDING_FULFILMENT.move.label,
    // Some of the orders may be on hold by the fraud check.
    permission: "orders.release",
    to: "PENDING_FULFILMENT",
    text: { label: "Reason", required: orders.reason, length: reasonLength },
  },
  CONFIRM: {
    label: ORDER_STATUS_ROWS.CONFIRMED_BY_SUPPLIER.move.label,
    permission: "orders.update",
    to: "CONFIRMED_BY_SUPPLIER",
    text: null,
  },
  CANCEL: {
    label: "Cancel",
    permission: "orders.cancel",
    to: "CANCELLED",
    text: { label: "Reason", required: orders.reason, length: reasonLength },
  },
  NOTE: {
    label: "Add a note",
    permission: "orders.note",
    to: null,
    text: { label: "Note", required: orders.note, length: noteLength },
  },
} as const satisfies Readonly<Record<string, BulkAction>>;
export type OrderBulkAction = keyof typeof BULK_ACTIONS;
export const ORDER_BULK_ACTIONS = Object.keys(BULK_ACTIONS) as readonly OrderBulkAction[];

/** @param action determines which text is required */
export function bulkInput(action: OrderBulkAction) {
  const needed = BULK_ACTIONS[action].text;
  return yup.object({
    /** Null for all orders that match the filter. */
    orderIds: yup
      .array(
        yup.string().typeError(validation.unexpected).matches(UUID_PATTERN, validation.unexpected).required(),
      )
      .typeError(validation.unexpected)
      .min(1, orders.noneChosen)
      .max(chosenAtOnce, orders.tooManyAtOnce(chosenAtOnce))
      .nullable()
      .default(null),
    filter: orderFilterInput,
    /** Number of orders displayed to staff before they confirmed. */
    expectedCount: yup.number().integer(validation.unexpected).min(1, orders.noneChosen).required(),
    text: needed
      ? text(needed.length, validation.tooLong).required(needed.required)
      : yup.string().strip().nullable(),
    idempotencyKey: changeKey,
    code: yup.string().nullable().default(null),
  });
}

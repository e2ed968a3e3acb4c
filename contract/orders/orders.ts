/** Orders and their items: lists derived from the status rows, and event types (ORDER-1 to ORDER-4). */
import type { ItemChange } from "./item-changes";
import {
  ITEM_STATUS_ROWS,
  ITEM_STATUSES,
  type BadgeLook,
  type BadgeTone,
  type ItemStatus,
} from "./item-statuses";
import {
  DELIVERY_LABELS,
  ORDER_STATUS_ROWS,
  ORDER_STATUSES,
  statusesWhere,
  type DeliveryType,
  type OrderStatus,
} from "./statuses";
import { ORDER_COUNTER_NAMES, type OrderCounter } from "./tabs";
import { cellsOf } from "../fields/status-rows";

export { ITEM_STATUSES, ORDER_STATUSES, DELIVERY_LABELS };
export type { BadgeTone, DeliveryType, ItemStatus, OrderCounter, OrderStatus };

/** Valid status transitions (ORDER-1). The server enforces them; screens offer no others. */
export const ORDER_TRANSITIONS = cellsOf(ORDER_STATUS_ROWS, ({ to }) => to);
export const ITEM_TRANSITIONS = cellsOf(ITEM_STATUS_ROWS, ({ to }) => to);

/** Badge style of a status. Statuses common to orders and items look the same. */
export const STATUS_LOOKS: Readonly<Record<OrderStatus | ItemStatus, BadgeLook>> = {
  ...cellsOf(ITEM_STATUS_ROWS, ({ look }) => look),
  ...cellsOf(ORDER_STATUS_ROWS, ({ look }) => look),
};

/** Transitions only the system makes, after a report from a gateway, a lessor or the fraud check. */
export const SYSTEM_TRANSITIONS = statusesWhere(({ move }) => move.by === "system");

/** Statuses with nothing left to deliver or pay: the order needs neither name nor address. */
export const SETTLED_STATUSES = statusesWhere(({ end }) => end.isSettled);

/** Statuses that allow a first or repeated payment. */
export const PAYABLE_STATUSES = statusesWhere(({ money }) => money.state === "due");

/** Money of these orders pays for nothing: they are unpaid, or were canceled. */
export const UNSUPPLIED_STATUSES = statusesWhere(
  ({ money, goods }) => money.state === "due" || (money.state === "over" && goods.stock === "give back"),
);

/** Paid orders whose items suppliers deliver. */
export const SUPPLIED_STATUSES = statusesWhere(
  ({ goods, money }) => goods.ordering !== "none" || money.state === "taken",
);

/** A correction that costs more is checked for fraud (FRAUD-3). */
export const RECHECKED_STATUSES = statusesWhere(({ money }) => money.fraudCheck === "after a correction");

/** Statuses in which the customer does not receive or keep the items; staff must give a reason. */
export const UNDONE_STATUSES = statusesWhere(({ end }) => end.isUndone);

export function mayFollow<Status extends string>(
  table: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): boolean {
  return table[from].includes(to);
}

/** The seventeen kinds of entries in an order's history (ORDER-2), with labels. */
export const EVENT_LABELS = {
  CREATED: "Created",
  ITEM_ADDED: "Item added",
  ITEM_UPDATED: "Item updated",
  ITEM_DELETED: "Item deleted",
  BILLING_ADDRESS_UPDATED: "Billing address updated",
  SHIPPING_ADDRESS_UPDATED: "Shipping address updated",
  CANCELLED: "Canceled",
  STATUS_CHANGED: "Status changed",
  LEASE_DETAILS_UPDATED: "Lease details updated",
  FRAUD_CHECK_UPDATED: "Fraud check updated",
  SUBMITTED: "Submitted",
  CUSTOM_NOTES: "Note",
  PHONE_CALL: "Phone call",
  EMAIL_CONVERSATION: "Email",
  PAYMENT_DETAILS_UPDATED: "Payment details updated",
  REMINDER_EMAIL_UPDATED: "Reminder email updated",
  SHIPMENT_DETAILS_UPDATED: "Shipment details updated",
} as const;
export type OrderEventType = keyof typeof EVENT_LABELS;
export const ORDER_EVENT_TYPES = Object.keys(EVENT_LABELS) as readonly OrderEventType[];

/** Kinds of history entries that staff write (ORDER-9). */
export const NOTE_TYPES = [
  "CUSTOM_NOTES",
  "PHONE_CALL",
  "EMAIL_CONVERSATION",
] as const satisfies OrderEventType[];
export type NoteType = (typeof NOTE_TYPES)[number];

export const DELIVERY_TYPES = Object.keys(DELIVERY_LABELS) as readonly DeliveryType[];

export const ORDER_CREATION_MODES = ["CREATE_FRESH_ORDER", "CREATE_ORDER_FOR_CART"] as const;

/** Counters of the order history, with the statuses each one counts (ORDER-4). */
export const ORDER_COUNTERS = Object.fromEntries(
  ORDER_COUNTER_NAMES.map((name) => [name, statusesWhere(({ lists }) => lists.counters.includes(name))]),
) as Readonly<Record<OrderCounter, readonly OrderStatus[]>>;

/** Counts orders per counter of the order history. */
export function countOrders(
  byStatus: Readonly<Partial<Record<OrderStatus, number>>>,
): Record<OrderCounter, number> {
  const counters = Object.entries(ORDER_COUNTERS) as [OrderCounter, readonly OrderStatus[]][];
  return Object.fromEntries(
    counters.map(([name, statuses]) => [
      name,
      statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0),
    ]),
  ) as Record<OrderCounter, number>;
}

/** Items of an order that currently allow a change. */
export function changeableItems<Item extends { readonly status: ItemStatus }>(
  order: { readonly status: OrderStatus },
  items: readonly Item[],
  change: ItemChange,
): readonly Item[] {
  if (!ORDER_STATUS_ROWS[order.status].items.changes.includes(change)) return [];
  return items.filter(({ status }) => ITEM_STATUS_ROWS[status].changes.includes(change));
}

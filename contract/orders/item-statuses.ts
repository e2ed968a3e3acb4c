/** All facts about an order item by status, one row each (ORDER-1, ORDER-5, ORDER-17). */
import type { ItemChange } from "./item-changes";

export type BadgeTone = "red" | "orange" | "green";

export interface BadgeLook {
  readonly tone: BadgeTone;
  readonly label: string;
}

/** The wire keeps these names, including misspellings (CALL-10). */
export const ITEM_STATUSES = [
  "SHIPPED",
  "DELIVERED",
  "CANCELLED_BY_SUPPLIER",
  "PENDING",
  "PENDING_SHIPMENT",
  "CANCELLED",
  "RETURNED",
  "PENDING_PICKUP",
  "READY_TO_PICKUP",
  "PAYMENT_FAILED",
  "PICKUPED",
  "LOAN_IN_PROCESS",
] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** untouched: not shipped yet. ready: waiting at the counter. cancelled: canceled by any party. */
export type ItemStage =
  "unpaid" | "leasing" | "untouched" | "ready" | "shipped" | "received" | "returned" | "cancelled";

interface ItemStatusRow {
  /** Valid next statuses. */
  readonly to: readonly ItemStatus[];
  readonly look: BadgeLook;
  readonly stage: ItemStage;
  /** Changes that staff and suppliers may record, if the order's row also allows them. */
  readonly changes: readonly ItemChange[];
}

/** A missing row is a compile error. */
export const ITEM_STATUS_ROWS: Readonly<Record<ItemStatus, ItemStatusRow>> = {
  SHIPPED: {
    to: ["DELIVERED", "RETURNED"],
    look: { tone: "green", label: "Shipped" },
    stage: "shipped",
    changes: ["DELIVERED", "RETURNED"],
  },
  DELIVERED: {
    to: ["RETURNED"],
    look: { tone: "green", label: "Delivered" },
    stage: "received",
    changes: ["RETURNED"],
  },
  CANCELLED_BY_SUPPLIER: {
    // Another source may fulfill the item with the rest of the order.
    to: ["PENDING_SHIPMENT", "PENDING_PICKUP", "CANCELLED"],
    look: { tone: "red", label: "Canceled by supplier" },
    stage: "cancelled",
    changes: ["CANCELLED"],
  },
  PENDING: {
    to: [
      "PENDING_SHIPMENT",
      "PENDING_PICKUP",
      "PAYMENT_FAILED",
      "LOAN_IN_PROCESS",
      "CANCELLED",
      "CANCELLED_BY_SUPPLIER",
    ],
    look: { tone: "orange", label: "Pending" },
    stage: "untouched",
    changes: ["CANCELLED"],
  },
  PENDING_SHIPMENT: {
    // A returned order is returned in full, even if intermediate steps were not recorded.
    to: ["SHIPPED", "RETURNED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "orange", label: "Awaiting shipment" },
    stage: "untouched",
    changes: ["SHIPPED", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  },
  CANCELLED: {
    to: [],
    look: { tone: "red", label: "Canceled" },
    stage: "cancelled",
    changes: [],
  },
  RETURNED: {
    to: [],
    look: { tone: "green", label: "Returned" },
    stage: "returned",
    changes: [],
  },
  PENDING_PICKUP: {
    to: ["READY_TO_PICKUP", "RETURNED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "orange", label: "Awaiting pickup" },
    stage: "untouched",
    changes: ["READY_TO_PICKUP", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  },
  READY_TO_PICKUP: {
    to: ["PICKUPED", "RETURNED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "green", label: "Ready for pickup" },
    stage: "ready",
    changes: ["PICKUPED", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  },
  PAYMENT_FAILED: {
    to: ["PENDING", "LOAN_IN_PROCESS", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "red", label: "Payment failed" },
    stage: "unpaid",
    changes: [],
  },
  PICKUPED: {
    to: ["RETURNED"],
    look: { tone: "green", label: "Picked up" },
    stage: "received",
    changes: ["RETURNED"],
  },
  LOAN_IN_PROCESS: {
    to: ["PENDING", "PAYMENT_FAILED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "orange", label: "Lease in process" },
    stage: "leasing",
    changes: [],
  },
};

/** True if an item is at one of the given stages. */
export function isAtStage(status: ItemStatus, ...stages: readonly ItemStage[]): boolean {
  return stages.includes(ITEM_STATUS_ROWS[status].stage);
}

/** True if an item has not been shipped. */
export const isUntouched = (status: ItemStatus): boolean => isAtStage(status, "untouched");

/** Still to be delivered, or delivered. */
export const isLive = (status: ItemStatus): boolean => !isAtStage(status, "cancelled");

/** True if the customer will not receive the item, or returned it. */
export const isRemoved = (status: ItemStatus): boolean => isAtStage(status, "cancelled", "returned");

export const UNTOUCHED_ITEMS = ITEM_STATUSES.filter(isUntouched);
export const REMOVED_ITEMS = ITEM_STATUSES.filter(isRemoved);
export const RECEIVED_ITEMS = ITEM_STATUSES.filter((status) => isAtStage(status, "received"));

/** Everything that is true of an item of an order by its status, one row each (ORDER-1, ORDER-5, ORDER-17). */
import type { ItemChange } from "./item-changes";

export type BadgeTone = "red" | "orange" | "green";

export interface BadgeLook {
  readonly tone: BadgeTone;
  readonly label: string;
}

/** The wire keeps these names, misspellings included (CALL-10). */
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

/** untouched: nothing of it is on its way yet. ready: waits at the counter. cancelled: by whomever. */
type ItemStage =
  "unpaid" | "leasing" | "untouched" | "ready" | "shipped" | "received" | "returned" | "cancelled";

interface ItemStatusRow {
  /** Statuses that may follow. */
  readonly to: readonly ItemStatus[];
  readonly look: BadgeLook;
  readonly stage: ItemStage;
  /** What staff and suppliers may note of it, where the order's row allows it too. */
  readonly changes: readonly ItemChange[];
}

/** An omitted cell does not compile. */
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
    // Another source may take it on with the order.
    to: ["PENDING_SHIPMENT", "PENDING_PICKUP", "CANCELLED"],
    look: { tone: "red", label: "Cancelled by supplier" },
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
    // An order that came back has come back whole, whether or not each step of its way was noted.
    to: ["SHIPPED", "RETURNED", "CANCELLED", "CANCELLED_BY_SUPPLIER"],
    look: { tone: "orange", label: "Awaiting shipment" },
    stage: "untouched",
    changes: ["SHIPPED", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  },
  CANCELLED: {
    to: [],
    look: { tone: "red", label: "Cancelled" },
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

/** Whether an item stands at one of these stages. */
export function isAtStage(status: ItemStatus, ...stages: readonly ItemStage[]): boolean {
  return stages.includes(ITEM_STATUS_ROWS[status].stage);
}

/** Whether nothing of an item is on its way yet. */
export const isUntouched = (status: ItemStatus): boolean => isAtStage(status, "untouched");

/** Still to be delivered, or delivered. */
export const isLive = (status: ItemStatus): boolean => !isAtStage(status, "cancelled");

/** Whether the customer does not get the item, or did not keep it. */
export const isGone = (status: ItemStatus): boolean => isAtStage(status, "cancelled", "returned");

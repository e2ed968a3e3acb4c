/**
 * Groups of order lists: tabs for staff, counters for customers. Each status row names its groups
 * (statuses.ts).
 */

/** States that are also a tab of the staff list share its label. */
export const IN_REVIEW = "In review";
export const BEING_PREPARED = "Being prepared";

/** Tabs of the staff list: who acts next (ORDER-21). */
export const ORDER_TAB_LABELS = {
  unpaid: "Unpaid",
  lease: "Lease",
  review: IN_REVIEW,
  fulfil: BEING_PREPARED,
  confirmed: "Confirmed",
  completed: "Completed",
  ended: "Canceled and returned",
} as const;
export type OrderTab = keyof typeof ORDER_TAB_LABELS;

/** Counters of the order history (ORDER-4). */
export const ORDER_COUNTER_NAMES = [
  "pending",
  "processing",
  "cancelled",
  "awaitingSignature",
  "awaitingPayment",
  "awaitingShipment",
  "shipped",
  "awaitingDelivery",
  "received",
  "failedPayment",
  "paymentFailed",
  "confirmed",
  "awaitingConfirmation",
  "returned",
] as const;
export type OrderCounter = (typeof ORDER_COUNTER_NAMES)[number];

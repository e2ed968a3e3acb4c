/** Orders and their items: states, what may follow what, and what is counted (ORDER-1, ORDER-4). */
export const ORDER_STATUSES = [
  "PENDING_PAYMENT",
  "PAYMENT_RECEIVED",
  "PENDING_ESIGNATURE",
  "PENDING_REVIEW",
  "CONFIRMED_BY_SUPPLIER",
  "PENDING_FULFILMENT",
  "COMPLETED",
  "CANCELLED",
  "RETURNED",
  "CANCELLED_BY_SUPPLIER",
  "PAYMENT_FAILED",
  "LOAN_IN_PROCESS",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Which status may follow which (ORDER-1). The server enforces it, screens offer nothing else. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING_PAYMENT: ["PAYMENT_RECEIVED", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "CANCELLED"],
  PAYMENT_FAILED: ["PENDING_PAYMENT", "CANCELLED"],
  LOAN_IN_PROCESS: ["PENDING_ESIGNATURE", "PENDING_PAYMENT", "CANCELLED"],
  PENDING_ESIGNATURE: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
  PAYMENT_RECEIVED: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
  PENDING_REVIEW: ["PENDING_FULFILMENT", "CANCELLED"],
  PENDING_FULFILMENT: ["CONFIRMED_BY_SUPPLIER", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  CONFIRMED_BY_SUPPLIER: ["COMPLETED", "CANCELLED_BY_SUPPLIER", "RETURNED"],
  COMPLETED: ["RETURNED"],
  CANCELLED_BY_SUPPLIER: ["PENDING_FULFILMENT", "CANCELLED"],
  CANCELLED: [],
  RETURNED: [],
};

/** Moves only the system makes, on word from a gateway, a lessor or the fraud check. */
export const SYSTEM_TRANSITIONS: readonly OrderStatus[] = [
  "PENDING_PAYMENT",
  "PAYMENT_RECEIVED",
  "PAYMENT_FAILED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
];

/** From here a customer may still cancel; money that was paid goes back. */
export const CUSTOMER_CANCELLABLE: readonly OrderStatus[] = [
  "PENDING_PAYMENT",
  "PAYMENT_FAILED",
  "PAYMENT_RECEIVED",
  "PENDING_REVIEW",
  "PENDING_FULFILMENT",
];

/** Nothing more is to be delivered or paid: the order needs neither name nor address. */
export const SETTLED_STATUSES: readonly OrderStatus[] = [
  "COMPLETED",
  "RETURNED",
  "CANCELLED",
  "PAYMENT_FAILED",
];

/** It can still be paid, or paid again. */
export const PAYABLE_STATUSES: readonly OrderStatus[] = ["PENDING_PAYMENT", "PAYMENT_FAILED"];

/** The customer does not get what was ordered, or does not keep it: staff who bring it about say why. */
export const UNDONE_STATUSES: readonly OrderStatus[] = ["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"];

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

const CANCELS: readonly ItemStatus[] = ["CANCELLED", "CANCELLED_BY_SUPPLIER"];

export const ITEM_TRANSITIONS: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  LOAN_IN_PROCESS: ["PENDING", "PAYMENT_FAILED", ...CANCELS],
  PAYMENT_FAILED: ["PENDING", "LOAN_IN_PROCESS", ...CANCELS],
  PENDING: ["PENDING_SHIPMENT", "PENDING_PICKUP", "PAYMENT_FAILED", "LOAN_IN_PROCESS", ...CANCELS],
  PENDING_SHIPMENT: ["SHIPPED", ...CANCELS],
  SHIPPED: ["DELIVERED"],
  DELIVERED: ["RETURNED"],
  PENDING_PICKUP: ["READY_TO_PICKUP", ...CANCELS],
  READY_TO_PICKUP: ["PICKUPED", ...CANCELS],
  PICKUPED: ["RETURNED"],
  // The supplier gave up on it; another source may take it on with the order.
  CANCELLED_BY_SUPPLIER: ["PENDING_SHIPMENT", "PENDING_PICKUP", "CANCELLED"],
  CANCELLED: [],
  RETURNED: [],
};

export function mayFollow<Status extends string>(
  table: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): boolean {
  return table[from].includes(to);
}

/** The seventeen kinds of entries in an order's history (ORDER-2). */
export const ORDER_EVENT_TYPES = [
  "CREATED",
  "ITEM_ADDED",
  "ITEM_UPDATED",
  "ITEM_DELETED",
  "BILLING_ADDRESS_UPDATED",
  "SHIPPING_ADDRESS_UPDATED",
  "CANCELLED",
  "STATUS_CHANGED",
  "LEASE_DETAILS_UPDATED",
  "FRAUD_CHECK_UPDATED",
  "SUBMITTED",
  "CUSTOM_NOTES",
  "PHONE_CALL",
  "EMAIL_CONVERSATION",
  "PAYMENT_DETAILS_UPDATED",
  "REMINDER_EMAIL_UPDATED",
  "SHIPMENT_DETAILS_UPDATED",
] as const;
export type OrderEventType = (typeof ORDER_EVENT_TYPES)[number];

/** Kinds of entries staff write into a history themselves (ORDER-9). */
export const NOTE_TYPES = ["CUSTOM_NOTES", "PHONE_CALL", "EMAIL_CONVERSATION"] as const;
export type NoteType = (typeof NOTE_TYPES)[number];

/** What a person reads for an entry of the history. */
export const EVENT_LABELS: Readonly<Record<OrderEventType, string>> = {
  CREATED: "Created",
  ITEM_ADDED: "Item added",
  ITEM_UPDATED: "Item updated",
  ITEM_DELETED: "Item deleted",
  BILLING_ADDRESS_UPDATED: "Billing address updated",
  SHIPPING_ADDRESS_UPDATED: "Shipping address updated",
  CANCELLED: "Cancelled",
  STATUS_CHANGED: "Status changed",
  LEASE_DETAILS_UPDATED: "Lease details updated",
  FRAUD_CHECK_UPDATED: "Fraud check updated",
  SUBMITTED: "Submitted",
  CUSTOM_NOTES: "Note",
  PHONE_CALL: "Phone call",
  EMAIL_CONVERSATION: "E-mail",
  PAYMENT_DETAILS_UPDATED: "Payment details updated",
  REMINDER_EMAIL_UPDATED: "Reminder e-mail updated",
  SHIPMENT_DETAILS_UPDATED: "Shipment details updated",
};

export type BadgeTone = "red" | "orange" | "green";

/** The colour of a status badge; a badge always carries its word too (ORDER-5). */
export const BADGE_TONES: Readonly<Record<OrderStatus | ItemStatus, BadgeTone>> = {
  PENDING_PAYMENT: "orange",
  PAYMENT_RECEIVED: "green",
  PENDING_ESIGNATURE: "orange",
  PENDING_REVIEW: "orange",
  CONFIRMED_BY_SUPPLIER: "green",
  PENDING_FULFILMENT: "green",
  COMPLETED: "green",
  CANCELLED: "red",
  RETURNED: "green",
  CANCELLED_BY_SUPPLIER: "red",
  PAYMENT_FAILED: "red",
  LOAN_IN_PROCESS: "orange",
  SHIPPED: "green",
  DELIVERED: "green",
  PENDING: "orange",
  PENDING_SHIPMENT: "orange",
  PENDING_PICKUP: "orange",
  READY_TO_PICKUP: "green",
  PICKUPED: "green",
};

/** What a person reads for a status; the wire keeps its names, misspellings included (CALL-10). */
export const STATUS_LABELS: Readonly<Record<OrderStatus | ItemStatus, string>> = {
  PENDING_PAYMENT: "Awaiting payment",
  PAYMENT_RECEIVED: "Payment received",
  PENDING_ESIGNATURE: "Awaiting signature",
  PENDING_REVIEW: "In review",
  CONFIRMED_BY_SUPPLIER: "Confirmed",
  PENDING_FULFILMENT: "Being prepared",
  COMPLETED: "Completed",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
  CANCELLED_BY_SUPPLIER: "Cancelled by supplier",
  PAYMENT_FAILED: "Payment failed",
  LOAN_IN_PROCESS: "Lease in process",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  PENDING: "Pending",
  PENDING_SHIPMENT: "Awaiting shipment",
  PENDING_PICKUP: "Awaiting pickup",
  READY_TO_PICKUP: "Ready for pickup",
  PICKUPED: "Picked up",
};

export const DELIVERY_TYPES = ["DELIVERY_SHIPPING", "DELIVERY_PICKUP"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
export const DELIVERY_LABELS: Readonly<Record<DeliveryType, string>> = {
  DELIVERY_SHIPPING: "Ship To Home",
  DELIVERY_PICKUP: "Pickup",
};

export const ORDER_CREATION_MODES = ["CREATE_FRESH_ORDER", "CREATE_ORDER_FOR_CART"] as const;
export type OrderCreationMode = (typeof ORDER_CREATION_MODES)[number];

/** The counters of the order history and the statuses each one counts (ORDER-4). */
export const ORDER_COUNTERS = {
  pending: ["PENDING_PAYMENT", "PENDING_ESIGNATURE", "PENDING_REVIEW"],
  processing: ["PAYMENT_RECEIVED", "PENDING_REVIEW", "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"],
  cancelled: ["CANCELLED", "CANCELLED_BY_SUPPLIER"],
  awaitingSignature: ["PENDING_ESIGNATURE"],
  awaitingPayment: ["PENDING_PAYMENT", "LOAN_IN_PROCESS", "PENDING_ESIGNATURE"],
  // Counted twice on purpose: COMPLETED means handed to the carrier (ORDER-3).
  awaitingShipment: ["COMPLETED"],
  shipped: ["COMPLETED"],
  awaitingDelivery: ["CONFIRMED_BY_SUPPLIER"],
  received: ["PAYMENT_RECEIVED"],
  failedPayment: ["PAYMENT_FAILED"],
  paymentFailed: ["PAYMENT_FAILED"],
  confirmed: ["CONFIRMED_BY_SUPPLIER"],
  awaitingConfirmation: ["PENDING_REVIEW", "PENDING_FULFILMENT"],
  returned: ["RETURNED"],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type OrderCounter = keyof typeof ORDER_COUNTERS;

/** Counts orders by status into the counters of the order history. */
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

/** Orders and their items: states, what may follow what, and what is counted (ORDER-1, ORDER-4). */
const ORDER_MOVES = {
  PENDING_PAYMENT: ["PAYMENT_RECEIVED", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "CANCELLED"],
  PAYMENT_RECEIVED: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
  PENDING_ESIGNATURE: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
  PENDING_REVIEW: ["PENDING_FULFILMENT", "CANCELLED"],
  CONFIRMED_BY_SUPPLIER: ["COMPLETED", "CANCELLED_BY_SUPPLIER", "RETURNED"],
  PENDING_FULFILMENT: ["CONFIRMED_BY_SUPPLIER", "CANCELLED_BY_SUPPLIER", "CANCELLED"],
  COMPLETED: ["RETURNED"],
  CANCELLED: [],
  RETURNED: [],
  CANCELLED_BY_SUPPLIER: ["PENDING_FULFILMENT", "CANCELLED"],
  PAYMENT_FAILED: ["PENDING_PAYMENT", "CANCELLED"],
  LOAN_IN_PROCESS: ["PENDING_ESIGNATURE", "PENDING_PAYMENT", "CANCELLED"],
} as const;
export type OrderStatus = keyof typeof ORDER_MOVES;

/** Which status may follow which (ORDER-1). The server enforces it, screens offer nothing else. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = ORDER_MOVES;
/** In the order they are listed for staff. */
export const ORDER_STATUSES = Object.keys(ORDER_MOVES) as readonly OrderStatus[];

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
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
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

const CANCELS = ["CANCELLED", "CANCELLED_BY_SUPPLIER"] as const;

const ITEM_MOVES = {
  SHIPPED: ["DELIVERED", "RETURNED"],
  DELIVERED: ["RETURNED"],
  // The supplier gave up on it; another source may take it on with the order.
  CANCELLED_BY_SUPPLIER: ["PENDING_SHIPMENT", "PENDING_PICKUP", "CANCELLED"],
  PENDING: ["PENDING_SHIPMENT", "PENDING_PICKUP", "PAYMENT_FAILED", "LOAN_IN_PROCESS", ...CANCELS],
  // An order that came back has come back whole, whether or not each step of its way was noted.
  PENDING_SHIPMENT: ["SHIPPED", "RETURNED", ...CANCELS],
  CANCELLED: [],
  RETURNED: [],
  PENDING_PICKUP: ["READY_TO_PICKUP", "RETURNED", ...CANCELS],
  READY_TO_PICKUP: ["PICKUPED", "RETURNED", ...CANCELS],
  PAYMENT_FAILED: ["PENDING", "LOAN_IN_PROCESS", ...CANCELS],
  PICKUPED: ["RETURNED"],
  LOAN_IN_PROCESS: ["PENDING", "PAYMENT_FAILED", ...CANCELS],
} as const;
export type ItemStatus = keyof typeof ITEM_MOVES;
export const ITEM_TRANSITIONS: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = ITEM_MOVES;
export const ITEM_STATUSES = Object.keys(ITEM_MOVES) as readonly ItemStatus[];

export function mayFollow<Status extends string>(
  table: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): boolean {
  return table[from].includes(to);
}

/** The seventeen kinds of entries in an order's history (ORDER-2), with what a person reads for each. */
export const EVENT_LABELS = {
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
} as const;
export type OrderEventType = keyof typeof EVENT_LABELS;
export const ORDER_EVENT_TYPES = Object.keys(EVENT_LABELS) as readonly OrderEventType[];

/** Kinds of entries staff write into a history themselves (ORDER-9). */
export const NOTE_TYPES = [
  "CUSTOM_NOTES",
  "PHONE_CALL",
  "EMAIL_CONVERSATION",
] as const satisfies OrderEventType[];
export type NoteType = (typeof NOTE_TYPES)[number];

export type BadgeTone = "red" | "orange" | "green";

/**
 * How a status is shown: the colour of its badge, which always carries the word too (ORDER-5), and what a person reads. The
 * wire keeps its names, misspellings included (CALL-10).
 */
export const STATUS_LOOKS: Readonly<
  Record<OrderStatus | ItemStatus, { readonly tone: BadgeTone; readonly label: string }>
> = {
  PENDING_PAYMENT: { tone: "orange", label: "Awaiting payment" },
  PAYMENT_RECEIVED: { tone: "green", label: "Payment received" },
  PENDING_ESIGNATURE: { tone: "orange", label: "Awaiting signature" },
  PENDING_REVIEW: { tone: "orange", label: "In review" },
  CONFIRMED_BY_SUPPLIER: { tone: "green", label: "Confirmed" },
  PENDING_FULFILMENT: { tone: "green", label: "Being prepared" },
  COMPLETED: { tone: "green", label: "Completed" },
  CANCELLED: { tone: "red", label: "Cancelled" },
  RETURNED: { tone: "green", label: "Returned" },
  CANCELLED_BY_SUPPLIER: { tone: "red", label: "Cancelled by supplier" },
  PAYMENT_FAILED: { tone: "red", label: "Payment failed" },
  LOAN_IN_PROCESS: { tone: "orange", label: "Lease in process" },
  SHIPPED: { tone: "green", label: "Shipped" },
  DELIVERED: { tone: "green", label: "Delivered" },
  PENDING: { tone: "orange", label: "Pending" },
  PENDING_SHIPMENT: { tone: "orange", label: "Awaiting shipment" },
  PENDING_PICKUP: { tone: "orange", label: "Awaiting pickup" },
  READY_TO_PICKUP: { tone: "green", label: "Ready for pickup" },
  PICKUPED: { tone: "green", label: "Picked up" },
};

export const DELIVERY_LABELS = { DELIVERY_SHIPPING: "Ship To Home", DELIVERY_PICKUP: "Pickup" } as const;
export type DeliveryType = keyof typeof DELIVERY_LABELS;
export const DELIVERY_TYPES = Object.keys(DELIVERY_LABELS) as readonly DeliveryType[];

export const ORDER_CREATION_MODES = ["CREATE_FRESH_ORDER", "CREATE_ORDER_FOR_CART"] as const;

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

/**
 * All facts about an order by status, one row each (ORDER-1, ORDER-4 to ORDER-6, ORDER-11, ORDER-16). A new
 * status needs a row here and a value in the schema; all other lists of statuses are derived.
 */
import type { ItemChange } from "./item-changes";
import { ITEM_STATUS_ROWS, type BadgeLook, type ItemStatus } from "./item-statuses";
import { BEING_PREPARED, IN_REVIEW, type OrderCounter, type OrderTab } from "./tabs";

/** In display order for staff. The wire keeps these names, including misspellings (CALL-10). */
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

export const DELIVERY_LABELS = { DELIVERY_SHIPPING: "Ship To Home", DELIVERY_PICKUP: "Pickup" } as const;
export type DeliveryType = keyof typeof DELIVERY_LABELS;

/** Replaces the row's sentence if staff bought all outstanding items outside the shop. */
export const BOUGHT_BY_HAND_NEXT =
  "It was bought elsewhere, so no supplier reports to the shop. Record here what ships and arrives.";

/** Replaces the row's sentence once every item is ordered at its supplier. */
export const ORDERED_NEXT =
  "The supplier has it and confirms it automatically. Record here what you learn another way.";

/** Label of the move for items that staff bought outside the shop. */
const BOUGHT_ELSEWHERE = "Bought elsewhere";
/** Explains the move in its menu. */
export const BOUGHT_ELSEWHERE_HINT = "You bought the items yourself; the shop stops ordering them.";
/** Warning before staff mark an order as bought elsewhere. */
export const BOUGHT_BY_HAND_MEANS =
  "The shop stops ordering from the supplier and captures the authorized payment. Items that aren't on their way yet can still be ordered there.";

export type StatusMail = "confirmation" | "payment failed" | "cancelled";

interface OrderStatusRow {
  /** Valid next statuses (ORDER-1). */
  readonly to: readonly OrderStatus[];
  /** Badge style; a badge always includes the label (ORDER-5). Statuses shared with items look the same. */
  readonly look: BadgeLook;
  /** Tab of the staff list (ORDER-21), and the counters of the order history. */
  readonly lists: { readonly tab: OrderTab; readonly counters: readonly OrderCounter[] };
  /** Completed steps of the customer's progress bar; items may be further along (ORDER-16). */
  readonly step: number;
  /** Next step, in words for the customer. */
  readonly next: string;
  /** Pending work, in words for staff. */
  readonly staffNext: string;
  readonly move: {
    /** Label of the button that makes the move. */
    readonly label: string;
    /** system: only after a report from a gateway, a lessor or the fraud check. */
    readonly by: "staff" | "system";
    /** Permission for the move: cancellations and returns refund money. */
    readonly permission: "orders.update" | "orders.cancel";
    /** True if the move is allowed while a correction awaits payment (ORDER-43). */
    readonly isOpenToCorrected: boolean;
  };
  readonly items: {
    /**
     * New status of items when the order enters this status, if their rows allow it; null leaves items
     * unchanged.
     */
    readonly become: Readonly<Record<DeliveryType, ItemStatus>> | null;
    /** Item changes that may be recorded (ORDER-17, ORDER-18). */
    readonly changes: readonly ItemChange[];
  };
  /** Parts staff may correct (ORDER-34, ORDER-35). */
  readonly editable: "items and addresses" | "addresses" | "nothing";
  readonly goods: {
    /**
     * Effect on stock when the order enters this status. forget: items a supplier canceled never existed, and
     * returned items are not sold as new.
     */
    readonly stock: "take" | "keep" | "give back" | "forget";
    /** True if items are ordered at suppliers; again: reordered after a supplier gave up. */
    readonly ordering: "wanted" | "again" | "none";
  };
  readonly money: {
    /** due: can be paid, or paid again. leased: paid by a lease. taken: authorized amounts are captured. */
    readonly state: "due" | "leased" | "reserved" | "taken" | "over";
    /**
     * Entering this status triggers payment work: capture authorized amounts, close open payments, lease what
     * is due.
     */
    readonly isWoken: boolean;
    /**
     * decides: the fraud check decides the next status. after a correction: an order that became dearer is checked
     * once more (FRAUD-3).
     */
    readonly fraudCheck: "decides" | "after a correction" | "none";
  };
  readonly customer: {
    /** Canceling refunds payments. */
    readonly mayCancel: boolean;
    /** An outside party acts next: the confirmation page polls. */
    readonly isAwaited: boolean;
    /** Result on the confirmation page if nothing is leased. */
    readonly verdict: "open" | "not paid" | "cancelled" | "placed";
    /** Mail on entering this status. */
    readonly mail: StatusMail | "none";
  };
  readonly end: {
    /** Nothing is left to deliver or pay: the order needs neither name nor address. */
    readonly isSettled: boolean;
    /** The customer does not receive or keep the items; staff must give a reason. */
    readonly isUndone: boolean;
  };
}

const STAFF_MOVE = { by: "staff", permission: "orders.update", isOpenToCorrected: false } as const;
const SYSTEM_MOVE = { by: "system", permission: "orders.update", isOpenToCorrected: false } as const;

const both = (status: ItemStatus) => ({ DELIVERY_SHIPPING: status, DELIVERY_PICKUP: status });

/** A missing row is a compile error. */
export const ORDER_STATUS_ROWS: Readonly<Record<OrderStatus, OrderStatusRow>> = {
  PENDING_PAYMENT: {
    to: ["PAYMENT_RECEIVED", "PAYMENT_FAILED", "LOAN_IN_PROCESS", "CANCELLED"],
    look: { tone: "orange", label: "Awaiting payment" },
    lists: { tab: "unpaid", counters: ["pending", "awaitingPayment"] },
    step: 1,
    next: "We're waiting for your payment. Once it's confirmed, we'll prepare your order.",
    staffNext: "Awaiting the customer's payment. If the customer asks, send the payment link.",
    move: { ...SYSTEM_MOVE, label: "Ask for payment again" },
    items: { become: both("PENDING"), changes: [] },
    editable: "addresses",
    goods: { stock: "take", ordering: "none" },
    money: { state: "due", isWoken: false, fraudCheck: "none" },
    customer: { mayCancel: true, isAwaited: true, verdict: "open", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
  PAYMENT_RECEIVED: {
    to: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
    look: { tone: "green", label: "Payment received" },
    lists: { tab: "review", counters: ["processing", "received"] },
    step: 2,
    next: "We've received your payment. Next, we'll prepare your order.",
    staffNext: "Paid. The fraud check runs next, automatically.",
    move: { ...SYSTEM_MOVE, label: "Mark as paid" },
    items: { become: both("PENDING"), changes: [] },
    editable: "items and addresses",
    goods: { stock: "keep", ordering: "none" },
    money: { state: "reserved", isWoken: false, fraudCheck: "decides" },
    customer: { mayCancel: true, isAwaited: false, verdict: "placed", mail: "confirmation" },
    end: { isSettled: false, isUndone: false },
  },
  PENDING_ESIGNATURE: {
    to: ["PENDING_REVIEW", "PENDING_FULFILMENT", "CANCELLED"],
    look: { tone: "orange", label: "Awaiting signature" },
    lists: { tab: "lease", counters: ["pending", "awaitingSignature", "awaitingPayment"] },
    step: 1,
    next: "Your lease is waiting for your signature.",
    staffNext: "Waiting for the customer to sign the lease.",
    move: { ...SYSTEM_MOVE, label: "Ask for signature" },
    items: { become: both("PENDING"), changes: [] },
    editable: "addresses",
    goods: { stock: "keep", ordering: "none" },
    money: { state: "leased", isWoken: false, fraudCheck: "decides" },
    customer: { mayCancel: true, isAwaited: true, verdict: "placed", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
  PENDING_REVIEW: {
    to: ["PENDING_FULFILMENT", "CANCELLED"],
    look: { tone: "orange", label: IN_REVIEW },
    lists: { tab: "review", counters: ["pending", "processing", "awaitingConfirmation"] },
    step: 2,
    next: "We're reviewing your order before we prepare it. We'll email you.",
    staffNext:
      "Held by the fraud check. Read its reasons, ask the customer if in doubt, then release or cancel it.",
    move: { ...STAFF_MOVE, label: "Put in review", isOpenToCorrected: true },
    items: { become: null, changes: ["CANCELLED"] },
    editable: "items and addresses",
    goods: { stock: "keep", ordering: "none" },
    money: { state: "reserved", isWoken: false, fraudCheck: "after a correction" },
    customer: { mayCancel: true, isAwaited: false, verdict: "placed", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
  CONFIRMED_BY_SUPPLIER: {
    to: ["COMPLETED", "CANCELLED_BY_SUPPLIER", "RETURNED"],
    look: { tone: "green", label: "Confirmed" },
    lists: { tab: "confirmed", counters: ["processing", "awaitingDelivery", "confirmed"] },
    step: 3,
    next: "Your order is confirmed and will be on its way soon.",
    staffNext:
      "The supplier has it and reports shipping and delivery automatically. Record here what you learn another way.",
    move: { ...STAFF_MOVE, label: BOUGHT_ELSEWHERE },
    items: {
      become: null,
      changes: [
        "SHIPPED",
        "READY_TO_PICKUP",
        "PICKUPED",
        "DELIVERED",
        "RETURNED",
        "CANCELLED_BY_SUPPLIER",
        "CANCELLED",
      ],
    },
    editable: "addresses",
    goods: { stock: "keep", ordering: "wanted" },
    money: { state: "taken", isWoken: true, fraudCheck: "none" },
    customer: { mayCancel: false, isAwaited: false, verdict: "placed", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
  PENDING_FULFILMENT: {
    // Only the fraud check sends an order back to review, after a correction that costs more (FRAUD-3).
    to: ["CONFIRMED_BY_SUPPLIER", "CANCELLED_BY_SUPPLIER", "CANCELLED", "PENDING_REVIEW"],
    look: { tone: "green", label: BEING_PREPARED },
    lists: { tab: "fulfil", counters: ["processing", "awaitingConfirmation"] },
    step: 2,
    next: "We're preparing your order.",
    staffNext: "Ready. It's ordered at the supplier automatically, or right away with “Order at supplier”.",
    move: { ...STAFF_MOVE, label: "Release to be prepared", isOpenToCorrected: true },
    items: {
      become: { DELIVERY_SHIPPING: "PENDING_SHIPMENT", DELIVERY_PICKUP: "PENDING_PICKUP" },
      changes: ["CANCELLED_BY_SUPPLIER", "CANCELLED"],
    },
    editable: "items and addresses",
    goods: { stock: "take", ordering: "wanted" },
    money: { state: "reserved", isWoken: false, fraudCheck: "after a correction" },
    customer: { mayCancel: true, isAwaited: false, verdict: "placed", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
  COMPLETED: {
    to: ["RETURNED"],
    look: { tone: "green", label: "Completed" },
    // Counted twice on purpose: the parcel is with the carrier (ORDER-3).
    lists: { tab: "completed", counters: ["awaitingShipment", "shipped"] },
    step: 4,
    next: "Your order has been handed over. Thank you for shopping with us.",
    staffNext: "Handed over. Only deliveries and returns are left to record.",
    move: { ...STAFF_MOVE, label: "Mark as completed" },
    items: { become: null, changes: ["DELIVERED", "RETURNED", "CANCELLED"] },
    editable: "nothing",
    goods: { stock: "keep", ordering: "none" },
    money: { state: "taken", isWoken: false, fraudCheck: "none" },
    customer: { mayCancel: false, isAwaited: false, verdict: "placed", mail: "none" },
    end: { isSettled: true, isUndone: false },
  },
  CANCELLED: {
    to: [],
    look: ITEM_STATUS_ROWS.CANCELLED.look,
    lists: { tab: "ended", counters: ["cancelled"] },
    step: 0,
    next: "This order was canceled. Any payment is refunded the way it was made.",
    staffNext: "Closed. Any payment is refunded.",
    move: { ...STAFF_MOVE, label: "Cancel the order", permission: "orders.cancel", isOpenToCorrected: true },
    items: { become: both("CANCELLED"), changes: [] },
    editable: "nothing",
    goods: { stock: "give back", ordering: "none" },
    money: { state: "over", isWoken: true, fraudCheck: "none" },
    customer: { mayCancel: false, isAwaited: false, verdict: "cancelled", mail: "cancelled" },
    end: { isSettled: true, isUndone: true },
  },
  RETURNED: {
    to: [],
    look: ITEM_STATUS_ROWS.RETURNED.look,
    lists: { tab: "ended", counters: ["returned"] },
    step: 0,
    next: "This order was returned.",
    staffNext: "Closed. It was returned.",
    move: { ...STAFF_MOVE, label: "Mark as returned", permission: "orders.cancel" },
    items: { become: both("RETURNED"), changes: [] },
    editable: "nothing",
    goods: { stock: "forget", ordering: "none" },
    money: { state: "over", isWoken: false, fraudCheck: "none" },
    customer: { mayCancel: false, isAwaited: false, verdict: "placed", mail: "none" },
    end: { isSettled: true, isUndone: true },
  },
  CANCELLED_BY_SUPPLIER: {
    to: ["PENDING_FULFILMENT", "CANCELLED"],
    look: ITEM_STATUS_ROWS.CANCELLED_BY_SUPPLIER.look,
    lists: { tab: "fulfil", counters: ["cancelled"] },
    step: 0,
    next: "Our supplier can't deliver this order. We're looking for another one.",
    staffNext: "The supplier can't deliver it. Release it to order it again, or cancel it.",
    move: { ...STAFF_MOVE, label: "Mark as canceled by supplier" },
    items: { become: both("CANCELLED_BY_SUPPLIER"), changes: [] },
    editable: "nothing",
    goods: { stock: "forget", ordering: "again" },
    money: { state: "reserved", isWoken: false, fraudCheck: "none" },
    customer: { mayCancel: false, isAwaited: false, verdict: "cancelled", mail: "none" },
    end: { isSettled: false, isUndone: true },
  },
  PAYMENT_FAILED: {
    to: ["PENDING_PAYMENT", "CANCELLED"],
    look: ITEM_STATUS_ROWS.PAYMENT_FAILED.look,
    lists: { tab: "unpaid", counters: ["failedPayment", "paymentFailed"] },
    step: 1,
    next: "Your payment didn't go through. You can pay another way.",
    staffNext: "The payment didn't go through. The customer can pay another way.",
    move: { ...SYSTEM_MOVE, label: "Mark payment as failed" },
    items: { become: both("PAYMENT_FAILED"), changes: [] },
    editable: "addresses",
    goods: { stock: "give back", ordering: "none" },
    money: { state: "due", isWoken: false, fraudCheck: "none" },
    customer: { mayCancel: true, isAwaited: false, verdict: "not paid", mail: "payment failed" },
    end: { isSettled: true, isUndone: false },
  },
  LOAN_IN_PROCESS: {
    to: ["PENDING_ESIGNATURE", "PENDING_PAYMENT", "CANCELLED"],
    look: ITEM_STATUS_ROWS.LOAN_IN_PROCESS.look,
    lists: { tab: "lease", counters: ["awaitingPayment"] },
    step: 1,
    next: "Your lease application is being reviewed.",
    staffNext: "Waiting for the lessor's decision.",
    move: { ...SYSTEM_MOVE, label: "Put in lease process" },
    items: { become: both("LOAN_IN_PROCESS"), changes: [] },
    editable: "nothing",
    goods: { stock: "keep", ordering: "none" },
    money: { state: "leased", isWoken: true, fraudCheck: "none" },
    customer: { mayCancel: true, isAwaited: true, verdict: "placed", mail: "none" },
    end: { isSettled: false, isUndone: false },
  },
};

/** Statuses whose row satisfies the predicate, in row order. */
export function statusesWhere(matches: (row: OrderStatusRow) => boolean): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => matches(ORDER_STATUS_ROWS[status]));
}

/** Labels of counters, payments, history and status changes of orders. */
import type { ItemChange } from "#contract/orders/item-changes";
import { leaseLook } from "#contract/leases/statuses";
import {
  STATUS_LOOKS,
  type BadgeTone,
  type ItemStatus,
  type OrderCounter,
  type OrderStatus,
} from "#contract/orders/orders";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";

/**
 * Every counter, in the order customers need them. Two pairs intentionally count the same orders (ORDER-4),
 * so all four have different labels.
 */
export const COUNTER_LABELS: Readonly<Record<OrderCounter, string>> = {
  pending: "Pending",
  processing: "Processing",
  awaitingPayment: STATUS_LOOKS.PENDING_PAYMENT.label,
  awaitingSignature: STATUS_LOOKS.PENDING_ESIGNATURE.label,
  awaitingConfirmation: "Awaiting confirmation",
  received: STATUS_LOOKS.PAYMENT_RECEIVED.label,
  confirmed: STATUS_LOOKS.CONFIRMED_BY_SUPPLIER.label,
  awaitingDelivery: "Awaiting delivery",
  awaitingShipment: "In shipment",
  shipped: "Shipped or delivered",
  paymentFailed: STATUS_LOOKS.PAYMENT_FAILED.label,
  failedPayment: "Payment needed",
  cancelled: STATUS_LOOKS.CANCELLED.label,
  returned: STATUS_LOOKS.RETURNED.label,
};
export const COUNTERS = Object.keys(COUNTER_LABELS) as readonly OrderCounter[];

/**
 * Counters that cover each order once, so that they add up to the list's total. The others exist in the API
 * only (ORDER-4).
 */
export const LIST_COUNTERS = [
  "awaitingPayment",
  "received",
  "awaitingConfirmation",
  "confirmed",
  "shipped",
  "paymentFailed",
  "cancelled",
  "returned",
] as const satisfies readonly OrderCounter[];

/** Label of a status, or the text itself: a history also contains other values. */
export function statusWord(text: string): string {
  return text in STATUS_LOOKS ? STATUS_LOOKS[text as OrderStatus | ItemStatus].label : text;
}

const PAYMENT_STATES: Readonly<Record<string, { readonly label: string; readonly tone: BadgeTone }>> = {
  UNKNOWN: { label: "Being checked", tone: "orange" },
  PENDING: { label: "Pending", tone: "orange" },
  UNDERPAID: { label: "Paid in part", tone: "orange" },
  AUTHORIZED: { label: "Reserved", tone: "green" },
  PAID: { label: "Paid", tone: "green" },
  DISPUTED: { label: "Disputed", tone: "red" },
  PARTLY_REFUNDED: { label: "Partly refunded", tone: "green" },
  REFUNDED: { label: "Refunded", tone: "green" },
  FAILED: { label: "Failed", tone: "red" },
  CANCELLED: { label: "Canceled", tone: "red" },
  EXPIRED: { label: "Expired", tone: "red" },
};

/** @param state of a payment, or of a lease, which is listed among its order's payments */
export function paymentState(state: string): { readonly label: string; readonly tone: BadgeTone } {
  return PAYMENT_STATES[state] ?? leaseLook(state);
}

/** The actor or buyer: a user name, or one of the server's system actors. */
export function actorWord(actor: string): string {
  return actor === "guest" ? "Guest" : actor;
}

/** Button labels of item changes. */
export const ITEM_CHANGE_LABELS: Readonly<Record<ItemChange, string>> = {
  SHIPPED: "Ship items",
  READY_TO_PICKUP: "Mark ready to pick up",
  PICKUPED: "Mark picked up",
  DELIVERED: "Mark delivered",
  RETURNED: "Mark items returned",
  CANCELLED_BY_SUPPLIER: "Mark items canceled by supplier",
  CANCELLED: "Cancel items",
};

/** Steps of a manual refund, for payment providers without refunds. */
export function manualRefundSteps(gatewayType: string, amount: string, email: string): readonly string[] {
  const done = "Record it here as refunded, with the transfer number.";
  const wallet = Object.values(VENDOR_METHODS).find(({ wallet }) => wallet?.vendor === gatewayType)?.wallet;
  if (wallet) {
    return [
      `Ask ${email} by email for the address of their own wallet. Crypto sent back to the address it came from may be lost.`,
      `Send crypto worth ${amount} today to that address from the shop's ${wallet.name} wallet.`,
      done,
    ];
  }
  return [`Open the payment in the payment processor's dashboard and refund ${amount} there.`, done];
}

/** Label of a product's quantity field. */
export function piecesLabel(name: string): string {
  return `Units of ${name}`;
}

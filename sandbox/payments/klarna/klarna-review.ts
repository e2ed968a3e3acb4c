/** Klarna's fraud review of a purchase: ends after a delay, or when a tester ends it. */
import { sendWebhook } from "../send-webhook";
import { type SandboxOptions } from "../sandbox-options";
import { type KlarnaBooks } from "./klarna-books";

const REVIEW_MS = 15_000;

export function reviewLater(orderId: string, books: KlarnaBooks, options: SandboxOptions): void {
  setTimeout(() => {
    const order = books.orders.get(orderId);
    if (order) review(orderId, order.outcome === "pend-accept", books, options);
  }, REVIEW_MS).unref();
}

/** Ends an open review and notifies the shop. */
export function review(
  orderId: string,
  isAccepted: boolean,
  books: KlarnaBooks,
  options: SandboxOptions,
): void {
  const order = books.orders.get(orderId);
  if (order?.fraudStatus !== "PENDING" || order.status !== "AUTHORIZED") return;
  const fraudStatus = isAccepted ? "ACCEPTED" : "REJECTED";
  books.write(
    isAccepted
      ? { ...order, fraudStatus }
      : { ...order, fraudStatus, status: "CANCELLED", remainingCents: 0 },
    order.id,
  );
  const body = { order_id: order.id, event_type: `FRAUD_RISK_${fraudStatus}` };
  callBack(order.purchase.urls.notification, body, options);
}

/** Klarna calls the URLs from the purchase request, without a signature. */
export function callBack(url: string | null, body: object, options: SandboxOptions): void {
  if (!url) return;
  const headers = { "content-type": "application/json" };
  sendWebhook({ url, headers, body: JSON.stringify(body) }, options.switches);
}

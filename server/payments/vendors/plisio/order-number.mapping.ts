/**
 * Plisio takes each order number once. An order that is paid at a second attempt needs a second number, and the same
 * attempt the same one, because that is how Plisio recognises a repeated request.
 */
import { createHash } from "node:crypto";

/** The order's id, a dot, and eight digits of the attempt's key. */
export function orderNumberOf(orderId: string, idempotencyKey: string): string {
  return `${orderId}.${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 8)}`;
}

/** The order an order number belongs to; a number without the suffix is an order's id itself. */
export function orderIdOf(orderNumber: string): string {
  return orderNumber.replace(/\.[0-9a-f]{8}$/, "");
}

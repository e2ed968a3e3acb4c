/**
 * The order number a vendor stores for one payment attempt. Each attempt needs its own number, while a
 * repeated request keeps it; vendors can only be searched by order number.
 */
import { createHash } from "node:crypto";

/** The order's id, a dot, and this many digits of a digest of the attempt's key. */
export function attemptNumber(orderId: string, idempotencyKey: string, digits: number): string {
  return `${orderId}.${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, digits)}`;
}

/** The order of an attempt's number; a number without the suffix is an order id itself. */
export function orderOfAttempt(number: string): string {
  return number.replace(/\.[0-9a-f]+$/, "");
}

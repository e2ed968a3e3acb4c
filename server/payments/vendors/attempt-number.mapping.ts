/**
 * The order number by which a vendor knows one attempt to pay. A further attempt at an order needs another number, a
 * repeated request for the same attempt the same one; and vendors can be searched by order number only.
 */
import { createHash } from "node:crypto";

/** The order's id, a dot, and so many digits of a digest of the attempt's key. */
export function attemptNumber(orderId: string, idempotencyKey: string, digits: number): string {
  return `${orderId}.${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, digits)}`;
}

/** The order an attempt's number belongs to; a number without the suffix is an order's id itself. */
export function orderOfAttempt(number: string): string {
  return number.replace(/\.[0-9a-f]+$/, "");
}

/** Rejects signed webhooks that are too old, which limits replays of recorded ones (LEASE-8). */
import { createHmac } from "node:crypto";
import { isSameSignature } from "../../gateways/signature";
import { WebhookRejected } from "../../gateways/webhook";

const TOLERANCE_MS = 5 * 60_000;

/** @throws WebhookRejected unless the signature is the hexadecimal HMAC-SHA256 of the signed text */
export function requireSignature(signature: string, signed: string | Buffer, secret: string): void {
  const expected = createHmac("sha256", secret).update(signed).digest("hex");
  if (!isSameSignature(signature, expected)) throw new WebhookRejected("The lessor's signature is invalid");
}

/**
 * @param sentAt milliseconds; clocks may differ both ways
 * @throws WebhookRejected
 */
export function requireRecent(sentAt: number, now: number = Date.now()): void {
  // The negation also rejects NaN.
  if (!(Math.abs(now - sentAt) <= TOLERANCE_MS))
    throw new WebhookRejected("The webhook's timestamp is not current");
}

/**
 * Klarna's callbacks carry no signature. So each order has an address of its own: its id and a key only we can
 * compute. Whoever calls it may make us look at Klarna's books, and nothing more.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { WebhookRejected, type RawWebhook, type WebhookEvent } from "../gateway.port";
import { textOf } from "./klarna.client";

const ORDER = "order";
const KEY = "key";

/** @param secret ours; the address is good as long as it does not change */
export function callbackUrl(webhookUrl: string, orderId: string, secret: string): string {
  const url = new URL(webhookUrl);
  url.searchParams.set(ORDER, orderId);
  url.searchParams.set(KEY, keyOf(orderId, secret));
  return url.href;
}

/** @throws WebhookRejected */
export function readKlarnaCallback({ rawBody, query }: RawWebhook, secret: string): WebhookEvent[] {
  const orderId = textOf(query[ORDER]);
  if (!orderId || !isSame(textOf(query[KEY]) ?? "", keyOf(orderId, secret))) {
    throw new WebhookRejected("Klarna's callback has not the order's key");
  }
  const body = parse(rawBody);
  const eventId = createHash("sha256").update(`${orderId}\n`).update(rawBody).digest("hex");
  const transactionId = textOf(body["order_id"]);
  const event = { eventId, orderId, occurredAt: null };
  if (transactionId) return [{ ...event, transactionId, kind: textOf(body["event_type"]) ?? "notification" }];
  const token = textOf(body["authorization_token"]);
  if (token) return [{ ...event, transactionId: null, kind: "authorization", token }];
  throw new WebhookRejected("Klarna's callback names neither an order nor an authorization");
}

function keyOf(orderId: string, secret: string): string {
  return createHmac("sha256", secret).update(`klarna:${orderId}`).digest("hex");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function parse(rawBody: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(rawBody.toString("utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    throw new WebhookRejected("Klarna's callback is no JSON", { cause: error });
  }
  throw new WebhookRejected("Klarna's callback is no object");
}

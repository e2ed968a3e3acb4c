/**
 * Klarna's callbacks are unsigned. Each order therefore has its own callback URL with its id and a key only
 * the shop can compute. A callback only triggers a status query at Klarna.
 */
import { createHash, createHmac } from "node:crypto";
import { parseFields, text } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import { type WebhookEvent } from "../gateway.port";
import { isSameSignature } from "../../../gateways/signature";

const ORDER = "order";
const KEY = "key";

/** @param secrets the shop's, newest first; a URL is valid while its secret is in the list */
export function callbackUrl(webhookUrl: string, orderId: string, [secret = ""]: readonly string[]): string {
  const url = new URL(webhookUrl);
  url.searchParams.set(ORDER, orderId);
  url.searchParams.set(KEY, keyOf(orderId, secret));
  return url.href;
}

/** @throws WebhookRejected */
export function readKlarnaCallback(
  { rawBody, query }: RawWebhook,
  secrets: readonly string[],
): WebhookEvent[] {
  const orderId = text(query[ORDER]);
  const isOurs = (id: string) =>
    secrets.some((secret) => isSameSignature(query[KEY] ?? "", keyOf(id, secret)));
  if (!orderId || !isOurs(orderId)) {
    throw new WebhookRejected("Klarna's callback lacks the order's key");
  }
  const body = parseFields(rawBody.toString("utf8"));
  if (!body) throw new WebhookRejected("Klarna's callback is not a JSON object");
  const eventId = createHash("sha256").update(`${orderId}\n`).update(rawBody).digest("hex");
  const transactionId = text(body["order_id"]);
  const event = { eventId, orderId };
  if (transactionId) return [{ ...event, transactionId, kind: text(body["event_type"]) ?? "notification" }];
  const token = text(body["authorization_token"]);
  if (token) return [{ ...event, transactionId: null, kind: "authorization", token }];
  throw new WebhookRejected("Klarna's callback names neither an order nor an authorization");
}

function keyOf(orderId: string, secret: string): string {
  return createHmac("sha256", secret).update(`klarna:${orderId}`).digest("hex");
}

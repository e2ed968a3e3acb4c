/**
 * Receives the vendors' webhooks so that a test delivers them to the shop at any time, in any order and
 * number.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

export interface HeldWebhook {
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookInbox {
  readonly port: number;
  /** All unread webhooks, oldest first; waits for that many. */
  take(atLeast: number): Promise<HeldWebhook[]>;
  stop(): Promise<void>;
}

export async function openWebhookInbox(): Promise<WebhookInbox> {
  let held: HeldWebhook[] = [];
  let arrived: () => void = () => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      held.push({ path: request.url ?? "", headers, body: Buffer.concat(parts).toString("utf8") });
      response.end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async take(atLeast) {
      while (held.length < atLeast) await new Promise<void>((resolve) => (arrived = resolve));
      const unread = held;
      held = [];
      return unread;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Delivers a webhook to the shop. @returns the response status */
export async function deliver(app: FastifyInstance, webhook: HeldWebhook): Promise<number> {
  const { "content-type": type, "x-cc-webhook-signature": signature } = webhook.headers;
  const answer = await app.inject({
    method: "POST",
    url: webhook.path,
    headers: { "content-type": type, ...(signature && { "x-cc-webhook-signature": signature }) },
    payload: webhook.body,
  });
  return answer.statusCode;
}

/** Routes that outside services post to: they get the raw bytes, because signatures cover them. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { WebhookRejected, type RawWebhook } from "../../gateways/webhook";

/**
 * Options of such a route. Addresses of vendors that do not sign hold a secret, so requests to them are not logged; and
 * vendors may send more requests than a guest may.
 */
export const WEBHOOK_ROUTE = {
  logLevel: "warn",
  schema: { hide: true },
  config: { rateLimit: false },
} as const;

/** Registers routes that read bodies raw; WebhookRejected answers 400 and names the sender in the log. */
export function registerWebhookRoutes(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof WebhookRejected)) throw error;
      const sender = request.params as Record<string, string>;
      request.log.warn({ ...sender, reason: error.message }, "webhook refused");
      return reply.code(400).send(fail(MESSAGES.generic.unreadableBody));
    });
    addRoutes(scope);
  });
}

export function rawWebhook({ body, headers, query }: FastifyRequest): RawWebhook {
  return {
    rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    headers: textsOf(headers),
    query: textsOf(query),
  };
}

/** Values that are single texts; a list cannot be part of a signature. */
function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

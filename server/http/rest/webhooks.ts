/** Routes for webhooks of outside services: they receive raw bytes, because signatures cover those. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { WebhookRejected, type RawWebhook } from "../../gateways/webhook";

/**
 * Route options. Requests are not logged, because addresses of vendors without signatures contain a secret.
 * Vendors may exceed a guest's request limit.
 */
export const WEBHOOK_ROUTE = {
  logLevel: "warn",
  schema: { hide: true },
  config: { rateLimit: false },
} as const;

/** Registers routes with raw bodies. WebhookRejected answers 400 and logs the sender. */
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

/** Keeps single texts; a list cannot be part of a signature. */
function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

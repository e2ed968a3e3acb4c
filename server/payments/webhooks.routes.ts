/** POST /webhooks/<vendor>: the bytes as they came, because the signature is over them. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail, succeed } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { WebhookRejected } from "../gateways/webhook";
import type { WebhooksService } from "./webhooks.service";

const { generic } = MESSAGES;

export function registerWebhooks(app: FastifyInstance, webhooks: WebhooksService): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    // Addresses of vendors that do not sign hold a secret, so requests to them are not logged; and vendors may send
    // more requests than a guest may.
    const quietly = { logLevel: "warn", schema: { hide: true }, config: { rateLimit: false } } as const;
    type Call = FastifyRequest<{ Params: { vendor: string } }>;
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof WebhookRejected)) throw error;
      const { vendor } = (request as Call).params;
      request.log.warn({ vendor, reason: error.message }, "a webhook was refused");
      return reply.code(400).send(fail(generic.unreadableBody));
    });
    scope.post("/webhooks/:vendor", quietly, async (request: Call, reply) => {
      const isKnown = await webhooks.receive(request.params.vendor, rawOf(request));
      return isKnown ? succeed(null, generic.success) : reply.code(404).send(fail(generic.notFound));
    });
    scope.get("/webhooks/:vendor", quietly, async (request: Call, reply) => {
      const answer = webhooks.answerChallenge(request.params.vendor, textsOf(request.query));
      if (answer === null) return reply.code(404).send(fail(generic.notFound));
      return reply.type("text/plain; charset=utf-8").send(answer);
    });
  });
}

function rawOf(request: FastifyRequest) {
  return {
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    headers: textsOf(request.headers),
    query: textsOf(request.query),
  };
}

/** Values that are a single text; a list can be no part of a signature. */
function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** POST /webhooks/<vendor>, and the GET by which a vendor verifies the URL first. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { rawWebhook, registerWebhookRoutes, WEBHOOK_ROUTE } from "../http/rest/webhooks";
import type { WebhooksService } from "./webhooks.service";

type Call = FastifyRequest<{ Params: { vendor: string } }>;
const { generic } = MESSAGES;

export function registerWebhooks(app: FastifyInstance, webhooks: WebhooksService): void {
  registerWebhookRoutes(app, (scope) => {
    scope.post("/webhooks/:vendor", WEBHOOK_ROUTE, async (request: Call, reply) => {
      const isKnown = await webhooks.receive(request.params.vendor, rawWebhook(request));
      return isKnown ? succeed(null, generic.success) : reply.code(404).send(fail(generic.notFound));
    });
    scope.get("/webhooks/:vendor", WEBHOOK_ROUTE, async (request: Call, reply) => {
      const answer = webhooks.answerChallenge(request.params.vendor, rawWebhook(request).query);
      if (answer === null) return reply.code(404).send(fail(generic.notFound));
      return reply.type("text/plain; charset=utf-8").send(answer);
    });
  });
}

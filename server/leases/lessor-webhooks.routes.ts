/** POST /webhooks/lessors/<lessor>. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { rawWebhook, registerWebhookRoutes, WEBHOOK_ROUTE } from "../http/rest/webhooks";
import type { LessorWebhooks } from "./lessor-webhooks.service";

type Call = FastifyRequest<{ Params: { lessor: string } }>;
const { generic } = MESSAGES;

export function registerLessorWebhooks(app: FastifyInstance, webhooks: LessorWebhooks): void {
  registerWebhookRoutes(app, (scope) => {
    scope.post("/webhooks/lessors/:lessor", WEBHOOK_ROUTE, async (request: Call, reply) => {
      const isKnown = await webhooks.receive(request.params.lessor, rawWebhook(request));
      return isKnown ? succeed(null, generic.success) : reply.code(404).send(fail(generic.notFound));
    });
  });
}

/** POST /webhooks/mail/bounces: receives bounces from the shop's mail server (CAMPAIGN-8, CAMPAIGN-9). */
import type { FastifyInstance } from "fastify";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { readBounceNotice, type BounceNotice } from "../gateways/mail/bounce-notice.mapping";
import { isSameSignature } from "../gateways/signature";
import { WebhookRejected } from "../gateways/webhook";
import { rawWebhook, registerWebhookRoutes, WEBHOOK_ROUTE } from "../http/rest/webhooks";
import type { BounceSettings } from "../outside-services";

const { generic } = MESSAGES;

/** @param settings undefined = bounces are not configured */
export function registerBounces(
  app: FastifyInstance,
  settings: BounceSettings | undefined,
  handleBounce: (notice: BounceNotice) => Promise<void>,
): void {
  registerWebhookRoutes(app, (scope) => {
    scope.post("/webhooks/mail/bounces", WEBHOOK_ROUTE, async (request, reply) => {
      if (!settings) return reply.code(404).send(fail(generic.notFound));
      const { rawBody, headers } = rawWebhook(request);
      if (!isSameSignature(headers["authorization"] ?? "", `Bearer ${settings.secret}`))
        throw new WebhookRejected("The bounce secret does not match");
      const notice = readBounceNotice(rawBody, settings.address);
      // Unreadable notices are accepted too: the mail server has no other recipient for them.
      if (notice) await handleBounce(notice);
      return succeed(null, generic.success);
    });
  });
}

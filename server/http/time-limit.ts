/**
 * Answers 503 to slow requests. Fastify's handlerTimeout does not suffice: it drops a request once its body
 * has been read, and costs an AbortController per request.
 */
import type { FastifyInstance, FastifyReply } from "fastify";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds until the whole answer must have been received; default: the limit of all requests. */
    timeLimit?: number;
  }
}

/** @param milliseconds from the request's headers to the end of its answer */
export function registerTimeLimit(app: FastifyInstance, milliseconds: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    const limit = request.routeOptions.config?.timeLimit ?? milliseconds;
    const timer = setTimeout(() => endLate(reply), limit);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
}

/** An answer in progress can only be cut off. */
function endLate(reply: FastifyReply): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) void reply.send(new DomainError("UNAVAILABLE", MESSAGES.generic.unavailable));
}

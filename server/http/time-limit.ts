/**
 * Answers 503 to requests that take too long. Fastify's handlerTimeout would not: it forgets a request as soon as its body has
 * been read, and costs an AbortController for each.
 */
import type { FastifyInstance, FastifyReply } from "fastify";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds until the whole answer must have been received; left out: the limit of all requests. */
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

/** An answer that is under way can only be cut off. */
function endLate(reply: FastifyReply): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) void reply.send(new DomainError("UNAVAILABLE", MESSAGES.generic.unavailable));
}

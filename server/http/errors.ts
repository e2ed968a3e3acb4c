/** Everything outside GraphQL answers in the envelope of contract/envelope.ts. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { DomainError, ERROR_STATUS, TooManyRequests } from "../errors";

/** Answers unknown addresses and failed requests of every route that has no handler of its own. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(fail(MESSAGES.generic.notFound)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof DomainError ? ERROR_STATUS[error.code] : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (error instanceof TooManyRequests) reply.header("retry-after", error.retryAfterSeconds);
    const fieldErrors = error instanceof DomainError ? error.fieldErrors : [];
    return reply.code(status).send(fail(sentenceFor(status, error), fieldErrors));
  });
}

/** Answers an address that is no address (`/%zz`), which no route and no hook ever sees. */
export function answerUnreadableAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  void reply.code(status).send(fail(sentenceFor(status, error)));
}

/** The sentence a client may read about a failure with this status. */
export function sentenceFor(status: number, error: Error): string {
  if (error instanceof DomainError) return error.message;
  if (status === 413) return MESSAGES.generic.bodyTooLarge;
  if (status === 415) return MESSAGES.generic.notJson;
  if (status === 429) return MESSAGES.generic.tooManyRequests;
  return status < 500 ? MESSAGES.generic.unreadableBody : MESSAGES.generic.failure;
}

/** Answers errors outside GraphQL in the envelope of contract/rest/envelope.ts. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "#contract/rest/paths";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { DomainError, ERROR_STATUS, TooManyRequests } from "../errors";

declare module "fastify" {
  interface FastifyRequest {
    /** Why the request was refused, or null; for hooks that run after the answer. */
    failure: DomainError | null;
  }
}

/**
 * Answers unknown addresses and failed requests the same way for all routes. Every answer carries its request
 * id, and failures are not cached.
 */
export function registerErrors(app: FastifyInstance): void {
  app.decorateRequest("failure", null);
  // Asynchronous: if Node's parser refuses the headers, answerUnreadableBytes answers before any route sees
  // the request.
  app.addHook("onRequest", async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  // Failures are not cached by default: a proxy must not answer the next visitor with this failure.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control") || reply.statusCode >= 400)
      reply.header("cache-control", "no-store");
    done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(fail(MESSAGES.generic.notFound)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof DomainError ? ERROR_STATUS[error.code] : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    const wait = error instanceof TooManyRequests ? error.retryAfterSeconds : retryAfter(status);
    if (wait !== undefined) reply.header("retry-after", wait);
    if (error instanceof DomainError) request.failure = error;
    const fieldErrors = error instanceof DomainError ? error.fieldErrors : [];
    return reply.code(status).send(fail(sentenceFor(status, error), fieldErrors));
  });
}

/** Seconds until a retry makes sense; undefined = never. */
export function retryAfter(status: number): number | undefined {
  return status === 503 ? 5 : undefined;
}

/** Answers an invalid address (`/%zz`), which reaches no route or hook. */
export function answerUnreadableAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  void reply
    .headers({ ...NO_STORE, [REQUEST_ID_HEADER]: request.id })
    .code(status)
    .send(fail(sentenceFor(status, error)));
}

const NO_STORE = { "cache-control": "no-store" };
const STATUS_OF_UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are not an HTTP request: a connection exists, but no reply object. */
export function answerUnreadableBytes(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS_OF_UNREADABLE[error.code ?? ""] ?? 400;
  const body = JSON.stringify(fail(sentenceFor(status, error)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    `${REQUEST_ID_HEADER}: ${randomUUID()}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

/** Returns the message that a client may read about a failure with this status. */
export function sentenceFor(status: number, error: Error): string {
  if (error instanceof DomainError) return error.message;
  if (status === 413) return MESSAGES.generic.bodyTooLarge;
  if (status === 415) return MESSAGES.generic.notJson;
  if (status === 429) return MESSAGES.generic.tooManyRequests;
  if (status === 503) return MESSAGES.generic.unavailable;
  return status < 500 ? MESSAGES.generic.unreadableBody : MESSAGES.generic.failure;
}

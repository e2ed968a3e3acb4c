/**
 * The log of the API host: one JSON object a line, with nothing in it that identifies a person or lets somebody in. What
 * is logged is chosen (no query, no headers, of an error its text), and every line is looked through once more.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { findRequestId, REQUEST_ID_HEADER } from "#contract/endpoints";

/** What has no place in a log wherever it comes from: texts of errors, of the database, of vendors. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/:\/\/[^\s"/@]+@/g, "://[login]@"],
  [
    /(?<![^\s"'\\<>()[\]{},;:=@])[^\s"'\\<>()[\]{},;:=@]+@[^\s"'\\<>()[\]{},;:=@]+\.[a-z]{2,}/gi,
    "[e-mail address]",
  ],
  // What a token begins with is short; without a bound many beginnings would be read to the end of the line each.
  [/\beyJ[\w-]{1,1000}\.[\w-]+\.[\w-]+/g, "[token]"],
  [/\b(Bearer|Basic)\s+[^\s"\\]+/gi, "$1 [token]"],
  // Of a card: 14 digits or more, where a time in milliseconds has 13.
  [/(?<![\d.:])[2-6]\d(?:[ -]?\d){12,17}\b/g, "[number]"],
  [/\+1\d{10}\b/g, "[telephone]"],
];

/** @returns Fastify's settings of its log and of the ids of requests */
export function logOptions({ logLevel }: { readonly logLevel: string }) {
  return {
    logger:
      logLevel === "silent"
        ? false
        : {
            level: logLevel,
            hooks: { streamWrite: redact },
            serializers: { req: describeRequest, err: describeError },
          },
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => findRequestId(request.headers[REQUEST_ID_HEADER]) ?? randomUUID(),
  } as const satisfies FastifyServerOptions;
}

/** The line without what SECRETS names. */
export function redact(line: string): string {
  return SECRETS.reduce((text, [secret, name]) => text.replace(secret, name), line);
}

/** Without the query, which may hold the key of an order, and without what stands in the path for an :id. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.routeOptions?.url ?? request.url.split("?", 1)[0]?.slice(0, 200),
    // Before the first hook ran there is only the connection.
    address: request.client?.address ?? request.ip,
  };
}

/** Errors of the database and of vendors carry rows, statements and answers beside their text. */
function describeError(error: Error & { readonly code?: unknown; readonly statusCode?: unknown }): {
  type: string;
  message: string;
  stack: string;
} {
  const { name, message, stack = "", code, statusCode, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/**
 * The log of the API host: one JSON object per line, without personal data or credentials. Logged fields are
 * allow-listed (no query, no headers, only an error's text), and every line is redacted as well.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { findRequestId, REQUEST_ID_HEADER } from "#contract/rest/paths";

/** Texts that must not reach the log, from errors, the database or vendors. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/:\/\/[^\s"/@]+@/g, "://[login]@"],
  [
    /(?<![^\s"'\\<>()[\]{},;:=])@*[^\s"'\\<>()[\]{},;:=@]+(?:@+[^\s"'\\<>()[\]{},;:=@]+)+\.[a-z]{2,}/gi,
    "[email address]",
  ],
  // The first part of a token is short. Without a bound, many such prefixes would each be scanned to the end
  // of the line.
  [/\beyJ[\w-]{1,1000}\.[\w-]+\.[\w-]+/g, "[token]"],
  [/\b(Bearer|Basic)\s+[^\s"\\]+/gi, "$1 [token]"],
  // A card number has 14 digits or more; a timestamp in milliseconds has 13.
  [/(?<![\d.:])[2-6]\d(?:[ -]?\d){12,17}\b/g, "[number]"],
  [/\+1\d{10}\b/g, "[telephone]"],
];

/** @returns Fastify's settings for logging and request ids */
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

/** Returns the line without the SECRETS. */
export function redact(line: string): string {
  return SECRETS.reduce((text, [secret, name]) => text.replace(secret, name), line);
}

/** Omits the query, which may hold an order key, and replaces path ids with `:id`. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.routeOptions?.url ?? request.url.split("?", 1)[0]?.slice(0, 200),
    // Before the first hook runs, only the connection is known.
    address: request.client?.address ?? request.ip,
  };
}

/** Omits all but the text: errors of the database and of vendors carry rows, statements and answers. */
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

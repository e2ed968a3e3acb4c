/**
 * Writes responses: files with validators and encodings, pages with their headers, redirects, errors. HEAD
 * needs no special case: Node omits the body.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "#contract/rest/paths";
import { acceptedEncoding, BROTLI_QUICK, compress } from "../lib/encodings";
import { cacheControl, contentType, isCompressible } from "./files/file-rules";
import { COMMON_HEADERS } from "./policy/security-headers";
import type { MatchedFile, SiteFiles } from "./files/site-files";

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Sent with every response, and to the API host. */
  readonly requestId: string;
}

/** Headers of every response. One object is faster for Node than separate headers. */
export function commonHeaders({ requestId }: Exchange): Record<string, string> {
  return { ...COMMON_HEADERS, [REQUEST_ID_HEADER]: requestId };
}

function matches(request: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = request.headers["if-none-match"];
  if (!ifNoneMatch) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => plain(tag) === plain(etag));
}

/** Sends a file of the site, or 304 when the client's copy is current. */
export async function sendFile(
  exchange: Exchange,
  files: SiteFiles,
  match: MatchedFile,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> {
  const { request, response } = exchange;
  const etag = `W/"${match.stamp}"`;
  const isUnchanged = status === 200 && matches(request, etag);
  const body = isUnchanged
    ? null
    : await files.body(match, acceptedEncoding(request.headers["accept-encoding"]));
  response.writeHead(isUnchanged ? 304 : status, {
    ...commonHeaders(exchange),
    ...headers,
    "cache-control": status === 200 ? cacheControl(match.file) : "no-store",
    ...(status === 200 ? { etag, "last-modified": match.modified.toUTCString() } : {}),
    ...(isCompressible(match.file) ? { vary: "accept-encoding" } : {}),
    ...(body ? { "content-type": contentType(match.file), "content-length": body.content.length } : {}),
    ...(body?.encoding ? { "content-encoding": body.encoding } : {}),
  });
  response.end(body?.content);
}

/** Sends HTML generated for this request. */
export async function sendHtml(
  exchange: Exchange,
  html: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> {
  const encoding = acceptedEncoding(exchange.request.headers["accept-encoding"]);
  const content = Buffer.from(html);
  const body = encoding ? await compress(content, encoding, BROTLI_QUICK) : content;
  exchange.response.writeHead(status, {
    ...commonHeaders(exchange),
    ...headers,
    "cache-control": status === 200 ? "private, no-cache" : "no-store",
    "content-type": contentType("page.html"),
    vary: "accept-encoding",
    "content-length": body.length,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  exchange.response.end(body);
}

/** @param isForGood false for a target that may change: the redirect is not cached */
export function sendRedirect(exchange: Exchange, location: string, isForGood = true): void {
  exchange.response.writeHead(isForGood ? 301 : 302, {
    ...commonHeaders(exchange),
    location,
    "cache-control": isForGood ? "public, max-age=3600" : "no-cache",
  });
  exchange.response.end();
}

/** A plain-text message with a status, for requests without a page. */
export function sendText(exchange: Exchange, status: number, text: string, headers = {}): void {
  const { response } = exchange;
  response.writeHead(status, {
    ...commonHeaders(exchange),
    "cache-control": "no-store",
    ...headers,
    "content-type": "text/plain; charset=utf-8",
  });
  response.end(`${text}\n`);
}

/** The same 404 for a missing picture and for a picture the caller may not see. */
export function sendNoPicture(exchange: Exchange): void {
  sendText(exchange, 404, "Picture not found.");
}

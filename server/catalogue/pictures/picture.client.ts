/**
 * Fetches suppliers' pictures from allowed hosts, never from private networks. A name is resolved, checked
 * and connected to in one step, so that DNS rebinding has no effect. Every redirect passes the same checks as
 * the first address.
 */
import { lookup, type LookupAddress } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { once } from "node:events";
import { allowedAddress, type Allowed, type AllowedHosts } from "./allowed-hosts.rules";
import { isPublicAddress } from "./public-address.rules";

/** Why a picture was rejected. Staff read the stored message, so it contains no address. */
export class PictureError extends Error {
  /** @param isLasting true if a retry soon would fail too */
  constructor(
    message: string,
    readonly isLasting: boolean,
  ) {
    super(message);
  }
}

/** Validators of a picture for conditional requests; null if the server sent none (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Bytes that may not be a picture. */
export interface PictureAnswer extends Validators {
  readonly bytes: Buffer;
}

export interface PictureClient {
  /**
   * Fetches a picture.
   * @param known validators of the stored picture
   * @returns null if the picture is unchanged @throws PictureError
   */
  fetch(address: string, known?: Validators): Promise<PictureAnswer | null>;
  close(): void;
}

interface PictureClientOptions {
  /** Milliseconds until the whole picture must have arrived, including redirects. */
  readonly timeoutMs?: number;
}

export const MAX_BYTES = 15_000_000;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const CONNECTIONS_A_HOST = 4;
/** Longer validators are dropped: the next fetch reads the whole picture again. */
const MAX_VALIDATOR = 200;
const NO_VALIDATORS: Validators = { etag: null, lastModified: null };
const HEADERS = {
  accept: "image/jpeg,image/png,image/webp,image/avif,image/gif",
  "user-agent": "shop-pictures/1",
};

export function createPictureClient(
  hosts: AllowedHosts,
  { timeoutMs = TIMEOUT_MS }: PictureClientOptions = {},
): PictureClient {
  const sockets = { keepAlive: true, maxSockets: CONNECTIONS_A_HOST };
  const agents = { "http:": new http.Agent(sockets), "https:": new https.Agent(sockets) };

  async function open(
    { url, isPublicOnly }: Allowed,
    known: Validators,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const { request } = url.protocol === "https:" ? https : http;
    const clientRequest = request(url, {
      agent: agents[url.protocol as keyof typeof agents],
      headers: { ...HEADERS, ...conditionsOf(known) },
      signal,
      ...(isPublicOnly ? { lookup: lookupPublic } : {}),
    });
    // Once the response has begun, the response itself reports errors.
    clientRequest.on("error", () => undefined).end();
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    return response;
  }

  async function followRedirects(
    address: string,
    known: Validators,
    signal: AbortSignal,
  ): Promise<PictureAnswer | null> {
    let from: URL | undefined;
    let next = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const allowed = allowedAddress(hosts, next, from);
      if (!allowed) throw new PictureError("the URL's host is not allowed", true);
      const response = await open(allowed, known, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return { bytes: await readBody(response), ...validatorsOf(response) };
      response.destroy();
      if (statusCode === 304 && isConditional(known)) return null;
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
      if (!isRedirect) throw errorOfStatus(statusCode);
      from = allowed.url;
      next = headers.location!;
    }
    throw new PictureError("too many redirects", true);
  }

  return {
    async fetch(address, known = NO_VALIDATORS) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await followRedirects(address, known, signal);
      } catch (error) {
        if (error instanceof PictureError) throw error;
        if (signal.aborted) throw new PictureError(`no response within ${timeoutMs} ms`, false);
        const { code = "no connection" } = error as NodeJS.ErrnoException;
        throw new PictureError(`the connection failed (${code})`, false);
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** A missing picture is permanent; a busy or broken host may have it later. */
function errorOfStatus(status: number): PictureError {
  const isTemporary = status >= 500 || status === 408 || status === 425 || status === 429;
  return new PictureError(`responded with status ${status}`, !isTemporary);
}

function isConditional({ etag, lastModified }: Validators): boolean {
  return etag !== null || lastModified !== null;
}

function conditionsOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag === null ? {} : { "if-none-match": etag }),
    ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
  };
}

function validatorsOf({ headers }: IncomingMessage): Validators {
  const usable = (value = "") => (value !== "" && value.length <= MAX_VALIDATOR ? value : null);
  return { etag: usable(headers.etag), lastModified: usable(headers["last-modified"]) };
}

/** @throws the connection's error if it closed early */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new PictureError(`larger than ${MAX_BYTES} bytes`, true);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (Number(response.headers["content-length"]) > MAX_BYTES) throw tooLarge();
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

/** Resolves a name for a connection; fails if any of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "");
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new PictureError("the host has a non-public IP address", true), "");
    }
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

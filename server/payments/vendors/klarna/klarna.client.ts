/** Klarna's HTTP API: JSON with Basic authentication. */
import { createHash } from "node:crypto";
import { findFields, text, type Fields } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";
import { callVendor } from "../vendor.client";

export interface KlarnaAccess {
  readonly username: string;
  readonly password: string;
  /** Klarna's servers for the United States; a url is a local sandbox and may have a path. */
  readonly environment: "production" | "playground" | { readonly url: string };
  /** Limit of a whole call. */
  readonly timeoutMs?: number;
}

export type KlarnaAnswer =
  | { readonly kind: "done"; readonly body: Fields }
  /** Klarna's own 4xx; code is its error_code, or the HTTP status without one. */
  | { readonly kind: "refused"; readonly status: number; readonly code: string };

export interface KlarnaCall {
  readonly path: string;
  /** A body makes the call a POST. */
  readonly body?: object;
  /** Klarna returns the first result for a key repeated within 24 hours. */
  readonly idempotencyKey?: string;
}

/** @throws GatewayUnavailable when the outcome is unknown */
export type CallKlarna = (call: KlarnaCall) => Promise<KlarnaAnswer>;

export const KLARNA_TIMEOUT_MS = 10_000;
const HOSTS = {
  production: "https://api-na.klarna.com",
  playground: "https://api-na.playground.klarna.com",
} as const;
/** 4xx statuses unrelated to the payment: credentials, Klarna's time-out, rate limit. */
const OUR_TROUBLE = [401, 408, 425, 429];

export function createKlarnaClient(access: KlarnaAccess): CallKlarna {
  const { environment, timeoutMs = KLARNA_TIMEOUT_MS } = access;
  const base = typeof environment === "string" ? HOSTS[environment] : environment.url.replace(/\/$/, "");
  const login = Buffer.from(`${access.username}:${access.password}`).toString("base64");
  return async ({ path, body, idempotencyKey }) => {
    const answer = await callVendor("Klarna", {
      url: `${base}${path}`,
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Basic ${login}`,
        ...(idempotencyKey ? { "klarna-idempotency-key": keyAsUuid(idempotencyKey) } : {}),
      },
      body,
      timeoutMs,
    });
    const { status } = answer;
    if (OUR_TROUBLE.includes(status)) throw new GatewayUnavailable(`Klarna answered ${status}`);
    const fields = answer.body === null ? {} : findFields(answer.body);
    if (!fields) throw new GatewayUnavailable("Klarna sent an invalid response");
    if (status < 400) return { kind: "done", body: fields };
    return { kind: "refused", status, code: text(fields["error_code"]) ?? String(status) };
  };
}

/** Klarna requires name-based UUIDs (version 5) as keys. */
export function keyAsUuid(key: string): string {
  const bytes = createHash("sha1").update(`electro-finance:${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function centsOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

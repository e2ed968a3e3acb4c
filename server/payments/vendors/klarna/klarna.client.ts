/** Klarna's HTTP API: JSON, Basic login, one time limit for the whole of a call. */
import { createHash } from "node:crypto";
import { GatewayUnavailable } from "../gateway.port";

export interface KlarnaAccess {
  readonly username: string;
  readonly password: string;
  /** Klarna's servers for the United States; a url is a local double and may have a path. */
  readonly environment: "production" | "playground" | { readonly url: string };
  readonly timeoutMs?: number;
}

type Fields = Readonly<Record<string, unknown>>;

export type KlarnaAnswer =
  | { readonly kind: "done"; readonly body: Fields }
  /** A 4xx of Klarna's own; code is its error_code, or the HTTP status where it names none. */
  | { readonly kind: "refused"; readonly status: number; readonly code: string };

export interface KlarnaCall {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  /** Klarna answers a repeated key within 24 hours with the first result. */
  readonly idempotencyKey?: string;
}

/** @throws GatewayUnavailable when the outcome is unknown */
export type AskKlarna = (call: KlarnaCall) => Promise<KlarnaAnswer>;

export const KLARNA_TIMEOUT_MS = 10_000;
const HOSTS = {
  production: "https://api-na.klarna.com",
  playground: "https://api-na.playground.klarna.com",
} as const;
/** 4xx that say nothing about the payment: our login, their time, too many calls. */
const OUR_TROUBLE = [401, 408, 425, 429];

export function createKlarnaClient(access: KlarnaAccess): AskKlarna {
  const { environment, timeoutMs = KLARNA_TIMEOUT_MS } = access;
  const base = typeof environment === "string" ? HOSTS[environment] : environment.url.replace(/\/$/, "");
  const login = Buffer.from(`${access.username}:${access.password}`).toString("base64");
  return async ({ method, path, body, idempotencyKey }) => {
    const headers: Record<string, string> = { authorization: `Basic ${login}`, accept: "application/json" };
    if (body) headers["content-type"] = "application/json";
    if (idempotencyKey) headers["klarna-idempotency-key"] = keyAsUuid(idempotencyKey);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const text = body ? JSON.stringify(body) : undefined;
      const answer = await fetch(`${base}${path}`, {
        method,
        headers,
        body: text,
        signal,
        redirect: "error",
      });
      return readAnswer(answer.status, await answer.text());
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable("Klarna could not be asked", { cause: error });
    }
  };
}

function readAnswer(status: number, text: string): KlarnaAnswer {
  if (status >= 200 && status < 300) return { kind: "done", body: text === "" ? {} : parse(text) };
  if (status < 400 || status >= 500 || OUR_TROUBLE.includes(status)) {
    throw new GatewayUnavailable(`Klarna answered ${status}`);
  }
  const code = text === "" ? null : textOf(parse(text)["error_code"]);
  return { kind: "refused", status, code: code ?? String(status) };
}

function parse(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Falls through: what is no JSON and what is no object are the same nonsense.
  }
  throw new GatewayUnavailable("Klarna's answer makes no sense");
}

/** Klarna wants its keys as name-based UUIDs (version 5). */
export function keyAsUuid(key: string): string {
  const bytes = createHash("sha1").update(`electro-finance:${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function centsOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

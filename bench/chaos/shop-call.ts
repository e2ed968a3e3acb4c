/** One call of a buying browser, retried with the same key as in the storefront (CALL-6). */
import { setTimeout as wait } from "node:timers/promises";
import { LIMITS } from "#contract/limits";

const { retries, retryDelayMs } = LIMITS.graphql;
/** Longer than the shop's request timeout. */
const ANSWER_WITHIN_MS = 40_000;

export type Called<Data> =
  | { readonly kind: "ANSWERED"; readonly data: Data }
  | { readonly kind: "REFUSED"; readonly codes: readonly string[] }
  /** Unknown whether the call took effect. */
  | { readonly kind: "UNANSWERED"; readonly retryAfterMs: number };

export interface CallCounts {
  /** Requests without a response or with a 5xx. */
  unanswered: number;
  slowestMs: number;
}

/** @param host of the nth request; a load balancer may pick a different host for each */
export async function callShop<Data>(
  host: () => string,
  body: { readonly query: string; readonly variables: object },
  counts: CallCounts,
): Promise<Called<Data>> {
  for (let count = 0; ; count += 1) {
    const began = Date.now();
    const called = await send<Data>(host(), body);
    counts.slowestMs = Math.max(counts.slowestMs, Date.now() - began);
    if (called.kind !== "UNANSWERED") return called;
    counts.unanswered += 1;
    if (count === retries) return called;
    await wait(retryDelayMs * 2 ** count);
  }
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

async function send<Data>(host: string, body: object): Promise<Called<Data>> {
  try {
    const answer = await fetch(`${host}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const retryAfterMs = Number(answer.headers.get("retry-after") ?? 0) * 1_000;
    if (answer.status >= 500) return { kind: "UNANSWERED", retryAfterMs };
    const { data, errors = [] } = (await answer.json()) as Body<Data>;
    if (data && errors.length === 0) return { kind: "ANSWERED", data };
    return { kind: "REFUSED", codes: errors.map(({ extensions }) => extensions?.code ?? "none") };
  } catch {
    return { kind: "UNANSWERED", retryAfterMs: 0 };
  }
}

/** Katapult's HTTP API: JSON under /api/v3/application/ with a bearer token. */
import type { LessorSettings } from "../lessor.port";
import { fields } from "../../../gateways/fields";
import { callLessor, LESSOR_TIMEOUT_MS, readAnswer, type LessorAnswer } from "../lessor.client";

export interface KatapultCall {
  /** Relative to /api/v3/application/; Katapult requires a trailing slash. */
  readonly path: string;
  /** Makes it a POST. */
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** Funding requires the private key. */
  readonly isPrivate?: boolean;
}

/** @throws LessorUnavailable when the outcome is unknown */
export type CallKatapult = (call: KatapultCall) => Promise<LessorAnswer>;

export const KATAPULT_NAME = "Katapult";
const HOSTS = { production: "https://www.katapult.com", sandbox: "https://sandbox.katapult.com" } as const;

export function createKatapultClient({
  keys,
  environment,
  doubleUrl,
  timeoutMs,
}: LessorSettings): CallKatapult {
  const base = doubleUrl ?? (environment === "production" ? HOSTS.production : HOSTS.sandbox);
  return async ({ path, body, idempotencyKey, isPrivate = false }) => {
    const answer = await callLessor(KATAPULT_NAME, {
      url: `${base}/api/v3/application/${path}`,
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${keys[isPrivate ? "privateKey" : "publicKey"] ?? ""}`,
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      body,
      timeoutMs: timeoutMs ?? LESSOR_TIMEOUT_MS,
    });
    return readAnswer(KATAPULT_NAME, answer, (response) => fields(response["error"])["code"]);
  };
}

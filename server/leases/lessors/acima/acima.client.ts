/** Acima's HTTP API: JSON in cents, OAuth client credentials, and the version in the Accept header. */
import * as yup from "yup";
import { oneAtATime } from "../../../gateways/one-at-a-time";
import { fields } from "../../../gateways/fields";
import type { JsonCall } from "../../../gateways/json-call";
import { LessorUnavailable, type LessorSettings } from "../lessor.port";
import { callLessor, LESSOR_TIMEOUT_MS, readAnswer, type LessorAnswer } from "../lessor.client";
import { requireShape } from "../shapes.mapping";

export interface AcimaCall {
  /** Starts with a slash. */
  readonly path: string;
  /** Default: GET without a body, POST with one. */
  readonly method?: "PUT";
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** @throws LessorUnavailable when the outcome is unknown */
export type CallAcima = (call: AcimaCall) => Promise<LessorAnswer>;

export const ACIMA_NAME = "Acima";
const HOSTS = {
  production: "https://api.acimacredit.com",
  sandbox: "https://api-sandbox.acimacredit.com",
} as const;
const AUDIENCE = "https://aperture.acimacredit.com";
const VERSION = "application/vnd.acima-v2+json";
/** Renews the token this long before it expires, to cover the duration of a call. */
const MARGIN_MS = 60_000;

const tokenShape = yup.object({
  access_token: yup.string().required(),
  expires_in: yup.number().min(0).default(300),
});

interface Token {
  readonly value: string;
  readonly goodUntil: number;
}

export function createAcimaClient({ keys, environment, doubleUrl, timeoutMs }: LessorSettings): CallAcima {
  const base = doubleUrl ?? (environment === "production" ? HOSTS.production : HOSTS.sandbox);
  const once = oneAtATime<Token>();
  let token: Token | null = null;

  const send = (call: Omit<JsonCall, "url" | "timeoutMs">, path: string) =>
    callLessor(ACIMA_NAME, { ...call, url: `${base}/api${path}`, timeoutMs: timeoutMs ?? LESSOR_TIMEOUT_MS });

  async function fetchToken(): Promise<Token> {
    const body = {
      client_id: keys["clientId"],
      client_secret: keys["clientSecret"],
      audience: AUDIENCE,
      grant_type: "client_credentials",
    };
    const answer = await send({ method: "POST", body }, "/oauth/token");
    if (answer.status >= 400) throw new LessorUnavailable(`Acima issued no token: ${answer.status}`);
    const issued = requireShape(tokenShape, answer.body, ACIMA_NAME);
    return { value: issued.access_token, goodUntil: Date.now() + issued.expires_in * 1_000 - MARGIN_MS };
  }

  async function tokenOf(): Promise<Token> {
    if (!token || token.goodUntil <= Date.now()) token = await once("token", fetchToken);
    return token;
  }

  return async ({ path, method, body, idempotencyKey }) => {
    const call = async (by: Token) =>
      send(
        {
          method: method ?? (body ? "POST" : "GET"),
          headers: {
            accept: VERSION,
            authorization: `Bearer ${by.value}`,
            ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
          },
          body,
        },
        path,
      );
    const used = await tokenOf();
    let answer = await call(used);
    if (answer.status === 401) {
      // The token was revoked early; a concurrent call may already have a new one.
      if (token === used) token = null;
      answer = await call(await tokenOf());
    }
    return readAnswer(ACIMA_NAME, answer, ({ errors }) =>
      Array.isArray(errors) ? fields(errors[0])["code"] : null,
    );
  };
}

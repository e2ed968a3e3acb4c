/** An authenticator app for tests. */
import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import type { SecondFactorAnswer } from "#contract/second-factor";
import { callRest } from "./accounts";

const STEP_MS = 30_000;

/** The code the app shows. @param steps how many steps of 30 seconds from now: the server takes one earlier or later */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Scans the secret and enters its first code. */
export async function setUpSecondFactor(
  app: FastifyInstance,
  ticket: string,
): Promise<SecondFactorAnswer & { readonly secret: string }> {
  const { secret } = (await callRest(app, "enrolSecondFactor", { body: { ticket } })).body.data!;
  const { body } = await callRest(app, "verifySecondFactor", { body: { ticket, code: appCode(secret) } });
  if (!body.data) throw new Error(body.message);
  return { ...body.data, secret };
}

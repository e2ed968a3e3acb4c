/** An authenticator app for tests. */
import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import type { SecondFactorAnswer } from "#contract/accounts/second-factor";
import { bearerOf } from "#contract/accounts/session";
import {
  aCustomer,
  callRest,
  PASSWORD,
  type AccountHost,
  type CustomerOptions,
  type TestUser,
} from "./accounts";

const STEP_MS = 30_000;

/**
 * The app's current code.
 * @param steps number of 30-second steps from now: the server accepts one earlier or later
 */
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

export interface EnrolledUser extends TestUser {
  /** A fresh code each, valid once. */
  readonly codes: readonly string[];
}

/** A back-office user with a second factor, signed in with it. */
export async function enrolledStaff(
  host: AccountHost,
  app: FastifyInstance,
  options: CustomerOptions = {},
): Promise<EnrolledUser> {
  const user = await aCustomer(host, { password: PASSWORD, role: "ADMIN", ...options });
  const login = await callRest(app, "login", { body: { username: user.username, password: PASSWORD } });
  const { tokens, recoveryCodes } = await setUpSecondFactor(app, login.body.data!.secondFactor!.ticket);
  return { ...user, bearer: bearerOf(tokens), codes: recoveryCodes! };
}

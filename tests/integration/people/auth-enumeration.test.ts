/**
 * No response and no timing reveals whether an address has an account (ACCOUNT-3, docs/decisions/sign-in.md).
 * Calls for known and unknown addresses alternate; their lower quartiles are compared, because the machine
 * may be busy.
 */
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import type { RestName } from "#contract/rest/endpoints";
import { aCustomer, aRegistration, callRest, codeMailedTo, PASSWORD } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi(0);
  const lots = { hits: 100_000, seconds: 60 };
  const names = [
    "login.both",
    "login.account",
    "code.both",
    "code.account",
    "forgot.both",
    "resend.both",
    "verifyMail.account",
    "resetMail.account",
  ];
  app = await api.anotherHost({ rateLimits: Object.fromEntries(names.map((name) => [name, lots])) });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const ROUNDS = 15;

interface Timed {
  readonly known: number;
  readonly unknown: number;
  /** Status and body of every response, without its address and tokens. */
  readonly answers: ReadonlySet<string>;
}

/** Lower quartile in milliseconds: a busy machine slows some calls down. */
async function time(
  name: RestName,
  bodyFor: (username: string) => object,
  known: (round: number) => string,
): Promise<Timed> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const call = async (kind: "known" | "unknown", username: string) => {
    const start = performance.now();
    const { status, body } = await callRest(app, name, { body: bodyFor(username) });
    times[kind].push(performance.now() - start);
    const answer = JSON.stringify({ status, body }).replaceAll(username, "…");
    answers.add(answer.replaceAll(/"[\w-]+\.[\w-]+\.[\w-]+"/g, "token"));
  };
  await call("unknown", "warm-up@mail.example");
  answers.clear();
  for (let round = 0; round < ROUNDS; round++) {
    await call("known", known(round));
    await call("unknown", `stranger-${name}-${round}@mail.example`);
  }
  return { known: lowerQuartile(times.known), unknown: lowerQuartile(times.unknown), answers };
}

function lowerQuartile(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 4)]!;
}

test("login has the same timing and message for a wrong password and an unknown user", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const { known, unknown, answers } = await time(
    "login",
    (username) => ({ username, password: "Wrong-Word-1" }),
    () => user.username,
  );

  expect(answers.size).toBe(1);
  // A skipped hash saves nine tenths of the time.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test("register has the same timing and message for an address that has an account", async () => {
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => aCustomer(api)));
  const { known, unknown, answers } = await time(
    "register",
    (email) => aRegistration(email),
    (round) => users[round]!.username,
  );

  expect(answers.size).toBe(1);
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test("login has the same timing and message for the password of a registration beside an account", async () => {
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => aCustomer(api)));
  const register = (email: string) =>
    callRest(app, "register", {
      body: aRegistration(email),
    });
  for (const { username } of users) await register(username);
  for (let round = 0; round < ROUNDS; round++) await register(`stranger-login-${round}@mail.example`);
  const { known, unknown, answers } = await time(
    "login",
    (username) => ({ username, password: username === "warm-up@mail.example" ? "Other-Word-1" : PASSWORD }),
    (round) => users[round]!.username,
  );

  expect(answers).toEqual(new Set([expect.stringContaining(MESSAGES.auth.unverified)]));
  // One extra hash on either side would halve or double the ratio.
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.65);
});

test.each<[RestName, object]>([
  ["forgotPassword", {}],
  ["resendVerificationCode", {}],
  ["verifyAccount", { code: "123456" }],
  ["resetPassword", { confirmationCode: "123456", password: PASSWORD, confirmPassword: PASSWORD }],
])("%s has the same timing and message for an unknown user", async (name, rest) => {
  const isVerified = !["resendVerificationCode", "verifyAccount"].includes(name);
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => aCustomer(api, { isVerified })));
  // Every account has a pending code too.
  for (const { username } of users) {
    const call = isVerified ? "forgotPassword" : "resendVerificationCode";
    await callRest(app, call, { body: { username } });
    await codeMailedTo(api, username, isVerified ? "reset" : "verification");
  }
  const { known, unknown, answers } = await time(
    name,
    (username) => ({ username, ...rest }),
    (round) => users[round]!.username,
  );

  expect(answers.size).toBe(1);
  // Both in milliseconds: a ratio would only measure how busy the machine is.
  expect(Math.abs(known - unknown)).toBeLessThan(25);
});

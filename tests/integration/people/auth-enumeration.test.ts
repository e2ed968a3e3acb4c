/**
 * Whether an address has an account is told by no answer and by no clock (ACCOUNT-3, docs/decisions/sign-in.md). Calls for
 * known and unknown addresses are timed by turns, and what three of four calls take at least is compared, because the machine may be busy.
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
  /** status and body of every answer, without the address and the tokens in it */
  readonly answers: ReadonlySet<string>;
}

/** In milliseconds, what three of four calls take at least: a busy machine makes some of them slower. */
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
    const told = JSON.stringify({ status, body }).replaceAll(username, "…");
    answers.add(told.replaceAll(/"[\w-]+\.[\w-]+\.[\w-]+"/g, "token"));
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

test("login takes as long and says the same for a wrong password as for a stranger", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const { known, unknown, answers } = await time(
    "login",
    (username) => ({ username, password: "Wrong-Word-1" }),
    () => user.username,
  );

  expect(answers.size).toBe(1);
  // A hash that is not computed saves nine tenths of the time.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test("register takes as long and says the same for an address that has an account", async () => {
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

test("login takes as long and says the same for the password of a registration beside an account", async () => {
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
  // One hash more on either side would be half as long, or twice.
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.65);
});

test.each<[RestName, object]>([
  ["forgotPassword", {}],
  ["resendVerificationCode", {}],
  ["verifyAccount", { code: "123456" }],
  ["resetPassword", { confirmationCode: "123456", password: PASSWORD, confirmPassword: PASSWORD }],
])("%s takes as long and says the same for a stranger", async (name, rest) => {
  const isVerified = !["resendVerificationCode", "verifyAccount"].includes(name);
  const users = await Promise.all(Array.from({ length: ROUNDS }, () => aCustomer(api, { isVerified })));
  // Whoever has an account has a code under way too.
  for (const { username } of users) {
    const asked = isVerified ? "forgotPassword" : "resendVerificationCode";
    await callRest(app, asked, { body: { username } });
    await codeMailedTo(api, username, isVerified ? "reset" : "verification");
  }
  const { known, unknown, answers } = await time(
    name,
    (username) => ({ username, ...rest }),
    (round) => users[round]!.username,
  );

  expect(answers.size).toBe(1);
  // Milliseconds both: a ratio would only measure how busy the machine is.
  expect(Math.abs(known - unknown)).toBeLessThan(25);
});

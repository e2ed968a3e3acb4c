/** Rate limits per network address and per account, across two API hosts (docs/decisions/sign-in.md). */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { networkOf } from "../../../server/http/client/networks";
import {
  aRegistration,
  aCustomer,
  callRest,
  codeMailedTo,
  mailsTo,
  PASSWORD,
  type RestAnswer,
} from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let second: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi(0);
  second = await api.anotherHost();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const hosts = () => [api.app, second];
const login = (username: string, password: string, from: string, app = api.app) =>
  callRest(app, "login", { body: { username, password }, from });
const passTime = () => sql`UPDATE rate_limits SET resets_at = now()`.execute(api.database.db);

function expectTooMany(
  answer: RestAnswer<unknown>,
  message: string = MESSAGES.generic.tooManyRequests,
): void {
  expect(answer).toMatchObject({ status: 429, body: { isSuccess: false, message, data: null } });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(3_600);
}

describe("guessing a password", () => {
  test("stops after ten attempts on any host, even with the right one", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    for (let guess = 0; guess < 10; guess++) {
      const answer = await login(user.username, `Guess-Word-${guess}`, "198.51.100.1", hosts()[guess % 2]);
      expect(answer.status).toBe(400);
    }

    for (const app of hosts()) {
      expectTooMany(await login(user.username, PASSWORD, "198.51.100.1", app), MESSAGES.auth.tooManyLogins);
    }
    expect((await login(user.username, PASSWORD, "198.51.100.2")).status).toBe(200);
    await passTime();
    expect((await login(user.username, PASSWORD, "198.51.100.1")).status).toBe(200);
  });

  test("stops at ten of sixty concurrent attempts", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        login(user.username, `Guess-${i}`, "198.51.100.3", hosts()[i % 2]),
      ),
    );

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  test("counts the same for an unknown account", async () => {
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await login("stranger@mail.example", `Guess-${guess}`, "198.51.100.4")).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  test("for many accounts from one address, or from one IPv6 network, stops too", async () => {
    const strict = await api.anotherHost({ rateLimits: { "login.address": { hits: 3, seconds: 60 } } });
    const spray = async (addresses: readonly string[]) => {
      const statuses = [];
      for (const [i, from] of addresses.entries()) {
        statuses.push(
          (await login(`victim-${from.length}-${i}@mail.example`, "Guess-1", from, strict)).status,
        );
      }
      return statuses;
    };
    const four = await spray(Array<string>(4).fill("198.51.100.5"));
    const six = await spray([
      "2001:db8:1:2::1",
      "2001:db8:1:2:ffff::9",
      "2001:0db8:1:2::3",
      "2001:db8:1:2::4",
    ]);
    const elsewhere = await spray(["2001:db8:1:3::1"]);
    await strict.close();

    expect(four).toEqual([400, 400, 400, 429]);
    expect(six).toEqual([400, 400, 400, 429]);
    expect(elsewhere).toEqual([400]);
  });

  test("for one account from many addresses stops too", async () => {
    const strict = await api.anotherHost({ rateLimits: { "login.account": { hits: 5, seconds: 60 } } });
    const user = await aCustomer(api, { password: PASSWORD });
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await login(user.username, "Guess-1", `203.0.113.${i}`, strict)).status);
    }
    await strict.close();

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("never blocks a user who knows the password", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    for (let i = 0; i < 12; i++) {
      expect((await login(user.username, PASSWORD, "198.51.100.6")).status).toBe(200);
    }
  });
});

describe("guessing a code", () => {
  const verify = (username: string, guess: number, app = api.app) =>
    callRest(app, "verifyAccount", { body: { username, code: String(guess) }, from: "198.51.100.8" });

  test("stops after five attempts, for known and unknown accounts", async () => {
    const user = await aCustomer(api, { password: PASSWORD, isVerified: false });
    for (const username of [user.username, "stranger@mail.example"]) {
      const statuses = [];
      for (let guess = 0; guess < 5; guess++) {
        statuses.push((await verify(username, 100_000 + guess, hosts()[guess % 2])).status);
      }
      expect(statuses).toEqual(Array<number>(5).fill(400));
      expectTooMany(await verify(username, 100_011, second), MESSAGES.auth.tooManyCodes);
    }
  });

  test("by requesting new ones stops at five codes an hour, so that brute force is hopeless", async () => {
    const user = await aCustomer(api, { password: PASSWORD, isVerified: false });
    const body = { username: user.username };
    for (let i = 0; i < 5; i++) {
      expect((await callRest(hosts()[i % 2]!, "resendVerificationCode", { body })).status).toBe(200);
    }

    expectTooMany(
      await callRest(api.app, "resendVerificationCode", { body }),
      "Verification Code could not be sent to your registered email",
    );
    await codeMailedTo(api, user.username, "verification", 5);
    for (let i = 0; i < 2; i++) {
      const elsewhere = { body, from: `203.0.113.${i}` };
      expect((await callRest(api.app, "resendVerificationCode", elsewhere)).status).toBe(200);
    }
    expect((await login(user.username, PASSWORD, "198.51.100.9")).status).toBe(400);
    expect(await mailsTo(api, user.username)).toHaveLength(5);
    const code = await codeMailedTo(api, user.username, "verification", 5);
    expect((await callRest(api.app, "verifyAccount", { body: { ...body, code } })).status).toBe(200);
  });
});

test("password resets are emailed five times an hour, and a further request gets an error", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const forgot = (from: string) =>
    callRest(api.app, "forgotPassword", { body: { username: user.username }, from });
  for (let i = 0; i < 5; i++) expect((await forgot("203.0.113.99")).status).toBe(200);
  await codeMailedTo(api, user.username, "reset", 5);

  expectTooMany(await forgot("203.0.113.99"), "Please try after some time");
  expect((await forgot("203.0.113.98")).status).toBe(200);
  const code = await codeMailedTo(api, user.username, "reset", 5);
  expect(await mailsTo(api, user.username)).toHaveLength(5);
  const body = { username: user.username, password: "Another-Word-8", confirmPassword: "Another-Word-8" };
  expect(
    (await callRest(api.app, "resetPassword", { body: { ...body, confirmationCode: code } })).status,
  ).toBe(200);
});

test("an email address is registered five times an hour from one place, and emailed five times in all", async () => {
  const body = aRegistration("eager@mail.example");
  const register = (from: string, app = api.app) => callRest(app, "register", { body, from });
  for (let i = 0; i < 5; i++) {
    expect((await register("203.0.113.90", hosts()[i % 2])).status).toBe(200);
  }

  expectTooMany(await register("203.0.113.90"), "Could not register user. Kindly try after some time");
  for (let i = 0; i < 5; i++) expect((await register(`203.0.113.${91 + i}`)).status).toBe(200);
  expect(await mailsTo(api, body.email)).toHaveLength(5);
});

test("the table of counters contains no address and no name", async () => {
  await login("curious@mail.example", "Guess-1", "198.51.100.77");
  const { rows } = await sql<{ row: string }>`SELECT r::text AS row FROM rate_limits r`.execute(
    api.database.db,
  );

  expect(rows.length).toBeGreaterThan(0);
  for (const secret of ["curious", "198.51.100.77"]) {
    expect(
      rows.filter(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString("hex"))),
    ).toEqual([]);
  }
});

test.each([
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0DB8:0000:0001:1:2:3:4", "2001:db8:0:1"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["198.51.100.7", "198.51.100.7"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

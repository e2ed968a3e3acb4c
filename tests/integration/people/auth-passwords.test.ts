/** Forgotten, reset and changed passwords, over HTTP (ACCOUNT-4 to ACCOUNT-6, SESSION-8). */
import { bearerOf } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import {
  aCustomer,
  callRest,
  codeMailedTo,
  mailsTo,
  PASSWORD,
  type TestUser,
} from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const NEXT = "Another-Word-8";
const login = (username: string, password: string) =>
  callRest(api.app, "login", { body: { username, password } });
const isSignedIn = async ({ bearer }: Pick<TestUser, "bearer">) =>
  (await callRest(api.app, "getProfile", { bearer })).status === 200;
const forgot = (username: string) =>
  callRest(api.app, "forgotPassword", { body: { username, password: "is ignored" } });
const reset = (username: string, confirmationCode: string, password = NEXT, confirmPassword = password) =>
  callRest(api.app, "resetPassword", { body: { username, password, confirmPassword, confirmationCode } });

/** Requests a code and waits for its email, which is written after the response. */
async function codeFor(username: string): Promise<string> {
  const earlier = (await mailsTo(api, username)).filter(({ kind }) => kind === "reset").length;
  expect((await forgot(username)).status).toBe(200);
  return codeMailedTo(api, username, "reset", earlier + 1);
}

describe("a forgotten password", () => {
  test("is reset with the emailed code, once, and ends every session", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const code = await codeFor(user.username);
    const answer = await reset(user.username, code);

    expect(answer).toMatchObject({
      status: 200,
      body: { isSuccess: true, message: MESSAGES.auth.passwordReset, data: { username: user.username } },
    });
    expect(await isSignedIn(user)).toBe(false);
    expect((await login(user.username, PASSWORD)).status).toBe(400);
    expect((await login(user.username, NEXT)).status).toBe(200);
    expect((await reset(user.username, code)).body.message).toBe(MESSAGES.auth.codeRefused);
    expect((await mailsTo(api, user.username)).map(({ kind }) => kind)).toEqual([
      "reset",
      "password-changed",
    ]);
  });

  test("gets the same response for an unknown address, and no email is sent", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const [known, unknown] = [await forgot(user.username), await forgot("stranger@mail.example")];

    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(known.body.message).toBe("Verification Code sent to your registered email");
    await codeFor(user.username);
    expect(await mailsTo(api, "stranger@mail.example")).toEqual([]);
  });

  test("stays when the code is wrong or another user's, and is locked after five attempts", async () => {
    const [user, other] = [await aCustomer(api, { password: PASSWORD }), await aCustomer(api)];
    const [code, theirs] = [await codeFor(user.username), await codeFor(other.username)];
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const stranger = await reset("stranger@mail.example", code);
    const refusals = [stranger, await reset(user.username, theirs === code ? wrong : theirs)];
    for (let attempt = 0; attempt < 4; attempt++) refusals.push(await reset(user.username, wrong));

    expect((await reset(user.username, code)).status).toBe(429);
    for (const { status, body } of refusals) {
      expect({ status, body }).toEqual({ status: 400, body: { ...stranger.body } });
    }
    expect((await login(user.username, PASSWORD)).status).toBe(200);
  });

  test("is not reset by a verification code", async () => {
    const user = await aCustomer(api, { password: PASSWORD, isVerified: false });
    await login(user.username, PASSWORD);
    const code = await codeMailedTo(api, user.username, "verification");

    expect((await reset(user.username, code)).status).toBe(400);
  });

  test("is not reset to a weak one, and the code stays valid", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const code = await codeFor(user.username);
    const weak = await reset(user.username, code, "weak");
    const differing = await reset(user.username, code, NEXT, `${NEXT}x`);

    expect(weak.body.fieldErrors[0]).toMatchObject({ property: "password" });
    expect(differing.body.fieldErrors[0]).toMatchObject({ property: "confirmPassword" });
    expect((await reset(user.username, code)).status).toBe(200);
  });

  test("verifies an unverified address", async () => {
    const user = await aCustomer(api, { password: PASSWORD, isVerified: false });
    await reset(user.username, await codeFor(user.username));

    expect((await login(user.username, NEXT)).status).toBe(200);
  });
});

describe("a user's own password", () => {
  const change = (user: TestUser, currentPassword: string, password = NEXT) =>
    callRest(api.app, "changePassword", {
      bearer: user.bearer,
      body: { currentPassword, password, confirmPassword: password },
    });

  test("is changed with the current one, which signs out all other sessions", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const elsewhere = (await login(user.username, PASSWORD)).body.data!;
    const answer = await change(user, PASSWORD);

    expect(answer).toMatchObject({ status: 200, body: { message: MESSAGES.auth.passwordChanged } });
    expect(await isSignedIn(user)).toBe(true);
    expect(await isSignedIn({ bearer: bearerOf(elsewhere.tokens!) })).toBe(false);
    expect((await login(user.username, NEXT)).status).toBe(200);
    expect(await mailsTo(api, user.username)).toMatchObject([
      { kind: "password-changed", text: expect.stringContaining("Other devices were signed out.") },
    ]);
  });

  test("stays when the current one is wrong, with an error on its field", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const refused = await change(user, "Wrong-Word-1");

    expect(refused.status).toBe(400);
    expect(refused.body.fieldErrors).toEqual([
      { property: "currentPassword", constraints: { wrong: MESSAGES.auth.wrongPassword } },
    ]);
    expect((await login(user.username, PASSWORD)).status).toBe(200);
  });

  test("cannot be reused", async () => {
    const user = await aCustomer(api, { password: PASSWORD });

    expect((await change(user, PASSWORD, PASSWORD)).body.fieldErrors[0]?.property).toBe("password");
  });

  test("can be guessed ten times at most", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    for (let guess = 0; guess < 10; guess++)
      expect((await change(user, `Guess-Word-${guess}`)).status).toBe(400);
    const late = await change(user, PASSWORD);

    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a common password, or one like the username,", () => {
  const rule = MESSAGES.validation.guessablePassword;
  const refusal = {
    status: 400,
    body: { message: rule, fieldErrors: [{ property: "password", constraints: { guessable: rule } }] },
  };
  const guessable = ["Password1!", "P@ssw0rd1!", "Qwerty123!", "Robin.hood-1"];

  test.each(guessable)("is rejected at registration: %s", async (password) => {
    const body = {
      firstName: "Robin",
      lastName: "Hood",
      email: "robin.hood@mail.example",
      phone: "5125550142",
      password,
      confirmPassword: password,
    };

    expect(await callRest(api.app, "register", { body })).toMatchObject(refusal);
    expect(await mailsTo(api, body.email)).toEqual([]);
  });

  test("is rejected at a reset, whose code stays valid, and at a change", async () => {
    const user = await aCustomer(api, { password: PASSWORD, username: "robin.hood@sherwood.example" });
    const code = await codeFor(user.username);
    for (const password of guessable) {
      expect(await reset(user.username, code, password)).toMatchObject(refusal);
      const body = { currentPassword: PASSWORD, password, confirmPassword: password };
      expect(await callRest(api.app, "changePassword", { bearer: user.bearer, body })).toMatchObject(refusal);
    }

    expect((await reset(user.username, code)).status).toBe(200);
  });
});

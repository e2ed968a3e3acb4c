/**
 * Social sign-in, from the start through the provider's pages to a session, and everything that must fail.
 */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { type SocialType } from "#contract/accounts/auth";
import { bearerOf } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { createSealer } from "../../../server/db/sealed";
import { aCustomer, callRest, codeMailedTo, mailsTo, PASSWORD } from "../../support/people/accounts";
import {
  DENY,
  startSocialSandbox,
  visitProvider,
  type Choice,
  type SocialSandbox,
} from "../../support/people/social-sandbox";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let sandbox: SocialSandbox;
let api: TestApi;
let app: FastifyInstance;

beforeAll(async () => {
  [sandbox, api] = await Promise.all([startSocialSandbox(), startTestApi(1)]);
  const { social, shop } = sandbox.config;
  app = await api.anotherHost({ social, shop });
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  await sandbox?.stop();
});

const { auth } = MESSAGES;
let made = 0;
const somebody = (fields: Choice = {}): Choice => ({
  email: `visitor-${++made}@people.example`,
  firstName: "Grace",
  lastName: "Hopper",
  isEmailVerified: "yes",
  ...fields,
});
const start = async (type: SocialType = "GOOGLE") => {
  const { status, body } = await callRest(app, "socialStart", { body: { type, code: "" } });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body.data!.url;
};
/** The return screen's request: the parameters of its address. */
const comeBack = async (choice: Choice, type: SocialType = "GOOGLE") =>
  Object.fromEntries((await visitProvider(await start(type), choice)).searchParams);
const finish = (sent: Record<string, string>, type: SocialType = "GOOGLE") =>
  callRest(app, "socialVerify", { body: { type, ...sent } });
const signIn = async (choice: Choice, type: SocialType = "GOOGLE") =>
  finish(await comeBack(choice, type), type);
const refused = { status: 400, body: { isSuccess: false, errorMessage: auth.socialFailed, data: null } };

test("a new visitor signs in with a verified address and gets an account at once", async () => {
  const person = somebody();
  const { status, body } = await signIn(person);
  expect({ status, message: body.message }).toEqual({ status: 200, message: auth.loginDone });
  expect(body.data?.user).toMatchObject({ username: person["email"], firstName: "Grace", isVerified: true });
  const bearer = bearerOf(body.data!.tokens!);
  const profile = await callRest(app, "getProfile", { bearer });
  expect(profile).toMatchObject({ status: 200, body: { data: { profile: { username: person["email"] } } } });
  const history = await callRest(app, "listSignIns", { bearer });
  expect(history.body.data?.signIns[0]).toMatchObject({ outcome: "SUCCEEDED", method: "google" });
  expect(await mailsTo(api, person["email"]!)).toMatchObject([{ kind: "welcome" }]);
});

test("the start address carries PKCE, state and nonce, and no two starts share any of them", async () => {
  const [first, second] = [new URL(await start()), new URL(await start())].map((url) => url.searchParams);
  expect(first?.get("response_type")).toBe("code");
  expect(first?.get("code_challenge_method")).toBe("S256");
  expect(first?.get("redirect_uri")).toBe("http://localhost:8000/social/return/");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(first?.get(name)?.length).toBeGreaterThanOrEqual(43);
    expect(first?.get(name)).not.toBe(second?.get(name));
  }
});

test("a first sign-in stores its attribution, as a registration does, unless the browser opts out", async () => {
  const touches = {
    attribution: { act: "7", utm_source: " new\u0000s ", secret: "x" },
    firstTouch: { gclid: "1" },
  };
  const storedFor = async (choice: Choice, headers: Record<string, string> = {}) => {
    const body = { type: "GOOGLE", ...(await comeBack(choice)), ...touches } as never;
    const { status } = await callRest(app, "socialVerify", { body, headers });
    const { rows } = await sql<object>`
      SELECT attribution, first_touch FROM users ORDER BY created_at DESC LIMIT 1`.execute(api.database.db);
    return [status, rows[0]];
  };
  const expected = { attribution: { aid: "7", utm_source: "news" }, first_touch: { gclid: "1" } };
  const nothing = { attribution: {}, first_touch: {} };
  expect(await storedFor(somebody())).toEqual([200, expected]);
  expect(await storedFor(somebody({ isEmailVerified: "no" }))).toEqual([200, expected]);
  expect(await storedFor(somebody(), { "sec-gpc": "1" })).toEqual([200, nothing]);
});

test("a second sign-in finds the same account", async () => {
  const person = somebody();
  await signIn(person);
  await signIn(person);
  const { count } = await api.database.db
    .selectFrom("users")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("username_index", "=", createSealer(api.configFor().piiKeys).blindIndex(person["email"]!, "users"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test("a verified address signs in to its account, and the account's password stays valid", async () => {
  const customer = await aCustomer(api, { password: PASSWORD });
  const { body } = await signIn(somebody({ email: customer.username }));
  const profile = await callRest(app, "getProfile", { bearer: bearerOf(body.data!.tokens!) });
  expect(profile.body.data?.profile.username).toBe(customer.username);
  const login = await callRest(app, "login", { body: { username: customer.username, password: PASSWORD } });
  expect(login.status).toBe(200);
});

test("an unverified account is taken over without the password set earlier", async () => {
  const squatter = await aCustomer(api, { password: PASSWORD, isVerified: false });
  const { body } = await signIn(somebody({ email: squatter.username, firstName: "Owner" }));
  expect(body.data?.user).toMatchObject({
    username: squatter.username,
    firstName: "Owner",
    isVerified: true,
  });
  const login = await callRest(app, "login", { body: { username: squatter.username, password: PASSWORD } });
  // The stranger sees the same as without the account.
  expect(login).toMatchObject({ status: 400, body: { data: null, message: auth.unverified } });
});

test("an earlier registration of the address gets no access to the account that verifies it", async () => {
  const email = somebody()["email"]!;
  const password = "Squatter-Kettle-3";
  const form = { firstName: "Not", lastName: "Owner", email, phone: "5125550142" };
  const registered = await callRest(app, "register", {
    body: { ...form, password, confirmPassword: password },
  });
  const squatter = registered.body.data!.tokens;
  const owner = await signIn(somebody({ email }));
  const body = { username: email, refreshToken: squatter.refreshToken };
  const renewed = await callRest(app, "refreshToken", { body });

  expect(owner.body.data?.user).toMatchObject({ username: email, isVerified: true });
  expect(renewed.body.data?.user).toMatchObject({ firstName: "Not", isVerified: false });
});

test("an address the provider does not verify never reaches its account; the owner is emailed", async () => {
  const customer = await aCustomer(api);
  const stranger = await signIn(somebody({ email: customer.username, isEmailVerified: "no" }));
  const nobody = await signIn(somebody({ isEmailVerified: "no" }));
  expect(stranger).toMatchObject({ status: 200, body: { message: auth.codeSent, data: { tokens: null } } });
  expect(Object.keys(stranger.body.data!.user)).toEqual(Object.keys(nobody.body.data!.user));
  expect(await mailsTo(api, customer.username)).toMatchObject([{ kind: "account-exists" }]);
  const again = await signIn(somebody({ email: customer.username, isEmailVerified: "no" }));
  expect(again.body.data?.tokens).toBeNull();
});

test("with Facebook the emailed code verifies the address once; later the provider is enough", async () => {
  const person = somebody();
  const first = await signIn(person, "FACEBOOK");
  expect(first.body).toMatchObject({
    message: auth.codeSent,
    data: { tokens: null, user: { isVerified: false } },
  });
  const code = await codeMailedTo(api, person["email"]!, "verification");
  const verified = await callRest(app, "verifyAccount", { body: { code, username: person["email"] } });
  expect(verified).toMatchObject({ status: 200, body: { message: auth.verified } });
  const second = await signIn(person, "FACEBOOK");
  expect(second.body).toMatchObject({ message: auth.loginDone, data: { user: { isVerified: true } } });
  expect(second.body.data?.tokens?.accessToken).toBeTruthy();
});

test("a new registration of an address removes an unverified provider login", async () => {
  const person = somebody();
  await signIn(person, "FACEBOOK");
  const register = {
    firstName: "Real",
    lastName: "Owner",
    email: person["email"],
    phone: "5125550142",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  await callRest(app, "register", { body: register });
  const code = await codeMailedTo(api, person["email"]!, "verification");
  await callRest(app, "verifyAccount", { body: { code, username: person["email"] } });
  expect((await signIn(person, "FACEBOOK")).body.data?.tokens).toBeNull();
});

test("a provider without an address gets an error message", async () => {
  expect(await signIn(somebody({ email: "" }))).toMatchObject({
    status: 400,
    body: { message: auth.socialWithoutEmail },
  });
});

test("a disabled and a back-office account are refused with the common message", async () => {
  const person = somebody();
  await signIn(person);
  const index = createSealer(api.configFor().piiKeys).blindIndex(person["email"]!, "users");
  await api.database.db
    .updateTable("users")
    .set({ status: "DISABLED" })
    .where("username_index", "=", index)
    .execute();
  expect(await signIn(person)).toMatchObject(refused);
  const admin = await aCustomer(api, { role: "ADMIN" });
  expect(await signIn(somebody({ email: admin.username }))).toMatchObject(refused);
});

test("a user who declines at the provider returns with an error and no code", async () => {
  for (const type of ["GOOGLE", "FACEBOOK"] as const) {
    const back = await comeBack(DENY, type);
    expect(back).toMatchObject({ error: "access_denied", state: expect.stringMatching(/.{43}/) });
    expect(back["code"]).toBeUndefined();
  }
});

test("a code is valid once, with its own state, for its own provider", async () => {
  const back = await comeBack(somebody());
  expect(await finish({ ...back, state: "x".repeat(43) })).toMatchObject(refused);
  expect(await finish(back, "FACEBOOK")).toMatchObject(refused);
  // The attempt with the wrong provider consumed the state.
  expect(await finish(back)).toMatchObject(refused);
  const good = await comeBack(somebody());
  expect((await finish(good)).status).toBe(200);
  expect(await finish(good)).toMatchObject(refused);
});

test("a code of another attempt is not accepted", async () => {
  const [mine, other] = [await comeBack(somebody()), await comeBack(somebody())];
  expect(await finish({ ...mine, code: other["code"]! })).toMatchObject(refused);
  const facebook = [await comeBack(somebody(), "FACEBOOK"), await comeBack(somebody(), "FACEBOOK")];
  expect(await finish({ ...facebook[0], code: facebook[1]!["code"]! }, "FACEBOOK")).toMatchObject(refused);
});

test("a response that names another provider as its issuer is rejected", async () => {
  const back = await comeBack(somebody());
  expect(await finish({ ...back, iss: "https://elsewhere.example" })).toMatchObject(refused);
});

test("an attempt expires after ten minutes", async () => {
  const back = await comeBack(somebody());
  await api.database.db
    .updateTable("social_attempts")
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await finish(back)).toMatchObject(refused);
});

test("names with markup stay text", async () => {
  const firstName = `<img src=x onerror="alert(1)">`;
  const person = somebody({ firstName });
  const { body } = await signIn(person);
  expect(body.data?.user.firstName).toBe(firstName);
  const [welcome] = await mailsTo(api, person["email"]!);
  expect(welcome?.html).not.toContain("<img src=x");
  expect(welcome?.html).toContain("&lt;img");
});

test("a provider that is off, unknown or down is refused without a server error", async () => {
  const off = await callRest(api.app, "socialStart", { body: { type: "MYSPACE" } });
  expect(off.status).toBe(400);
  const config = api.configFor({ social: {} });
  const without = await buildApp({ config, db: api.database.db });
  const answer = await callRest(without, "socialStart", { body: { type: "GOOGLE" } });
  expect(answer).toMatchObject({ status: 400, body: { message: auth.socialOff } });
  await without.close();
  const down = {
    protocol: "openid",
    issuer: "http://127.0.0.1:9",
    clientId: "shop",
    clientSecret: "x",
  } as const;
  const unreachable = await api.anotherHost({ social: { GOOGLE: down } });
  expect(await callRest(unreachable, "socialStart", { body: { type: "GOOGLE" } })).toMatchObject(refused);
  await unreachable.close();
});

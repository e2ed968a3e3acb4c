/** Sign-in, and what an Authorization header proves, over HTTP (ACCOUNT-2, ACCOUNT-3, SESSION-2). */
import { createHmac } from "node:crypto";
import { isVerificationMissing } from "#contract/accounts/auth";
import { bearerOf, type Tokens } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import {
  aCustomer,
  callRest,
  codeMailedTo,
  mailsTo,
  PASSWORD,
  type TestUser,
} from "../../support/people/accounts";
import { sealIdentity } from "../../../server/db/identity";
import { createSealer } from "../../../server/db/sealed";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const login = (username: string, password = PASSWORD) =>
  callRest(api.app, "login", { body: { username, password } });
const setStatus = (userId: string, status: "ACTIVE" | "DISABLED") =>
  api.database.db.updateTable("users").set({ status }).where("id", "=", userId).execute();

describe("signing in", () => {
  test("returns a session, whatever the case of the address", async () => {
    const user = await aCustomer(api, { password: PASSWORD, firstName: "Ada", lastName: "Lovelace" });
    const answer = await login(user.username.toUpperCase());

    expect(answer).toMatchObject({
      status: 200,
      body: {
        isSuccess: true,
        message: "Login Successful",
        data: {
          user: {
            username: user.username,
            type: "CUSTOMER",
            firstName: "Ada",
            lastName: "Lovelace",
            isVerified: true,
          },
          tokens: {
            accessToken: expect.any(String),
            idToken: expect.any(String),
            refreshToken: expect.any(String),
          },
        },
      },
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
    // The cookie only identifies the device (tests/integration/people/no-lock-out.test.ts).
    for (const token of Object.values(answer.body.data!.tokens!)) {
      expect(String(answer.headers["set-cookie"])).not.toContain(token);
    }
  });

  test("finds an account stored with the letters of its domain, however the domain is written", async () => {
    const stored = "ada@bücher.example";
    const { userId } = await aCustomer(api, { password: PASSWORD });
    const sealer = createSealer(api.configFor().piiKeys);
    const identity = { username: stored, firstName: "Ada", lastName: "Lovelace", phone: "" };
    await api.database.db
      .updateTable("users")
      .set({
        username_index: sealer.blindIndex(stored, "users"),
        sealed_identity: sealIdentity(sealer, identity),
      })
      .where("id", "=", userId)
      .execute();

    for (const typed of [stored, "Ada@XN--bcher-kva.example", "ada@bu\u0308cher.example"])
      expect([typed, (await login(typed)).status]).toEqual([typed, 200]);
  });

  test("is refused with one message for unknown users, wrong passwords and disabled accounts", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const disabled = await aCustomer(api, { password: PASSWORD });
    const byProvider = await aCustomer(api);
    await setStatus(disabled.userId, "DISABLED");
    const refusals = await Promise.all([
      login("stranger@mail.example"),
      login(user.username, "Wrong-Word-1"),
      login(disabled.username),
      login(byProvider.username),
    ]);

    for (const { status, body } of refusals) {
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          isSuccess: false,
          message: "Incorrect email or password.",
          successMessage: null,
          errorMessage: "Incorrect email or password.",
          fieldErrors: [],
          data: null,
        },
      });
    }
  });

  test("with an unverified address sends another code, but only after the right password", async () => {
    const user = await aCustomer(api, { password: PASSWORD, isVerified: false });
    const wrong = await login(user.username, "Wrong-Word-1");
    expect(await mailsTo(api, user.username)).toEqual([]);
    const right = await login(user.username);
    const code = await codeMailedTo(api, user.username, "verification");
    const verified = await callRest(api.app, "verifyAccount", { body: { username: user.username, code } });

    expect(wrong.body.message).toBe(MESSAGES.auth.loginRefused);
    expect(isVerificationMissing(wrong.body)).toBe(false);
    expect(right).toMatchObject({
      status: 400,
      body: { message: MESSAGES.auth.unverified, data: null },
    });
    expect(isVerificationMissing(right.body)).toBe(true);
    expect(verified.status).toBe(200);
  });

  test("is recorded in the owner's history, with its network address", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const at = { from: "198.51.100.7", headers: { "user-agent": "Firefox <b>1</b>" } };
    await callRest(api.app, "login", { body: { username: user.username, password: "Wrong-Word-1" }, ...at });
    const { body } = await callRest(api.app, "login", {
      body: { username: user.username, password: PASSWORD },
      ...at,
    });
    const history = await callRest(api.app, "listSignIns", { bearer: bearerOf(body.data!.tokens!) });

    const where = { method: "password", ipAddress: "198.51.100.7", userAgent: "Firefox <b>1</b>" };
    expect(history.body.data?.signIns.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { at: expect.any(String), outcome: "SUCCEEDED", ...where },
        { at: expect.any(String), outcome: "FAILED", ...where },
      ]),
    );
  });
});

describe("an Authorization header", () => {
  let user: TestUser;
  let tokens: Tokens;
  let other: Tokens;
  beforeAll(async () => {
    user = await aCustomer(api, { password: PASSWORD });
    tokens = user.session!.tokens;
    other = (await aCustomer(api)).session!.tokens;
  });
  const listSessions = (bearer: string) => callRest(api.app, "listSessions", { bearer });
  const statusOf = async (bearer: string) => (await listSessions(bearer)).status;

  test("with both tokens of one session is valid", async () => {
    expect(await statusOf(bearerOf(tokens))).toBe(200);
    expect(await statusOf(bearerOf(tokens).replace("Bearer", "bearer"))).toBe(200);
  });

  test("is required, with 401 in the envelope", async () => {
    expect(await listSessions("")).toMatchObject({
      status: 401,
      body: { isSuccess: false, message: MESSAGES.access.unauthenticated, data: null },
    });
  });

  test.each<[string, () => string]>([
    ["of the access token alone", () => `Bearer ${tokens.accessToken}`],
    ["of the id token alone", () => `Bearer ${tokens.idToken}`],
    ["with the two swapped", () => `Bearer ${tokens.idToken} ${tokens.accessToken}`],
    ["with the access token twice", () => `Bearer ${tokens.accessToken} ${tokens.accessToken}`],
    ["with the id token twice", () => `Bearer ${tokens.idToken} ${tokens.idToken}`],
    ["with the refresh token for the access token", () => `Bearer ${tokens.refreshToken} ${tokens.idToken}`],
    ["with another user's ID token", () => `Bearer ${tokens.accessToken} ${other.idToken}`],
    ["with another user's access token", () => `Bearer ${other.accessToken} ${tokens.idToken}`],
    ["with a third token", () => `${bearerOf(tokens)} ${tokens.idToken}`],
    ["with two spaces", () => `Bearer  ${tokens.accessToken} ${tokens.idToken}`],
    ["of another scheme", () => bearerOf(tokens).replace("Bearer", "Basic")],
    ["of nonsense", () => "Bearer a.b.c d.e.f"],
    ["of nothing", () => "Bearer"],
    ["of ten thousand characters", () => `Bearer ${"a".repeat(5_000)} ${"b".repeat(5_000)}`],
  ])("%s is rejected", async (_title, bearer) => {
    expect(await statusOf(bearer())).toBe(401);
  });

  test("with tokens of two sessions of the same user is rejected", async () => {
    const { body } = await login(user.username);

    expect(await statusOf(`Bearer ${body.data!.tokens!.accessToken} ${tokens.idToken}`)).toBe(401);
  });

  test("with a token altered in any part is rejected", async () => {
    const [head, payload, signature] = tokens.accessToken.split(".") as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const admin = encode({ ...claims, role: "SUPERADMIN" });
    const forger = createHmac("sha256", "development-token-key")
      .update(`${head}.${admin}`)
      .digest("base64url");
    const forgeries = [
      `${head}.${admin}.${signature}`,
      `${encode({ alg: "none", typ: "at+jwt" })}.${admin}.`,
      `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.${signature}`,
      `${encode({ alg: "HS512", typ: "at+jwt" })}.${payload}.${signature}`,
      `${head}.${admin}.${forger}`,
      `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -2)}`,
      `${head}.${payload}`,
      `${head}.${payload}.${signature}.`,
    ];

    for (const forged of forgeries) expect(await statusOf(`Bearer ${forged} ${tokens.idToken}`)).toBe(401);
  });

  test("signed with another key, or expired, is rejected", async () => {
    const stale = await api.anotherHost({ accessTokenSeconds: 0 });
    const foreign = await api.anotherHost({ tokenKeys: ["another-key-of-another-shop"] });
    const body = { username: user.username, password: PASSWORD };
    const [old, alien] = [
      await callRest(stale, "login", { body }),
      await callRest(foreign, "login", { body }),
    ];
    await Promise.all([stale.close(), foreign.close()]);

    expect([old.status, alien.status]).toEqual([200, 200]);
    expect(await statusOf(bearerOf(old.body.data!.tokens!))).toBe(401);
    expect(await statusOf(bearerOf(alien.body.data!.tokens!))).toBe(401);
  });

  test("is the only credential: the auth cookie alone grants nothing", async () => {
    const cookies = [
      `Authorization=${encodeURIComponent(bearerOf(tokens))}`,
      `auth=${encodeURIComponent(bearerOf(tokens))}`,
      `token=${tokens.accessToken}`,
    ].join("; ");
    const headers = { cookie: cookies, origin: "http://localhost:8000" };
    const read = await callRest(api.app, "getProfile", { headers });
    const write = await callRest(api.app, "endOtherSessions", { headers });

    expect([read.status, write.status]).toEqual([401, 401]);
    expect(await statusOf(bearerOf(tokens))).toBe(200);
  });
});

test("another site's page cannot read a response", async () => {
  const user = await aCustomer(api);
  const getProfile = (origin: string) =>
    callRest(api.app, "getProfile", { bearer: user.bearer, headers: { origin } });
  const [own, foreign] = [
    await getProfile("http://localhost:8000"),
    await getProfile("https://evil.example"),
  ];

  expect(own.headers["access-control-allow-origin"]).toBe("http://localhost:8000");
  expect(own.headers["access-control-allow-credentials"]).toBe("true");
  expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
});

/** Registration and email verification, over HTTP (ACCOUNT-1, ACCOUNT-2, ACCOUNT-6). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, codeMailedTo, mailsTo, PASSWORD } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const form = (email: string) => ({
  firstName: "Grace",
  lastName: "Hopper",
  email,
  phone: "5125550142",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});
const register = (change: object) =>
  callRest(api.app, "register", { body: { ...form("nobody@mail.example"), ...change } });
const verify = (username: string, code: string) =>
  callRest(api.app, "verifyAccount", { body: { username, code } });
const login = (username: string, password: string) =>
  callRest(api.app, "login", { body: { username, password } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("registering", () => {
  test("leads through the emailed code to a session, and the code works once", async () => {
    const username = "grace@mail.example";
    const registered = await register(form("Grace@Mail.example "));
    const code = await codeMailedTo(api, username, "verification");
    const verified = await verify(username, `${code.slice(0, 3)} ${code.slice(3)}`);
    const again = await verify(username, code);
    const { accessToken, idToken } = verified.body.data!.tokens;
    const signedIn = await callRest(api.app, "listSessions", { bearer: `Bearer ${accessToken} ${idToken}` });

    expect(registered).toMatchObject({
      status: 200,
      body: {
        isSuccess: true,
        message: "User registered successfully",
        successMessage: "User registered successfully",
        data: {
          tokens: {
            accessToken: expect.any(String),
            idToken: expect.any(String),
            refreshToken: expect.any(String),
          },
          user: { username, type: "CUSTOMER", firstName: "Grace", isVerified: false },
        },
      },
    });
    expect(verified.body).toMatchObject({
      isSuccess: true,
      message: "User verified successfully",
      data: { user: { username, isVerified: true, permissions: [] } },
    });
    expect(again).toMatchObject({
      status: 400,
      body: { message: MESSAGES.auth.codeRefused, data: null },
    });
    expect(signedIn.status).toBe(200);
    expect((await mailsTo(api, username)).map(({ kind }) => kind)).toEqual(["verification", "welcome"]);
  });

  test("with an existing account's address gets the same response, and only its owner gets an email", async () => {
    const owner = await aCustomer(api, { password: PASSWORD });
    const other = await register({ email: "free@mail.example" });
    const onTakenAddress = await register({
      email: owner.username,
      password: "Thief-Word-9",
      confirmPassword: "Thief-Word-9",
    });

    const withoutName = (body: object) =>
      JSON.stringify(body)
        .replaceAll(/[\w-]+@mail\.example/g, "…")
        .replaceAll(/"[\w-]+\.[\w-]+\.[\w-]+"/g, "token");
    expect(onTakenAddress.status).toBe(other.status);
    expect(withoutName(onTakenAddress.body)).toBe(withoutName(other.body));
    expect((await mailsTo(api, owner.username)).map(({ kind }) => kind)).toEqual(["account-exists"]);
    expect((await login(owner.username, PASSWORD)).status).toBe(200);
    expect((await login(owner.username, "Thief-Word-9")).status).toBe(400);
    expect(onTakenAddress.headers["set-cookie"]).toBeUndefined();
  });

  test("repeated for an unverified address leaves the last password and the last code valid", async () => {
    const username = "twice@mail.example";
    await register({ email: username, password: "First-Word-1", confirmPassword: "First-Word-1" });
    const first = await codeMailedTo(api, username, "verification");
    await register({ email: username, password: "Second-Word-2", confirmPassword: "Second-Word-2" });
    const second = await codeMailedTo(api, username, "verification");

    if (first !== second) expect((await verify(username, first)).status).toBe(400);
    expect((await verify(username, second)).status).toBe(200);
    expect((await login(username, "First-Word-1")).status).toBe(400);
    expect((await login(username, "Second-Word-2")).status).toBe(200);
  });

  test("with an invalid form reports that nobody was registered, and each field's error", async () => {
    const refused = await register({
      firstName: "G",
      password: "short",
      confirmPassword: "other",
      phone: "1",
    });
    const messages = Object.fromEntries(
      refused.body.fieldErrors.map(({ property, constraints }) => [property, Object.values(constraints)[0]]),
    );

    expect(refused).toMatchObject({
      status: 400,
      body: { isSuccess: false, message: "User could not be registered successfully" },
    });
    expect(messages).toEqual({
      firstName: MESSAGES.validation.tooShort,
      phone: MESSAGES.validation.phoneDigits,
      password: MESSAGES.validation.password,
      confirmPassword: MESSAGES.validation.confirmPassword,
    });
  });

  test.each([
    ["firstName", "<img src=x onerror=alert(1)>", "First Name must only have alphabets or numbers or -"],
    ["lastName", "Robert'); DROP TABLE users", "Last Name must only have alphabets or numbers or -"],
  ])("with markup as a %s is rejected", async (property, value, message) => {
    const refused = await register({ [property]: value });

    expect(refused.status).toBe(400);
    expect(refused.body.fieldErrors).toEqual([{ property, constraints: { matches: message } }]);
  });

  test.each([
    ["passwordless", "password", { password: "" }],
    ["without a digit", "password", { password: "Password!" }],
    ["without a special character", "password", { password: "Passw0rds" }],
    ["without an upper-case letter", "password", { password: "passw0rd!" }],
    ["without a lower-case letter", "password", { password: "PASSW0RD!" }],
    ["of seven characters", "password", { password: "Pass0r!" }],
  ])("with a password %s is rejected with the rule", async (_title, property, change) => {
    const { body } = await register({ ...change, confirmPassword: change.password });
    const field = body.fieldErrors.find((error) => error.property === property);

    expect(Object.values(field?.constraints ?? {})[0]).toBe(
      "Password should contain minimum 1 number, 1 special character, 1 uppercase , 1 one lowercase and min 8 length.",
    );
  });

  test("forty times concurrently for one address makes one account", async () => {
    const unlimited = await api.anotherHost({
      rateLimits: { "register.both": { hits: 1_000, seconds: 60 } },
    });
    const username = "crowd@mail.example";
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => callRest(unlimited, "register", { body: form(username) })),
    );
    await unlimited.close();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const code = await codeMailedTo(api, username, "verification");
    expect((await verify(username, code)).status).toBe(200);
  });
});

describe("a verification code", () => {
  const registered = async (username: string) => {
    await register({ email: username });
    return codeMailedTo(api, username, "verification");
  };

  test("is locked after five wrong attempts from one place, even for the right code", async () => {
    const code = await registered("five@mail.example");
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await verify("five@mail.example", wrong(code))).status).toBe(400);
    }

    expect((await verify("five@mail.example", code)).status).toBe(429);
  });

  test("expires after 15 minutes", async () => {
    const code = await registered("late@mail.example");
    await sql`UPDATE mailed_codes SET expires_at = expires_at - interval '15 minutes'`.execute(
      api.database.db,
    );

    expect((await verify("late@mail.example", code)).status).toBe(400);
  });

  test("in an impossible format is rejected on its field", async () => {
    const { status, body } = await verify("five@mail.example", "12a");

    expect({ status, message: body.message, field: body.fieldErrors[0]?.property }).toEqual({
      status: 400,
      message: "User could not be verified successfully",
      field: "code",
    });
  });

  test("is valid for its user only", async () => {
    await registered("mine@mail.example");
    const theirs = await registered("theirs@mail.example");
    const mine = await codeMailedTo(api, "mine@mail.example", "verification");

    if (mine !== theirs) expect((await verify("mine@mail.example", theirs)).status).toBe(400);
    expect((await verify("mine@mail.example", mine)).status).toBe(200);
  });

  test("is stored as a hash", async () => {
    const code = await registered("hashed@mail.example");
    const { rows } = await sql<{ codeHash: Buffer; linkHash: Buffer }>`
      SELECT code_hash AS "codeHash", link_hash AS "linkHash" FROM mailed_codes
      ORDER BY created_at DESC LIMIT 1`.execute(api.database.db);

    expect(rows).toEqual([{ codeHash: expect.any(Buffer), linkHash: expect.any(Buffer) }]);
    expect(rows[0]?.codeHash.includes(code)).toBe(false);
    expect(rows[0]?.codeHash).not.toEqual(createHash("sha256").update(code).digest());
  });

  test("is resent on request, and the earlier one is invalid", async () => {
    const first = await registered("again@mail.example");
    const resent = await callRest(api.app, "resendVerificationCode", {
      body: { username: "again@mail.example" },
    });
    const second = await codeMailedTo(api, "again@mail.example", "verification", 2);

    expect(resent).toMatchObject({
      status: 200,
      body: { isSuccess: true, message: "Verification Code sent to your registered email", data: null },
    });
    expect((await verify("again@mail.example", first)).status).toBe(400);
    expect((await verify("again@mail.example", second)).status).toBe(200);
  });

  test("is not sent to a user who does not need one, with the same response", async () => {
    const verified = await aCustomer(api);
    const answers = await Promise.all(
      [verified.username, "stranger@mail.example"].map((username) =>
        callRest(api.app, "resendVerificationCode", { body: { username } }),
      ),
    );

    expect(answers.map(({ body }) => body.message)).toEqual([MESSAGES.auth.codeSent, MESSAGES.auth.codeSent]);
    await register({ email: "flush@mail.example" });
    expect(await mailsTo(api, verified.username)).toEqual([]);
    expect(await mailsTo(api, "stranger@mail.example")).toEqual([]);
  });
});

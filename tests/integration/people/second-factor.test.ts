/** The second factor of staff, over HTTP (STAFF-6, docs/decisions/accounts.md). */
import { sql } from "kysely";
import { bearerOf } from "#contract/accounts/session";
import { DEMO_LOGINS } from "#contract/accounts/demo-logins";
import { MESSAGES } from "#contract/messages";
import { needsSecondFactor, PERMISSIONS, ROLE_PERMISSIONS } from "#contract/staff/roles";
import {
  aCustomer,
  callRest,
  mailsTo,
  PASSWORD,
  signedIn,
  type CustomerOptions,
  type TestUser,
} from "../../support/people/accounts";
import { appCode, setUpSecondFactor } from "../../support/people/second-factor";
import { runCommand } from "../../support/hosts/run-command";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
afterAll(() => api.close());

const { auth } = MESSAGES;
const login = (username: string, from?: string, cookie = "") =>
  callRest(api.app, "login", { body: { username, password: PASSWORD }, from, headers: { cookie } });
const verify = (ticket: string, code: string, from?: string, cookie = "") =>
  callRest(api.app, "verifySecondFactor", { body: { ticket, code }, from, headers: { cookie } });
const ticketOf = async (username: string, from?: string) =>
  (await login(username, from)).body.data!.secondFactor!.ticket;
/** A back-office user with a second factor. */
async function enrolled(options: CustomerOptions = {}) {
  const user = await aCustomer(api, { password: PASSWORD, role: "ADMIN", ...options });
  return { ...user, ...(await setUpSecondFactor(api.app, await ticketOf(user.username))) };
}
const grant = (user: TestUser, ...permissions: string[]) =>
  sql`UPDATE users SET permissions = ${permissions} WHERE id = ${user.userId}`.execute(api.database.db);

describe("a second factor", () => {
  test("is set up at the first sign-in, and required at the next", async () => {
    const user = await aCustomer(api, { password: PASSWORD, role: "ADMIN" });
    const first = await login(user.username);
    const { ticket, isEnrolled } = first.body.data!.secondFactor!;
    const enrolment = await callRest(api.app, "enrolSecondFactor", { body: { ticket } });
    const again = await callRest(api.app, "enrolSecondFactor", { body: { ticket } });
    const { secret, uri } = enrolment.body.data!;
    const begun = await verify(ticket, appCode(secret));
    const second = await login(user.username);
    const next = await verify(second.body.data!.secondFactor!.ticket, appCode(secret, 1));

    expect(first).toMatchObject({
      status: 200,
      body: { message: auth.secondFactorNeeded, data: { tokens: null, user: { permissions: [] } } },
    });
    expect(first.headers["set-cookie"]).toBeUndefined();
    expect(isEnrolled).toBe(false);
    expect(again.body.data).toEqual(enrolment.body.data);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(begun).toMatchObject({
      status: 200,
      body: { message: "Login Successful", data: { user: { permissions: [...PERMISSIONS] } } },
    });
    expect(new Set(begun.body.data!.recoveryCodes)).toHaveProperty("size", 10);
    expect(second.body.data).toMatchObject({ tokens: null, secondFactor: { isEnrolled: true } });
    expect(next.body.data).toMatchObject({ tokens: expect.any(Object), recoveryCodes: null });
    const { status } = await callRest(api.app, "getProfile", { bearer: bearerOf(next.body.data!.tokens) });
    expect(status).toBe(200);
    expect((await mailsTo(api, user.username)).map(({ kind }) => kind)).toEqual(["second-factor"]);
  });

  test("is not required for customers, nor for staff without access to money or personal data", async () => {
    const [customer, clerk] = [
      await aCustomer(api, { password: PASSWORD }),
      await aCustomer(api, { password: PASSWORD, role: "CUSTOMERSUPPORT" }),
    ];
    await grant(clerk, "pricing.read", "catalogue.generate");

    for (const { username } of [customer, clerk]) {
      expect((await login(username)).body.data).toMatchObject({
        tokens: expect.any(Object),
        secondFactor: null,
      });
    }
  });

  test("is required for anyone with one such permission, also in sessions older than the permission", async () => {
    const clerk = await aCustomer(api, {
      password: PASSWORD,
      role: "CUSTOMERSUPPORT",
      hasSecondFactor: false,
    });
    await grant(clerk, "pricing.read", "orders.refund", "staff.create");
    const add = await callRest(api.app, "addUser", {
      bearer: clerk.bearer,
      body: {
        firstName: "Morgan",
        lastName: "Helper",
        email: "helper@shop.example",
        phone: "5125550142",
        role: "CUSTOMERSUPPORT",
      },
    });
    const renewed = await callRest(api.app, "refreshToken", {
      body: { username: clerk.username, refreshToken: clerk.session!.tokens.refreshToken },
    });

    expect(add.status).toBe(403);
    expect(renewed.body.data?.user.permissions).toEqual(["pricing.read"]);
    expect((await login(clerk.username)).body.data?.tokens).toBeNull();
  });

  test("is required by every back-office role by default", () => {
    for (const role of ["CUSTOMERSUPPORT", "ADMIN", "SUPERADMIN"] as const) {
      expect(ROLE_PERMISSIONS[role].some(needsSecondFactor)).toBe(true);
    }
    expect(PERMISSIONS.filter((permission) => !needsSecondFactor(permission))).toEqual([
      "pricing.read",
      "catalogue.generate",
      "search.read",
      "search.write",
      "affiliates.read",
    ]);
  });

  test("is reset by a super admin only, which ends the sessions", async () => {
    const [staff, admin, superAdmin] = [
      await enrolled(),
      await signedIn(api, "ADMIN"),
      await signedIn(api, "SUPERADMIN"),
    ];
    const reset = (bearer: string, username = staff.username) =>
      callRest(api.app, "resetSecondFactor", { bearer, body: { username } });
    const bearer = bearerOf(staff.tokens);

    expect((await reset(admin.bearer)).status).toBe(403);
    expect((await callRest(api.app, "getProfile", { bearer })).status).toBe(200);
    expect((await reset(superAdmin.bearer)).body.message).toBe(auth.secondFactorReset);
    const list = await callRest(api.app, "listAudit", {
      bearer: superAdmin.bearer,
      params: { kind: "SECOND_FACTOR_RESET" },
    });
    expect(list.body.data?.rows[0]).toMatchObject({
      call: "PUT /admin/users/secondFactor/reset",
      username: staff.username,
    });
    expect((await callRest(api.app, "getProfile", { bearer })).status).toBe(401);
    expect((await login(staff.username)).body.data?.secondFactor?.isEnrolled).toBe(false);
    expect((await reset(superAdmin.bearer)).status).toBe(400);
    expect((await reset(superAdmin.bearer, "nobody@shop.example")).status).toBe(404);
  });
});

describe("the server's operator", () => {
  const command = (...args: string[]) => {
    const { piiKeys } = api.configFor();
    const env = { DATABASE_URL: api.database.url, PII_KEY: piiKeys.join(","), NODE_ENV: "test" };
    return runCommand("reset-second-factor", env, args);
  };

  test("resets it for a super admin who lost phone and codes, and the staff list shows that", async () => {
    const staff = await enrolled();
    const done = await command("--email", staff.username.toUpperCase());
    const again = await command("--email", staff.username);

    expect(done).toMatchObject({ exitCode: 0, output: expect.stringContaining(staff.username) });
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining("no second factor") });
    expect((await callRest(api.app, "getProfile", { bearer: bearerOf(staff.tokens) })).status).toBe(401);
    expect((await login(staff.username)).body.data?.secondFactor?.isEnrolled).toBe(false);
    const { bearer } = await signedIn(api, "SUPERADMIN");
    const list = await callRest(api.app, "listAudit", { bearer, params: { kind: "SECOND_FACTOR_RESET" } });
    expect(list.body.data?.rows[0]).toMatchObject({
      kind: "SECOND_FACTOR_RESET",
      call: "npm run staff:reset-second-factor",
      username: staff.username,
    });
  });

  test("gets an error for a wrong command, and for an unknown user", async () => {
    expect(await command()).toMatchObject({ exitCode: 1, output: expect.stringContaining("Usage:") });
    const nobody = await command("--email", "nobody@shop.example");
    expect(nobody).toMatchObject({ exitCode: 1, output: expect.stringContaining("has no account") });
  });
});

describe("a code", () => {
  test("is valid once, also when sent ten times concurrently", async () => {
    const { username, secret } = await enrolled();
    const tickets = [];
    for (let i = 0; i < 4; i++) tickets.push(await ticketOf(username));
    const code = appCode(secret, 1);
    const answers = await Promise.all(tickets.map((ticket, i) => verify(ticket, code, `198.51.100.${i}`)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await verify(await ticketOf(username), code, "198.51.100.9")).body).toMatchObject({
      fieldErrors: [{ property: "code", constraints: { wrong: auth.secondFactorRefused } }],
    });
  });

  test("can be guessed five times from one place", async () => {
    const { username, secret } = await enrolled();
    const ticket = await ticketOf(username);
    const wrong = String((Number(appCode(secret, 1)) + 1) % 1_000_000).padStart(6, "0");
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await verify(ticket, wrong, "203.0.113.5")).status);

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await verify(ticket, appCode(secret, 1), "203.0.113.5")).status).toBe(429);
    expect((await verify(ticket, appCode(secret, 1), "203.0.113.6")).status).toBe(200);
  });

  test("works on a known device while others try with the password", async () => {
    const { username, secret } = await enrolled();
    const own = await verify(await ticketOf(username), appCode(secret, 1));
    const cookie = /^[^;]+/.exec(String(own.headers["set-cookie"]))![0];
    for (let i = 0; i < 21; i++)
      await verify(await ticketOf(username, `203.0.113.${i}`), "AAAAAAAAAA", `203.0.113.${i}`);
    const { ticket } = (await login(username, "198.51.100.30", cookie)).body.data!.secondFactor!;

    expect((await verify(ticket, "AAAAAAAAAA", "198.51.100.31")).status).toBe(429);
    expect((await verify(ticket, "AAAAAAAAAA", "198.51.100.30", cookie)).status).toBe(400);
  });

  test("works with its ticket only, which is valid once and for ten minutes", async () => {
    const { username, secret } = await enrolled();
    const [used, old] = [await ticketOf(username), await ticketOf(username)];
    await sql`UPDATE second_factor_tickets SET expires_at = expires_at - interval '10 minutes'
      WHERE ticket_hash = sha256(${old}::bytea)`.execute(api.database.db);

    expect((await verify(old, appCode(secret, 1))).body.message).toBe(auth.secondFactorLate);
    expect((await verify("nonsense", appCode(secret, 1))).body.message).toBe(auth.secondFactorLate);
    expect((await verify(used, appCode(secret, 1))).status).toBe(200);
    expect((await verify(used, appCode(secret, 1))).body.message).toBe(auth.secondFactorLate);
  });

  test("fails when the password was changed in the meantime", async () => {
    const { username, secret, userId } = await enrolled();
    const ticket = await ticketOf(username);
    await sql`UPDATE users SET password_hash = 'another' WHERE id = ${userId}`.execute(api.database.db);

    expect((await verify(ticket, appCode(secret, 1))).body.message).toBe(auth.loginRefused);
  });
});

describe("a recovery code", () => {
  test("signs in once, entered in any format, and its owner is emailed", async () => {
    const { username, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes!;
    const typed = ` ${first.slice(0, 5)}-${first.slice(5).toLowerCase()}`;

    expect((await verify(await ticketOf(username), typed)).status).toBe(200);
    expect((await verify(await ticketOf(username), first)).status).toBe(400);
    expect((await verify(await ticketOf(username), second)).status).toBe(200);
    expect((await mailsTo(api, username)).map(({ kind }) => kind)).toEqual(Array(3).fill("second-factor"));
  });

  test("is valid for its owner only", async () => {
    const [owner, other] = [await enrolled(), await enrolled()];

    expect((await verify(await ticketOf(owner.username), other.recoveryCodes![0]!)).status).toBe(400);
  });
});

test("the database reveals neither secrets nor recovery codes", async () => {
  const { secret, recoveryCodes } = await enrolled();
  const { rows } = await sql<{ row: string }>`
    SELECT f::text AS row FROM second_factors f UNION ALL SELECT t::text FROM second_factor_tickets t`.execute(
    api.database.db,
  );

  expect(rows.length).toBeGreaterThan(0);
  for (const value of [secret, ...recoveryCodes!]) {
    const hex = Buffer.from(value).toString("hex");
    expect(rows.filter(({ row }) => row.includes(value) || row.includes(hex))).toEqual([]);
  }
});

test("demo logins of a local shop need no second factor, and on a public one they would", async () => {
  const body = DEMO_LOGINS.find(({ username }) => username.startsWith("admin"))!;
  await aCustomer(api, { ...body, role: "ADMIN" });
  const local = await callRest(api.app, "login", { body });
  const publicHost = await api.anotherHost({ isPublic: true });
  const open = await callRest(publicHost, "login", { body });
  await publicHost.close();

  expect(local.body.data).toMatchObject({ secondFactor: null, user: { permissions: [...PERMISSIONS] } });
  expect(open.body.data).toMatchObject({ tokens: null, secondFactor: { isEnrolled: false } });
});

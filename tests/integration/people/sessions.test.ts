/**
 * Renewal and end of sessions, on two API hosts with one database (SESSION-2, SESSION-3,
 * docs/decisions/sessions.md).
 */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { bearerOf } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, PASSWORD, type TestUser } from "../../support/people/accounts";
import type { TestApi } from "../../support/hosts/test-api";
import { profileStatus, signInAgain, startTwoHosts, type TwoHosts } from "../../support/hosts/two-hosts";

let hosts: TwoHosts;
let api: TestApi;
let second: FastifyInstance;
beforeAll(async () => {
  hosts = await startTwoHosts();
  ({ api, second } = hosts);
});
afterAll(() => hosts.close());

const refresh = (app: FastifyInstance, username: string, refreshToken: string) =>
  callRest(app, "refreshToken", { body: { username, refreshToken } });
const anotherSession = (user: TestUser) => signInAgain(api, user);
const passGrace = () =>
  sql`UPDATE sessions SET refreshed_at = refreshed_at - interval '31 seconds'`.execute(api.database.db);

describe("refreshing", () => {
  test("returns three new tokens, valid on every host", async () => {
    const { username, session } = await aCustomer(api);
    const { status, body } = await refresh(second, username, session!.tokens.refreshToken);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSuccess: true,
      data: { user: { username, type: "CUSTOMER", isVerified: true } },
    });
    expect(body.data!.tokens.refreshToken).not.toBe(session!.tokens.refreshToken);
    expect(await profileStatus(api.app, body.data!.tokens)).toBe(200);
  });

  test("continues while each token is used once", async () => {
    const { username, session } = await aCustomer(api);
    let { refreshToken } = session!.tokens;
    for (let round = 0; round < 6; round++) {
      const answer = await refresh(round % 2 ? api.app : second, username, refreshToken);
      expect(answer.status).toBe(200);
      ({ refreshToken } = answer.body.data!.tokens);
    }
  });

  test("with a stolen used token ends the session for thief and owner, and the owner sees why", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const { username } = user;
    const stolen = user.session!.tokens.refreshToken;
    const first = (await refresh(api.app, username, stolen)).body.data!.tokens;
    const owners = (await refresh(api.app, username, first.refreshToken)).body.data!.tokens;

    const thief = await refresh(second, username, stolen);
    expect(thief).toMatchObject({ status: 401, body: { message: MESSAGES.auth.sessionOver, data: null } });
    expect(await profileStatus(api.app, owners)).toBe(401);
    expect((await refresh(api.app, username, owners.refreshToken)).status).toBe(401);
    const history = await callRest(api.app, "listSignIns", {
      bearer: bearerOf((await anotherSession(user)).tokens),
    });
    expect(history.body.data?.signIns.map(({ outcome }) => outcome)).toContain("REFRESH_REUSED");
  });

  test("by a thief first ends the session when the owner sends the same token", async () => {
    const { username, session } = await aCustomer(api);
    const thief = (await refresh(second, username, session!.tokens.refreshToken)).body.data!.tokens;
    await passGrace();

    expect((await refresh(api.app, username, session!.tokens.refreshToken)).status).toBe(401);
    expect(await profileStatus(second, thief)).toBe(401);
  });

  test("after a lost response signs nobody out: the token is accepted once more within half a minute", async () => {
    const { username, session } = await aCustomer(api);
    const { refreshToken } = session!.tokens;
    await refresh(api.app, username, refreshToken);
    const again = await refresh(second, username, refreshToken);

    expect(again.status).toBe(200);
    expect(await profileStatus(api.app, again.body.data!.tokens)).toBe(200);
    expect((await refresh(api.app, username, again.body.data!.tokens.refreshToken)).status).toBe(200);
  });

  test("after a lost response is allowed once, not twice", async () => {
    const { username, session } = await aCustomer(api);
    const { refreshToken } = session!.tokens;
    for (const status of [200, 200, 401]) {
      expect((await refresh(api.app, username, refreshToken)).status).toBe(status);
    }
  });

  test("is not allowed again once the successor was used", async () => {
    const { username, session } = await aCustomer(api);
    const next = (await refresh(api.app, username, session!.tokens.refreshToken)).body.data!.tokens;
    await refresh(api.app, username, next.refreshToken);

    expect((await refresh(second, username, session!.tokens.refreshToken)).status).toBe(401);
  });

  test("twenty times concurrently with one token succeeds at most twice, without a server error", async () => {
    const { username, session } = await aCustomer(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        refresh(i % 2 ? api.app : second, username, session!.tokens.refreshToken),
      ),
    );
    const statuses = answers.map(({ status }) => status);

    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
    expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([]);
  });

  test("requires the token's username, and one of the shop's tokens", async () => {
    const { username, session } = await aCustomer(api);
    const { refreshToken, accessToken } = session!.tokens;
    const stranger = await aCustomer(api);
    const refusals = await Promise.all([
      refresh(api.app, stranger.username, refreshToken),
      refresh(api.app, "nobody@mail.example", refreshToken),
      refresh(api.app, username, accessToken),
      refresh(api.app, username, `${refreshToken.slice(0, -3)}AAA`),
      refresh(api.app, username, "nonsense"),
    ]);

    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await refresh(api.app, username, refreshToken)).status).toBe(200);
  });

  test("stops when the session expires", async () => {
    const { username, session } = await aCustomer(api);
    await sql`UPDATE sessions SET expires_at = now() WHERE user_id =
      (SELECT user_id FROM sessions ORDER BY created_at DESC LIMIT 1)`.execute(api.database.db);

    expect((await refresh(api.app, username, session!.tokens.refreshToken)).status).toBe(401);
    expect(await profileStatus(api.app, session!.tokens)).toBe(401);
  });
});

describe("a session ends at once on every host", () => {
  const signOut = (app: FastifyInstance, bearer: string) => callRest(app, "logout", { bearer });

  test("by signing out; the user's other sessions continue", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const other = await anotherSession(user);
    const { tokens } = user.session!;
    const answer = await signOut(api.app, user.bearer);

    expect(answer).toMatchObject({
      status: 200,
      body: { isSuccess: true, message: "Successful", data: null },
    });
    expect(await profileStatus(second, tokens)).toBe(401);
    expect((await refresh(second, user.username, tokens.refreshToken)).status).toBe(401);
    expect(await profileStatus(second, other.tokens)).toBe(200);
  });

  test("by signing out twice, or with an expired access token", async () => {
    const stale = await api.anotherHost({ accessTokenSeconds: 0 });
    const user = await aCustomer(api, { password: PASSWORD });
    const body = { username: user.username, password: PASSWORD };
    const tokens = (await callRest(stale, "login", { body })).body.data!.tokens!;
    await stale.close();

    expect((await signOut(api.app, bearerOf(tokens))).status).toBe(200);
    expect((await refresh(api.app, user.username, tokens.refreshToken)).status).toBe(401);
    expect((await signOut(second, bearerOf(tokens))).status).toBe(200);
  });

  test("but not by a sign-out without the shop's tokens", async () => {
    const nobody = { status: 401, body: { isSuccess: false, message: "User could not be found" } };

    expect(await signOut(api.app, "")).toMatchObject(nobody);
    expect(await signOut(api.app, "Bearer a.b.c d.e.f")).toMatchObject(nobody);
  });

  test("when the user is deactivated", async () => {
    const user = await aCustomer(api);
    await api.database.db
      .updateTable("users")
      .set({ status: "DISABLED" })
      .where("id", "=", user.userId)
      .execute();

    expect(await profileStatus(second, user.session!.tokens)).toBe(401);
    expect((await refresh(second, user.username, user.session!.tokens.refreshToken)).status).toBe(401);
  });

  test("with a hundred requests in progress, none of which is answered after the sign-out", async () => {
    const user = await aCustomer(api);
    const before = Promise.all(
      Array.from({ length: 100 }, () => profileStatus(second, user.session!.tokens)),
    );
    await signOut(api.app, user.bearer);
    const after = await Promise.all(
      Array.from({ length: 20 }, () => profileStatus(second, user.session!.tokens)),
    );

    expect(new Set(after)).toEqual(new Set([401]));
    expect((await before).filter((status) => ![200, 401].includes(status))).toEqual([]);
  });

  test("and a role change applies at once", async () => {
    const user = await aCustomer(api);
    const form = { firstName: "New", lastName: "Person", email: "np@mail.example", phone: "5125550142" };
    const addUser = () => callRest(second, "addUser", { bearer: user.bearer, body: form });
    const before = await addUser();
    await api.database.db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", user.userId).execute();
    const after = await addUser();

    expect([before.status, after.status]).toEqual([403, 200]);
  });
});

test("a sign-in with the old password during a password change fails", async () => {
  const user = await aCustomer(api, { password: PASSWORD });
  const { db } = api.database;
  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  };
  let login: ReturnType<typeof callRest<"login">> | undefined;
  await hosts.secondDb.transaction().execute(async (change) => {
    await change.updateTable("users").set({ password_hash: "other" }).where("id", "=", user.userId).execute();
    login = callRest(api.app, "login", { body: { username: user.username, password: PASSWORD } });
    while (!(await isSomebodyWaiting()));
  });

  expect(await login).toMatchObject({ status: 400, body: { message: MESSAGES.auth.loginRefused } });
});

test("device data and all tokens are unreadable in the database", async () => {
  const user = await aCustomer(api, { username: "sealed@mail.example", firstName: "Hedwig" });
  const { rows } = await sql<{ row: string }>`
    SELECT s::text AS row FROM sessions s UNION ALL SELECT h::text FROM sign_ins h
    UNION ALL SELECT u::text FROM users u`.execute(api.database.db);
  const dump = rows.map(({ row }) => row).join("\n");

  for (const secret of [
    "203.0.113.9",
    "Test browser",
    "sealed@mail",
    "Hedwig",
    user.session!.tokens.refreshToken,
  ]) {
    expect(dump.includes(secret)).toBe(false);
    expect(dump.includes(Buffer.from(secret).toString("hex"))).toBe(false);
  }
});

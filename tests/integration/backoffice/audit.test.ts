/** Refused requests are recorded in the audit log (STAFF-7). */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { AuditEvent } from "#contract/audit/schema";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api.close());

const FROM = "198.51.100.40";
const BROWSER = { "user-agent": "Firefox" };
const list = (params: Record<string, string> = {}, bearer = admin.bearer) =>
  callRest(api.app, "listAudit", { bearer, params });
/** Waits for events written after the response. */
async function eventsOf(username: string, minCount: number): Promise<AuditEvent[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { body } = await list({ pageSize: "20" });
    const events = body.data!.rows.filter((event) => event.username === username);
    if (events.length >= minCount) return events;
    if (Date.now() > deadline)
      throw new Error(`Timed out after 10,000 ms: ${events.length} of ${minCount} events of ${username}`);
    await wait(20);
  }
}

describe("the log of refused requests", () => {
  test("has failed sign-ins by password and by code, including unknown users, with their network address", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    const at = { from: FROM, headers: BROWSER };
    for (const username of [user.username, "stranger@mail.example"]) {
      await callRest(api.app, "login", { body: { username, password: "Wrong-Word-1" }, ...at });
      await callRest(api.app, "verifyAccount", { body: { username, code: "123456" }, ...at });
      const where = { kind: "SIGN_IN_FAILED", username, ipAddress: FROM, userAgent: "Firefox" };

      expect((await eventsOf(username, 2)).reverse()).toMatchObject([
        { ...where, call: "POST /account/login", at: expect.stringMatching(/^\d{4}-/) },
        { ...where, call: "POST /account/verifyAccount" },
      ]);
    }
  });

  test("has what a signed-in visitor is not allowed to do, over REST and GraphQL", async () => {
    const { username, bearer } = await signedIn(api);
    const body = { firstName: "Morgan", lastName: "Helper", email: "m@shop.example", phone: "5125550142" };
    await callRest(api.app, "addUser", { bearer, body: { ...body, role: "CUSTOMERSUPPORT" } });
    await queryHost(api.app, '{ listOrders(filter: { text: "a" }) { orders { id } } }', undefined, {
      authorization: bearer,
    });

    expect((await eventsOf(username, 2)).map(({ kind, call }) => `${kind} ${call}`).sort()).toEqual([
      "FORBIDDEN POST /account/addUser",
      "FORBIDDEN POST /graphql",
    ]);
  });

  test("has rate-limit refusals, capped per address so that the log stays readable", async () => {
    const strict = await api.anotherHost({
      rateLimits: { "login.address": { hits: 1, seconds: 60 }, "audit.address": { hits: 3, seconds: 60 } },
    });
    const { rows: before } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_events`.execute(
      api.database.db,
    );
    for (let i = 0; i < 6; i++) {
      const body = { username: "flood@mail.example", password: "Wrong-Word-1" };
      await callRest(strict, "login", { body, from: "198.51.100.41" });
    }
    // Waits for pending writes.
    await strict.close();
    const { rows: after } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_events`.execute(
      api.database.db,
    );

    expect(after[0]!.n - before[0]!.n).toBe(3);
    const { body } = await list({ kind: "LIMITED" });
    expect(body.data!.rows.filter(({ ipAddress }) => ipAddress === "198.51.100.41")).toHaveLength(2);
  });

  test("is read by staff with the permission, in pages, newest first", async () => {
    const clerk = await signedIn(api, "CUSTOMERSUPPORT");
    const [first, second] = [await list({ pageSize: "5" }), await list({ pageSize: "5", pageNumber: "2" })];
    const ids = [...first.body.data!.rows, ...second.body.data!.rows].map(({ id }) => Number(id));

    expect((await list({}, clerk.bearer)).status).toBe(403);
    expect((await list({}, "")).status).toBe(401);
    expect((await list({ pageSize: "7" })).body.fieldErrors[0]?.property).toBe("pageSize");
    expect((await list({ kind: "nonsense" })).body.fieldErrors[0]?.property).toBe("kind");
    expect(first.body.data!.rows).toHaveLength(5);
    expect(first.body.data!.total).toBeGreaterThan(5);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is part of a customer's data export, and is deleted with the account", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    await callRest(api.app, "login", { body: { username: user.username, password: "Wrong-Word-1" } });
    await eventsOf(user.username, 1);
    const { bearer } = user;
    const exported = await callRest(api.app, "exportAccount", { bearer });
    const deletion = await callRest(api.app, "deleteAccount", { bearer, body: { password: PASSWORD } });

    expect(exported.body.data).toMatchObject({ refusals: [{ kind: "SIGN_IN_FAILED" }] });
    expect(deletion.status).toBe(200);
    const { body } = await list({ pageSize: "20" });
    expect(body.data!.rows.filter(({ username }) => username === user.username)).toEqual([]);
  });

  test("reveals nothing to a reader of the database alone", async () => {
    const { rows } = await sql<{ row: string }>`SELECT a::text AS row FROM audit_events a`.execute(
      api.database.db,
    );

    expect(rows.length).toBeGreaterThan(0);
    for (const secret of ["stranger", FROM]) {
      const hex = Buffer.from(secret).toString("hex");
      expect(rows.filter(({ row }) => row.includes(secret) || row.includes(hex))).toEqual([]);
    }
  });
});

/** Back-office users are listed, deactivated and given permissions (STAFF-3 to STAFF-5, ROLE-2, ROLE-3). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { AccountRole } from "#contract/staff/roles";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { appCode, setUpSecondFactor } from "../../support/people/second-factor";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
/** Signed in, with a second factor. */
let boss: TestUser & { readonly secret: string };
beforeAll(async () => {
  api = await startTestApi(0);
  boss = await withSecondFactor("SUPERADMIN");
});
afterAll(() => api.close());

async function withSecondFactor(role: AccountRole): Promise<TestUser & { readonly secret: string }> {
  const user = await aCustomer(api, { role, password: PASSWORD });
  const login = await callRest(api.app, "login", { body: { username: user.username, password: PASSWORD } });
  const { secret } = await setUpSecondFactor(api.app, login.body.data!.secondFactor!.ticket);
  // The first code and those before it are used up.
  await sql`UPDATE second_factors SET last_step = last_step - 2 WHERE user_id = ${user.userId}`.execute(
    api.database.db,
  );
  return { ...user, secret };
}

/** An unused code. */
async function freshCode({ userId, secret }: { userId: string; secret: string }): Promise<string> {
  await sql`UPDATE second_factors SET last_step = last_step - 2 WHERE user_id = ${userId}`.execute(
    api.database.db,
  );
  return appCode(secret);
}

const setStatus = (by: TestUser, username: string, status: string) =>
  callRest(api.app, "setUserStatus", { bearer: by.bearer, params: { status, username } });
const update = (by: TestUser, body: object) =>
  callRest(api.app, "updatePermissions", { bearer: by.bearer, body });

test("staff are listed by rank, without customers, and a single user shows the effective permissions", async () => {
  const [admin, support] = [await signedIn(api, "ADMIN"), await signedIn(api, "CUSTOMERSUPPORT")];
  const customer = await signedIn(api);
  const body = { pageNumber: 1, pageSize: 100 };
  const { rows: users, total } = (await callRest(api.app, "listUsers", { bearer: admin.bearer, body })).body
    .data!;
  const names = users.map(({ username }) => username);

  expect(total).toBe(users.length);
  expect(users[0]).toMatchObject({ type: "SUPERADMIN" });
  expect(names.indexOf(admin.username)).toBeLessThan(names.indexOf(support.username));
  expect(names).not.toContain(customer.username);
  const getUser = (username: string) =>
    callRest(api.app, "getUser", { bearer: admin.bearer, params: { username } });
  expect((await getUser(support.username)).body.data!.user).toMatchObject({
    type: "CUSTOMERSUPPORT",
    status: "ACTIVE",
    ownPermissions: null,
    permissions: expect.arrayContaining(["orders.read"]),
  });
  expect((await getUser(customer.username)).status).toBe(404);
});

describe("deactivation", () => {
  test("signs a user out at once; reactivation lets them in again", async () => {
    const admin = await signedIn(api, "ADMIN");
    const support = await aCustomer(api, { role: "CUSTOMERSUPPORT", password: PASSWORD });
    const off = await setStatus(admin, support.username, "disabled");
    const login = () =>
      callRest(api.app, "login", { body: { username: support.username, password: PASSWORD } });

    expect(off.body).toMatchObject({
      message: "Disabled successfully.",
      data: { user: { status: "DISABLED" } },
    });
    expect((await callRest(api.app, "getProfile", { bearer: support.bearer })).status).toBe(401);
    expect((await login()).status).toBe(400);
    expect((await setStatus(admin, support.username, "active")).body.message).toBe(
      "User status changed successfully.",
    );
    expect((await login()).status).toBe(200);
  });

  test("of an admin is for super admins only, and nobody deactivates themselves or a customer here", async () => {
    const [admin, other] = [await signedIn(api, "ADMIN"), await signedIn(api, "ADMIN")];
    const customer = await signedIn(api);

    expect((await setStatus(admin, other.username, "disabled")).status).toBe(403);
    expect((await setStatus(admin, boss.username, "disabled")).status).toBe(403);
    expect((await setStatus(boss, boss.username, "disabled")).body.message).toBe(MESSAGES.staff.notOneself);
    expect((await setStatus(boss, customer.username, "disabled")).status).toBe(404);
    expect((await setStatus(boss, other.username, "disabled")).status).toBe(200);
  });

  test("by two super admins of each other at once does not succeed for both", async () => {
    const rival = await signedIn(api, "SUPERADMIN");
    await sql`UPDATE users SET status = 'DISABLED'
      WHERE role = 'SUPERADMIN' AND id NOT IN (${boss.userId}, ${rival.userId})`.execute(api.database.db);
    const answers = await Promise.all([
      setStatus(boss, rival.username, "disabled"),
      setStatus(rival, boss.username, "disabled"),
    ]);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM users
      WHERE role = 'SUPERADMIN' AND status = 'ACTIVE'`.execute(api.database.db);

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
    expect(rows[0]!.n).toBeGreaterThanOrEqual(1);
    await sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${boss.userId}`.execute(api.database.db);
    boss = await withSecondFactor("SUPERADMIN");
  });
});

describe("permissions", () => {
  test("are replaced by a full list, at once, with a new code; null restores the role's", async () => {
    const support = await signedIn(api, "CUSTOMERSUPPORT");
    const { username } = support;
    const may = async () =>
      (await callRest(api.app, "listCustomers", { bearer: support.bearer, body: {} })).status;
    const change = async (permissions: string[] | null) =>
      update(boss, { username, permissions, code: await freshCode(boss) });

    expect(await may()).toBe(200);
    const restricted = await change(["orders.read"]);
    expect(restricted.body).toMatchObject({
      message: "User permissions changed successfully.",
      data: { user: { permissions: ["orders.read"], ownPermissions: ["orders.read"] } },
    });
    expect(await may()).toBe(403);
    expect((await change(null)).body.data!.user.ownPermissions).toBeNull();
    expect(await may()).toBe(200);
    const params = { kind: "STAFF_CHANGE", username };
    const { body } = await callRest(api.app, "listAudit", { bearer: boss.bearer, params });
    expect(body.data!.rows).toMatchObject([
      {
        username: boss.username,
        subject: username,
        note: "permissions: View orders and payment exceptions → the role's defaults",
      },
      {
        username: boss.username,
        subject: username,
        note: "permissions: the role's defaults → View orders and payment exceptions",
      },
    ]);
  });

  test("are not changed without a code, with a wrong one, or with a used one", async () => {
    const { username } = await signedIn(api, "CUSTOMERSUPPORT");
    const code = await freshCode(boss);
    const wish = { username, permissions: ["orders.read"] };

    expect((await update(boss, wish)).body.fieldErrors[0]?.property).toBe("code");
    expect((await update(boss, { ...wish, code: "000000" })).body.fieldErrors[0]?.property).toBe("code");
    expect((await update(boss, { ...wish, code })).status).toBe(200);
    expect((await update(boss, { ...wish, permissions: [], code })).body.fieldErrors[0]?.property).toBe(
      "code",
    );
  });

  test("of an admin are changed by super admins, those of a super admin by nobody, and nobody changes their own", async () => {
    const [admin, other] = [await withSecondFactor("ADMIN"), await signedIn(api, "ADMIN")];
    const rival = await signedIn(api, "SUPERADMIN");
    const of = async (by: typeof boss, username: string) =>
      update(by, { username, permissions: ["orders.read"], code: await freshCode(by) });

    expect((await of(admin, other.username)).status).toBe(403);
    expect((await of(admin, admin.username)).status).toBe(403);
    expect((await of(boss, rival.username)).body.message).toBe(MESSAGES.staff.superAdminMayAll);
    expect((await of(boss, boss.username)).body.message).toBe(MESSAGES.staff.notOneself);
    expect((await of(boss, other.username)).status).toBe(200);
    expect((await of(boss, "nobody@shop.example")).status).toBe(404);
  });

  test("beyond one's own cannot be granted, but can be revoked", async () => {
    const admin = await withSecondFactor("ADMIN");
    const { username } = await signedIn(api, "CUSTOMERSUPPORT");
    await sql`UPDATE users SET permissions = '{permissions.write,orders.read}' WHERE id = ${admin.userId}`.execute(
      api.database.db,
    );
    const change = async (permissions: string[] | null) =>
      update(admin, { username, permissions, code: await freshCode(admin) });

    expect((await change(["orders.read", "orders.refund"])).body.fieldErrors[0]?.property).toBe(
      "permissions",
    );
    expect((await change([])).status).toBe(200);
    // The role has more permissions than this admin.
    expect((await change(null)).body.message).toBe(MESSAGES.staff.beyondOwn);
    expect((await change(["orders.fly"])).body.fieldErrors[0]?.property).toMatch(/^permissions/);
  });

  test("a demo login of a local shop needs no code", async () => {
    const local = await api.anotherHost({ isPublic: false });
    const demo = await aCustomer(api, { username: "admin@demo.example", role: "SUPERADMIN" });
    const { username } = await signedIn(api, "CUSTOMERSUPPORT");
    const body = { username, permissions: ["orders.read"] };
    const changed = await callRest(local, "updatePermissions", { bearer: demo.bearer, body });
    await local.close();

    expect(changed.status).toBe(200);
  });
});

type RoleCall = "listCampaigns" | "listCustomers" | "listAffiliates" | "previewPromotion" | "importFile";

test.each<[AccountRole, RoleCall, number]>([
  ["MARKETING", "previewPromotion", 400],
  ["MARKETING", "importFile", 403],
  ["FINANCE", "previewPromotion", 403],
  ["MARKETING", "listCampaigns", 200],
  ["MARKETING", "listCustomers", 403],
  ["FINANCE", "listAffiliates", 200],
  ["FINANCE", "listCampaigns", 403],
  ["WAREHOUSE", "listAffiliates", 403],
])("%s: %s answers %d (ROLE-7)", async (role, call, status) => {
  const user = await signedIn(api, role);
  const body = { pageNumber: 1, pageSize: 25 };
  const answer = await callRest(api.app, call, { bearer: user.bearer, body });
  expect(answer.status).toBe(status);
});

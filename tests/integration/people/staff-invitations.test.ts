/** Back-office users: invited again, given another role, and their status (STAFF-2, STAFF-66). */
import { MESSAGES } from "#contract/messages";
import type { AccountRole } from "#contract/staff/roles";
import {
  aCustomer,
  callRest,
  codeMailedTo,
  PASSWORD,
  signedIn,
  type TestUser,
} from "../../support/people/accounts";
import { enrolledStaff, type EnrolledUser } from "../../support/people/second-factor";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let boss: EnrolledUser;
let codes: string[];
beforeAll(async () => {
  api = await startTestApi(0);
  boss = await enrolledStaff(api, api.app, { role: "SUPERADMIN" });
  codes = [...boss.codes];
});
afterAll(() => api.close());

const sentences = MESSAGES.staff;
const userOf = async (username: string) =>
  (await callRest(api.app, "getUser", { bearer: boss.bearer, params: { username } })).body.data!.user;
const login = (username: string, password: string) =>
  callRest(api.app, "login", { body: { username, password } });
const changeRole = (username: string, role: AccountRole | "X", code?: string, by: TestUser = boss) =>
  callRest(api.app, "changeRole", { bearer: by.bearer, body: { username, role, ...(code && { code }) } });

describe("an invitation", () => {
  const email = "new.clerk@shop.example";
  const resend = (by: TestUser = boss) =>
    callRest(api.app, "resendInvitation", { bearer: by.bearer, body: { username: email } });
  const accept = (confirmationCode: string) =>
    callRest(api.app, "resetPassword", {
      body: { username: email, password: PASSWORD, confirmPassword: PASSWORD, confirmationCode },
    });

  test("is resent until accepted, and each email invalidates the earlier code", async () => {
    const body = { firstName: "Newly", lastName: "Hired", phone: "5125550142", email };
    await callRest(api.app, "addUser", { bearer: boss.bearer, body });
    expect(await userOf(email)).toMatchObject({
      isInvited: true,
      hasSecondFactor: false,
      lastSignInAt: null,
    });
    const first = await codeMailedTo(api, email, "staff-invitation");
    expect((await resend()).body.message).toBe(sentences.invitedAgain);
    const second = await codeMailedTo(api, email, "staff-invitation", 2);
    if (first !== second) expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);

    expect((await resend()).body.message).toBe(sentences.notInvited);
    expect(await userOf(email)).toMatchObject({ isInvited: false });
  });

  test("of a deactivated user is withdrawn, and customers cannot have one", async () => {
    const invited = await aCustomer(api, { role: "CUSTOMERSUPPORT", isVerified: false });
    const params = { username: invited.username, status: "disabled" };
    await callRest(api.app, "setUserStatus", { bearer: boss.bearer, params });
    const body = { username: invited.username };
    expect((await callRest(api.app, "resendInvitation", { bearer: boss.bearer, body })).status).toBe(400);
    const customer = await aCustomer(api);
    const other = { bearer: boss.bearer, body: { username: customer.username } };
    expect((await callRest(api.app, "resendInvitation", other)).status).toBe(404);
    const support = await signedIn(api, "CUSTOMERSUPPORT");
    expect((await callRest(api.app, "resendInvitation", { bearer: support.bearer, body })).status).toBe(403);
  });
});

test("a user's status shows the last sign-in, and whether there is a second factor", async () => {
  const { username } = await enrolledStaff(api, api.app, { role: "CUSTOMERSUPPORT" });
  const user = await userOf(username);

  expect(user).toMatchObject({ hasSecondFactor: true, isInvited: false });
  expect(Date.now() - Date.parse(user.lastSignInAt!)).toBeLessThan(60_000);
  const { rows: users } = (
    await callRest(api.app, "listUsers", { bearer: boss.bearer, body: { pageNumber: 1, pageSize: 100 } })
  ).body.data!;
  expect(users.find((row) => row.username === username)).toEqual(user);
});

describe("a role", () => {
  test("is changed with a fresh code, by a user at least as high, and applies at once", async () => {
    const clerk = await signedIn(api, "CUSTOMERSUPPORT");
    const without = await changeRole(clerk.username, "ADMIN");
    expect([without.status, without.body.fieldErrors[0]?.property]).toEqual([400, "code"]);
    const { body } = await changeRole(clerk.username, "ADMIN", codes.pop()!);

    expect(body).toMatchObject({ message: sentences.roleChanged, data: { user: { type: "ADMIN" } } });
    const list = () =>
      callRest(api.app, "listUsers", { bearer: clerk.bearer, body: { pageNumber: 1, pageSize: 5 } });
    expect((await list()).status).toBe(200);
    await changeRole(clerk.username, "CUSTOMERSUPPORT", codes.pop()!);
    expect((await list()).status).toBe(403);
    const params = { kind: "STAFF_CHANGE", username: clerk.username };
    const audit = await callRest(api.app, "listAudit", { bearer: boss.bearer, params });
    expect(audit.body.data!.rows).toMatchObject([
      { what: "Role changed", before: "Admin", after: "Support" },
      { what: "Role changed", before: "Support", after: "Admin" },
    ]);
    // Repeating the change is a no-op and needs no code.
    expect((await changeRole(clerk.username, "CUSTOMERSUPPORT")).status).toBe(200);
  });

  test("of an admin is granted and revoked by super admins, and nobody changes their own", async () => {
    const admin = await enrolledStaff(api, api.app);
    const clerk = await signedIn(api, "CUSTOMERSUPPORT");
    const other = await signedIn(api, "ADMIN");
    expect((await changeRole(clerk.username, "ADMIN", admin.codes[0], admin)).status).toBe(403);
    expect((await changeRole(other.username, "CUSTOMERSUPPORT", admin.codes[0], admin)).status).toBe(403);
    const own = await changeRole(boss.username, "ADMIN", codes.at(-1));
    expect([own.status, own.body.message]).toEqual([400, sentences.notOneself]);
    for (const role of ["SUPERADMIN", "CUSTOMER", "X"] as const) {
      expect((await changeRole(clerk.username, role, codes.at(-1))).status).toBe(400);
    }
    const customer = await aCustomer(api, { password: PASSWORD });
    expect((await changeRole(customer.username, "ADMIN", codes.at(-1))).status).toBe(404);
    expect((await login(customer.username, PASSWORD)).body.data!.user.type).toBe("CUSTOMER");
  });
});

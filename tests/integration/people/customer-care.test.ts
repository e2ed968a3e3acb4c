/** Staff actions for customers, over HTTP (STAFF-3, STAFF-5, SESSION-8). */
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import {
  aCustomer,
  aRegistration,
  callRest,
  mailsTo,
  PASSWORD,
  signedIn,
  type TestUser,
} from "../../support/people/accounts";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api.close());

const address = {
  firstName: "Ada",
  lastName: "Shopper",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};
const bearerOf = (user: TestUser) => ({ bearer: user.bearer });
const list = (body: object, by = admin) => callRest(api.app, "listCustomers", { ...bearerOf(by), body });
const find = async (text: string) => (await list({ text })).body.data!.rows.map(({ username }) => username);
const neighboursOf = async (variables: object) => {
  const query = `query ($username: String!, $text: String, $status: String) {
    getCustomerNeighbours(username: $username, text: $text, status: $status) { previous next } }`;
  const { data } = await queryHost(api.app, query, variables, { authorization: admin.bearer });
  return (data as { getCustomerNeighbours: object }).getCustomerNeighbours;
};
const changesOf = async (username: string) => {
  const params = { kind: "STAFF_CHANGE", username };
  const { body } = await callRest(api.app, "listAudit", { ...bearerOf(admin), params });
  return body.data!.rows.map(({ call, username: by, note, subject }) => ({ call, by, note, subject }));
};

describe("the list of customers", () => {
  test("is paginated, newest first, without staff and deleted customers", async () => {
    const mine = await Promise.all(["one", "two", "three"].map((firstName) => aCustomer(api, { firstName })));
    const deleted = await aCustomer(api, { password: PASSWORD });
    await callRest(api.app, "deleteAccount", { ...bearerOf(deleted), body: { password: PASSWORD } });
    const first = (await list({ pageNumber: 1, pageSize: 5 })).body.data!;
    const all = (await list({ pageSize: 100 })).body.data!;
    const times = all.rows.map(({ registeredAt }) => registeredAt);

    expect(first.rows.length).toBeLessThanOrEqual(5);
    expect(all.total).toBe(all.rows.length);
    expect(times).toEqual([...times].sort().reverse());
    const names = all.rows.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(mine.map(({ username }) => username)));
    expect(names).not.toContain(admin.username);
    expect(names).not.toContain(deleted.username);
    expect((await list({ pageSize: 7 })).body.fieldErrors[0]?.property).toBe("pageSize");
  });

  test("links each customer to the previous and next one, with the same filters", async () => {
    const firstName = "Neighbour";
    for (let i = 0; i < 4; i += 1) await aCustomer(api, { firstName });
    // Customers with equal timestamps are sorted by id.
    await sql`UPDATE users SET created_at = date_trunc('hour', created_at)`.execute(api.database.db);
    const text = "neighbour";
    const names = await find(text);
    expect(names).toHaveLength(4);
    const turn = (status: string) =>
      callRest(api.app, "setCustomerStatus", { ...bearerOf(admin), params: { username: names[1]!, status } });
    await turn("disabled");

    for (const status of [undefined, "ACTIVE"] as const) {
      const listed = (await list({ text, ...(status && { status }) })).body.data!.rows;
      expect(listed).toHaveLength(status ? 3 : 4);
      for (const [i, { username }] of listed.entries()) {
        expect(await neighboursOf({ username, text, status })).toEqual({
          previous: listed[i - 1]?.username ?? null,
          next: listed[i + 1]?.username ?? null,
        });
      }
    }
    await turn("active");
    for (const username of [admin.username, "nobody@mail.example"]) {
      expect(await neighboursOf({ username })).toEqual({ previous: null, next: null });
    }
  });

  test("is searched by prefixes of name, address and phone, and by the phone's last four digits", async () => {
    const { username } = await aCustomer(api, {
      username: "zoe.quentin@wonder.example",
      firstName: "Zoë",
      lastName: "Quentin-Ballard",
      phone: "2025550187",
    });
    for (const text of [
      "zoe",
      "ZOË quen",
      "ball",
      "zoe.quen",
      "zoe.quentin@won",
      "zoe.quentin@wonder.example",
      "wonder",
      "202555",
      "(202) 555-0187",
      "+1 202 555 0187",
      "0187",
    ]) {
      expect({ text, found: await find(text) }).toEqual({ text, found: [username] });
    }
    for (const text of ["oe", "zoe smith", "quentin0", "0188", "zoe.quentin@x"]) {
      expect({ text, found: await find(text) }).toEqual({ text, found: [] });
    }
  });

  test("finds a changed name by the new one only, and no deleted customer", async () => {
    const { username } = await aCustomer(api, { firstName: "Wilhelmina", password: PASSWORD });
    const { bearer } = admin;
    const profile = { firstName: "Theodora", lastName: "Shopper", phone: "5125550142" };
    await callRest(api.app, "updateCustomer", { bearer, params: { username }, body: profile });

    expect(await find("wilhel")).toEqual([]);
    expect(await find("theodo")).toEqual([username]);
  });

  test("shows a name once, however often the person registers", async () => {
    const email = `twice-${randomBytes(4).toString("hex")}@mail.example`;
    for (const firstName of ["Earlier", "Later"]) {
      await callRest(api.app, "register", { body: { ...aRegistration(email), firstName } });
    }
    const { rows: customers } = (await list({ text: email })).body.data!;

    expect(customers).toMatchObject([{ firstName: "Later", isVerified: false }]);
    const { body } = await callRest(api.app, "getCustomer", {
      ...bearerOf(admin),
      params: { username: email },
    });
    expect(body.data!.customer).toMatchObject({ firstName: "Later", isVerified: false });
  });

  test("finds customers of an earlier version once a host has indexed them", async () => {
    const { userId, username } = await aCustomer(api, { firstName: "Bartholomew" });
    await sql`UPDATE users SET search_terms = NULL WHERE id = ${userId}`.execute(api.database.db);
    const deadline = Date.now() + 10_000;
    while ((await find("bartho")).length === 0 && Date.now() < deadline) await wait(50);

    expect(await find("bartho")).toEqual([username]);
  });

  test("stores no name and no prefix of one in clear text", async () => {
    await aCustomer(api, { firstName: "Clementine" });
    const { rows } = await sql<{ row: string }>`SELECT u::text AS row FROM users u`.execute(api.database.db);
    const hex = Buffer.from("clem").toString("hex");

    expect(rows.filter(({ row }) => /clem/i.test(row) || row.includes(hex))).toEqual([]);
  });
});

describe("a customer", () => {
  test("is shown with addresses and devices, and staff are not customers", async () => {
    const { username } = await aCustomer(api, { firstName: "Grace", lastName: "Hopper" });
    const at = { ...bearerOf(admin), params: { username } };
    const { body } = await callRest(api.app, "getCustomer", at);
    const sessions = (await callRest(api.app, "listCustomerSessions", at)).body.data!.sessions;

    expect(body.data!.customer).toMatchObject({
      username,
      type: "CUSTOMER",
      firstName: "Grace",
      lastName: "Hopper",
      phone: "5125550142",
      status: "ACTIVE",
      isVerified: true,
      orders: 0,
      attributes: { hasPassword: false },
      preApprovedCreditDetails: null,
    });
    expect(sessions).toMatchObject([{ userAgent: "Test browser", isCurrent: false }]);
    for (const other of [admin.username, "nobody@mail.example"]) {
      const params = { username: other };
      expect((await callRest(api.app, "getCustomer", { ...at, params })).status).toBe(404);
    }
  });

  test("has addresses added and deleted, and the change is audited", async () => {
    const { username } = await aCustomer(api);
    const at = { ...bearerOf(admin), params: { username } };
    const added = await callRest(api.app, "addCustomerAddress", { ...at, body: address });
    const { id: addressId } = added.body.data!.addresses[0]!;
    const listed = await callRest(api.app, "listCustomerAddresses", at);
    const params = { username, addressId };
    const deleted = await callRest(api.app, "deleteCustomerAddress", { ...at, params });
    const again = await callRest(api.app, "deleteCustomerAddress", { ...at, params });

    expect(added.body.message).toBe("Address added successfully.");
    expect(listed.body.data!.addresses).toMatchObject([{ ...address, id: addressId }]);
    expect(deleted.body).toMatchObject({
      message: "Address deleted successfully.",
      data: { addresses: [] },
    });
    expect(again.status).toBe(404);
    const about = { by: admin.username, subject: username };
    expect(await changesOf(username)).toEqual([
      {
        ...about,
        call: "DELETE /admin/customers/:username/address/delete/:addressId",
        note: "address deleted",
      },
      { ...about, call: "POST /admin/customers/:username/address/add", note: "address added" },
    ]);
  });

  test("has a profile changed by the form's rules, with the changed fields audited", async () => {
    const { username } = await aCustomer(api);
    const at = { ...bearerOf(admin), params: { username } };
    const profile = { firstName: "Adelaide", lastName: "Shopper", phone: "2025550187" };
    const changed = await callRest(api.app, "updateCustomer", { ...at, body: profile });
    const refused = await callRest(api.app, "updateCustomer", {
      ...at,
      body: { ...profile, firstName: "A" },
    });

    expect(changed.body).toMatchObject({
      message: "Customer Profile updated successfully.",
      data: { customer: { ...profile, username } },
    });
    expect(refused.body.fieldErrors[0]).toMatchObject({ property: "firstName" });
    expect(await changesOf(username)).toMatchObject([{ note: "profile: first name, telephone" }]);
  });

  test("gets a new password, which ends their sessions at once and is emailed", async () => {
    const { username, bearer } = await aCustomer(api, { password: PASSWORD });
    const at = { ...bearerOf(admin), params: { username } };
    const newPassword = "Another-Horse-8";
    const change = (body: object) => callRest(api.app, "changeCustomerPassword", { ...at, body });
    const guessed = await change({ newPassword: "Password1!", confirmPassword: "Password1!" });
    const unlike = await change({ newPassword, confirmPassword: "Another-Horse-9" });
    const before = await callRest(api.app, "getProfile", { bearer });
    const changed = await change({ newPassword, confirmPassword: newPassword });
    const login = (password: string) =>
      callRest(api.app, "login", { body: { username, password } }).then(({ status }) => status);

    expect(guessed.body.fieldErrors[0]?.property).toBe("newPassword");
    expect(unlike.body).toMatchObject({
      message: "Customer password could not be changed.",
      fieldErrors: [{ property: "confirmPassword" }],
    });
    expect(before.status).toBe(200);
    expect(changed.body.message).toBe("Customer password changed successfully.");
    expect((await callRest(api.app, "getProfile", { bearer })).status).toBe(401);
    expect([await login(PASSWORD), await login(newPassword)]).toEqual([400, 200]);
    expect(await mailsTo(api, username)).toMatchObject([{ kind: "password-changed" }]);
    expect(await changesOf(username)).toMatchObject([{ note: "password" }]);
  });

  test("is deactivated, which signs them out at once and for good, and reactivated", async () => {
    const { username, bearer } = await aCustomer(api, { password: PASSWORD });
    const turn = (status: string) =>
      callRest(api.app, "setCustomerStatus", { ...bearerOf(admin), params: { status, username } });
    const login = async () =>
      (await callRest(api.app, "login", { body: { username, password: PASSWORD } })).status;
    const off = await turn("disabled");

    expect(off.body).toMatchObject({
      message: "Disabled successfully.",
      data: { customer: { status: "DISABLED" } },
    });
    expect((await callRest(api.app, "getProfile", { bearer })).status).toBe(401);
    expect(await login()).toBe(400);
    expect((await list({ status: "DISABLED" })).body.data!.rows).toMatchObject([{ username }]);
    const profile = { firstName: "Adelaide", lastName: "Shopper", phone: "2025550187" };
    const at = { ...bearerOf(admin), params: { username } };
    expect((await callRest(api.app, "updateCustomer", { ...at, body: profile })).body.message).toBe(
      MESSAGES.customers.isDisabled,
    );

    const on = await turn("active");
    expect(on.body).toMatchObject({
      message: "User status changed successfully.",
      data: { customer: { status: "ACTIVE" } },
    });
    expect((await callRest(api.app, "getProfile", { bearer })).status).toBe(401);
    expect(await login()).toBe(200);
    expect((await turn("asleep")).body.fieldErrors[0]?.property).toBe("status");
    // A repeated request is a no-op.
    await turn("active");
    expect(await changesOf(username)).toMatchObject([
      { note: "status: Disabled → Active" },
      { note: "status: Active → Disabled" },
    ]);
  });

  test("no customer call reaches a back-office user", async () => {
    const target = await aCustomer(api, { role: "CUSTOMERSUPPORT", password: PASSWORD });
    const at = { ...bearerOf(admin), params: { username: target.username, status: "disabled" } };
    const body = { newPassword: "Another-Horse-8", confirmPassword: "Another-Horse-8" };
    const profile = { firstName: "Adelaide", lastName: "Shopper", phone: "2025550187" };

    expect((await callRest(api.app, "changeCustomerPassword", { ...at, body })).status).toBe(404);
    expect((await callRest(api.app, "setCustomerStatus", at)).status).toBe(404);
    expect((await callRest(api.app, "updateCustomer", { ...at, body: profile })).status).toBe(404);
    expect((await callRest(api.app, "addCustomerAddress", { ...at, body: address })).status).toBe(404);
    expect((await callRest(api.app, "getProfile", bearerOf(target))).status).toBe(200);
  });
});

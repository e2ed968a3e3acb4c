/** The customer page: value, concurrent edits, notes, tags and devices, over HTTP (STAFF-60 to STAFF-63). */
import { sql } from "kysely";
import { shopDay } from "#contract/time/days";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { joinNewsletter } from "../../support/people/newsletter";
import { randomOf } from "../../support/chance";
import { randomBooks } from "../../support/orders/random-books";
import { reportRows } from "../../support/people/report-rows";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(120_000);

let api: TestApi;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  api = await startTestApi(4);
  admin = await aCustomer(api, { role: "ADMIN", firstName: "Kim", lastName: "Helper" });
  support = await signedIn(api, "CUSTOMERSUPPORT");
});
afterAll(() => api.close());

const sentences = MESSAGES.customers;
const at = ({ username }: Pick<TestUser, "username">, by = admin, params = {}) => ({
  bearer: by.bearer,
  params: { username, ...params },
});
const overviewOf = async (user: TestUser, by = admin) =>
  (await callRest(api.app, "getCustomerOverview", at(user, by))).body.data!;
const customerOf = async (user: TestUser) =>
  (await callRest(api.app, "getCustomer", at(user))).body.data!.customer;
const profile = { firstName: "Grace", lastName: "Hopper", phone: "5125550142" };
const address = {
  firstName: "Ada",
  lastName: "Shopper",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

describe("a customer's value", () => {
  test("is the same figure as in the customer value report, over random histories", async () => {
    const people = await Promise.all([1, 2, 3].map(() => aCustomer(api)));
    const last = new Date(Date.now() - 60_000);
    const first = new Date(last.getTime() - 300 * 86_400_000);
    const userIds = people.map(({ userId }) => userId);
    const productIds = [0, 1, 2].map(seededId);
    const { db } = api.database;
    await randomBooks(db, randomOf(7), { userIds, productIds, first, last }).addOrders(30);
    const rows = await reportRows(api, admin.bearer, "customervalue", {
      from: shopDay(first),
      to: "",
    });
    for (const { userId, username, ...person } of people) {
      const { lifetime } = await overviewOf({ ...person, userId, username });
      const { netCents, paidCents, refundedCents, lastOrderAt } = lifetime!;
      const reported = rows.find(({ keys }) => keys[0] === userId);
      expect(reported?.names.slice(0, 2)).toEqual([username, String(netCents)]);
      expect(netCents).toBe(paidCents - refundedCents);
      const { rows: books } = await sql<{ paid: number; placed: Date }>`
        SELECT sum(payments.paid_cents)::int AS paid, max(submitted_at) AS placed
        FROM orders LEFT JOIN payments ON orders.id = order_id WHERE user_id = ${userId}`.execute(db);
      expect(paidCents).toBeGreaterThanOrEqual(books[0]!.paid);
      expect(lastOrderAt).toBe(books[0]!.placed.toISOString());
    }
  });

  test("requires the permission to read orders, and leases the one to read leases", async () => {
    const ada = await aCustomer(api);
    const { userId, bearer } = await aCustomer(api, { role: "CUSTOMERSUPPORT" });
    await sql`UPDATE users SET permissions = '{customers.read}' WHERE id = ${userId}`.execute(
      api.database.db,
    );

    expect(await overviewOf(ada, support)).toMatchObject({
      lifetime: { netCents: 0, lastOrderAt: null, open: [], openCount: 0 },
      applications: [],
    });
    expect(await overviewOf(ada, { ...support, bearer })).toMatchObject({
      lifetime: null,
      applications: null,
    });
  });

  test("is next to their consents, with the date", async () => {
    const ada = await aCustomer(api);
    expect((await overviewOf(ada)).consents).toEqual({
      newsletter: null,
      refusedSince: null,
      isWishListMailed: false,
      mailedSearches: 0,
      leaseTerms: [],
    });
    await joinNewsletter(api, api.app, ada.username);
    expect((await overviewOf(ada)).consents.newsletter).toEqual({
      since: expect.any(String),
      confirmedAt: expect.any(String),
    });
    // An unverified registration may use another person's address.
    const unproved = await aCustomer(api, { isVerified: false });
    await joinNewsletter(api, api.app, unproved.username);
    expect((await overviewOf(unproved)).consents.newsletter).toBeNull();
  });
});

describe("a second save", () => {
  test("of an outdated version is rejected with the other user's changes, and the first one stays", async () => {
    const ada = await aCustomer(api);
    const { revision } = await customerOf(ada);
    const save = (body: object, by: TestUser) =>
      callRest(api.app, "updateCustomer", { ...at(ada, by), body });
    const first = await save({ ...profile, revision }, admin);
    const second = await save({ ...profile, firstName: "Somebody", revision }, support);

    expect(first.body.data!.customer).toMatchObject({
      firstName: "Grace",
      revision: revision + 1,
      changed: { by: admin.username, what: "profile: first name, last name" },
    });
    const message = sentences.changedMeanwhile(admin.username, "profile: first name, last name");
    expect([second.status, second.body.message]).toEqual([400, message]);
    expect(second.body.fieldErrors[0]?.property).toBe("revision");
    expect(await customerOf(ada)).toMatchObject({ firstName: "Grace", revision: revision + 1 });
    const third = await save({ ...profile, firstName: "Somebody", revision: revision + 1 }, support);
    expect(third.body.data!.customer.firstName).toBe("Somebody");
    expect((await save({ ...profile, revision: "x" }, support)).status).toBe(400);
  });

  test("at the same time is rejected", async () => {
    const ada = await aCustomer(api);
    const { revision } = await customerOf(ada);
    const answers = await Promise.all(
      ["Anna", "Berta", "Clara", "Doris"].map((firstName) =>
        callRest(api.app, "updateCustomer", { ...at(ada), body: { ...profile, firstName, revision } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test("names the owner as well, for an address too, and every change is audited", async () => {
    const ada = await aCustomer(api);
    await callRest(api.app, "addAddress", { bearer: ada.bearer, body: address });
    const { revision } = await customerOf(ada);
    const { addresses } = (await callRest(api.app, "listCustomerAddresses", at(ada))).body.data!;
    const addressId = addresses[0]!.id;
    const change = (body: object) =>
      callRest(api.app, "updateCustomerAddress", { ...at(ada, support, { addressId }), body });
    await callRest(api.app, "updateProfile", { bearer: ada.bearer, body: profile });
    const late = await change({ ...address, city: "Dallas", revision });
    expect([late.status, late.body.message]).toEqual([
      400,
      sentences.changedMeanwhile("The account owner", "profile"),
    ]);

    const now = await change({ ...address, city: "Dallas", revision: revision + 1 });
    expect(now.body).toMatchObject({
      message: sentences.addressUpdated,
      data: { addresses: [{ city: "Dallas" }] },
    });
    expect(await customerOf(ada)).toMatchObject({
      changed: { by: support.username, what: "address changed" },
    });
    const other = await aCustomer(api);
    const stranger = at(other, support, { addressId });
    const body = { ...address, city: "Waco" };
    expect((await callRest(api.app, "updateCustomerAddress", { ...stranger, body })).status).toBe(404);
  });
});

describe("tags", () => {
  const change = (user: TestUser, body: object, by = support) =>
    callRest(api.app, "changeCustomerTags", { ...at(user, by), body });

  test("are added and removed by concurrent users, and filter the list and its neighbors", async () => {
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
    await Promise.all([
      change(ada, { add: ["Big  Spender"] }),
      change(ada, { add: ["wholesale"] }, admin),
      change(ada, { add: ["wholesale"] }),
    ]);
    await change(eve, { add: ["big spender", "gone"] });
    const { body } = await change(eve, { add: [], remove: ["gone", "never there"] });
    expect(body.data!.customer.tags).toEqual(["big spender"]);
    const list = async (tag: string) =>
      (await callRest(api.app, "listCustomers", { bearer: admin.bearer, body: { tag } })).body.data!.rows;

    expect((await list("BIG SPENDER")).map(({ username }) => username)).toEqual([eve.username, ada.username]);
    expect(await list("wholesale")).toMatchObject([{ tags: ["big spender", "wholesale"] }]);
    expect(await list("gone")).toEqual([]);
    const { tags } = (await callRest(api.app, "listCustomerTags", { bearer: support.bearer })).body.data!;
    expect(tags).toEqual(expect.arrayContaining(["big spender", "wholesale"]));
    const query = `query ($username: String!, $tag: String) {
      getCustomerNeighbours(username: $username, tag: $tag) { previous next } }`;
    const { data } = await api.query(
      query,
      { username: ada.username, tag: "big spender" },
      { authorization: admin.bearer },
    );
    expect(data).toEqual({ getCustomerNeighbours: { previous: eve.username, next: null } });
  });

  test("are short words, up to a limit", async () => {
    const ada = await aCustomer(api);
    const many = Array.from({ length: LIMITS.care.tags }, (_, i) => `tag ${i}`);
    expect((await change(ada, { add: many })).status).toBe(200);
    expect((await change(ada, { add: ["one more"] })).body.message).toBe(sentences.tooManyTags);
    expect((await change(ada, { add: ["one more"], remove: ["tag 0"] })).status).toBe(200);
    for (const add of [["<b>"], ["x".repeat(LIMITS.care.tagLength + 1)], [""], "vip", [["a"]], [null]]) {
      expect([add, (await change(ada, { add })).status]).toEqual([add, 400]);
    }
  });
});

describe("devices", () => {
  test("are signed out one by one or all, at once, and audited", async () => {
    const ada = await aCustomer(api, { password: PASSWORD });
    const login = { body: { username: ada.username, password: PASSWORD } };
    const again = (await callRest(api.app, "login", login)).body.data!.tokens!;
    const { sessions } = (await callRest(api.app, "listCustomerSessions", at(ada))).body.data!;
    expect(sessions).toHaveLength(2);
    const [newest] = sessions;
    const end = () => callRest(api.app, "endCustomerSession", at(ada, support, { sessionId: newest!.id }));
    expect((await end()).body).toMatchObject({ message: sentences.deviceSignedOut });
    expect((await end()).status).toBe(404);
    const reads = async (bearer: string) => (await callRest(api.app, "getProfile", { bearer })).status;
    expect([await reads(ada.bearer), await reads(`Bearer ${again.accessToken}`)].sort()).toEqual([200, 401]);

    const all = await callRest(api.app, "endCustomerSessions", at(ada, support));
    expect(all.body).toMatchObject({ message: sentences.signedOutEverywhere, data: { sessions: [] } });
    expect(await reads(ada.bearer)).toBe(401);
    expect((await callRest(api.app, "endCustomerSessions", at(ada, support))).status).toBe(200);
    const params = { kind: "STAFF_CHANGE", username: ada.username };
    const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
    expect(body.data!.rows.map(({ note }) => note)).toEqual([
      "signed out everywhere",
      "signed out on one device",
    ]);
  });

  test("of another customer cannot be ended", async () => {
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
    const { sessions } = (await callRest(api.app, "listCustomerSessions", at(eve))).body.data!;
    const params = { sessionId: sessions[0]!.id };
    expect((await callRest(api.app, "endCustomerSession", at(ada, support, params))).status).toBe(404);
    expect((await callRest(api.app, "getProfile", { bearer: eve.bearer })).status).toBe(200);
  });
});

/** Data export and account deletion, over HTTP on a real database (docs/decisions/personal-data.md). */
import { randomBytes } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import type { OrderStatus } from "#contract/orders/orders";
import { emailIndex } from "../../../server/db/identity";
import { SEALED_CUSTOMER } from "../../../server/orders/reading/customer.rules";
import { createSealer } from "../../../server/db/sealed";
import {
  aCustomer,
  callRest,
  mailsTo,
  PASSWORD,
  signedIn,
  type TestUser,
} from "../../support/people/accounts";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { joinNewsletter } from "../../support/people/newsletter";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(1);
});
afterAll(() => api.close());

const address = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Congress Ave",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

/** A customer with a row in every table. */
async function aKnownCustomer(options: { readonly password?: string } = {}): Promise<TestUser> {
  const user = await aCustomer(api, { firstName: "Ada", lastName: "Byron", ...options });
  const { bearer, username } = user;
  const request = { name: "Ada Byron", email: username, phone: "5125550142", message: "Where is my order?" };
  await callRest(api.app, "addAddress", { bearer, body: address });
  await joinNewsletter(api, api.app, username);
  await callRest(api.app, "contact", { body: request });
  const cart = await api.database.db
    .insertInto("carts")
    .values({ user_id: user.userId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await api.database.db
    .insertInto("cart_items")
    .values({ cart_id: cart.id, product_id: seededId(0), quantity: 2 })
    .execute();
  return user;
}

const deleteAccount = (user: TestUser, body: unknown) =>
  callRest(api.app, "deleteAccount", { bearer: user.bearer, body });

async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    "addresses",
    "carts",
    "sessions",
    "sign_ins",
    "mailed_codes",
    "social_identities",
  ] as const) {
    const rows = await api.database.db
      .selectFrom(table)
      .select("user_id")
      .where("user_id", "=", userId)
      .execute();
    counts[table] = rows.length;
  }
  return counts;
}

const sealer = () => createSealer(api.configFor().piiKeys);

/** @returns the order's number */
async function anOrderOf({ userId, username }: TestUser, status: OrderStatus): Promise<string> {
  const { db } = api.database;
  const place = { ...address, address2: null, country: "US" };
  const customer = { email: username, firstName: "Ada", lastName: "Byron", shipping: place, billing: place };
  const number = `EF-${userId.slice(0, 8)}`;
  const { id } = await db
    .insertInto("orders")
    .values({
      unique_id: number,
      user_id: userId,
      submitted_by: userId,
      created_by: userId,
      updated_by: userId,
      status,
      delivery_type: "DELIVERY_SHIPPING",
      total_cents: 12_345,
      sub_total_cents: 12_345,
      shipping_cents: 0,
      tax_cents: 0,
      discount_cents: 0,
      original_price_cents: 12_345,
      idempotency_hash: randomBytes(32),
      request_hash: randomBytes(32),
      sealed_customer: sealer().seal(customer, SEALED_CUSTOMER),
      search_indexes: [sealer().blindIndex(username, SEALED_CUSTOMER)],
      ship_state: "TX",
      attribution: JSON.stringify({ gclid: "their click", utm_source: "news" }),
      is_stock_taken: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_events")
    .values({ order_id: id, type: "CREATED", actor: userId, summary: "Order created" })
    .execute();
  return number;
}

async function listedUnder(username: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ["newsletter_subscribers", "contact_requests"] as const) {
    const index = emailIndex(sealer(), username, table);
    const rows = await api.database.db
      .selectFrom(table)
      .select("email_index")
      .where("email_index", "=", index)
      .execute();
    counts[table] = rows.length;
  }
  return counts;
}

describe("the data export", () => {
  test("contains all stored data, and no secret", async () => {
    const user = await aKnownCustomer({ password: PASSWORD });
    const { status, body } = await callRest(api.app, "exportAccount", { bearer: user.bearer });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      profile: { username: user.username, firstName: "Ada", lastName: "Byron", phone: "+15125550142" },
      addresses: [{ city: "Austin", state: "TX", phone: "5125550142" }],
      sessions: [{ ipAddress: "203.0.113.9", userAgent: "Test browser", endedAt: null }],
      signIns: [{ outcome: "SUCCEEDED", ipAddress: "203.0.113.9" }],
      socialSignIns: [],
      newsletter: { subscribedAt: expect.any(String) },
      contactRequests: [{ email: user.username, message: "Where is my order?" }],
      cart: [{ productId: seededId(0), quantity: 2 }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|refresh_hash|passwordHash|sealed/);
    expect(text).not.toContain(user.session!.tokens.refreshToken);
  });

  test("contains the user's own data only", async () => {
    const [known, other] = [await aKnownCustomer(), await aCustomer(api)];
    const { body } = await callRest(api.app, "exportAccount", { bearer: other.bearer });
    expect(body.data).toMatchObject({ addresses: [], newsletter: null, contactRequests: [] });
    expect(JSON.stringify(body)).not.toContain(known.username);
  });
});

describe("deleting the account", () => {
  test("needs the password, erases the person, ends the sessions and sends an email", async () => {
    const user = await aKnownCustomer({ password: PASSWORD });
    expect(await listedUnder(user.username)).toEqual({ newsletter_subscribers: 1, contact_requests: 1 });
    const wrong = await deleteAccount(user, { password: "Wrong-Horse-7" });
    expect([wrong.status, wrong.body.fieldErrors[0]?.property, wrong.body.message]).toEqual([
      400,
      "password",
      MESSAGES.customers.accountNotDeleted,
    ]);
    expect((await deleteAccount(user, {})).body.message).toBe("Please enter your password");
    expect((await deleteAccount(user, { username: user.username })).status).toBe(400);
    expect((await callRest(api.app, "getProfile", { bearer: user.bearer })).status).toBe(200);

    const done = await deleteAccount(user, { password: PASSWORD });
    expect(done).toMatchObject({ status: 200, body: { message: MESSAGES.customers.accountDeleted } });
    expect(await rowsOf(user.userId)).toEqual({
      addresses: 0,
      carts: 0,
      sessions: 0,
      sign_ins: 0,
      mailed_codes: 0,
      social_identities: 0,
    });
    const row = await api.database.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: "DELETED",
      username_index: null,
      password_hash: null,
      verified_at: null,
    });
    const mails = await mailsTo(api, user.username);
    expect(mails.filter(({ kind }) => kind === "account-deleted")).toHaveLength(1);
    expect(await listedUnder(user.username)).toEqual({ newsletter_subscribers: 0, contact_requests: 0 });

    expect((await callRest(api.app, "getProfile", { bearer: user.bearer })).status).toBe(401);
    const { refreshToken } = user.session!.tokens;
    const refreshed = await callRest(api.app, "refreshToken", {
      body: { username: user.username, refreshToken },
    });
    expect(refreshed.body.isSuccess).toBe(false);
    const login = await callRest(api.app, "login", { body: { username: user.username, password: PASSWORD } });
    expect(login.body.message).toBe(MESSAGES.auth.loginRefused);
  });

  test("frees the address for a new account", async () => {
    const user = await aKnownCustomer();
    expect((await deleteAccount(user, { username: user.username })).status).toBe(200);
    const again = await aCustomer(api, { username: user.username });
    expect(again.userId).not.toBe(user.userId);
    const { body } = await callRest(api.app, "exportAccount", { bearer: again.bearer });
    expect(body.data).toMatchObject({ addresses: [], contactRequests: [], newsletter: null });
  });

  test("without a password needs the email address, in any case", async () => {
    const user = await aCustomer(api);
    const wrong = await deleteAccount(user, { username: "else@mail.example" });
    expect([wrong.status, wrong.body.fieldErrors[0]?.property]).toEqual([400, "username"]);
    expect((await deleteAccount(user, { username: ` ${user.username.toUpperCase()} ` })).status).toBe(200);
  });

  test("happens once for two concurrent requests", async () => {
    const user = await aKnownCustomer();
    const answers = await Promise.all([1, 2, 3].map(() => deleteAccount(user, { username: user.username })));
    // The later request finds the account gone, or its session ended.
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const farewells = (await mailsTo(api, user.username)).filter(({ kind }) => kind === "account-deleted");
    expect(farewells).toHaveLength(1);
  });

  test("leaves nothing behind that is added concurrently", async () => {
    const user = await aCustomer(api);
    const adding = [1, 2, 3, 4].map((number) =>
      callRest(api.app, "addAddress", {
        bearer: user.bearer,
        body: { ...address, address1: `${number} Elm` },
      }),
    );
    const [deletion, ...added] = await Promise.all([
      deleteAccount(user, { username: user.username }),
      ...adding,
    ]);
    expect(deletion?.status).toBe(200);
    for (const { status } of added) expect([200, 401, 404]).toContain(status);
    expect((await rowsOf(user.userId))["addresses"]).toBe(0);
  });

  test("waits for an open order, and retains of a settled one what accounting needs", async () => {
    const user = await aCustomer(api);
    const number = await anOrderOf(user, "PENDING_FULFILMENT");
    const early = await deleteAccount(user, { username: user.username });
    expect([early.status, early.body.message]).toEqual([400, MESSAGES.customers.orderUnderWay]);
    const { body } = await callRest(api.app, "exportAccount", { bearer: user.bearer });
    expect(body.data).toMatchObject({
      orders: [{ number, totalCents: 12_345, email: user.username, shipping: { city: "Austin" } }],
    });

    const orders = api.database.db.updateTable("orders").where("unique_id", "=", number);
    await orders.set({ status: "COMPLETED" }).execute();
    expect((await deleteAccount(user, { username: user.username })).status).toBe(200);
    const retained = await api.database.db
      .selectFrom("orders")
      .selectAll()
      .where("unique_id", "=", number)
      .executeTakeFirstOrThrow();
    expect(retained).toMatchObject({ total_cents: 12_345, ship_state: "TX", search_indexes: [] });
    expect(retained.attribution).toEqual({ utm_source: "news" });
    const customer = sealer().open(retained.sealed_customer, SEALED_CUSTOMER);
    expect(customer).toMatchObject({ email: "", shipping: { city: "", state: "TX", postalCode: "78701" } });
    const events = await api.database.db
      .selectFrom("order_events")
      .selectAll()
      .where("order_id", "=", retained.id)
      .execute();
    expect(JSON.stringify([retained, events])).not.toContain(user.username);
  });

  test("is not for staff", async () => {
    const support = await signedIn(api, "CUSTOMERSUPPORT");
    const { status, body } = await deleteAccount(support, { username: support.username });
    expect([status, body.message]).toEqual([403, MESSAGES.customers.staffNotDeleted]);
  });

  test("is protected against password guessing", async () => {
    const user = await aCustomer(api, { password: PASSWORD });
    let status = 0;
    for (let attempts = 0; attempts < 40 && status !== 429; attempts += 1) {
      ({ status } = await deleteAccount(user, { password: `Wrong-Horse-${attempts}` }));
    }
    expect(status).toBe(429);
    expect((await deleteAccount(user, { password: PASSWORD })).status).toBe(429);
  });
});

/** Rotation of PII_KEY and TOKEN_KEY while the shop is open: no data is lost, and old keys can be removed. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { bearerOf } from "#contract/accounts/session";
import { NOBODY, sealIdentity } from "../../../server/db/identity";
import { createSealer } from "../../../server/db/sealed";
import { countStale, reseal } from "../../../server/db/sealing/reseal";
import { SEALED_COLUMNS } from "../../../server/declarations";
import { aCustomer, callRest, PASSWORD, type TestUser } from "../../support/people/accounts";
import { joinNewsletter } from "../../support/people/newsletter";
import { orderCalls } from "../../support/orders/order-calls";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { runCommand } from "../../support/hosts/run-command";
import { startSocialSandbox, visitProvider, type SocialSandbox } from "../../support/people/social-sandbox";

const NEW_KEY = "the personal key of this year";
const ADDRESS = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  city: "Austin",
  state: "TX",
};
const PERSON = {
  email: "grace@people.example",
  firstName: "Grace",
  lastName: "Hopper",
  isEmailVerified: "yes",
};

let shop: OrderShop;
let social: SocialSandbox;
let oldKey: string;
let ada: TestUser;
let staff: TestUser;
let orderId: string;
const hosts: FastifyInstance[] = [];
const hostWith = async (piiKeys: readonly string[], tokenKeys = shop.api.configFor().tokenKeys) => {
  const { social: providers, shop: named } = social.config;
  const host = await shop.anotherHost({ piiKeys, tokenKeys, social: providers, shop: named });
  hosts.push(host);
  return host;
};
/** Counts verified users: re-registering an address makes another unverified user. */
const count = async (table: "users" | "newsletter_subscribers") => {
  const condition = table === "users" ? sql`WHERE verified_at IS NOT NULL` : sql``;
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)} ${condition}`.execute(shop.api.database.db);
  return rows[0]!.n;
};
const command = (piiKeys: readonly string[]) =>
  runCommand("reseal", { DATABASE_URL: shop.api.database.url, PII_KEY: piiKeys.join(",") });
const signInByProvider = async (app: FastifyInstance) => {
  const { body } = await callRest(app, "socialStart", { body: { type: "GOOGLE", code: "" } });
  const back = Object.fromEntries((await visitProvider(body.data!.url, PERSON)).searchParams);
  return callRest(app, "socialVerify", { body: { type: "GOOGLE", ...(back as { code: string }) } });
};

beforeAll(async () => {
  [shop, social] = await Promise.all([openOrderShop(), startSocialSandbox()]);
  [oldKey] = shop.api.configFor().piiKeys as [string];
  const host = await hostWith([oldKey]);
  [ada, staff] = await Promise.all([
    aCustomer(shop.api, { password: PASSWORD }),
    aCustomer(shop.api, { role: "ADMIN" }),
  ]);
  const address = { ...ADDRESS, postalCode: "78701", country: "US", phone: "5125550142" };
  const created = await callRest(host, "addAddress", { body: address, bearer: ada.bearer });
  expect({ status: created.status, message: created.body.message }).toMatchObject({ status: 200 });
  await joinNewsletter(shop.api, host, ada.username);
  const request = { name: "Ada", email: ada.username, phone: "5125550142", message: "Where is it?" };
  await callRest(host, "contact", { body: request });
  ({ id: orderId } = (await shop.paid(anOrder(), ada.bearer)).order);
  expect((await signInByProvider(host)).status).toBe(200);
});
afterAll(async () => {
  for (const host of hosts) await host.close();
  await social?.stop();
  await shop?.stop();
});

/** Checks everything that must work with each of the host's keys. */
async function expectEverybodyIsKnown(host: FastifyInstance): Promise<void> {
  const login = await callRest(host, "login", { body: { username: ada.username, password: PASSWORD } });
  expect({ status: login.status, message: login.body.message }).toMatchObject({ status: 200 });
  const bearer = bearerOf(login.body.data!.tokens!);
  const { body } = await callRest(host, "exportAccount", { bearer });
  expect(body.data).toMatchObject({
    profile: { username: ada.username },
    addresses: [{ address1: "12 Analytical Way" }],
    orders: [{ email: "ada@mail.example" }],
    contactRequests: [{ message: "Where is it?" }],
    newsletter: { subscribedAt: expect.any(String) },
  });
  await expectOrderIsFound(host);
  const users = await count("users");
  expect((await signInByProvider(host)).body.data?.user).toMatchObject({ username: PERSON.email });
  expect(await count("users")).toBe(users);
}

async function expectOrderIsFound(host: FastifyInstance): Promise<void> {
  const search = `{ listOrders(filter: { text: "ada@mail.example" }) { orders { id firstName } } }`;
  const { listOrders } = await orderCalls(host).query<{ listOrders: { orders: object[] } }>(
    search,
    {},
    staff.bearer,
  );
  expect(listOrders.orders).toEqual([{ id: orderId, firstName: "Ada" }]);
}

test("every encrypted column of the database is in the list for re-encryption", async () => {
  const { rows } = await sql<{ name: string }>`SELECT table_name || '.' || column_name AS name
    FROM information_schema.columns WHERE table_schema = 'public' AND column_name LIKE 'sealed%'`.execute(
    shop.api.database.db,
  );
  const listed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed].sort());
});

test("after a new key is added all users are recognized, and nobody can register twice", async () => {
  const host = await hostWith([NEW_KEY, oldKey]);
  await expectEverybodyIsKnown(host);
  const before = [await count("users"), await count("newsletter_subscribers")];
  const again = { firstName: "Ada", lastName: "Byron", phone: "5125550142", password: PASSWORD };
  const registration = { ...again, email: ada.username, confirmPassword: PASSWORD };
  expect((await callRest(host, "register", { body: registration })).status).toBe(200);
  const configFor = () => ({ ...shop.api.configFor(), piiKeys: [NEW_KEY, oldKey] });
  await joinNewsletter({ ...shop.api, configFor }, host, ada.username);
  expect([await count("users"), await count("newsletter_subscribers")]).toEqual(before);
});

test("staff find an order at the moment it is re-encrypted", async () => {
  const { db } = shop.api.database;
  const host = await hostWith([NEW_KEY, oldKey]);
  const customers = SEALED_COLUMNS.filter(({ column }) => column === "sealed_customer");
  expect(await reseal(db, createSealer([NEW_KEY, oldKey]), customers, () => {})).toBe(1);
  await expectOrderIsFound(host);
});

test("re-encryption resumes after a shutdown, reports its progress, and says when the old key can go", async () => {
  const { db } = shop.api.database;
  const sealer = createSealer([NEW_KEY, oldKey]);
  const stale = async () => {
    const counts = await Promise.all(SEALED_COLUMNS.map((column) => countStale(db, sealer, column)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const total = await stale();
  const endsAtOnce = () => {
    throw new Error("ended");
  };
  await expect(reseal(db, sealer, SEALED_COLUMNS, endsAtOnce)).rejects.toThrow("ended");
  const remaining = await stale();
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThan(total);

  const { exitCode, output } = await command([NEW_KEY, oldKey]);
  expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  expect(output).toMatch(/addresses\.sealed_address: (\d+) of \1\b/);
  expect(output).toContain(`${remaining} values were resealed.`);
  expect(output).toContain("You can remove the earlier keys");
  expect(await stale()).toBe(0);
});

test("the old key is then no longer needed", async () => {
  await expectEverybodyIsKnown(await hostWith([NEW_KEY]));
});

test("the command retains a key that is still needed: for social accounts that did not return, and for unreadable data", async () => {
  const { db } = shop.api.database;
  await sql`UPDATE social_identities SET sealed_subject = NULL`.execute(db);
  const report = await command([NEW_KEY, oldKey]);
  expect(report).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("1 rows of social_identities wait"),
  });
  expect(report.output).toContain("Keep the earlier keys");
  await signInByProvider(await hostWith([NEW_KEY, oldKey]));
  expect(await command([NEW_KEY, oldKey])).toMatchObject({ exitCode: 0 });

  const stranger = await command(["a key that sealed nothing here"]);
  expect(stranger.exitCode).toBe(1);
  expect(stranger.output).toContain(
    "1 values of orders.sealed_customer cannot be opened with any key of PII_KEY",
  );
});

test("a session continues after a new token key is added, and ends when its own key is removed", async () => {
  const [tokenKey] = shop.api.configFor().tokenKeys as [string];
  const profileAt = (host: FastifyInstance) => callRest(host, "getProfile", { bearer: ada.bearer });
  const after = await hostWith([NEW_KEY], ["the token key of this year", tokenKey]);
  expect((await profileAt(after)).status).toBe(200);
  const { refreshToken } = ada.session!.tokens;
  const renewed = await callRest(after, "refreshToken", { body: { username: ada.username, refreshToken } });
  const bearer = bearerOf(renewed.body.data!.tokens);
  const alone = await hostWith([NEW_KEY], ["the token key of this year"]);
  expect((await callRest(alone, "getProfile", { bearer })).status).toBe(200);
  expect((await profileAt(alone)).status).toBe(401);
});

test("of two accounts with one address in two spellings, the second keeps its key, and both sign in", async () => {
  const { db } = shop.api.database;
  const [old, next] = [createSealer([NEW_KEY]), "the personal key of next year"];
  const spellings = ["grace@xn--mnchen-3ya.example", "grace@münchen.example", "\uFF47race@mail.example"];
  const ids: string[] = [];
  for (const username of spellings) {
    const { userId } = await aCustomer(shop.api, { password: PASSWORD });
    const identity = { username, firstName: "Grace", lastName: "Hopper", phone: "" };
    await sql`UPDATE users SET username_index = ${old.blindIndex(username, "users")},
      sealed_identity = ${sealIdentity(old, identity)} WHERE id = ${userId}`.execute(db);
    ids.push(userId);
  }
  const emailIndex = (email: string) => old.blindIndex(email, "newsletter_subscribers");
  for (const email of spellings.slice(0, 2))
    await sql`INSERT INTO newsletter_subscribers (email_index, sealed_email)
      VALUES (${emailIndex(email)}, ${old.seal({ email }, "newsletter_subscribers")})`.execute(db);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM users`.execute(db);

  const { exitCode, output } = await command([next, NEW_KEY, oldKey]);
  expect({ exitCode, output }).toMatchObject({ exitCode: 1 });
  expect(output).toContain(
    `Accounts ${ids[0]} and ${ids[1]} have one email address in two spellings: ${ids[1]} keeps its earlier key.`,
  );
  expect(output).toContain("of newsletter_subscribers have one index: the second keeps its earlier key.");
  expect(output).not.toContain("cannot be opened");
  expect(output).toContain("Keep the earlier keys");
  expect(output).not.toContain("@");
  expect((await sql`SELECT count(*)::int AS n FROM users`.execute(db)).rows).toEqual(rows);
  const host = await hostWith([next, NEW_KEY]);
  for (const username of [spellings[0]!, "grace@mail.example"]) {
    const login = await callRest(host, "login", { body: { username, password: PASSWORD } });
    expect([username, login.status]).toEqual([username, 200]);
  }

  await sql`UPDATE users SET username_index = NULL, sealed_identity = ${sealIdentity(old, NOBODY)}
    WHERE id = ${ids[1]}`.execute(db);
  await sql`DELETE FROM newsletter_subscribers WHERE email_index = ${emailIndex(spellings[1]!)}`.execute(db);
  expect(await command([next, NEW_KEY])).toMatchObject({ exitCode: 0 });
});

/**
 * One lock order: staff actions and refusals on the same rows and the audit chain never deadlock
 * (docs/decisions/database.md).
 */
import { sql } from "kysely";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { countDeadlocks, createLockOrder } from "../../support/hosts/lock-order";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const ROUNDS = 50;

let api: TestApi;
let app: TestApi["app"];
let admin: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  api = await startTestApi(4);
  const lots = { hits: 1_000_000, seconds: 60 };
  app = await api.anotherHost({
    requestsPerMinute: 0,
    rateLimits: { "audit.address": lots, "audit.account": lots },
  });
  [admin, colleague] = await Promise.all([signedIn(api, "SUPERADMIN"), signedIn(api, "ADMIN")]);
});
afterAll(() => api.close());

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
const about = ({ username }: TestUser, by = admin) => ({ bearer: by.bearer, params: { username } });

/** A refused request adds an entry to the chain. */
const refused = ({ bearer }: TestUser) => callRest(app, "listAudit", { bearer });

type Act = (customer: TestUser, round: number) => Promise<{ readonly status: number }>;
const ACTS: Readonly<Record<string, Act>> = {
  "profile by staff": (customer) => callRest(app, "updateCustomer", { ...about(customer), body: profile }),
  "address by staff": (customer) =>
    callRest(app, "addCustomerAddress", { ...about(customer, colleague), body: address }),
  "tags by staff": (customer, round) =>
    callRest(app, "changeCustomerTags", { ...about(customer), body: { add: [`tag ${round}`], remove: [] } }),
  "own profile": ({ bearer }) => callRest(app, "updateProfile", { bearer, body: profile }),
  "a refusal": (customer) => refused(customer),
  "another refusal": (customer) => refused(customer),
  "mail of a report": (_customer, round) =>
    callRest(app, "mailRevenueReport", {
      bearer: admin.bearer,
      body: { frequency: "DAILY", keys: [], isSubscribed: round % 2 === 0 },
    }),
  "own profile of staff": () => callRest(app, "updateProfile", { bearer: admin.bearer, body: profile }),
  "status of a colleague": (_customer, round) =>
    callRest(app, "updatePermissions", {
      bearer: admin.bearer,
      body: { username: colleague.username, permissions: round % 2 ? null : ["addresses.write"] },
    }),
};

test(`${ROUNDS} rounds of actions on the same rows finish without a deadlock`, async () => {
  const customer = await aCustomer(api);
  const before = countDeadlocks();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      Object.entries(ACTS).map(async ([name, act]) => [name, (await act(customer, round)).status] as const),
    );
    const failed = answers.filter(([, status]) => status >= 500);
    expect(failed).toEqual([]);
  }
  expect(countDeadlocks() - before).toBe(0);
});

test("accounts deleted during refused requests cause no deadlock", async () => {
  const customers = await Promise.all(
    Array.from({ length: 6 }, () => aCustomer(api, { password: PASSWORD })),
  );
  const before = countDeadlocks();
  for (const customer of customers) {
    const [deleted] = await Promise.all([
      callRest(app, "deleteAccount", { bearer: customer.bearer, body: { password: PASSWORD } }),
      ...[1, 2, 3].map(() => refused(customer)),
      callRest(app, "updateCustomer", { ...about(customer), body: profile }),
      callRest(app, "addCustomerAddress", { ...about(customer, colleague), body: address }),
      callRest(app, "changeCustomerTags", { ...about(customer), body: { add: ["a tag"], remove: [] } }),
      callRest(app, "addAddress", { bearer: customer.bearer, body: address }),
    ]);
    expect(deleted.status).toBe(200);
  }
  expect(countDeadlocks() - before).toBe(0);
});

test("a lock out of order is detected in any transaction, even without contention", () => {
  const order = createLockOrder();
  const [first, second] = [{}, {}];
  const chain = "SELECT sealed_ends FROM audit_chain FOR UPDATE";
  const run = (...texts: readonly string[]) => {
    for (const text of ["begin", ...texts, "commit"]) order.see(first, text);
    return order.takeFaults().length;
  };
  expect(run("SELECT 1 FROM users FOR NO KEY UPDATE", "UPDATE orders SET revision = 1", chain)).toBe(0);
  expect(
    run(
      chain,
      "WITH ended AS (UPDATE audit_chain SET sealed_ends = $1) INSERT INTO audit_events VALUES ($2)",
    ),
  ).toBe(0);
  expect(
    run(chain, "SELECT 1 FROM orders", "SELECT id FROM audit_events WHERE user_id = $1 FOR UPDATE"),
  ).toBe(0);
  expect(run(chain, "UPDATE orders SET revision = 1")).toBe(1);
  expect(run(chain, "INSERT INTO outgoing_mails VALUES ($1)")).toBe(1);
  expect(run(chain, "SELECT 1 FROM orders WHERE id = $1 FOR NO KEY UPDATE")).toBe(1);
  expect(run(chain, "SELECT pg_advisory_xact_lock(1)")).toBe(1);
  expect(run('select "revision" from "users" where "id" = $1 for update')).toBe(1);
  expect(run("SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id FOR UPDATE OF s")).toBe(0);
  expect(run("UPDATE orders SET revision = 1", "UPDATE users SET revision = 1")).toBe(1);
  expect(run("SELECT 1 FROM orders FOR UPDATE", "SELECT 1 FROM users FOR NO KEY UPDATE")).toBe(1);
  expect(
    run(
      "SELECT 1 FROM users FOR NO KEY UPDATE",
      "UPDATE orders SET revision = 1",
      "UPDATE users SET revision = 1",
    ),
  ).toBe(0);
  expect(run("INSERT INTO orders VALUES ($1)", "UPDATE users SET revision = 1")).toBe(0);
  order.see(first, "begin");
  order.see(first, chain);
  order.see(second, "UPDATE orders SET revision = 1");
  expect(order.takeFaults()).toEqual([]);
});

test("an entry of the chain locks no row of another table", async () => {
  const { rows } = await sql<{ name: string }>`SELECT conname AS name FROM pg_constraint
    WHERE contype = 'f' AND conrelid IN ('audit_events'::regclass, 'audit_chain'::regclass)
    UNION ALL SELECT tgname FROM pg_trigger
    WHERE tgrelid IN ('audit_events'::regclass, 'audit_chain'::regclass)`.execute(api.database.db);
  expect(rows).toEqual([]);
});

test("no constraint is deferred to the commit, when the chain is already locked", async () => {
  const { rows } = await sql<{ name: string }>`SELECT conname AS name FROM pg_constraint
    WHERE condeferrable`.execute(api.database.db);
  expect(rows).toEqual([]);
});

/** Data the sweeper deletes and data it retains, and the demo logins of an empty shop. */
import { sql } from "kysely";
import { DEMO_USERS, addDemoUsers } from "../../../demo/demo-users";
import { sweep } from "../../../server/auth/sweep.change";
import { createSealer } from "../../../server/db/sealed";
import { bearerOf } from "#contract/accounts/session";
import { createSignInData } from "../../../server/auth/personal-data.store";
import { createCartData } from "../../../server/cart/personal-data.store";
import { createAddressData } from "../../../server/customers/addresses.store";
import { forgetRegistrations } from "../../../server/customers/forget-registrations.change";
import { aCustomer, aRegistration, callRest } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const ADDRESS = {
  firstName: "New",
  lastName: "Person",
  address1: "1 Main Street",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi(0);
});
afterEach(() => api.close());

const count = async (table: "sessions" | "mailed_codes" | "rate_limits" | "sign_ins"): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
    api.database.db,
  );
  return rows[0]!.n;
};

const sealer = () => createSealer(api.configFor().piiKeys);

describe("sweeping", () => {
  test("deletes expired data only", async () => {
    const { db } = api.database;
    const [old, ended, live] = [await aCustomer(api), await aCustomer(api), await aCustomer(api)];
    await sql`UPDATE sessions SET expires_at = now() - interval '31 days' WHERE user_id = ${old.userId}`.execute(
      db,
    );
    await sql`UPDATE sessions SET ended_at = now() - interval '29 days' WHERE user_id = ${ended.userId}`.execute(
      db,
    );
    await sql`INSERT INTO mailed_codes (user_id, purpose, code_hash, link_hash, expires_at, link_expires_at)
      VALUES (${old.userId}, 'VERIFY', '\\x00', '\\x00', now() - interval '1 hour', now() - interval '1 second'),
      (${live.userId}, 'VERIFY', '\\x00', '\\x00', now() - interval '1 second', now() + interval '1 minute')`.execute(
      db,
    );
    await sql`INSERT INTO rate_limits (bucket, hits, resets_at) VALUES
      ('\\x01', 1, now() - interval '1 second'), ('\\x02', 1, now() + interval '1 minute')`.execute(db);
    await sql`INSERT INTO sign_ins (user_id, outcome, method, sealed_origin)
      SELECT ${live.userId}, 'FAILED', 'password', '\\x00' FROM generate_series(1, 150)`.execute(db);
    await sql`UPDATE sign_ins SET at = now() - interval '181 days' WHERE user_id = ${old.userId}`.execute(db);

    expect(await sweep(db)).toBe(true);

    expect(await count("sessions")).toBe(2);
    expect(await count("mailed_codes")).toBe(1);
    expect(await count("rate_limits")).toBe(1);
    expect(await count("sign_ins")).toBe(101);
    expect((await callRest(api.app, "getProfile", { bearer: live.bearer })).status).toBe(200);
  });

  test("is left to the process that holds its lock", async () => {
    const { db } = api.database;
    await db.transaction().execute(async (busy) => {
      await sql`SELECT pg_advisory_xact_lock(4071003)`.execute(busy);
      expect(await sweep(db)).toBe(false);
    });
    expect(await sweep(db)).toBe(true);
  });
});

describe("unverified registrations", () => {
  const register = async (email: string) => {
    const { body } = await callRest(api.app, "register", {
      body: aRegistration(email),
    });
    return bearerOf(body.data!.tokens);
  };
  /** Backdates every registration, and the last use of every session, by that many days. */
  const pass = async (days: number) => {
    await sql`UPDATE users SET created_at = created_at - make_interval(days => ${days})`.execute(
      api.database.db,
    );
    await sql`UPDATE sessions SET expires_at = expires_at - make_interval(days => ${days})`.execute(
      api.database.db,
    );
  };
  const sweepNow = () => {
    const { db } = api.database;
    const stores = [createSignInData(db, sealer()), createAddressData(db, sealer()), createCartData(db)];
    return forgetRegistrations(db, stores);
  };
  const isThere = async (bearer: string) =>
    (await callRest(api.app, "getProfile", { bearer })).status === 200;
  const users = () => api.database.db.selectFrom("users").select("id").execute();

  test("are deleted with their data 30 days after their last use, and verified ones stay", async () => {
    const bearer = await register("left@mail.example");
    await callRest(api.app, "addAddress", { bearer, body: ADDRESS });
    await api.query("mutation { createEmptyCart { items { productId } } }", {}, { authorization: bearer });
    await register("left@mail.example");
    const verified = await aCustomer(api);
    await pass(31);
    const fresh = await register("left@mail.example");
    await sweepNow();

    const { rows } = await sql<{ n: number }>`SELECT (SELECT count(*) FROM addresses)::int
      + (SELECT count(*) FROM carts)::int AS n`.execute(api.database.db);
    expect(await users()).toHaveLength(2);
    expect(await users()).toContainEqual({ id: verified.userId });
    expect(rows[0]!.n).toBe(0);
    expect(await isThere(fresh)).toBe(true);
  });

  test("stay while they are used, and permanently with an order", async () => {
    const used = await register("used@mail.example");
    await register("ordered@mail.example");
    await pass(31);
    await sql`UPDATE sessions SET expires_at = now() + interval '1 day'
      WHERE user_id = (SELECT id FROM users ORDER BY created_at LIMIT 1)`.execute(api.database.db);
    await sql`INSERT INTO orders (unique_id, user_id, submitted_by, status, delivery_type, total_cents, sub_total_cents,
        shipping_cents, tax_cents, discount_cents, original_price_cents, idempotency_hash, request_hash, sealed_customer,
        search_indexes, ship_state, is_stock_taken, created_by, updated_by)
      SELECT 'EF-00000001', id, id, 'COMPLETED', 'DELIVERY_SHIPPING', 100, 100, 0, 0, 0, 100, '\\x00', '\\x00', '\\x00',
        '{}', 'TX', true, id, id FROM users ORDER BY created_at DESC LIMIT 1`.execute(api.database.db);
    await sweepNow();

    expect(await users()).toHaveLength(2);
    expect(await isThere(used)).toBe(true);
  });
});

describe("the demo logins", () => {
  test("are created once, in a shop without accounts, and let each role in", async () => {
    expect(await addDemoUsers(api.database.db, sealer())).toBe(true);
    expect(await addDemoUsers(api.database.db, sealer())).toBe(false);

    for (const { username, password, role } of DEMO_USERS) {
      const { body } = await callRest(api.app, "login", { body: { username, password } });
      expect(body.data?.user).toMatchObject({ username, type: role, isVerified: true });
    }
  });

  test("are not created in a shop that has accounts", async () => {
    await aCustomer(api);

    expect(await addDemoUsers(api.database.db, sealer())).toBe(false);
  });
});

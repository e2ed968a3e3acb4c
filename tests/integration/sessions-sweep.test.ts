/** What the sweeper forgets and what it keeps, and the demo logins of an empty shop. */
import { sql } from "kysely";
import { DEMO_USERS, addDemoUsers } from "../../demo/demo-users";
import { sweep } from "../../server/auth/sweep.store";
import { createSealer } from "../../server/db/sealed";
import { aCustomer, callRest } from "../support/accounts";
import { startTestApi, type TestApi } from "../support/test-api";

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

describe("sweeping", () => {
  test("forgets what is past its time and keeps everything else", async () => {
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

  test("is left to the process that is at it", async () => {
    const { db } = api.database;
    await db.transaction().execute(async (busy) => {
      await sql`SELECT pg_advisory_xact_lock(4071003)`.execute(busy);
      expect(await sweep(db)).toBe(false);
    });
    expect(await sweep(db)).toBe(true);
  });
});

describe("the demo logins", () => {
  const sealer = () => createSealer(api.configFor().piiKeys);

  test("are made once, in a shop nobody has an account in, and let each role in", async () => {
    expect(await addDemoUsers(api.database.db, sealer())).toBe(true);
    expect(await addDemoUsers(api.database.db, sealer())).toBe(false);

    for (const { username, password, role } of DEMO_USERS) {
      const { body } = await callRest(api.app, "login", { body: { username, password } });
      expect(body.data?.user).toMatchObject({ username, type: role, isVerified: true });
    }
  });

  test("are not made in a shop that has accounts", async () => {
    await aCustomer(api);

    expect(await addDemoUsers(api.database.db, sealer())).toBe(false);
  });
});

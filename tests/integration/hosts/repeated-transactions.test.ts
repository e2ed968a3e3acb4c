/** A transaction that PostgreSQL aborts for a deadlock or a serialization failure is retried once. */
import { sql } from "kysely";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE tries (id int PRIMARY KEY, hits int NOT NULL)`.execute(database.db);
  await sql`INSERT INTO tries VALUES (1, 0), (2, 0)`.execute(database.db);
});
afterAll(() => database.drop());

/** A barrier that opens once two callers have arrived. */
function meeting(): () => Promise<void> {
  let arrived = 0;
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived === 2) open();
    return opened;
  };
}

const hit = (trx: TestDatabase["db"], id: number) =>
  sql`UPDATE tries SET hits = hits + 1 WHERE id = ${id}`.execute(trx);
const hits = async () =>
  (await sql<{ hits: number }>`SELECT hits FROM tries ORDER BY id`.execute(database.db)).rows.map(
    (row) => row.hits,
  );

test("two transactions that deadlock both succeed", async () => {
  const meet = meeting();
  let runs = 0;
  const both = ([first, second]: readonly [number, number]) =>
    database.db.transaction().execute(async (trx) => {
      runs += 1;
      await hit(trx, first);
      if (runs <= 2) await meet();
      await hit(trx, second);
    });
  await Promise.all([both([1, 2]), both([2, 1])]);
  expect(runs).toBe(3);
  expect(await hits()).toEqual([2, 2]);
});

test("a serialization failure is retried once, and then reported", async () => {
  const change = (times: number) => {
    let runs = 0;
    return database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        await sql`SELECT hits FROM tries`.execute(trx);
        runs += 1;
        if (runs <= times) await hit(database.db, 1);
        await hit(trx, 1);
        return runs;
      });
  };
  await expect(change(1)).resolves.toBe(2);
  await expect(change(2)).rejects.toMatchObject({ code: "40001" });
});

test("any other failure is reported at once", async () => {
  let runs = 0;
  const failing = database.db.transaction().execute(async (trx) => {
    runs += 1;
    await sql`INSERT INTO tries VALUES (1, 0)`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(runs).toBe(1);
});

/** Prepared statements while migrations change the tables they read. */
import { sql } from "kysely";
import { openDatabase, type Db } from "../../../server/db/client";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { maxConnections: 1 });
  await sql`CREATE TABLE shelf (id integer PRIMARY KEY)`.execute(db);
  await sql`INSERT INTO shelf VALUES (1), (2)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const read = async (id: number, by: Db = db) =>
  (await sql<Record<string, unknown>>`SELECT * FROM shelf WHERE id = ${id}`.execute(by)).rows;
const cachedPlans = async () =>
  (
    await sql<{
      n: number;
    }>`SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement LIKE ${"SELECT * FROM shelf%"}`.execute(
      db,
    )
  ).rows[0]!.n;

test("a statement is prepared once for all its values", async () => {
  await read(1);
  expect(await read(2)).toEqual([{ id: 2 }]);
  expect(await cachedPlans()).toBe(1);
});

test("a new column is read at once, and inside a transaction from the next one on", async () => {
  await read(1);
  await sql`ALTER TABLE shelf ADD COLUMN label text`.execute(db);
  expect(await read(1)).toEqual([{ id: 1, label: null }]);
  await sql`ALTER TABLE shelf ADD COLUMN width integer`.execute(db);
  const inTransaction = () => db.transaction().execute((trx) => read(1, trx));
  await expect(inTransaction()).rejects.toThrow();
  expect(await inTransaction()).toEqual([{ id: 1, label: null, width: null }]);
});

test("an error in a statement is reported unchanged, and the connection survives", async () => {
  await expect(sql`SELECT ${"x"}::integer`.execute(db)).rejects.toMatchObject({ code: "22P02" });
  await expect(sql`SELECT nothing FROM shelf WHERE id = ${1}`.execute(db)).rejects.toMatchObject({
    code: "42703",
  });
  expect(await read(2)).toHaveLength(1);
});

/** Every column that identifies a row's account has a rule in an account merge (STAFF-64). */
import { sql } from "kysely";
import { ACCOUNT_COLUMNS } from "../../../server/customers/merge/account-columns.rules";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** References to users, and columns that by name hold an account's id or are looked up by its address. */
async function listColumns(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    SELECT conrelid::regclass || '.' || attname AS column FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND confrelid = 'users'::regclass
    UNION SELECT table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%' AND (
      column_name ~ '^(email_index|username_index|user_id|owner_id|author_id|customer_id|account_id|subject_id|staff_id|actor)$'
      OR column_name ~ '_by$' AND data_type IN ('uuid', 'text'))`.execute(database.db);
  return rows.map(({ column }) => column).sort();
}

test("every database column that refers to an account is known to the merge", async () => {
  expect(Object.keys(ACCOUNT_COLUMNS).sort()).toEqual(await listColumns());
});

test("a new table that refers to accounts is detected", async () => {
  await sql`CREATE TABLE loyalty (points integer, holder uuid REFERENCES users (id))`.execute(database.db);
  await sql`CREATE TABLE gifts (customer_id uuid)`.execute(database.db);
  const unknown = (await listColumns()).filter((column) => !(column in ACCOUNT_COLUMNS));

  expect(unknown).toEqual(["gifts.customer_id", "loyalty.holder"]);
});

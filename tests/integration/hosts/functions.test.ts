/** Functions and triggers: a database has the text of their files. earlier-database.test.ts has an older one. */
import { sql } from "kysely";
import type { Db } from "../../../server/db/client";
import { applyFunctions, readFunctions } from "../../../server/db/migrating/functions";
import { migrate } from "../../../server/db/migrating/migrate";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let fresh: TestDatabase;
let database: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => fresh.drop());

interface Definition {
  readonly name: string;
  readonly text: string;
  /** Transaction that wrote it last. */
  readonly writtenBy: string;
}

async function definitionsOf(db: Db): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    SELECT proname AS name, pg_get_functiondef(oid) AS text, xmin::text AS "writtenBy"
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid), xmin::text
    FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`.execute(db);
  return rows;
}

test("every function and trigger of the database is in the file of its function", async () => {
  const inFiles = readFunctions().flatMap(({ name, text }) => [
    ...[...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(([, own]) => own),
    ...[...text.matchAll(/^CREATE OR REPLACE TRIGGER (\w+)[^;]*?\bON (\w+)[^;]*? FUNCTION (\w+)/gm)].map(
      ([, trigger, table, own]) => (own === name ? `${trigger} on ${table}` : `${trigger} in ${name}`),
    ),
  ]);
  const names = (await definitionsOf(fresh.db)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(80);
  expect(inFiles.sort()).toEqual(names.sort());
  expect(readFunctions().map(({ name, text }) => text.includes(`FUNCTION ${name}(`))).not.toContain(false);
});

test("only changed functions are applied, once by two hosts that start together", async () => {
  const before = await definitionsOf(database.db);
  expect(await migrate(database.db)).toEqual([]);
  expect(await definitionsOf(database.db)).toEqual(before);

  await sql`UPDATE applied_functions SET hash = 'of an earlier text' WHERE name = 'list_lease'`.execute(
    database.db,
  );
  const applied = await Promise.all([migrate(database.db), migrate(database.db)]);
  expect(applied.flat()).toEqual(["list_lease"]);
  const after = await definitionsOf(database.db);
  const written = after.filter(({ writtenBy }, at) => writtenBy !== before[at]!.writtenBy);
  expect(written.map(({ name }) => name)).toEqual(["list_lease", "list_lease on leases"]);
});

test("a migration forgets a function whose file was removed", async () => {
  await sql`INSERT INTO applied_functions (name, hash) VALUES ('list_removed', 'of its last text')`.execute(
    database.db,
  );
  await database.db.transaction().execute((tx) => applyFunctions(tx, readFunctions()));
  expect(await migrate(database.db)).toEqual([]);
});

test.each([
  ["a newer text of a function", "list_lease"],
  ["a function of a newer version", "list_lessor"],
])("a database with %s is refused, and left as it is", async (_what, name) => {
  await sql`INSERT INTO applied_functions (name, hash) VALUES (${name}, 'of a newer text')`.execute(
    database.db,
  );
  const before = await definitionsOf(database.db);
  await expect(migrate(database.db)).rejects.toThrow(
    `The database is newer than this version of the shop, which does not have the database's function ${name}: install the newer version.`,
  );
  expect(await definitionsOf(database.db)).toEqual(before);
});

/** The files that npm run codegen writes from the database equal the migrated database. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readSchemaVersion, SCHEMA_FILES } from "../../../server/cli/schema-codegen";
import { readTables } from "../../../server/db/schema/introspection";
import {
  EXACT_TYPES,
  FILLED_BY_TRIGGER,
  REQUIRED_IN_INSERTS,
  VALUE_TYPES,
} from "../../../server/db/schema/column-values";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test.each(SCHEMA_FILES.map(({ file, write }) => [path.basename(file), file, write] as const))(
  "%s describes the migrated database: otherwise run npm run codegen",
  async (_name, file, write) => {
    const fresh = write(await readTables(database.db), await readSchemaVersion());
    expect(await readFile(file, "utf8")).toBe(fresh);
  },
);

test("every column with a type of its own exists", async () => {
  const tables = await readTables(database.db);
  const columns = new Set(tables.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`)));
  const named = [
    ...Object.keys(VALUE_TYPES),
    ...Object.keys(EXACT_TYPES),
    ...REQUIRED_IN_INSERTS,
    ...FILLED_BY_TRIGGER,
  ];
  expect(named.filter((place) => !columns.has(place))).toEqual([]);
});

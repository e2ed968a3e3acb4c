/**
 * Table types are written by hand (docs/decisions/database.md); this test compares them with the database.
 */
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import ts from "typescript";
import { readSchemaVersion, SCHEMA_FILE } from "../../../server/cli/schema-codegen";
import { readTables } from "../../../server/db/schema/introspection";
import { writeSchemaPage } from "../../../server/db/schema/schema-page";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

const TYPES = "server/db/tables.ts";

/** "table.column", with a question mark when nullable. */
type Column = string;

function typedColumns(): { readonly tables: readonly string[]; readonly columns: readonly Column[] } {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path));
  const program = ts.createProgram([TYPES], ts.parseJsonConfigFileContent(config, ts.sys, ".").options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TYPES)!;
  const database = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "Database",
  )!;
  const tables = checker.getPropertiesOfType(checker.getTypeAtLocation(database));
  return {
    tables: tables.map(({ name }) => name),
    columns: tables.flatMap((table) =>
      checker.getPropertiesOfType(checker.getTypeOfSymbol(table)).map((column) => {
        const type = checker.typeToString(
          checker.getTypeOfSymbol(column),
          undefined,
          ts.TypeFormatFlags.InTypeAlias,
        );
        return `${table.name}.${column.name}${/\bnull\b/.test(type) ? "?" : ""}`;
      }),
    ),
  };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test("each typed table has exactly the columns of its type, and the same nullability", async () => {
  const { tables, columns } = typedColumns();
  const { rows } = await sql<{ column: Column }>`
    SELECT table_name || '.' || column_name || CASE WHEN is_nullable = 'YES' THEN '?' ELSE '' END AS "column"
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ANY(${tables}::text[])`.execute(database.db);
  expect(tables.length).toBeGreaterThan(40);
  expect([...columns].sort()).toEqual(rows.map(({ column }) => column).sort());
});

test("schema.sql describes the migrated database: otherwise run npm run codegen", async () => {
  const page = writeSchemaPage(await readTables(database.db), await readSchemaVersion());
  expect(await readFile(SCHEMA_FILE, "utf8")).toBe(page);
});

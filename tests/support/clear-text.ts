/** Scans a whole database for data that must never be in clear text. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../server/db/client";

/** In hexadecimal, random bytes would soon contain any short number. */
const READ_BYTES: Readonly<Record<string, (name: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  bytea: (name) => sql`encode(${name}, 'escape')`,
  _bytea: (names) => sql`(SELECT string_agg(encode(one, 'escape'), ' ') FROM unnest(${names}) one)`,
};

/**
 * @param pattern POSIX regular expression, case-insensitive
 * @returns every column, as "table.column", with a value that matches; bytes are read as Latin-1
 */
export async function findInClear(db: Db, pattern: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    SELECT table_name AS table, column_name AS column, udt_name AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')
    ORDER BY 1, 2`.execute(db);
  const matches: string[] = [];
  for (const { table, column, type } of columns) {
    const name = sql.ref(column);
    const text = READ_BYTES[type]?.(name) ?? sql`to_jsonb(${name})::text`;
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${text} ~* ${pattern} LIMIT 1`.execute(
      db,
    );
    if (rows.length > 0) matches.push(`${table}.${column}`);
  }
  return matches;
}

/** Saved matches of a supplier's tables, one mapping for each set of headings (STAFF-78). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { MatchedMapping } from "#contract/imports/columns";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../../db/client";

/** Identifies a table by its headings, in any order. */
function digestOf(headings: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([...headings].sort()))
    .digest("hex");
}

export async function findSavedMapping(
  db: Db,
  supplierId: string,
  headings: readonly string[],
): Promise<MatchedMapping | null> {
  const { rows } = await sql<{ columns: MatchedMapping }>`SELECT columns FROM import_mappings
    WHERE supplier_id = ${supplierId} AND headings_digest = ${digestOf(headings)}`.execute(db);
  return rows[0]?.columns ?? null;
}

/** Replaces the mapping of these headings; null deletes it. The oldest mappings above the limit are deleted. */
export async function saveMapping(
  unit: Db,
  supplierId: string,
  headings: readonly string[],
  mapping: MatchedMapping | null,
): Promise<void> {
  const digest = digestOf(headings);
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`import mappings ${supplierId}`}))`.execute(unit);
  if (mapping === null) {
    await sql`DELETE FROM import_mappings
      WHERE supplier_id = ${supplierId} AND headings_digest = ${digest}`.execute(unit);
    return;
  }
  await sql`INSERT INTO import_mappings (supplier_id, headings_digest, columns)
    VALUES (${supplierId}, ${digest}, ${JSON.stringify(mapping)}::jsonb)
    ON CONFLICT (supplier_id, headings_digest) DO UPDATE
      SET columns = excluded.columns, saved_at = clock_timestamp()`.execute(unit);
  await sql`DELETE FROM import_mappings WHERE supplier_id = ${supplierId} AND headings_digest IN (
    SELECT headings_digest FROM import_mappings WHERE supplier_id = ${supplierId}
    ORDER BY saved_at DESC OFFSET ${LIMITS.imports.savedMatches})`.execute(unit);
}

/** Stores saved searches: watches with a name. */
import { sql } from "kysely";
import type { SavedSearchList } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import type { NewSearch, SavedSearchRecord } from "./watches.record";
import { WISHES } from "./watches.store";

export interface SavedSearchStore {
  /** Last saved first. */
  list(userId: string): Promise<SavedSearchRecord[]>;
}

export function createSavedSearchStore(db: Db): SavedSearchStore {
  return {
    async list(userId) {
      const { rows } = await sql<Omit<SavedSearchRecord, "savedAt"> & { saved_at: Date }>`
        SELECT list, name, address, tells AS "emailAlerts", saved_at FROM watches
        WHERE user_id = ${userId} AND list <> ${WISHES} AND address IS NOT NULL ORDER BY saved_at DESC, name`.execute(
        db,
      );
      return rows.map(({ saved_at, ...row }) => ({ ...row, savedAt: saved_at.toISOString() }));
    },
  };
}

/** Locks until the transaction ends. */
export async function lockOwner(unit: Db, userId: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(unit);
}

/** @returns null, with nothing changed, for a new name at the limit */
export async function upsertSearch(
  unit: Db,
  userId: string,
  { list, name, address, search, emailAlerts }: NewSearch,
  max: number,
): Promise<{ readonly id: string; readonly emailAlerts: boolean } | null> {
  const { rows } = await sql<{ id: string; emailAlerts: boolean }>`
    INSERT INTO watches (user_id, list, name, address, search, tells)
    SELECT ${userId}::uuid, ${list}, ${name}, ${address}, ${JSON.stringify(search)}::jsonb, ${emailAlerts ?? false}
    WHERE EXISTS (SELECT 1 FROM watches WHERE user_id = ${userId} AND list = ${list} AND name = ${name})
      OR (SELECT count(*) FROM watches WHERE user_id = ${userId} AND list <> ${WISHES}) < ${max}::int
    ON CONFLICT (user_id, list, name) DO UPDATE SET address = excluded.address, search = excluded.search,
      tells = COALESCE(${emailAlerts}::boolean, watches.tells), saved_at = clock_timestamp()
    RETURNING id, tells AS "emailAlerts"`.execute(unit);
  return rows[0] ?? null;
}

/** Locks until the transaction ends. @returns its id; empty when it does not exist */
export async function lockSearch(
  unit: Db,
  userId: string,
  list: SavedSearchList,
  name: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM watches
    WHERE user_id = ${userId} AND list = ${list} AND name = ${name} FOR UPDATE`.execute(unit);
  return rows.map(({ id }) => id);
}

export async function deleteSearches(unit: Db, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM watches WHERE id = ANY(${ids}::uuid[])`.execute(unit);
}

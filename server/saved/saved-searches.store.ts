/** Stores saved searches: watches with a name. */
import { sql } from "kysely";
import type { SavedSearchList } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import type { NewSearch, SavedSearchRecord } from "./watches.record";
import { stopMails, WISHES } from "./watches.store";

export interface SavedSearchStore {
  /** Last saved first. */
  list(userId: string): Promise<SavedSearchRecord[]>;
  /**
   * Puts it first and replaces an entry of the same name.
   * @returns false at the limit
   */
  save(userId: string, search: NewSearch, max: number): Promise<boolean>;
  remove(userId: string, list: SavedSearchList, name: string): Promise<void>;
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
    save: (userId, { list, name, address, search, emailAlerts }, max) =>
      db.transaction().execute(async (trx) => {
        // Serializes saves, so that the limit holds.
        await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
        const { rows } = await sql<{ id: string; emailAlerts: boolean }>`
          INSERT INTO watches (user_id, list, name, address, search, tells)
          SELECT ${userId}::uuid, ${list}, ${name}, ${address}, ${JSON.stringify(search)}::jsonb, ${emailAlerts ?? false}
          WHERE EXISTS (SELECT 1 FROM watches WHERE user_id = ${userId} AND list = ${list} AND name = ${name})
            OR (SELECT count(*) FROM watches WHERE user_id = ${userId} AND list <> ${WISHES}) < ${max}::int
          ON CONFLICT (user_id, list, name) DO UPDATE SET address = excluded.address, search = excluded.search,
            tells = COALESCE(${emailAlerts}::boolean, watches.tells), saved_at = clock_timestamp()
          RETURNING id, tells AS "emailAlerts"`.execute(trx);
        const [saved] = rows;
        if (saved && !saved.emailAlerts) await stopMails(trx, [saved.id]);
        return saved !== undefined;
      }),
    remove: (userId, list, name) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`SELECT id FROM watches
          WHERE user_id = ${userId} AND list = ${list} AND name = ${name} FOR UPDATE`.execute(trx);
        const ids = rows.map(({ id }) => id);
        await stopMails(trx, ids);
        await sql`DELETE FROM watches WHERE id = ANY(${ids}::uuid[])`.execute(trx);
      }),
  };
}

/** Saved views of lists; name and query are sealed as one value. */
import { sql } from "kysely";
import type { SavedView, ViewInput, ViewedList } from "#contract/staff/saved-views";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";

/** The sealing context of saved_views.sealed_view (server/db/sealed.ts). */
export const SEALED_VIEW = "saved_views";

type Sealed = Pick<ViewInput, "name" | "query">;

interface Row {
  readonly id: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  readonly sealed: Buffer;
}

export interface ViewsStore {
  /** The user's own views and shared ones, sorted by name. */
  list(userId: string, list: ViewedList): Promise<SavedView[]>;
  /** @returns false when the user is at the limit, or the name exists */
  add(userId: string, list: ViewedList, view: ViewInput, max: number): Promise<boolean>;
  /**
   * Changes one of the user's own views.
   * @returns the list it belongs to; null for another user's view
   */
  update(userId: string, id: string, view: ViewInput): Promise<ViewedList | null>;
  remove(userId: string, id: string): Promise<ViewedList | null>;
}

export function createViewsStore(db: Db, sealer: Sealer): ViewsStore {
  const seal = ({ name, query }: ViewInput) => sealer.seal({ name, query } satisfies Sealed, SEALED_VIEW);
  const read = async (unit: Db, userId: string, list: ViewedList) => {
    const { rows } = await sql<Row>`
      SELECT id, is_shared AS "isShared", owner_id = ${userId} AS "isMine", sealed_view AS sealed
      FROM saved_views WHERE list = ${list} AND (owner_id = ${userId} OR is_shared)`.execute(unit);
    return rows
      .map(({ sealed, ...row }) => ({ ...row, ...sealer.open<Sealed>(sealed, SEALED_VIEW) }))
      .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  };
  return {
    list: (userId, list) => read(db, userId, list),
    add: (userId, list, view, max) =>
      db.transaction().execute(async (trx) => {
        // The lock stops two concurrent inserts from exceeding the limit.
        await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
        const mine = (await read(trx, userId, list)).filter(({ isMine }) => isMine);
        if (mine.length >= max || mine.some(({ name }) => name === view.name)) return false;
        await sql`INSERT INTO saved_views (list, owner_id, is_shared, sealed_view)
          VALUES (${list}, ${userId}, ${view.isShared}, ${seal(view)})`.execute(trx);
        return true;
      }),
    async update(userId, id, view) {
      const { rows } = await sql<{ list: ViewedList }>`
        UPDATE saved_views SET sealed_view = ${seal(view)}, is_shared = ${view.isShared}, updated_at = now()
        WHERE id = ${id} AND owner_id = ${userId} RETURNING list`.execute(db);
      return rows[0]?.list ?? null;
    },
    async remove(userId, id) {
      const { rows } = await sql<{ list: ViewedList }>`
        DELETE FROM saved_views WHERE id = ${id} AND owner_id = ${userId} RETURNING list`.execute(db);
      return rows[0]?.list ?? null;
    },
  };
}

/** Saves and deletes searches (WISH-5). */
import type { SavedSearchList } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import { deleteSearches, lockOwner, lockSearch, upsertSearch } from "./saved-searches.store";
import type { NewSearch } from "./watches.record";
import { stopMails } from "./watches.store";

/**
 * Puts it first and replaces an entry of the same name.
 * @returns false at the limit
 */
export function saveSearch(db: Db, userId: string, search: NewSearch, max: number): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    // Serializes saves, so that the limit holds.
    await lockOwner(unit, userId);
    const saved = await upsertSearch(unit, userId, search, max);
    if (saved && !saved.emailAlerts) await stopMails(unit, [saved.id]);
    return saved !== null;
  });
}

/** Cancels its unsent mails. Idempotent. */
export function deleteSearch(db: Db, userId: string, list: SavedSearchList, name: string): Promise<void> {
  return db.transaction().execute(async (unit) => {
    const ids = await lockSearch(unit, userId, list, name);
    await stopMails(unit, ids);
    await deleteSearches(unit, ids);
  });
}

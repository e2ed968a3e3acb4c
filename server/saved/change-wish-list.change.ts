/** Adds products to a wish list and changes its alerts (WISH-1, WISH-4). */
import type { Db } from "../db/client";
import { stopMails } from "./watches.store";
import { countWithAdded, insertWishes, lockList, writeAlerts } from "./wish-list.store";

/**
 * Adds products on sale that are not in the list yet, the last one first.
 * @returns false, with nothing changed, at the limit
 */
export function addToWishList(
  db: Db,
  userId: string,
  productIds: readonly string[],
  max: number,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    const listId = await lockList(unit, userId);
    if ((await countWithAdded(unit, listId, productIds)) > max) return false;
    await insertWishes(unit, listId, productIds);
    return true;
  });
}

/** Cancels unsent mails when alerts end. Idempotent. */
export function setWishListAlerts(db: Db, userId: string, emailAlerts: boolean): Promise<void> {
  return db.transaction().execute(async (unit) => {
    const listId = await lockList(unit, userId);
    await writeAlerts(unit, listId, emailAlerts);
    if (!emailAlerts) await stopMails(unit, [listId]);
  });
}

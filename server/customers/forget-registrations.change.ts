/** Deletes registrations never verified or used for an order, with all their data (ACCOUNT-16). */
import type { Db } from "../db/client";
import type { PersonalData } from "../feature";
import { deleteUser, lockUnusedRegistrations } from "./registrations.store";

const AT_ONCE = 100;

/** @param personalData of all features */
export async function forgetRegistrations(db: Db, personalData: readonly PersonalData[]): Promise<void> {
  while ((await forgetSome(db, personalData)) === AT_ONCE);
}

function forgetSome(db: Db, personalData: readonly PersonalData[]): Promise<number> {
  return db.transaction().execute(async (unit) => {
    const userIds = await lockUnusedRegistrations(unit, AT_ONCE);
    for (const userId of userIds) {
      // Without a user name: other data of the address may belong to a stranger.
      for (const part of personalData) await part.forget(unit, { userId, username: "" });
      await deleteUser(unit, userId);
    }
    return userIds.length;
  });
}

/** Exports wish lists and saved searches, and erases them with the account, including unsent mails. */
import { sql } from "kysely";
import type { PersonalData } from "../feature";
import type { SavedSearchStore } from "./saved-searches.store";
import { stopMails } from "./watches.store";
import type { WishListStore } from "./wish-list.store";

interface Stores {
  readonly wishes: Pick<WishListStore, "get">;
  readonly searches: Pick<SavedSearchStore, "list">;
}

export function createSavedData({ wishes, searches }: Stores): PersonalData {
  return {
    async read({ userId }) {
      const { items, emailAlerts, shareKey } = await wishes.get(userId);
      const wishList = { items, isShared: shareKey !== null, isMailed: emailAlerts };
      return { wishList, savedSearches: await searches.list(userId) };
    },
    async forget(unit, { userId }) {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM watches WHERE user_id = ${userId} FOR UPDATE`.execute(unit);
      await stopMails(
        unit,
        rows.map(({ id }) => id),
      );
      await sql`DELETE FROM watches WHERE user_id = ${userId}`.execute(unit);
    },
  };
}

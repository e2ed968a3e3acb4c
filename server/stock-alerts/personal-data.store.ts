/** Exports and erases the stock alerts of a person's address. */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

export function createStockAlertData(db: Db, sealer: Sealer): PersonalData {
  return {
    async read({ username }) {
      const stockAlerts = await db
        .selectFrom("stock_alerts")
        .select(["product_id as productId", "confirmed_at as confirmedAt", "created_at as askedAt"])
        .where("email_index", "in", emailIndexes(sealer, username, "stock_alerts"))
        .orderBy("created_at")
        .execute();
      return { stockAlerts };
    },
    async forget(unit, { username }) {
      const indexes = emailIndexes(sealer, username, "stock_alerts");
      await unit.deleteFrom("stock_alerts").where("email_index", "in", indexes).execute();
    },
  };
}

/**
 * Exports and erases subscriptions and contact requests of a person's address, including those made without
 * an account.
 */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { endSuppression } from "./readers.store";

export function createMarketingData(db: Db, sealer: Sealer): PersonalData {
  return {
    async read({ username }) {
      const newsletter = await db
        .selectFrom("newsletter_subscribers")
        .select("created_at as subscribedAt")
        .where("email_index", "in", emailIndexes(sealer, username, "newsletter_subscribers"))
        .executeTakeFirst();
      const requests = await db
        .selectFrom("contact_requests")
        .select(["sealed_request", "sealed_reply", "created_at"])
        .where("email_index", "in", emailIndexes(sealer, username, "contact_requests"))
        .orderBy("id")
        .execute();
      return {
        newsletter: newsletter ?? null,
        contactRequests: requests.map((row) => ({
          ...sealer.open<object>(row.sealed_request, "contact_requests"),
          sentAt: row.created_at,
          reply: row.sealed_reply && sealer.open<string>(row.sealed_reply, "contact_requests"),
        })),
      };
    },
    async forget(unit, { username }) {
      for (const table of ["newsletter_subscribers", "contact_requests"] as const) {
        const indexes = emailIndexes(sealer, username, table);
        await unit.deleteFrom(table).where("email_index", "in", indexes).execute();
      }
      await endSuppression(unit, sealer, username);
    },
  };
}

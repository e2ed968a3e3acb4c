/** Campaigns emailed to a person. */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

export function createCampaignData(db: Db, sealer: Sealer): PersonalData {
  return {
    async read({ username }) {
      const campaigns = await db
        .selectFrom("campaign_recipients as mail")
        .innerJoin("newsletter_subscribers as reader", "reader.id", "mail.reader_id")
        .innerJoin("campaigns", "campaigns.id", "mail.campaign_id")
        .select(["campaigns.subject", "mail.sent_at as sentAt"])
        .where("reader.email_index", "in", emailIndexes(sealer, username, "newsletter_subscribers"))
        .where("mail.state", "=", "SENT")
        .orderBy("mail.number")
        .execute();
      return { campaigns };
    },
    // The remaining rows identify no person once the reader is off the list.
    forget: () => Promise.resolve(),
  };
}

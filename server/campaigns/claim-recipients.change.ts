/** Claims the next recipients of a campaign before they are mailed (CAMPAIGN-5). */
import type { Db } from "../db/client";
import {
  claimWaiting,
  lockNextCampaign,
  refillTokens,
  spendTokens,
  type ClaimedBatch,
} from "./sending.store";

/**
 * Claims as many recipients as the rate allows, from the least recently served campaign; null if none is due.
 */
export function claimRecipients(db: Db, atMost: number): Promise<ClaimedBatch | null> {
  return db.transaction().execute(async (unit) => {
    const campaign = await lockNextCampaign(unit);
    if (!campaign) return null;
    // Read again under the lock, because another host may have used tokens.
    const tokens = await refillTokens(unit, campaign.id);
    const allowed = Math.min(atMost, Math.floor(tokens));
    if (allowed < 1) return null;
    const recipients = await claimWaiting(unit, campaign.id, allowed);
    await spendTokens(unit, campaign.id, recipients.length);
    return { ...campaign, recipients };
  });
}

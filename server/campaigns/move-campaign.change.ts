/** Schedules, pauses, resumes and cancels campaigns (CAMPAIGN-1). */
import { CAMPAIGN_MOVE_ROWS, type CampaignMove } from "#contract/marketing/campaign-statuses";
import type { AuditWrite } from "../audit/audit.port";
import type { Db } from "../db/client";
import { lockCampaign, writeMove } from "./campaigns.store";
import type { CampaignOutcome } from "./save-campaign.change";

export interface CampaignTime {
  readonly revision: number;
  /** Scheduled time; null = at once. */
  readonly sendAt: string | null;
}

/** Idempotent. */
export function moveCampaign(
  db: Db,
  id: string,
  move: CampaignMove,
  { revision, sendAt }: CampaignTime,
  recordAudit: AuditWrite,
): Promise<CampaignOutcome> {
  return db.transaction().execute(async (unit) => {
    const { from, to } = CAMPAIGN_MOVE_ROWS[move];
    const campaign = await lockCampaign(unit, id);
    if (!campaign) return "GONE";
    // A repeated request whose first answer was lost.
    if (campaign.state === to && campaign.revision === revision + 1) return "DONE";
    if (!(from as readonly string[]).includes(campaign.state)) return "ELSEWHERE";
    if (campaign.revision !== revision) return "STALE";
    await writeMove(unit, id, move, sendAt);
    await recordAudit(unit);
    return "DONE";
  });
}

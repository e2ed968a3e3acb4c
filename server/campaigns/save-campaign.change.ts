/** Saves the draft of a campaign (CAMPAIGN-1). */
import type { CampaignForm } from "#contract/marketing/campaigns";
import type { AuditWrite } from "../audit/audit.port";
import type { Db } from "../db/client";
import { compareCampaign, insertCampaign, rewriteDraft } from "./campaigns.store";

/** STALE: another user has changed it. ELSEWHERE: its state does not permit the action. */
export type CampaignOutcome = "DONE" | "GONE" | "STALE" | "ELSEWHERE";

/** Idempotent. @param revision as last read; 0 for a new campaign */
export function saveCampaign(
  db: Db,
  id: string,
  form: CampaignForm,
  revision: number,
  recordAudit: AuditWrite,
): Promise<CampaignOutcome> {
  return db.transaction().execute(async (unit) => {
    const isWritten = await (revision === 0
      ? insertCampaign(unit, id, form)
      : rewriteDraft(unit, id, form, revision));
    if (isWritten) {
      await recordAudit(unit);
      return "DONE";
    }
    const existing = await compareCampaign(unit, id, form);
    if (!existing) return "GONE";
    if (!existing.isDraft) return "ELSEWHERE";
    return existing.isSame ? "DONE" : "STALE";
  });
}

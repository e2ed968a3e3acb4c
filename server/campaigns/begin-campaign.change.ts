/** Begins the next due campaign (CAMPAIGN-4). */
import type { Db } from "../db/client";
import { addRecipients, lockDue, writeBegun, type SegmentStore } from "./segments.store";

/**
 * Fixes the recipients of the next due campaign.
 * @returns false if none is due
 */
export async function beginNextCampaign(
  db: Db,
  segments: Pick<SegmentStore, "findDue" | "listChosen">,
): Promise<boolean> {
  const due = await segments.findDue();
  if (!due) return false;
  // Runs before the lock, so that staff who cancel do not wait.
  const ids = await segments.listChosen(due);
  return db.transaction().execute(async (unit) => {
    // Another host has started it, or staff have changed it.
    if (!(await lockDue(unit, due))) return false;
    await addRecipients(unit, due.id, ids);
    await writeBegun(unit, due.id);
    return true;
  });
}

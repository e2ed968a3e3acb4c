/** Reports each ledger entry to the network; duplicates are recognized by id (AFFILIATE-8). */
import { backoff } from "../../jobs/backoff";
import type { Job, JobLog } from "../../jobs/job";
import { TrackerTrouble, type AffiliateTracker } from "../tracker/tracker.port";
import { POSTBACKS, type ClaimedPostback, type PostbackStore } from "./postbacks.store";

export interface PostbackParts {
  readonly store: PostbackStore;
  readonly tracker: AffiliateTracker;
  readonly log: JobLog;
}

const AT_ONCE = 8;

export function createPostbackJob(parts: PostbackParts): Job {
  return { name: "affiliates.postbacks", due: POSTBACKS.due, run: () => sendDue(parts) };
}

/** @returns whether more postbacks may be due */
async function sendDue(parts: PostbackParts): Promise<boolean> {
  const due = await parts.store.claimDue(AT_ONCE);
  await Promise.all(due.map((claimed) => send(parts, claimed)));
  return due.length > 0;
}

async function send(
  { store, tracker, log }: PostbackParts,
  { postback, tries }: ClaimedPostback,
): Promise<void> {
  const { id } = postback;
  try {
    await tracker.postBack(postback);
    await store.recordSent(id);
  } catch (error) {
    if (!(error instanceof TrackerTrouble)) throw error;
    log.warn({ entry: id, reason: error.message }, "reporting a commission to the affiliate network failed");
    if (error.isRefusal) await store.refused(id, error.message);
    else await store.postpone(id, backoff(tries));
  }
}

/** Decides a review, and undoes the decision (REVIEW-5, REVIEW-8). */
import type { ReviewDecision } from "#contract/reviews/schema";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { lockDecided, lockUndecided, restoreDecided, writeDecision } from "./decisions.store";

/** GONE: the review does not exist. CHANGED: its author changed it since staff read it. */
export type Decided = "DECIDED" | "GONE" | "CHANGED";

/** Repeating a decision is a no-op, unless the review was reported in the meantime. */
export function decideReview(
  db: Db,
  id: string,
  { decision, reason, revision }: ReviewDecision,
  userId: string,
  recordAudit: AuditWrite,
): Promise<Decided> {
  const declined = declinedFor(decision, reason);
  return db.transaction().execute(async (trx) => {
    const review = await lockUndecided(trx, id);
    if (!review) return "GONE";
    if (review.revision !== revision) return "CHANGED";
    if (review.status === decision && review.reason === declined && review.reports === 0) return "DECIDED";
    await writeDecision(trx, id, decision, declined, userId);
    await recordAudit(trx);
    return "DECIDED";
  });
}

/**
 * Reverts decideReview() by the same user and restores the earlier state. Idempotent.
 * @returns SINCE, with nothing changed, when another decision was made in the meantime
 */
export function undoDecision(
  db: Db,
  id: string,
  { decision, reason, revision }: ReviewDecision,
  userId: string,
  recordAudit: AuditWrite,
): Promise<Exclude<Decided, "DECIDED"> | "BACK" | "SINCE"> {
  return db.transaction().execute(async (trx) => {
    const review = await lockDecided(trx, id, decision, declinedFor(decision, reason), userId);
    if (!review) return "GONE";
    if (review.revision !== revision) return "CHANGED";
    if (!review.isStanding && !review.hasBefore) return "BACK";
    if (!review.isStanding || !review.isTheirs || !review.hasBefore) return "SINCE";
    await restoreDecided(trx, id);
    await recordAudit(trx);
    return "BACK";
  });
}

function declinedFor(
  decision: ReviewDecision["decision"],
  reason: ReviewDecision["reason"],
): NonNullable<ReviewDecision["reason"]> | null {
  return decision === "DECLINED" ? (reason ?? null) : null;
}

/** Answers a review for the shop (REVIEW-14). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { lockAnswer, writeAnswer } from "./decisions.store";

/**
 * An empty text removes the answer; the author is mailed about an answer.
 * @returns false when the review does not exist
 */
export function answerReview(
  db: Db,
  id: string,
  answer: string,
  userId: string,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const review = await lockAnswer(trx, id);
    if (!review || (review.answer ?? "") === answer) return review !== null;
    await writeAnswer(trx, id, answer, userId);
    await recordAudit(trx);
    return true;
  });
}

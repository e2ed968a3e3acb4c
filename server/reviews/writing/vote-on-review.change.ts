/** Votes for and reports another customer's review, once each (REVIEW-7). */
import type { ReviewChangeParts } from "./save-review.change";
import { countHelpful, deleteVote, insertVote, lockPublished, type Voter } from "./votes.store";

/**
 * Votes once, or withdraws the vote.
 * @returns the number of helpful votes; null when no such review is published; OWN for the voter's own
 */
export function voteOnReview(
  { db, sealer }: ReviewChangeParts,
  voter: Voter,
  id: string,
  isHelpful: boolean,
): Promise<number | "OWN" | null> {
  return db.transaction().execute(async (trx) => {
    const review = await lockPublished(trx, sealer, voter, id);
    if (!review || review.isOwn) return review && "OWN";
    await (isHelpful ? insertVote(trx, id, "HELPFUL", voter.userId) : deleteVote(trx, id, voter.userId));
    return countHelpful(trx, id);
  });
}

/** @returns whether such a review is published; OWN for the voter's own */
export function reportReview(
  { db, sealer }: ReviewChangeParts,
  voter: Voter,
  id: string,
): Promise<boolean | "OWN"> {
  return db.transaction().execute(async (trx) => {
    const review = await lockPublished(trx, sealer, voter, id);
    if (!review) return false;
    if (review.isOwn) return "OWN";
    await insertVote(trx, id, "REPORT", voter.userId);
    return true;
  });
}

/** Records returned by the review stores. */
import type { DeclineReason, ReviewStatus, ReviewWords } from "#contract/reviews/schema";

/** One person, signed in or by an order link; the address identifies the author of a review. */
export interface Person {
  readonly userId: string | null;
  /** Lower case. */
  readonly email: string;
}

/** Sealed as one value. */
export interface SealedWords extends Omit<ReviewWords, "stars"> {
  readonly email: string;
}

/** A review as its author sees it. */
export interface OwnRecord extends ReviewWords {
  readonly id: string;
  readonly orderId: string;
  readonly status: ReviewStatus;
  readonly declineReason: DeclineReason | null;
  readonly writtenAt: string;
}

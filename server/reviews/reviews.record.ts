/** What the stores of reviews return. */
import type { DeclineReason, ReviewStatus, ReviewWords } from "#contract/reviews/schema";

/** One person, signed in or by the link of an order: reviews are told apart by the address. */
export interface Person {
  readonly userId: string | null;
  /** Lower case. */
  readonly email: string;
}

/** Sealed as one value. */
export interface SealedWords extends Omit<ReviewWords, "stars"> {
  readonly email: string;
}

/** A review as its writer sees it. */
export interface OwnRecord extends ReviewWords {
  readonly id: string;
  readonly orderId: string;
  readonly status: ReviewStatus;
  readonly declineReason: DeclineReason | null;
  readonly writtenAt: string;
}

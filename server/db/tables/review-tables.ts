/** Tables of buyers' reviews; migrations explain the columns. */
import type { Generated } from "kysely";
import type { DeclineReason, ReviewStatus } from "#contract/reviews/schema";
import type { Timestamp } from "./columns";

/** In PostgreSQL's JSON format. */
export interface DecidedBefore {
  readonly status: ReviewStatus;
  readonly reason: DeclineReason | null;
  readonly at: string | null;
  readonly by: string | null;
}

export interface ReviewsTable {
  id: Generated<string>;
  product_id: string;
  order_id: string;
  user_id: string | null;
  email_index: Buffer;
  sealed_words: Buffer;
  stars: number;
  status: Generated<ReviewStatus>;
  decline_reason: DeclineReason | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  before_decision: DecidedBefore | null;
  staff_answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  /** When to notify the author of the reply. */
  answer_mail_at: Timestamp | null;
  /** When the author was last notified. */
  answer_mailed_at: Timestamp | null;
  /** Id of the notification in outgoing_mails. */
  answer_mail: string | null;
  revision: Generated<number>;
  created_at: Timestamp;
  written_at: Timestamp;
}

export interface ReviewVotesTable {
  review_id: string;
  kind: "HELPFUL" | "REPORT";
  user_id: string;
  voted_at: Timestamp;
}

export interface ReviewChangesTable {
  product_id: string;
  noted_at: Timestamp;
}

export interface ReviewPicturesTable {
  id: string;
  product_id: string;
  order_id: string;
  review_id: string | null;
  position: Generated<number>;
  pieces: Generated<number>;
  bytes: Generated<number>;
  sealed_small: Buffer | null;
  sealed_large: Buffer | null;
  width: number | null;
  height: number | null;
  created_at: Timestamp;
}

export interface ReviewPicturePiecesTable {
  picture_id: string;
  position: number;
  sealed_piece: Buffer;
}

export interface ReviewTables {
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  review_changes: ReviewChangesTable;
  review_pictures: ReviewPicturesTable;
  review_picture_pieces: ReviewPicturePiecesTable;
}

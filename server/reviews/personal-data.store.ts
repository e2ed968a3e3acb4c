/** Exports and erases a person's reviews and votes, by account or by order link. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import type { PersonalData } from "../feature";
import type { PictureStore } from "./pictures/pictures.store";
import type { SealedWords } from "./writing/reviews.record";
import { deleteReviews, SEALED_REVIEW } from "./writing/reviews.store";

interface WrittenRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly productId: string;
}

export function createReviewData(db: Db, sealer: Sealer, pictures: PictureStore): PersonalData {
  const indexesOf = (username: string) => emailIndexes(sealer, username, SEALED_REVIEW);
  return {
    async read({ userId, username }) {
      const reviews = await sql<WrittenRow>`
        SELECT id, product_id AS "productId", sealed_words AS sealed, stars, status, decline_reason AS "declineReason",
          staff_answer AS "staffAnswer", answer_mailed_at AS "answerMailedAt", created_at AS "createdAt", written_at AS "writtenAt"
        FROM reviews WHERE email_index = ANY(${indexesOf(username)}::bytea[]) OR user_id = ${userId}
        ORDER BY created_at, id`.execute(db);
      const picturesByReview = await Promise.all(reviews.rows.map(({ id }) => pictures.listAll(id)));
      const votes = await sql`
        SELECT product_id AS "productId", kind, voted_at AS "votedAt"
        FROM review_votes JOIN reviews ON reviews.id = review_id WHERE review_votes.user_id = ${userId}
        ORDER BY voted_at, review_id`.execute(db);
      return {
        reviews: reviews.rows.map(({ sealed, ...row }, at) => {
          const { title, text, name } = sealer.open<SealedWords>(sealed, SEALED_REVIEW);
          return {
            ...row,
            title,
            text,
            name,
            pictures: (picturesByReview[at] ?? []).map(({ large }) => large),
          };
        }),
        reviewVotes: votes.rows,
      };
    },
    async forget(unit, { userId, username }) {
      await sql`DELETE FROM review_pictures WHERE review_id IS NULL
        AND order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`.execute(unit);
      await sql`DELETE FROM review_votes WHERE user_id = ${userId}`.execute(unit);
      const isOwn = sql`email_index = ANY(${indexesOf(username)}::bytea[]) OR user_id = ${userId}`;
      await deleteReviews(unit, isOwn);
    },
  };
}

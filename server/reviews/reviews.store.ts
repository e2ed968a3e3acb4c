/** Stores reviews by their authors, and other customers' votes and reports (REVIEW-2, REVIEW-3, REVIEW-7). */
import { sql, type RawBuilder } from "kysely";
import type { DeclineReason, ReviewStatus, ReviewWords } from "#contract/reviews/schema";
import type { Db } from "../db/client";
import { emailIndexes, renewIndexes } from "../db/identity";
import { withdrawMails } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { onlyRow } from "../db/only-row";
import { wake } from "../jobs/wake";
import { listPictures, placePictures } from "./pictures/pictures.store";
import type { OwnRecord, Person, SealedWords } from "./reviews.record";

export interface ReviewStore {
  /** Null without a review of the product by this person. */
  findOwn(person: Person, productId: string): Promise<OwnRecord | null>;
  /**
   * Writes or changes the person's single review of a product. A changed review is pending again, without its
   * answer and votes. An unchanged one is a no-op.
   * @param pictures names in order; undefined leaves them unchanged
   * @returns false, with nothing changed, when a picture is missing or belongs to another customer
   */
  save(
    person: Person,
    place: { productId: string; orderId: string },
    words: ReviewWords,
    pictures: readonly string[] | undefined,
  ): Promise<boolean>;
  /** A no-op when there is none. */
  withdraw(person: Person, productId: string): Promise<void>;
  /**
   * Votes once, or withdraws the vote.
   * @returns the number of helpful votes; null when no such review is published; OWN for the voter's own
   */
  vote(voter: Voter, id: string, isHelpful: boolean): Promise<number | "OWN" | null>;
  /**
   * Reports once.
   * @returns whether such a review is published; OWN for the voter's own
   */
  report(voter: Voter, id: string): Promise<boolean | "OWN">;
}

export interface Voter {
  readonly userId: string;
  readonly email: string;
}

export const SEALED_REVIEW = "reviews";

interface OwnRow {
  readonly id: string;
  readonly stars: number;
  readonly sealed: Buffer;
  readonly orderId: string;
  readonly status: ReviewStatus;
  readonly declineReason: DeclineReason | null;
  readonly writtenAt: Date;
}

/** Rolls the transaction back. */
class Undone extends Error {}

export function createReviewStore(db: Db, sealer: Sealer): ReviewStore {
  const open = (sealed: Buffer) => sealer.open<SealedWords>(sealed, SEALED_REVIEW);
  const indexesOf = (email: string) => emailIndexes(sealer, email, SEALED_REVIEW);
  const findRow = async (unit: Db, email: string, productId: string, lock = sql``) => {
    const { rows } = await sql<OwnRow>`
      SELECT id, stars, sealed_words AS sealed, order_id AS "orderId", status, decline_reason AS "declineReason",
        written_at AS "writtenAt"
      FROM reviews WHERE product_id = ${productId} AND email_index = ANY(${indexesOf(email)}::bytea[]) ${lock}`.execute(
      unit,
    );
    return rows[0] ?? null;
  };
  /** Locks a published review against changes, so that a vote applies to the text the voter read. */
  const findPublished = async (trx: Db, { userId, email }: Voter, id: string) => {
    const { rows } = await sql<{ isOwn: boolean }>`
      SELECT user_id IS NOT DISTINCT FROM ${userId}::uuid OR email_index = ANY(${indexesOf(email)}::bytea[]) AS "isOwn"
      FROM reviews WHERE id = ${id}::uuid AND status = 'PUBLISHED' FOR SHARE`.execute(trx);
    return rows[0] ?? null;
  };
  /** @returns false when a picture is missing: the transaction must be rolled back */
  const write = async (
    trx: Db,
    ...[{ userId, email }, place, { stars, title, text, name }, pictures]: Parameters<ReviewStore["save"]>
  ) => {
    const { productId, orderId } = place;
    const words: SealedWords = { email, title, text, name };
    const indexes = indexesOf(email);
    await renewIndexes(trx, "reviews", "email_index", indexes);
    const { rows } = await sql<{ id: string }>`
      INSERT INTO reviews (product_id, order_id, user_id, email_index, sealed_words, stars)
      VALUES (${productId}, ${orderId}, ${userId}, ${indexes[0]}, ${sealer.seal(words, SEALED_REVIEW)}, ${stars})
      ON CONFLICT (product_id, email_index) DO NOTHING RETURNING id`.execute(trx);
    const [created] = rows;
    if (created) return placePictures(trx, created.id, place, pictures ?? []);
    const existing = await findRow(trx, email, productId, sql`FOR UPDATE`);
    if (!existing) return true;
    const before = open(existing.sealed);
    const isSame =
      existing.stars === stars &&
      (["title", "text", "name"] as const).every((part) => before[part] === words[part]) &&
      (pictures === undefined || String(await listPictures(trx, existing.id)) === String(pictures));
    if (isSame) return true;
    await sql`DELETE FROM review_votes WHERE review_id = ${existing.id} AND kind = 'HELPFUL'`.execute(trx);
    await sql`UPDATE reviews SET sealed_words = ${sealer.seal(words, SEALED_REVIEW)}, stars = ${stars},
        user_id = COALESCE(user_id, ${userId}), status = 'WAITING', decline_reason = NULL, decided_at = NULL,
        decided_by = NULL, before_decision = NULL, staff_answer = NULL, answered_at = NULL, answered_by = NULL,
        answer_mail_at = NULL, answer_mailed_at = NULL,
        revision = revision + 1, written_at = now()
      WHERE id = ${existing.id}`.execute(trx);
    await wake(trx, "catalogue.review-totals");
    return pictures === undefined || placePictures(trx, existing.id, place, pictures);
  };
  return {
    async findOwn({ email }, productId) {
      const row = await findRow(db, email, productId);
      if (!row) return null;
      const { title, text, name } = open(row.sealed);
      const { id, stars, orderId, status, declineReason } = row;
      const writtenAt = row.writtenAt.toISOString();
      return { id, stars, title, text, name, orderId, status, declineReason, writtenAt };
    },
    async save(...review) {
      try {
        await db.transaction().execute(async (trx) => {
          if (!(await write(trx, ...review))) throw new Undone();
        });
        return true;
      } catch (error) {
        if (error instanceof Undone) return false;
        throw error;
      }
    },
    async withdraw({ email }, productId) {
      const isOwn = sql`product_id = ${productId} AND email_index = ANY(${indexesOf(email)}::bytea[])`;
      await db.transaction().execute((trx) => deleteReviews(trx, isOwn));
    },
    vote: (voter, id, isHelpful) =>
      db.transaction().execute(async (trx) => {
        const review = await findPublished(trx, voter, id);
        if (!review || review.isOwn) return review && "OWN";
        const change = isHelpful
          ? sql`INSERT INTO review_votes (review_id, kind, user_id) VALUES (${id}::uuid, 'HELPFUL', ${voter.userId})
              ON CONFLICT DO NOTHING`
          : sql`DELETE FROM review_votes
              WHERE review_id = ${id}::uuid AND kind = 'HELPFUL' AND user_id = ${voter.userId}`;
        await change.execute(trx);
        const { rows } = await sql<{ helpful: number }>`SELECT count(*)::int AS helpful FROM review_votes
          WHERE review_id = ${id}::uuid AND kind = 'HELPFUL'`.execute(trx);
        return onlyRow(rows, "the count of votes").helpful;
      }),
    report: (voter, id) =>
      db.transaction().execute(async (trx) => {
        const review = await findPublished(trx, voter, id);
        if (!review) return false;
        if (review.isOwn) return "OWN";
        await sql`INSERT INTO review_votes (review_id, kind, user_id) VALUES (${id}::uuid, 'REPORT', ${voter.userId})
          ON CONFLICT DO NOTHING`.execute(trx);
        return true;
      }),
  };
}

/**
 * Deletes reviews, and cancels unsent mails about their answers.
 * @param which a condition on the table reviews
 */
export async function deleteReviews(trx: Db, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ mail: string | null }>`DELETE FROM reviews WHERE ${which}
    RETURNING answer_mail AS mail`.execute(trx);
  await wake(trx, "catalogue.review-totals");
  await withdrawMails(
    trx,
    rows.flatMap(({ mail }) => mail ?? []),
  );
}

/** Stores reviews by their authors (REVIEW-2, REVIEW-3). */
import { sql, type RawBuilder } from "kysely";
import type { DeclineReason, ReviewStatus, ReviewWords } from "#contract/reviews/schema";
import type { Db } from "../../db/client";
import { emailIndexes, renewIndexes } from "../../db/identity";
import { withdrawMails } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { wake } from "../../jobs/wake";
import type { OwnRecord, Person, SealedWords } from "./reviews.record";

export interface ReviewStore {
  /** Null without a review of the product by this person. */
  findOwn(person: Person, productId: string): Promise<OwnRecord | null>;
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

export function createReviewStore(db: Db, sealer: Sealer): ReviewStore {
  return { findOwn: ({ email }, productId) => readOwn(db, sealer, email, productId) };
}

/** Locks a person's review of a product; null without one. */
export function lockOwn(
  trx: Db,
  sealer: Sealer,
  email: string,
  productId: string,
): Promise<OwnRecord | null> {
  return readOwn(trx, sealer, email, productId, sql`FOR UPDATE`);
}

async function readOwn(
  unit: Db,
  sealer: Sealer,
  email: string,
  productId: string,
  lock = sql``,
): Promise<OwnRecord | null> {
  const { rows } = await sql<OwnRow>`
    SELECT id, stars, sealed_words AS sealed, order_id AS "orderId", status, decline_reason AS "declineReason",
      written_at AS "writtenAt"
    FROM reviews WHERE ${isOwn(sealer, email, productId)} ${lock}`.execute(unit);
  const [row] = rows;
  if (!row) return null;
  const { title, text, name } = sealer.open<SealedWords>(row.sealed, SEALED_REVIEW);
  const { id, stars, orderId, status, declineReason } = row;
  return {
    id,
    stars,
    title,
    text,
    name,
    orderId,
    status,
    declineReason,
    writtenAt: row.writtenAt.toISOString(),
  };
}

function isOwn(sealer: Sealer, email: string, productId: string) {
  return sql`product_id = ${productId} AND email_index = ANY(${emailIndexes(sealer, email, SEALED_REVIEW)}::bytea[])`;
}

/** @returns the id of the new review; null when the person has one of the product */
export async function insertReview(
  trx: Db,
  sealer: Sealer,
  { userId, email }: Person,
  { productId, orderId }: { readonly productId: string; readonly orderId: string },
  { stars, title, text, name }: ReviewWords,
): Promise<string | null> {
  const words: SealedWords = { email, title, text, name };
  const indexes = emailIndexes(sealer, email, SEALED_REVIEW);
  await renewIndexes(trx, "reviews", "email_index", indexes);
  const { rows } = await sql<{ id: string }>`
    INSERT INTO reviews (product_id, order_id, user_id, email_index, sealed_words, stars)
    VALUES (${productId}, ${orderId}, ${userId}, ${indexes[0]}, ${sealer.seal(words, SEALED_REVIEW)}, ${stars})
    ON CONFLICT (product_id, email_index) DO NOTHING RETURNING id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Replaces the words of a review, which is then pending without its answer and votes. */
export async function rewriteReview(
  trx: Db,
  sealer: Sealer,
  id: string,
  { userId, email }: Person,
  { stars, title, text, name }: ReviewWords,
): Promise<void> {
  const words: SealedWords = { email, title, text, name };
  await sql`DELETE FROM review_votes WHERE review_id = ${id} AND kind = 'HELPFUL'`.execute(trx);
  await sql`UPDATE reviews SET sealed_words = ${sealer.seal(words, SEALED_REVIEW)}, stars = ${stars},
      user_id = COALESCE(user_id, ${userId}), status = 'WAITING', decline_reason = NULL, decided_at = NULL,
      decided_by = NULL, before_decision = NULL, staff_answer = NULL, answered_at = NULL, answered_by = NULL,
      answer_mail_at = NULL, answer_mailed_at = NULL,
      revision = revision + 1, written_at = now()
    WHERE id = ${id}`.execute(trx);
  await wake(trx, "catalogue.review-totals");
}

/** Deletes a person's review of a product; a no-op when there is none. */
export function deleteOwn(trx: Db, sealer: Sealer, email: string, productId: string): Promise<void> {
  return deleteReviews(trx, isOwn(sealer, email, productId));
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

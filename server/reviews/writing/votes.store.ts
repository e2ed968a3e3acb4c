/** Customers' votes for and reports of reviews (REVIEW-7). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { emailIndexes } from "../../db/identity";
import { onlyRow } from "../../db/only-row";
import type { Sealer } from "../../db/sealed";
import { SEALED_REVIEW } from "./reviews.store";

export interface Voter {
  readonly userId: string;
  readonly email: string;
}

/**
 * Locks a published review against changes, so that a vote applies to the text the voter read; null when no such
 * review is published.
 */
export async function lockPublished(
  trx: Db,
  sealer: Sealer,
  { userId, email }: Voter,
  id: string,
): Promise<{ readonly isOwn: boolean } | null> {
  const indexes = emailIndexes(sealer, email, SEALED_REVIEW);
  const { rows } = await sql<{ isOwn: boolean }>`
    SELECT user_id IS NOT DISTINCT FROM ${userId}::uuid OR email_index = ANY(${indexes}::bytea[]) AS "isOwn"
    FROM reviews WHERE id = ${id}::uuid AND status = 'PUBLISHED' FOR SHARE`.execute(trx);
  return rows[0] ?? null;
}

/** Idempotent. */
export async function insertVote(
  trx: Db,
  id: string,
  kind: "HELPFUL" | "REPORT",
  userId: string,
): Promise<void> {
  await sql`INSERT INTO review_votes (review_id, kind, user_id) VALUES (${id}::uuid, ${kind}, ${userId})
    ON CONFLICT DO NOTHING`.execute(trx);
}

export async function deleteVote(trx: Db, id: string, userId: string): Promise<void> {
  await sql`DELETE FROM review_votes
    WHERE review_id = ${id}::uuid AND kind = 'HELPFUL' AND user_id = ${userId}`.execute(trx);
}

export async function countHelpful(trx: Db, id: string): Promise<number> {
  const { rows } = await sql<{ helpful: number }>`SELECT count(*)::int AS helpful FROM review_votes
    WHERE review_id = ${id}::uuid AND kind = 'HELPFUL'`.execute(trx);
  return onlyRow(rows, "the count of votes").helpful;
}

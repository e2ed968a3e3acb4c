/** Locks and writes staff's decisions on reviews and the shop's answers (REVIEW-5, REVIEW-8, REVIEW-14). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { wake } from "../../jobs/wake";
import { answerMailAt } from "./answer-mails.store";

/** SQL expression: reports of the review `one` since it was decided. */
export const REPORTS = sql`(SELECT count(*)::int FROM review_votes WHERE review_votes.review_id = one.id AND kind = 'REPORT'
  AND voted_at > COALESCE(one.decided_at, '-infinity'))`;

/** A review as a decision finds it. */
export interface UndecidedReview {
  readonly status: string;
  readonly reason: string | null;
  readonly revision: number;
  /** Reports since the last decision. */
  readonly reports: number;
}

export async function lockUndecided(trx: Db, id: string): Promise<UndecidedReview | null> {
  const { rows } = await sql<UndecidedReview>`
    SELECT status, decline_reason AS reason, revision, ${REPORTS} AS reports
    FROM reviews AS one WHERE id = ${id}::uuid FOR UPDATE`.execute(trx);
  return rows[0] ?? null;
}

export async function writeDecision(
  trx: Db,
  id: string,
  decision: string,
  declined: string | null,
  userId: string,
): Promise<void> {
  await sql`UPDATE reviews SET status = ${decision}, decline_reason = ${declined},
    before_decision = jsonb_build_object('status', status, 'reason', decline_reason, 'at', decided_at, 'by', decided_by),
    decided_at = clock_timestamp(), decided_by = ${userId} WHERE id = ${id}::uuid`.execute(trx);
  await wake(trx, "catalogue.review-totals");
}

/** A review as the undo of a decision finds it. */
export interface DecidedReview {
  readonly revision: number;
  /** The decision to undo is the current one. */
  readonly isStanding: boolean;
  readonly isTheirs: boolean;
  readonly hasBefore: boolean;
}

export async function lockDecided(
  trx: Db,
  id: string,
  decision: string,
  declined: string | null,
  userId: string,
): Promise<DecidedReview | null> {
  const { rows } = await sql<DecidedReview>`
    SELECT revision, status = ${decision} AND decline_reason IS NOT DISTINCT FROM ${declined} AS "isStanding",
      decided_by IS NOT DISTINCT FROM ${userId}::uuid AS "isTheirs", before_decision IS NOT NULL AS "hasBefore"
    FROM reviews WHERE id = ${id}::uuid FOR UPDATE`.execute(trx);
  return rows[0] ?? null;
}

/** Restores the state before the last decision. */
export async function restoreDecided(trx: Db, id: string): Promise<void> {
  await sql`UPDATE reviews SET before_decision = NULL, status = before_decision ->> 'status',
      decline_reason = before_decision ->> 'reason', decided_at = (before_decision ->> 'at')::timestamptz,
      decided_by = (before_decision ->> 'by')::uuid
    WHERE id = ${id}::uuid`.execute(trx);
  await wake(trx, "catalogue.review-totals");
}

/** Locks a review; null when it does not exist. */
export async function lockAnswer(trx: Db, id: string): Promise<{ readonly answer: string | null } | null> {
  const { rows } = await sql<{ answer: string | null }>`
    SELECT staff_answer AS answer FROM reviews WHERE id = ${id}::uuid FOR UPDATE`.execute(trx);
  return rows[0] ?? null;
}

/** @param answer empty = removed */
export async function writeAnswer(trx: Db, id: string, answer: string, userId: string): Promise<void> {
  await sql`UPDATE reviews SET staff_answer = nullif(${answer}, ''),
      answered_at = CASE WHEN ${answer} <> '' THEN now() END, answered_by = ${userId},
      answer_mail_at = ${answerMailAt(answer)}
    WHERE id = ${id}::uuid`.execute(trx);
  await wake(trx, "catalogue.review-totals");
}

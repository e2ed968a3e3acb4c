/** Locks the two accounts of a merge, and marks the ended one (STAFF-64). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { emailIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { rowsOf, type Pair } from "./pair.store";

/** An account under lock, as a merge reads it. */
export interface Mergeable {
  readonly revision: number;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  /** Id of the account it was merged into; null = not merged. */
  readonly mergedInto: string | null;
}

export interface MergeAccounts {
  readonly from: Mergeable;
  readonly into: Mergeable;
}

interface Row extends Mergeable {
  readonly id: string;
}

/**
 * Locks in one sequence: concurrent merges of the same pair, in either direction, run one after the other.
 * @returns null when one of them is no customer, or deleted
 */
export async function lockPair(unit: Db, pair: Pair): Promise<MergeAccounts | null> {
  const { rows } = await sql<Row>`
    SELECT id, revision, status = 'ACTIVE' AS "isActive", verified_at IS NOT NULL AS "isVerified",
      merged_into AS "mergedInto"
    FROM users WHERE id IN (${pair.from}, ${pair.into}) AND role = 'CUSTOMER' AND status <> 'DELETED'
    ORDER BY id FOR NO KEY UPDATE`.execute(unit);
  const [from, into] = [pair.from, pair.into].map((id) => rows.find((row) => row.id === id));
  return from && into ? { from, into } : null;
}

/** @param by id of the staff member who merges */
export async function writeMerged(unit: Db, { from, into }: Pair, by: string): Promise<void> {
  await sql`UPDATE users SET merged_into = ${into}, merged_by = ${by}, merged_at = now()
    WHERE id = ${from}`.execute(unit);
}

/** @returns how many subscriptions ended */
export async function endNewsletter(unit: Db, sealer: Sealer, address: string): Promise<number> {
  const indexes = emailIndexes(sealer, address, "newsletter_subscribers");
  return rowsOf(unit, sql`DELETE FROM newsletter_subscribers WHERE email_index = ANY(${indexes}::bytea[])`);
}

/** Records an account's latest change and its author; a stale save is refused with both (STAFF-61). */
import { sql } from "kysely";
import type { Db } from "./client";

export interface AccountChange {
  /** Id of the user who makes the change. */
  readonly by: string;
  /** Description of the change, without personal data. */
  readonly what: string;
  /** The revision the change is based on; absent = no check. */
  readonly expectedRevision?: number | undefined;
}

/** Increments the revision. Runs in the caller's transaction. */
export async function recordChange(unit: Db, userId: string, { by, what }: AccountChange): Promise<void> {
  await sql`UPDATE users SET revision = revision + 1, changed_by = ${by}, changed_what = ${what}, changed_at = now()
    WHERE id = ${userId}`.execute(unit);
}

/** Returns whether a change is based on an outdated revision. */
export function isStale({ expectedRevision }: AccountChange, revision: number): boolean {
  return expectedRevision !== undefined && expectedRevision !== revision;
}

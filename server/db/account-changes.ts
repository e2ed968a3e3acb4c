/** What was changed of an account last, and by whom: a save on an earlier state is refused with it (STAFF-61). */
import { sql } from "kysely";
import type { Db } from "./client";

export interface AccountChange {
  /** Id of the user who changes it. */
  readonly by: string;
  /** What is changed, without personal data. */
  readonly what: string;
  /** The revision the change was made on; left out: whatever stands. */
  readonly seen?: number | undefined;
}

/** Counts the revision up. Part of the caller's transaction. */
export async function recordChange(unit: Db, userId: string, { by, what }: AccountChange): Promise<void> {
  await sql`UPDATE users SET revision = revision + 1, changed_by = ${by}, changed_what = ${what}, changed_at = now()
    WHERE id = ${userId}`.execute(unit);
}

/** Whether a change was made on an earlier revision than the one that stands. */
export function isStale({ seen }: AccountChange, revision: number): boolean {
  return seen !== undefined && seen !== revision;
}

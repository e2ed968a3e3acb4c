/** Wakes background jobs, once the transaction that made something due has committed. */
import type { Db } from "../db/client";
import { wakeStatement } from "../db/connection/wakes";
import type { JobName } from "./job-names";

/**
 * Costs no statement: the connection remembers the names until the commit (server/db/connection/wakes.ts).
 * @param db the transaction; without one the jobs are woken at once, so write first
 */
export async function wake(db: Db, ...names: readonly JobName[]): Promise<void> {
  for (const name of names) await db.executeQuery(wakeStatement(name, 0));
}

/** What is due later than that is found by the regular look in time. */
const LOOK_SECONDS = 30;

/** The same for what is due later. */
export async function wakeIn(db: Db, name: JobName, seconds: number): Promise<void> {
  if (seconds < LOOK_SECONDS) await db.executeQuery(wakeStatement(name, Math.ceil(seconds * 1_000)));
}

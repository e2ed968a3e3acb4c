/** Wakes background jobs once the transaction that made work due has committed. */
import type { Db } from "../db/client";
import { wakeStatement } from "../db/connection/wakes";
import type { JobName } from "./job-names";

/**
 * Runs no statement: the connection remembers the names until commit (server/db/connection/wakes.ts).
 * @param db the transaction; outside a transaction the jobs are woken at once, so write first
 */
export async function wake(db: Db, ...names: readonly JobName[]): Promise<void> {
  for (const name of names) await db.executeQuery(wakeStatement(name, 0));
}

/** The regular poll finds work due later than this in time. */
const LOOK_SECONDS = 30;

/** Wakes a job after a delay. */
export async function wakeIn(db: Db, name: JobName, seconds: number): Promise<void> {
  if (seconds < LOOK_SECONDS) await db.executeQuery(wakeStatement(name, Math.ceil(seconds * 1_000)));
}

/** Polls the due times of all jobs of a host in one statement. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { Job } from "./job";

/** @returns milliseconds until each job is due (0 or less = now); omits jobs without a due time */
export async function listDueJobs(db: Db, jobs: readonly Job[]): Promise<ReadonlyMap<string, number>> {
  const questions = jobs.flatMap(({ name, due }) => (due ? [sql`(${name}::text, ${due}::timestamptz)`] : []));
  if (questions.length === 0) return new Map();
  const { rows } = await sql<{ name: string; inMs: number }>`
    SELECT name, extract(epoch FROM due_at - clock_timestamp())::float8 * 1000 AS "inMs"
    FROM (VALUES ${sql.join(questions)}) AS job (name, due_at) WHERE due_at IS NOT NULL`.execute(db);
  return new Map(rows.map(({ name, inMs }) => [name, inMs]));
}

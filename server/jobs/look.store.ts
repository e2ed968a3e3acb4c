/** Asks in one statement what every job of a host has to do next. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { Job } from "./job";

export interface DueJob {
  readonly name: string;
  /** Milliseconds; 0 or less: now. */
  readonly inMs: number;
}

/** @returns jobs that know when they are due */
export async function listDueJobs(db: Db, jobs: readonly Job[]): Promise<DueJob[]> {
  const questions = jobs.flatMap(({ name, due }) => (due ? [sql`(${name}::text, ${due}::timestamptz)`] : []));
  if (questions.length === 0) return [];
  const { rows } = await sql<DueJob>`
    SELECT name, extract(epoch FROM due_at - clock_timestamp())::float8 * 1000 AS "inMs"
    FROM (VALUES ${sql.join(questions)}) AS job (name, due_at) WHERE due_at IS NOT NULL`.execute(db);
  return rows;
}

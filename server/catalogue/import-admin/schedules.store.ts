/** Schedules of sources; the first host to reach a due time runs the import. */
import { sql } from "kysely";
import type { ImportStatus } from "#contract/imports/schema";
import type { Db, Statement } from "../../db/client";
import { earliest } from "../../jobs/due";
import { processNext } from "../../jobs/next-row.store";
import { wake } from "../../jobs/wake";
import { nextRun, type Frequency } from "./schedules.rules";

export interface ScheduleRecord extends Frequency {
  readonly source: string;
  readonly isOn: boolean;
  /** Whether the feed is the supplier's full range, so that missing products go off sale. */
  readonly isWhole: boolean;
  readonly nextRunAt: Date;
}

export interface LastRun {
  readonly source: string;
  readonly startedAt: Date;
  readonly status: ImportStatus;
}

const COLUMNS = sql`source, is_on AS "isOn", every_hours AS "everyHours", at_minute AS "atMinute",
  is_whole AS "isWhole", next_run_at AS "nextRunAt"`;

export async function listSchedules(db: Db): Promise<ScheduleRecord[]> {
  return (await sql<ScheduleRecord>`SELECT ${COLUMNS} FROM import_schedules`.execute(db)).rows;
}

/** Returns the latest run of each source. */
export async function listLastRuns(db: Db, sources: readonly string[]): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    SELECT name AS source, last.started_at AS "startedAt", last.status
    FROM unnest(${[...sources]}::text[]) AS name CROSS JOIN LATERAL (
      SELECT started_at, status FROM import_runs WHERE source = name ORDER BY id DESC LIMIT 1
    ) AS last`.execute(db);
  return rows;
}

export async function putSchedule(unit: Db, schedule: ScheduleRecord): Promise<void> {
  const { source, isOn, everyHours, atMinute, isWhole, nextRunAt } = schedule;
  await sql`INSERT INTO import_schedules (source, is_on, every_hours, at_minute, is_whole, next_run_at)
    VALUES (${source}, ${isOn}, ${everyHours}, ${atMinute}, ${isWhole}, ${nextRunAt})
    ON CONFLICT (source) DO UPDATE SET is_on = excluded.is_on, every_hours = excluded.every_hours,
      at_minute = excluded.at_minute, is_whole = excluded.is_whole, next_run_at = excluded.next_run_at`.execute(
    unit,
  );
  await wake(unit, "imports.schedules");
}

/** Builds the condition for enabled schedules of these sources. */
const isOnOf = (sources: readonly string[]) => sql`is_on AND source = ANY(${[...sources]}::text[])`;

/** Builds an expression: when the next of these sources is due. */
export function schedulesDue(sources: readonly string[]): Statement<Date | null> {
  return earliest("import_schedules", "next_run_at", isOnOf(sources));
}

/**
 * Processes a due source and advances its schedule, in one transaction. @returns whether there may be more
 */
export function runDue(
  db: Db,
  sources: readonly string[],
  now: Date,
  work: (trx: Db, due: ScheduleRecord) => Promise<unknown>,
): Promise<boolean> {
  const next = sql<ScheduleRecord>`SELECT ${COLUMNS} FROM import_schedules
    WHERE next_run_at <= ${now} AND ${isOnOf(sources)} ORDER BY next_run_at`;
  return processNext(db, { due: next, table: "import_schedules" }, async (trx, due) => {
    await putSchedule(trx, { ...due, nextRunAt: nextRun(due, now) });
    await work(trx, due);
  });
}

/** Reads a report's figures, rows and the entries behind a row; each response comes from one snapshot. */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import type { Db, Statement } from "../db/client";
import { VARIED } from "../db/connection/prepared-statements";
import { readByCursor } from "../db/querying/read-by-cursor";
import { onlyRow } from "../db/only-row";
import { REPORT_DEFINITIONS } from "./definitions/definitions";
import { factsOf, sameTimeOn, spanOf } from "./facts.store";
import type { RequestedRange, Range, Step } from "./ranges.rules";

export interface Question {
  readonly report: ReportKey;
  readonly range: RequestedRange;
  /** Null = any value. */
  readonly keys: readonly (string | null)[];
}

export interface PageQuestion extends Question {
  readonly number: number;
  readonly size: number;
}

export interface RowRecord {
  readonly day: string | null;
  readonly keys: readonly string[];
  readonly sums: readonly number[];
}

export interface EntryRecord {
  readonly at: Date;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly keys: readonly string[];
  readonly sums: readonly number[];
}

export interface MatchedReport {
  readonly points: readonly {
    readonly day: string;
    readonly series: string;
    readonly sums: readonly number[];
  }[];
  /** End of the previous range; null = end of its last day. */
  readonly until: Date | null;
  readonly totalsBefore: readonly number[];
  readonly rows: readonly (RowRecord & { readonly before: readonly number[] | null })[];
  readonly total: number;
  /** Values of each key in the range, regardless of filters. */
  readonly choices: readonly (readonly string[])[];
}

export interface MatchingEntries {
  readonly entries: readonly EntryRecord[];
  readonly total: number;
  readonly totals: readonly number[];
}

const varied = sql.raw(VARIED);
/**
 * Without parallel workers: the other CPUs are for shoppers, and many groups sum faster than partial results
 * merge.
 */
const snapshot = <Result>(db: Db, read: (trx: Db) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
      return read(trx);
    });

export function readReport(db: Db, query: PageQuestion & { readonly step: Step }): Promise<MatchedReport> {
  return snapshot(db, async (trx) => {
    const { report, range, keys, step } = query;
    const { before, isRunning, at } = range;
    const until = isRunning ? await sameTimeOn(trx, before.to, at) : null;
    const facts = await factsOf(trx, { report, from: range.from, to: range.to, until: null });
    const factsBefore = await factsOf(trx, { report, ...before, until });
    const { chartedBy, isByDay = false } = REPORT_SHAPES[report];
    const isWhole = chartedBy === undefined && keys.every((key) => key === null);
    const charted = isWhole
      ? { day: facts.totalsByDay, month: facts.totalsByMonth, before: factsBefore.totalsByMonth }
      : { day: facts.byDay, month: facts.byMonth, before: factsBefore.byMonth };
    const points = await sql<MatchedReport["points"][number]>`${varied}
      SELECT GREATEST(date_trunc(${step}, day::timestamp)::date, ${range.from}::date)::text AS day,
        ${chartedBy === undefined ? sql`''` : sql`keys[${sql.lit(chartedBy + 1)}]`} AS series, ${totalsOf(report)} AS sums
      FROM ${step === "month" ? charted.month : charted.day} WHERE ${narrowedBy(keys)} GROUP BY 1, 2`.execute(
      trx,
    );
    const totals = await sql<{ sums: number[] }>`${varied}
      SELECT ${totalsOf(report)} AS sums FROM ${charted.before} WHERE ${narrowedBy(keys)}`.execute(trx);
    const rows = await sql<RowRecord & { total: number }>`${varied}
      ${rowsOf(query, isByDay ? facts.byDay : facts.byMonth)} LIMIT ${query.size} OFFSET ${(query.number - 1) * query.size}`.execute(
      trx,
    );
    return {
      points: points.rows,
      until,
      totalsBefore: onlyRow(totals.rows, "the totals of the period before").sums,
      rows: await withBefore(trx, report, rows.rows, factsBefore.byMonth),
      total: rows.rows[0]?.total ?? 0,
      choices: await choicesOf(trx, report, facts.byMonth),
    };
  });
}

/** All rows, in page order. */
export function readAllRows(db: Db, query: Question): AsyncGenerator<readonly RowRecord[]> {
  return readByCursor<RowRecord>(db, async (trx) => {
    const { report, range } = query;
    const facts = await factsOf(trx, { report, from: range.from, to: range.to, until: null });
    return sql<RowRecord>`${rowsOf(query, REPORT_SHAPES[report].isByDay ? facts.byDay : facts.byMonth)}`;
  });
}

/** Latest first. */
export function readEntries(db: Db, query: PageQuestion): Promise<MatchingEntries> {
  return snapshot(db, async (trx) => {
    const { report, keys, range, number, size } = query;
    const counted = await sql<{ total: number; totals: number[] }>`${varied}
      SELECT count(*)::int AS total, ${totalsOf(report)} AS totals FROM ${entriesOf(report, range)}
      WHERE ${narrowedBy(keys)}`.execute(trx);
    const { rows } = await sql<EntryRecord>`${varied}
      ${listed(query)} LIMIT ${size} OFFSET ${(number - 1) * size}`.execute(trx);
    return { entries: rows, ...onlyRow(counted.rows, "the totals of the entries") };
  });
}

export function readAllEntries(db: Db, query: Question): AsyncGenerator<readonly EntryRecord[]> {
  return readByCursor<EntryRecord>(db, async () => sql`${listed(query)}`);
}

function listed({ report, range, keys }: Question): Statement {
  return sql`SELECT fact.at, fact.order_id AS "orderId", o.unique_id AS "orderNumber", fact.keys,
      fact.figures::float8[] AS sums
    FROM ${entriesOf(report, range)} LEFT JOIN orders AS o ON o.id = fact.order_id
    WHERE ${narrowedBy(keys)} ORDER BY fact.at DESC, fact.order_id, fact.keys`;
}

/** SQL table `fact` of all entries in a range. */
function entriesOf(report: ReportKey, range: Range): Statement {
  return sql`(SELECT entry.* FROM ${spanOf([range])} CROSS JOIN LATERAL (${REPORT_DEFINITIONS[report].entries}) AS entry) AS fact`;
}

function narrowedBy(keys: readonly (string | null)[]): Statement {
  const parts = keys.flatMap((key, position) =>
    key === null ? [] : [sql`fact.keys[${sql.lit(position + 1)}] = ${key}`],
  );
  return sql.join([sql`true`, ...parts], sql` AND `);
}

/**
 * Cents and units stay far below the exact range of floats, and summing floats takes half the time of
 * bigints.
 */
function sumOf(position: number): Statement {
  return sql`sum(fact.figures[${sql.lit(position + 1)}]::float8)`;
}

function totalsOf(report: ReportKey): Statement {
  const totals = REPORT_SHAPES[report].sums.map((_name, position) => sql`COALESCE(${sumOf(position)}, 0)`);
  return sql`ARRAY[${sql.join(totals)}]`;
}

function rowsOf({ report, keys }: Question, facts: Statement): Statement {
  const { isByDay = false, sums, sortedBy = sums[0] } = REPORT_SHAPES[report];
  const largest = sql`${sumOf(sums.indexOf(sortedBy ?? ""))} DESC`;
  return isByDay
    ? sql`SELECT fact.day::text AS day, fact.keys, ${totalsOf(report)} AS sums, (count(*) OVER ())::int AS total
        FROM ${facts} WHERE ${narrowedBy(keys)} GROUP BY fact.day, fact.keys ORDER BY fact.day DESC, ${largest}, fact.keys`
    : sql`SELECT NULL AS day, fact.keys, ${totalsOf(report)} AS sums, (count(*) OVER ())::int AS total
        FROM ${facts} WHERE ${narrowedBy(keys)} GROUP BY fact.keys ORDER BY ${largest}, fact.keys`;
}

/** Filter values of a report, for keys with few values. */
async function choicesOf(trx: Db, report: ReportKey, facts: Statement): Promise<string[][]> {
  const { keys } = REPORT_SHAPES[report];
  return Promise.all(
    keys.map(async ({ isOfMany = false }, position) => {
      if (isOfMany) return [];
      const { rows } = await sql<{ key: string }>`${varied}
        SELECT DISTINCT fact.keys[${sql.lit(position + 1)}] AS key FROM ${facts} ORDER BY key
        LIMIT ${LIMITS.reports.maxChoices}`.execute(trx);
      return rows.map(({ key }) => key);
    }),
  );
}

/** Adds each row's figures from the previous range. */
async function withBefore(
  trx: Db,
  report: ReportKey,
  rows: readonly RowRecord[],
  factsBefore: Statement,
): Promise<MatchedReport["rows"]> {
  const { isByDay, sums } = REPORT_SHAPES[report];
  if (isByDay || rows.length === 0) return rows.map((row) => ({ ...row, before: null }));
  const keyRows = rows.map(({ keys }) => sql`(${keys}::text[])`);
  const previous = await sql<Omit<RowRecord, "day">>`${varied}
    SELECT fact.keys, ${totalsOf(report)} AS sums
    FROM ${factsBefore} JOIN (VALUES ${sql.join(keyRows)}) AS wanted (keys) ON wanted.keys = fact.keys
    GROUP BY fact.keys`.execute(trx);
  const before = new Map(previous.rows.map((row) => [row.keys.join("\0"), row.sums]));
  return rows.map((row) => ({ ...row, before: before.get(row.keys.join("\0")) ?? sums.map(() => 0) }));
}

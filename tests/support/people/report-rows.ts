/** Reads reports in tests, and rolls up their days. */
import { sql } from "kysely";
import { reportCall, type ReportRow } from "#contract/reports/calls";
import { REPORT_KEYS, type ReportKey } from "#contract/reports/reports";
import type { Db } from "../../../server/db/client";
import { rollUp } from "../../../server/reports/rolling.store";
import { callRest } from "./accounts";
import type { TestApi } from "../hosts/test-api";

interface ReportQuery {
  readonly from: string;
  readonly to: string;
  readonly keys?: (string | null)[];
}

/** Every row of every page. */
export async function reportRows(
  api: TestApi,
  bearer: string,
  report: ReportKey,
  query: ReportQuery,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let pageNumber = 1, total = 1; rows.length < total; pageNumber += 1) {
    const { body } = await callRest(api.app, reportCall("read", report), {
      bearer,
      body: { keys: [], ...query, pageNumber, pageSize: 100 },
    });
    total = body.data!.total;
    rows.push(...body.data!.rows);
    if (body.data!.rows.length === 0) break;
  }
  return rows;
}

/**
 * The totals, the chart, and the totals of the previous range match all rows.
 * @throws jest's error for the first mismatch
 */
export async function expectTotalsOfRows(
  api: TestApi,
  bearer: string,
  report: ReportKey,
  query: ReportQuery,
): Promise<void> {
  const { body } = await callRest(api.app, reportCall("read", report), {
    bearer,
    body: { keys: [], ...query, pageNumber: 1, pageSize: 25 },
  });
  const { totals, points, before } = body.data!;
  const addUp = (lines: readonly (readonly number[])[]) =>
    totals.map((_total, at) => lines.reduce((sum, line) => sum + line[at]!, 0));
  const ofRows = async ({ from, to, keys }: ReportQuery) =>
    addUp(
      (await reportRows(api, bearer, report, { from, to, ...(keys && { keys }) })).map(({ sums }) => sums),
    );
  expect(totals).toEqual(await ofRows(query));
  expect(addUp(points.flatMap(({ sums }) => sums))).toEqual(totals);
  // For a range that is still running, only part of the previous range's last day counts.
  if (before.until === null) expect(before.totals).toEqual(await ofRows(before));
}

/** Rolls up all finished days; waits for those the host's job has claimed. */
export async function sumUpAll(db: Db): Promise<void> {
  do for (let more = true; more;) more = await rollUp(db);
  while (await isAnyLeft(db));
}

/** Days without a roll-up are done in order, yesterday last. */
async function isAnyLeft(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    SELECT EXISTS (SELECT FROM report_marks WHERE day < shop_day(now()))
      OR (SELECT count(*) FROM report_days WHERE day = shop_day(now()) - 1) < ${REPORT_KEYS.length} AS "isLeft"`.execute(
    db,
  );
  return rows[0]!.isLeft;
}

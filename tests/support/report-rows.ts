/** Reads reports in tests. */
import { reportCall, type ReportRow } from "#contract/report-calls";
import type { ReportKey } from "#contract/reports";
import { callRest } from "./accounts";
import type { TestApi } from "./test-api";

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly keys?: (string | null)[];
}

/** Every row of every page. */
export async function reportRows(
  api: TestApi,
  bearer: string,
  report: ReportKey,
  asked: Asked,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let pageNumber = 1, total = 1; rows.length < total; pageNumber += 1) {
    const { body } = await callRest(api.app, reportCall("read", report), {
      bearer,
      body: { keys: [], ...asked, pageNumber, pageSize: 100 },
    });
    total = body.data!.total;
    rows.push(...body.data!.rows);
    if (body.data!.rows.length === 0) break;
  }
  return rows;
}

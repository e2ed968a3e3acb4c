/** The calls of the reports: the same for each, behind its own permission. */
import { REPORT_REST, reportCall } from "#contract/report-calls";
import { READABLE_REPORTS } from "#contract/report-shapes";
import { actOf } from "../audit/audit.port";
import type { Rest } from "../http/rest";
import type { ReportService } from "./reports.service";

export function registerReportRoutes(rest: Rest, service: ReportService): void {
  for (const report of READABLE_REPORTS) {
    rest.signedIn(REPORT_REST[reportCall("read", report)], async ({ body }) => ({
      data: await service.read(report, body),
    }));
    rest.signedIn(REPORT_REST[reportCall("open", report)], async ({ body }) => ({
      data: await service.open(report, body),
    }));
    const file = REPORT_REST[reportCall("export", report)];
    rest.download(file, (call) => service.export(actOf(file, call), report, call.body));
  }
}

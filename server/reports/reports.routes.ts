/** REST routes of the reports: the same for each, with the report's own permission. */
import { MESSAGES } from "#contract/messages";
import { REPORT_REST, reportCall } from "#contract/reports/calls";
import { REPORT_KEYS } from "#contract/reports/reports";
import { actOf } from "../audit/audit.port";
import type { Rest } from "../http/rest/rest";
import type { ReportMailService } from "./report-mails.service";
import type { ReportService } from "./reports.service";

export function registerReportRoutes(rest: Rest, service: ReportService, mails: ReportMailService): void {
  for (const report of REPORT_KEYS) {
    rest.signedIn(REPORT_REST[reportCall("read", report)], async ({ viewer, body }) => ({
      data: { ...(await service.read(report, body)), mails: await mails.list(viewer.userId, report) },
    }));
    rest.signedIn(REPORT_REST[reportCall("open", report)], async ({ body }) => ({
      data: await service.open(report, body),
    }));
    const mail = REPORT_REST[reportCall("mail", report)];
    rest.signedIn(mail, async (call) => ({
      data: { mails: await mails.set(actOf(mail, call), report, call.body) },
      message: call.body.isSubscribed ? MESSAGES.reports.mailed : MESSAGES.reports.notMailed,
    }));
    const file = REPORT_REST[reportCall("export", report)];
    rest.download(file, (call) => service.export(actOf(file, call), report, call.body));
  }
}

/** Reports of the back office. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import { createReportMailData } from "./personal-data.store";
import { ReportMailService } from "./report-mails.service";
import { createReportMailStore } from "./report-mails.store";
import { registerReportRoutes } from "./reports.routes";
import { ReportService } from "./reports.service";
import { rollUp, TOTALS_DUE } from "./rolling.store";

/** Until the next run, changed days are read from raw entries. */
const ROLL_UP_MS = 15_000;
/** Ended days need totals even without a change, and mails are due in the morning. */
const CLOCK_MS = 60_000;

export function openReports(host: Host, { trail }: { readonly trail: AuditTrail }): Feature {
  const { backgroundDb, sealer, shop } = host;
  const service = new ReportService({ backgroundDb, sealer, trail });
  const store = createReportMailStore(backgroundDb, sealer);
  const mails = new ReportMailService({ store, reports: service, trail, shop });
  return {
    routes: (rest) => registerReportRoutes(rest, service, mails),
    jobs: [
      {
        name: "reports.daily-totals",
        due: TOTALS_DUE,
        everyMs: CLOCK_MS,
        atMostEveryMs: ROLL_UP_MS,
        run: () => rollUp(backgroundDb),
      },
      { name: "reports.mails", everyMs: CLOCK_MS, run: () => mails.mailNext() },
    ],
    personalData: [createReportMailData(backgroundDb, store)],
  };
}

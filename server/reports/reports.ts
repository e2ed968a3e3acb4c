/** The reports of the back office. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import { registerReportRoutes } from "./reports.routes";
import { ReportService } from "./reports.service";
import { rollUp } from "./rolling.store";

/** Until then the days that changed are read from the books. */
const ROLL_UP_MS = 15_000;

export function openReports(host: Host, { trail }: { readonly trail: AuditTrail }): Feature {
  const { backgroundDb, sealer } = host;
  const service = new ReportService({ backgroundDb, sealer, trail });
  return {
    routes: (rest) => registerReportRoutes(rest, service),
    jobs: [{ name: "sums of reports", everyMs: ROLL_UP_MS, run: () => rollUp(backgroundDb) }],
  };
}

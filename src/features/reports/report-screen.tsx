/** A report or its entries, by address. */
import type { ComponentType } from "react";
import type { ReportKey } from "#contract/reports/reports";
import { reportEntriesPath } from "#contract/site/backoffice-paths";
import { ReportEntries } from "./report-entries";
import { ReportView } from "./report-view";

interface Located {
  readonly location: { readonly pathname: string; readonly search: string };
}

interface ReportScreenProps extends Located {
  readonly report: ReportKey;
}

/** The screen of one report. */
export function reportScreenOf(report: ReportKey): ComponentType<Located> {
  return function Report({ location }) {
    return <ReportScreen report={report} location={location} />;
  };
}

export function ReportScreen({ report, location }: ReportScreenProps) {
  const { pathname, search } = location;
  const Part = `${pathname}/`.startsWith(reportEntriesPath(report)) ? ReportEntries : ReportView;
  return <Part key={report} report={report} search={search} />;
}

/** A report: its figure first, then the chart, then the table (REPORT-1 to REPORT-3). */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { reportCall } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { reportPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { Button } from "../../ui/actions/button";
import { ListView } from "../../ui/list/list-view";
import { About, SheetLine } from "../../ui/list/phone-sheet";
import { EmptyState } from "../../ui/parts/empty-state";
import { PHONE } from "../../ui/narrow";
import { ChartedFigures } from "./charted-figures";
import { entriesUrl, questionOf, readReportAddress, reportUrl } from "./report-address";
import { OtherFigures, ReportFigure } from "./report-figure";
import { ReportFileButton } from "./report-file-button";
import { ReportMails } from "./report-mails";
import { ReportRange } from "./report-range";
import { ReportTable } from "./report-table";
import { daysInWords } from "#contract/reports/words";

interface ReportViewProps {
  readonly report: ReportKey;
  readonly search: string;
}

export function ReportView({ report, search }: ReportViewProps) {
  const shape = REPORT_SHAPES[report];
  const address = readReportAddress(report, search);
  const { more = {} } = address;
  const question = questionOf(report, address);
  const answer = useRestAnswer(reportCall("read", report), question);
  const { data } = answer;
  return (
    <Stack spacing={4}>
      <SheetLine>
        <ReportRange
          key={search}
          report={report}
          address={address}
          visibleDays={data}
          choices={data?.choices}
        />
        <About label="What's included">{shape.about}</About>
        {shape.records && <a href={shape.records.path}>{shape.records.label}</a>}
      </SheetLine>
      <ListView
        answer={answer}
        what="the report"
        plural="Rows"
        path={reportPath(report)}
        address={address}
        count={({ total, rows }) => ({ total, visible: rows.length })}
        above={(loaded) => (
          <Stack spacing={3}>
            <h2>{daysInWords(loaded)}</h2>
            <ReportFigure shape={shape} totals={loaded.totals} before={loaded.before} />
            {loaded.total > 0 && (
              <>
                <ChartedFigures report={report} answer={loaded} more={more} />
                <OtherFigures shape={shape} totals={loaded.totals} before={loaded.before} />
                <More>
                  <a href={entriesUrl(report, loaded, more)}>{`View all ${shape.entries.toLowerCase()}`}</a>
                  <ReportFileButton
                    report={report}
                    question={{ from: loaded.from, to: loaded.to, keys: question.keys, what: "rows" }}
                  />
                </More>
              </>
            )}
          </Stack>
        )}
        empty={(total) => (
          <EmptyState>
            <h2>{total > 0 ? "There are no rows on this page" : "No activity on these dates"}</h2>
            <Button variant="outlined" href={reportUrl(report, address, { from: "", to: "", more: {} })}>
              Reset dates
            </Button>
          </EmptyState>
        )}
      >
        {(loaded) => <ReportTable report={report} answer={loaded} />}
      </ListView>
      {data && (
        <ReportMails key={`mails ${search}`} report={report} keys={question.keys} mails={data.mails} />
      )}
    </Stack>
  );
}

/** Actions on the entire report, in one line. */
const More = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  a: { minWidth: 0, padding: "var(--s1) 0" },
  button: { flexShrink: 0 },
  [PHONE]: { justifyContent: "space-between" },
});

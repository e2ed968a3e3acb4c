/** The entries of a row or of the entire report, one by one, with the same figures on top (REPORT-1). */
import Stack from "@mui/material/Stack";
import { LABELS } from "#contract/messages";
import { reportCall, type ReportEntry } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import { reportName, type ReportKey } from "#contract/reports/reports";
import { reportEntriesPath, staffOrderPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { EmptyState } from "../../ui/parts/empty-state";
import { questionOf, readReportAddress, reportUrl } from "./report-address";
import { OtherFigures, ReportFigure } from "./report-figure";
import { ReportFileButton } from "./report-file-button";
import { daysInWords, figureInWords, shopMoment, valueOf } from "#contract/reports/words";

interface ReportEntriesProps {
  readonly report: ReportKey;
  readonly search: string;
}

export function ReportEntries({ report, search }: ReportEntriesProps) {
  const shape = REPORT_SHAPES[report];
  const { user } = useVisitor();
  const mayOpen = user?.permissions.includes("orders.read") ?? false;
  const address = readReportAddress(report, search);
  const question = questionOf(report, address);
  const answer = useRestAnswer(reportCall("open", report), question);
  const of = (names: readonly (string | null)[]) =>
    shape.keys.flatMap(({ label }, at) => {
      const name = names[at] ?? null;
      return name === null ? [] : [`${label}: ${name || "none"}`];
    });
  return (
    <Stack spacing={4}>
      <BackLink href={reportUrl(report, address, { more: {} })}>{`Back to ${reportName(report)}`}</BackLink>
      <ListView
        answer={answer}
        what="the report details"
        plural={shape.entries}
        path={reportEntriesPath(report)}
        address={address}
        count={({ total, rows }) => ({ total, visible: rows.length })}
        above={(loaded) => (
          <Stack spacing={3}>
            <h2>{[daysInWords(loaded), ...of(loaded.names)].join(" · ")}</h2>
            <ReportFigure shape={shape} totals={loaded.totals} />
            <OtherFigures shape={shape} totals={loaded.totals} />
            {loaded.total > 0 && (
              <p>
                <ReportFileButton
                  report={report}
                  question={{ from: loaded.from, to: loaded.to, keys: question.keys, what: "entries" }}
                />
              </p>
            )}
          </Stack>
        )}
        empty={(total) => (
          <EmptyState>
            <h2>{total > 0 ? LABELS.emptyPage : "No entries"}</h2>
            <Button variant="outlined" href={reportUrl(report, address, { more: {} })}>
              Back to the report
            </Button>
          </EmptyState>
        )}
      >
        {({ rows }) => (
          <ListTable
            caption={`${shape.entries}, newest first`}
            columns={columnsOf(report, mayOpen)}
            rows={rows.map((entry, position) => ({ ...entry, position }))}
            keyOf={({ position }) => String(position)}
            isComplete
          />
        )}
      </ListView>
    </Stack>
  );
}

type EntryRow = ReportEntry & { readonly position: number };

function columnsOf(report: ReportKey, mayOpen: boolean): readonly Column<EntryRow>[] {
  const shape = REPORT_SHAPES[report];
  return [
    {
      label: "Order",
      cell: ({ orderId, orderNumber }) =>
        orderId && orderNumber && mayOpen ? (
          <a href={staffOrderPath(orderId)}>{orderNumber}</a>
        ) : (
          (orderNumber ?? "None")
        ),
      isWhole: true,
    },
    { label: "When (Central)", cell: ({ at }) => shopMoment(at), isWhole: true },
    ...shape.keys.map(({ label }, position): Column<EntryRow> => ({
      label,
      cell: ({ names }) => names[position] || "None",
      isWide: position === 0,
    })),
    ...shape.columns.map((column): Column<EntryRow> => ({
      label: column.label,
      cell: ({ sums }) => figureInWords(column, valueOf(shape, column, sums)),
      isNumber: true,
      isMain: column === shape.columns[0],
    })),
  ];
}

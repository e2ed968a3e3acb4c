/** The rows of a report. Each links to its entries. */
import type { ReportAnswer, ReportRow } from "#contract/reports/calls";
import { REPORT_SHAPES, type ReportColumn } from "#contract/reports/shapes";
import { reportName, type ReportKey } from "#contract/reports/reports";
import { formatShopDate } from "../../lib/format-date";
import { ListTable, type Column } from "../../ui/list/list-table";
import { rowUrl } from "./report-address";
import { factInWords, figureInWords, valueOf } from "#contract/reports/words";

interface ReportTableProps {
  readonly report: ReportKey;
  readonly answer: ReportAnswer;
}

export function ReportTable({ report, answer }: ReportTableProps) {
  const shape = REPORT_SHAPES[report];
  const { from, to, today, rows } = answer;
  const [first] = shape.columns;
  const link = (row: ReportRow, label: string) => (
    <a href={rowUrl(report, row, { from, to })}>{label || "None"}</a>
  );
  const day: Column<ReportRow> = {
    label: "Day",
    cell: (row) => (
      <>
        {link(row, formatShopDate(row.day ?? ""))}
        {row.day === today && " (partial day)"}
      </>
    ),
    isWhole: true,
  };
  const columns: readonly Column<ReportRow>[] = [
    ...(shape.isByDay ? [day] : []),
    ...shape.keys.map(({ label }, position): Column<ReportRow> => ({
      label,
      cell: (row) =>
        position === 0 && !shape.isByDay
          ? link(row, row.names[position] ?? "")
          : row.names[position] || "None",
      isWide: position === 0,
    })),
    ...shape.columns.map((column): Column<ReportRow> => ({
      label: column.label,
      cell: ({ sums }) => figureInWords(column, valueOf(shape, column, sums)),
      isNumber: true,
      isMain: column === first,
    })),
    ...(shape.isByDay ? [] : [beforeOf(first)]),
    ...(shape.facts ?? []).map((fact, position): Column<ReportRow> => ({
      label: fact.label,
      cell: ({ names }) => factInWords(fact, names[shape.keys.length + position] ?? ""),
      isNumber: true,
    })),
  ];
  function beforeOf(column: ReportColumn): Column<ReportRow> {
    return {
      label: `Previous ${column.label.toLowerCase()}`,
      cell: ({ before }) => figureInWords(column, before && valueOf(shape, column, before)),
      isNumber: true,
    };
  }
  return (
    <ListTable
      caption={`${reportName(report)}, with details for each row`}
      columns={columns}
      rows={rows}
      isComplete
      keyOf={({ day: of, keys }) => [of, ...keys].join(" ")}
    />
  );
}

/** The chart of a report, with the same figures as a table to read, copy and open. */
import { lazy, Suspense, useId } from "react";
import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import { addDays } from "#contract/time/days";
import type { ReportAnswer } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { actionRef } from "../../ui/actions/registry";
import { HEIGHTS } from "../../ui/figures/chart-space";
import { NARROW } from "../../ui/narrow";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { entriesUrl } from "./report-address";
import { figureInWords, shopTime, valueOf } from "#contract/reports/words";
import { stepInWords } from "./report-words";

/** Without the chunk the report still works. */
const ReportChart = lazy(async () => {
  try {
    return { default: (await import("./report-chart")).ReportChart };
  } catch {
    return { default: () => <p role="status">The chart couldn't be loaded. See the table below.</p> };
  }
});

interface ChartedFiguresProps {
  readonly report: ReportKey;
  readonly answer: ReportAnswer;
  /** Filters by parameter name. */
  readonly more: Readonly<Record<string, string>>;
}

export function ChartedFigures({ report, answer, more }: ChartedFiguresProps) {
  const shape = REPORT_SHAPES[report];
  const caption = useId();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const [column] = shape.columns;
  const { points, series, step, to, today, at } = answer;
  const by = shape.chartedBy === undefined ? "" : `, by ${shape.keys[shape.chartedBy]?.label.toLowerCase()}`;
  const parts = points.filter(({ isPart }) => isPart);
  const inWords = (value: number | null) => figureInWords(column, value);
  return (
    <Figure aria-labelledby={caption}>
      <figcaption id={caption}>{`${column.label} by ${step}${by}`}</figcaption>
      <Suspense
        fallback={
          <WaitingBars what="the chart" height={isNarrow ? HEIGHTS.narrow : HEIGHTS.wide} count={1} />
        }
      >
        <ReportChart shape={shape} answer={answer} />
      </Suspense>
      {parts.length > 0 && (
        <p className="muted small">
          Partial data: {parts.map(({ day }) => stepInWords(step, day)).join(" and ")}
          {to === today ? `. Today's data is through ${shopTime(at)}.` : "."}
        </p>
      )}
      <details>
        <summary ref={actionRef.button}>View as table</summary>
        <div>
          <table>
            <caption className="vh">{`${column.label} by ${step}${by}, as a table`}</caption>
            <thead>
              <tr>
                <th scope="col">{STEP_LABELS[step]}</th>
                {shape.chartedBy !== undefined &&
                  series.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                <th scope="col">{shape.chartedBy === undefined ? column.label : "All"}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ day, isPart, sums }, position) => {
                const next = points[position + 1]?.day;
                const days = { from: day, to: next === undefined ? to : addDays(next, -1) };
                const totals = shape.sums.map((_, sum) =>
                  sums.reduce((total, values) => total + (values[sum] ?? 0), 0),
                );
                return (
                  <tr key={day} ref={actionRef.row}>
                    <th scope="row">
                      <a href={entriesUrl(report, days, more)}>{stepInWords(step, day)}</a>
                      {isPart && ` (partial ${step})`}
                    </th>
                    {shape.chartedBy !== undefined &&
                      sums.map((values, part) => (
                        <td key={series[part]}>{inWords(valueOf(shape, column, values))}</td>
                      ))}
                    <td>{inWords(valueOf(shape, column, totals))}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
    </Figure>
  );
}

const STEP_LABELS: Readonly<Record<ReportAnswer["step"], string>> = {
  day: "Day",
  week: "Week",
  month: "Month",
};

const Figure = styled("figure")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--s2)",
  margin: 0,
  figcaption: { fontWeight: 600 },
  p: { margin: 0 },
  summary: { minHeight: 24, cursor: "pointer" },
  // Many parts side by side: the table scrolls within itself.
  "details > div": { overflowX: "auto" },
  "th, td": { padding: "var(--s1) var(--s3)", textAlign: "right", whiteSpace: "nowrap" },
  "th:first-of-type": { textAlign: "left" },
  td: { fontVariantNumeric: "tabular-nums" },
});

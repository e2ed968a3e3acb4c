/** Page speed of real visits: over time, by page type, device and release, with script errors (SPEED-4). */
import { lazy, Suspense, useId } from "react";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import { METRICS, metricRow, type Metric } from "#contract/performance/schema";
import type { PerformanceAnswer } from "#contract/performance/calls";
import { actionRef } from "../../ui/actions/registry";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { formatShopDate } from "../../lib/format-date";
import { AnswerView } from "../../ui/answer-view";
import { FigureList } from "../../ui/figures/figure-list";
import { About, SheetLine } from "../../ui/list/phone-sheet";
import { ListTable } from "../../ui/list/list-table";
import { EmptyState } from "../../ui/parts/empty-state";
import { HEIGHTS } from "../../ui/figures/chart-space";
import { NARROW } from "../../ui/narrow";
import { WaitingBars } from "../../ui/parts/waiting-bars";
import { performanceUrl, readPerformanceAddress, type PerformanceAddress } from "./performance-address";
import { BudgetWord } from "../../ui/figures/budget-word";
import { PerformanceFilters } from "./performance-filters";
import { GroupTable } from "./performance-groups";
import {
  figureInWords,
  isWithinBudget,
  PERCENTILE_LABELS,
  PERCENTILES,
  figureOrDash,
  VIEWS,
} from "./performance-words";

/** Without the chunk the page still works. */
const PerformanceChart = lazy(async () => {
  try {
    return { default: (await import("./performance-chart")).PerformanceChart };
  } catch {
    return {
      default: () => <p role="status">The chart couldn't be loaded. Its data is in the table below.</p>,
    };
  }
});

export function PerformanceScreen({ location }: { readonly location: { readonly search: string } }) {
  const address = readPerformanceAddress(location.search);
  const { metric, ...filters } = address;
  const answer = useRestAnswer("readPerformance", filters);
  return (
    <Stack spacing={4}>
      <SheetLine>
        <PerformanceFilters key={location.search} address={address} summary={answer.data} />
        <About label="What is measured">
          Measurements from real visitors' browsers, excluding bots, visitors who opted out, and visitors who
          left a catalog page without interacting. A metric is good when 75% of visitors are within its
          budget.
        </About>
      </SheetLine>
      <AnswerView answer={answer} what="the performance data">
        {(summary) =>
          METRICS.every((option) => summary.totals[option] === null) && summary.errors.length === 0 ? (
            <EmptyState>
              <h2>No data for these dates</h2>
              <p>Today's data appears within a minute.</p>
              <a href={performanceUrl({ metric })}>Reset dates and filters</a>
            </EmptyState>
          ) : (
            <Summary address={address} summary={summary} />
          )
        }
      </AnswerView>
    </Stack>
  );
}

interface SummaryProps {
  readonly address: PerformanceAddress;
  readonly summary: PerformanceAnswer;
}

function Summary({ address, summary }: SummaryProps) {
  const { metric } = address;
  return (
    <>
      <h2>{`${formatShopDate(summary.from)} to ${formatShopDate(summary.to)}`}</h2>
      <FigureList>
        {METRICS.map((option) => (
          <li key={option}>
            <a
              href={performanceUrl({ ...address, metric: option })}
              aria-current={option === metric ? "true" : undefined}
            >
              <span>{`${metricRow(option).label}: ${metricRow(option).about.toLowerCase()}`}</span>{" "}
              <strong>{figureOrDash(option, summary.totals)}</strong>
            </a>
            <p>
              <Verdict metric={option} summary={summary} />
            </p>
          </li>
        ))}
      </FigureList>
      <Days metric={metric} summary={summary} />
      <GroupTable title="Page types" name="pageType" address={address} groups={summary.pageTypes} />
      <GroupTable title="Devices" name="deviceClass" address={address} groups={summary.deviceClasses} />
      <GroupTable title="Releases" name="release" address={address} groups={summary.releases} />
      <section aria-labelledby="script-errors">
        <h2 id="script-errors">Script errors</h2>
        {summary.errors.length === 0 ? (
          <p>No script errors.</p>
        ) : (
          <ListTable
            caption="Script errors, most frequent first"
            columns={[
              { label: "Message", cell: ({ message }) => message, isText: true },
              { label: VIEWS, cell: ({ views }) => views.toLocaleString("en-US"), isNumber: true },
            ]}
            rows={summary.errors}
            keyOf={({ message }) => message}
          />
        )}
      </section>
    </>
  );
}

function Verdict({
  metric,
  summary: { totals },
}: Pick<SummaryProps, "summary"> & { readonly metric: Metric }) {
  const isGood = isWithinBudget(metric, totals);
  const budget = figureInWords(metric, metricRow(metric).budget);
  if (isGood === null) return <>No data. Budget: {budget}</>;
  return (
    <>
      <BudgetWord isWithin={isGood} /> the {budget} budget, from{" "}
      {totals[metric]?.views.toLocaleString("en-US")} page views
    </>
  );
}

function Days({ metric, summary }: { readonly metric: Metric; readonly summary: PerformanceAnswer }) {
  const caption = useId();
  const { label, budget } = metricRow(metric);
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  return (
    <Figure aria-labelledby={caption}>
      <figcaption
        id={caption}
      >{`${label} by day, with its budget of ${figureInWords(metric, budget)}`}</figcaption>
      {summary.totals[metric] === null ? (
        <p className="muted">No page views with this metric on these dates.</p>
      ) : (
        <Suspense
          fallback={
            <WaitingBars what="the chart" height={isNarrow ? HEIGHTS.narrow : HEIGHTS.wide} count={1} />
          }
        >
          <PerformanceChart metric={metric} days={summary.days} />
        </Suspense>
      )}
      <details>
        <summary ref={actionRef.button}>View data as table</summary>
        <div>
          <table>
            <caption className="vh">{`${label} by day, as a table`}</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {PERCENTILES.map((percentile) => (
                  <th key={percentile} scope="col">
                    {PERCENTILE_LABELS[percentile]}
                  </th>
                ))}
                <th scope="col">{VIEWS}</th>
              </tr>
            </thead>
            <tbody>
              {summary.days.map(({ key, figures }) => (
                <tr key={key}>
                  <th scope="row">
                    {formatShopDate(key)}
                    {key === summary.today && " (partial day)"}
                  </th>
                  {PERCENTILES.map((percentile) => (
                    <td key={percentile}>{figureOrDash(metric, figures, percentile)}</td>
                  ))}
                  <td>{(figures[metric]?.views ?? 0).toLocaleString("en-US")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Figure>
  );
}

const Figure = styled("figure")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--s2)",
  margin: 0,
  figcaption: { fontWeight: 600 },
  summary: { minHeight: 24, cursor: "pointer" },
  "details > div": { overflowX: "auto" },
  "th, td": { padding: "var(--s1) var(--s3)", textAlign: "right", whiteSpace: "nowrap" },
  "th:first-of-type": { textAlign: "left" },
  td: { fontVariantNumeric: "tabular-nums" },
});

/** One metric of page views by day, with its budget. A separate chunk (docs/decisions/packages.md). */
import useMediaQuery from "@mui/material/useMediaQuery";
import { ChartsReferenceLine } from "@mui/x-charts/ChartsReferenceLine";
import { LineChart } from "@mui/x-charts/LineChart";
import { styled } from "@mui/material/styles";
import { edgeOf, LAST_BUCKET, metricRow, type Metric } from "#contract/performance/schema";
import type { PerformanceAnswer } from "#contract/performance/calls";
import { formatShopDate } from "../../lib/format-date";
import { HEIGHTS, NARROW_SPACE, useChartWidth } from "../../ui/figures/chart-space";
import { NARROW } from "../../ui/narrow";
import { figureInWords, PERCENTILE_LABELS, PERCENTILES } from "./performance-words";

export interface PerformanceChartProps {
  readonly metric: Metric;
  readonly days: PerformanceAnswer["days"];
}

/** Maximum labels below the chart. */
const MAX_NAMED = { wide: 10, narrow: 4 };

export function PerformanceChart({ metric, days }: PerformanceChartProps) {
  const { budget } = metricRow(metric);
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const { placeRef, width } = useChartWidth();
  const nameEach = Math.ceil(days.length / MAX_NAMED[isNarrow ? "narrow" : "wide"]);
  // Values beyond the last bucket are drawn at the top edge.
  const top = edgeOf(metric, LAST_BUCKET - 1);
  return (
    <Lines ref={placeRef}>
      <LineChart
        width={width}
        height={isNarrow ? HEIGHTS.narrow : HEIGHTS.wide}
        {...(isNarrow && NARROW_SPACE)}
        skipAnimation
        series={PERCENTILES.map((percentile) => ({
          id: percentile,
          label: PERCENTILE_LABELS[percentile],
          color: "var(--ink)",
          curve: "linear",
          connectNulls: false,
          showMark: days.length <= 31,
          data: days.map(({ figures }) => {
            const value = figures[metric]?.[percentile];
            return value === undefined ? null : value < 0 ? top : value;
          }),
          valueFormatter: (value: number | null) => (value === null ? "—" : figureInWords(metric, value)),
        }))}
        xAxis={[
          {
            scaleType: "point",
            data: days.map(({ key }) => key),
            height: 28,
            tickInterval: (_, position) => position % nameEach === 0,
            valueFormatter: (day: string, { location }) =>
              location === "tick" ? formatShopDate(day).slice(0, 6) : formatShopDate(day),
          },
        ]}
        yAxis={[
          {
            width: isNarrow ? 52 : 72,
            ...(isNarrow && { tickNumber: 3 }),
            min: 0,
            valueFormatter: (value: number) => figureInWords(metric, value),
          },
        ]}
        grid={{ horizontal: true }}
      >
        <ChartsReferenceLine
          y={budget}
          label={`Budget: ${figureInWords(metric, budget)}`}
          labelAlign="start"
          lineStyle={{ stroke: "var(--ink)", strokeWidth: 2, strokeDasharray: "8 4" }}
          labelStyle={{ fill: "var(--ink)", fontSize: 12 }}
        />
      </LineChart>
    </Lines>
  );
}

/** Distinguishable without color: dots, a thick line, dashes. */
const Lines = styled("div")({
  minWidth: 0,
  "[data-series=p50] path, path[data-series=p50]": { strokeDasharray: "1 4", strokeWidth: 2 },
  "[data-series=p75] path, path[data-series=p75]": { strokeWidth: 3 },
  "[data-series=p95] path, path[data-series=p95]": { strokeDasharray: "6 3", strokeWidth: 1.5 },
});

/** The first figure of a report by day, split by its key. A separate chunk (docs/decisions/packages.md). */
import { useId } from "react";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { ChartsReferenceLine } from "@mui/x-charts/ChartsReferenceLine";
import type { ReportAnswer } from "#contract/reports/calls";
import type { ReportShape } from "#contract/reports/shapes";
import { HEIGHTS, NARROW_SPACE, useChartWidth } from "../../ui/figures/chart-space";
import { NARROW } from "../../ui/narrow";
import { ChartPatterns, fillOf } from "./chart-patterns";
import { figureInWords, valueOf } from "#contract/reports/words";
import { edgeInWords, shortStep, stepInWords } from "./report-words";

export interface ReportChartProps {
  readonly shape: ReportShape;
  readonly answer: ReportAnswer;
}

/** Maximum step labels below a chart: with and without the side menu. */
const MAX_NAMED = { wide: 10, narrow: 4 };

export function ReportChart({ shape, answer }: ReportChartProps) {
  const id = useId().replace(/[^a-z0-9]/gi, "");
  const { points, series, step } = answer;
  const [column] = shape.columns;
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const { placeRef, width } = useChartWidth();
  const nameEach = Math.ceil(points.length / MAX_NAMED[isNarrow ? "narrow" : "wide"]);
  const isDivided = shape.chartedBy !== undefined;
  return (
    <Place ref={placeRef}>
      <ChartPatterns id={id} />
      <BarChart
        width={width}
        height={isNarrow ? HEIGHTS.narrow : HEIGHTS.wide}
        {...(isNarrow && NARROW_SPACE)}
        skipAnimation
        hideLegend={!isDivided}
        series={series.map((name, position) => ({
          id: name || column.label,
          label: name || column.label,
          stack: "all",
          color: fillOf(id, position),
          data: points.map(({ sums }) => valueOf(shape, column, sums[position] ?? [])),
          valueFormatter: (value: number | null) => figureInWords(column, value),
        }))}
        xAxis={[
          {
            scaleType: "band",
            data: points.map(({ day }) => day),
            height: 28,
            tickInterval: (_, position) => position % nameEach === 0,
            valueFormatter: (day: string, { location }) =>
              location === "tick" ? shortStep(step, day) : stepInWords(step, day),
          },
        ]}
        yAxis={[
          {
            width: isNarrow ? 48 : 64,
            ...(isNarrow && { tickNumber: 3 }),
            valueFormatter: (value: number) => edgeInWords(column, value),
          },
        ]}
        grid={{ horizontal: true }}
      >
        {points.map(({ day, isPart }, position) => {
          // On the right half the label goes to the left of its line.
          const isRight = position >= points.length / 2;
          return (
            isPart && (
              <ChartsReferenceLine
                key={day}
                x={day}
                label={`partial ${step}`}
                labelAlign="start"
                spacing={{ x: isRight ? -5 : 5, y: 5 }}
                lineStyle={{ stroke: "var(--ink)", strokeDasharray: "3 4" }}
                labelStyle={{ fill: "var(--ink)", fontSize: 12, textAnchor: isRight ? "end" : "start" }}
              />
            )
          );
        })}
      </BarChart>
    </Place>
  );
}

const Place = styled("div")({ minWidth: 0 });

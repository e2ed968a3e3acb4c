/** Maps report data to its response: totals, gapless chart steps, and named rows. */
import { LIMITS } from "#contract/limits";
import type { ReportAnswer } from "#contract/reports/calls";
import { namedTotals, type ReportShape } from "#contract/reports/shapes";
import { isPartOf, listSteps, type RequestedRange, type Step } from "./ranges.rules";
import type { MatchedReport } from "./reading.store";

const { maxSeries } = LIMITS.reports;
export const OTHERS = "All others";

type Points = MatchedReport["points"];

/** Totals of all points. */
export function totalsOf({ sums }: ReportShape, points: Points): number[] {
  return addUp(
    sums.length,
    points.map((point) => point.sums),
  );
}

/** Keys of the chart's series, largest first; the smallest are grouped together. */
export function seriesOf(shape: ReportShape, points: Points): string[] {
  const [column] = shape.columns;
  const keys = [...new Set(points.map(({ series }) => series))].map((key) => {
    const totals = totalsOf(
      shape,
      points.filter(({ series }) => series === key),
    );
    return { key, size: Math.abs(column.of(namedTotals(shape, totals)) ?? 0) };
  });
  return keys
    .sort((one, other) => other.size - one.size || one.key.localeCompare(other.key))
    .map(({ key }) => key);
}

/** @param names of the series, in sequence */
export function chartOf(
  shape: ReportShape,
  range: RequestedRange,
  step: Step,
  points: Points,
  series: readonly { readonly key: string; readonly name: string }[],
): Pick<ReportAnswer, "series" | "points"> {
  const isMany = series.length > maxSeries;
  const separate = isMany ? series.slice(0, maxSeries - 1) : series;
  const separateKeys = new Set(separate.map(({ key }) => key));
  const groups = [
    ...separate.map(({ key, name }) => ({ name, has: (other: string) => other === key })),
    ...(isMany ? [{ name: OTHERS, has: (key: string) => !separateKeys.has(key) }] : []),
  ];
  const steps = listSteps(range, step);
  return {
    series: groups.map(({ name }) => name),
    points: steps.map((day) => {
      const dayPoints = points.filter((point) => point.day === day);
      return {
        day,
        isPart: isPartOf(range, step, day),
        sums: groups.map(({ has }) =>
          addUp(
            shape.sums.length,
            dayPoints.filter((point) => has(point.series)).map((point) => point.sums),
          ),
        ),
      };
    }),
  };
}

function addUp(width: number, rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

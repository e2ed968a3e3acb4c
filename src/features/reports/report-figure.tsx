/** The figure on top of a report or of what a row opens: the first column of its totals, then the others. */
import { Fragment } from "react";
import { styled } from "@mui/material/styles";
import type { ReportAnswer } from "#contract/report-calls";
import type { ReportShape } from "#contract/report-shapes";
import { beforeInWords, changeInWords, figureInWords, valueOf } from "#contract/report-words";
import { isLarge, largeInWords } from "./report-words";

interface ReportFigureProps {
  readonly shape: ReportShape;
  /** In the order of the report's sums. */
  readonly totals: readonly number[];
  /** What it is compared with; left out: nothing. */
  readonly before?: ReportAnswer["before"];
}

export function ReportFigure({ shape, totals, before }: ReportFigureProps) {
  const [first, ...others] = shape.columns;
  const now = valueOf(shape, first, totals);
  const then = before ? valueOf(shape, first, before.totals) : null;
  return (
    <Figures>
      <dt>{first.label}</dt>
      <dd className="first">
        <strong>{largeInWords(first, now)}</strong>
        {isLarge(first, now) && <span> {figureInWords(first, now)} exactly</span>}
        {before && (
          <p>
            {changeInWords({ now, then })} <b>{figureInWords(first, then)}</b> in {beforeInWords(before)}
          </p>
        )}
      </dd>
      {others.map((column) => (
        <Fragment key={column.label}>
          <dt>{column.label}</dt>
          <dd>
            {figureInWords(column, valueOf(shape, column, totals))}
            {before && <span> before {figureInWords(column, valueOf(shape, column, before.totals))}</span>}
          </dd>
        </Fragment>
      ))}
    </Figures>
  );
}

const Figures = styled("dl")({
  display: "grid",
  gridTemplateColumns: "minmax(0, max-content) minmax(0, 1fr)",
  gap: "var(--s1) var(--s4)",
  alignItems: "baseline",
  margin: 0,
  dt: { color: "var(--muted)", fontSize: "var(--sm)" },
  dd: { margin: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  "dt:first-of-type, .first": { gridColumn: "1 / -1" },
  strong: { fontSize: "var(--xxl)", lineHeight: 1.1 },
  span: { color: "var(--muted)", fontSize: "var(--sm)" },
  p: { margin: 0 },
});

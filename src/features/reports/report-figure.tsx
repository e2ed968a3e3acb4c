/** The figures of a report or of a row's entries: the first total on top, then the others. */
import { styled } from "@mui/material/styles";
import type { ReportAnswer } from "#contract/reports/calls";
import type { ReportShape } from "#contract/reports/shapes";
import { beforeInWords, figureInWords, valueOf } from "#contract/reports/words";
import { Change } from "./change";
import { isLarge, largeInWords } from "./report-words";

interface ReportFigureProps {
  readonly shape: ReportShape;
  /** In the order of the report's totals. */
  readonly totals: readonly number[];
  /** The comparison period; omitted: none. */
  readonly before?: ReportAnswer["before"];
}

export function ReportFigure({ shape, totals, before }: ReportFigureProps) {
  const [first] = shape.columns;
  const now = valueOf(shape, first, totals);
  const then = before ? valueOf(shape, first, before.totals) : null;
  return (
    <First>
      <dt>{first.label}</dt>
      <dd>
        <strong>{largeInWords(first, now)}</strong>
        {isLarge(first, now) && <span> {figureInWords(first, now)}</span>}
        {before && (
          <p>
            <Change now={now} then={then} /> <b>{figureInWords(first, then)}</b> in {beforeInWords(before)}
          </p>
        )}
      </dd>
    </First>
  );
}

/** The other figures, side by side where they fit. */
export function OtherFigures({ shape, totals, before }: ReportFigureProps) {
  const [, ...others] = shape.columns;
  return (
    <Others>
      {others.map((column) => (
        <div key={column.label}>
          <dt>{column.label}</dt>
          <dd>
            {figureInWords(column, valueOf(shape, column, totals))}
            {before && (
              <span> previously {figureInWords(column, valueOf(shape, column, before.totals))}</span>
            )}
          </dd>
        </div>
      ))}
    </Others>
  );
}

const Figures = styled("dl")({
  margin: 0,
  dt: { color: "var(--muted)", fontSize: "var(--sm)" },
  dd: { margin: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  span: { color: "var(--muted)", fontSize: "var(--sm)" },
});

const First = styled(Figures)({
  strong: { fontSize: "var(--xxl)", lineHeight: 1.1 },
  p: { margin: 0 },
});

const Others = styled(Figures)({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: "var(--s2) var(--s4)",
  dd: { fontWeight: 600 },
  "dd > span": { display: "block", fontWeight: 400 },
});

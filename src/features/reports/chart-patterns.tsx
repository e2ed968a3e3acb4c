/** Chart fills with a pattern in addition to the color, so that they differ in grayscale and print. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

/** Okabe-Ito palette, distinguishable with color blindness; patterns for print. */
const FILLS: readonly { readonly colour: string; readonly marks: ReactNode }[] = [
  { colour: "#0072b2", marks: null },
  { colour: "#e69f00", marks: <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" /> },
  { colour: "#009e73", marks: <circle cx="4" cy="4" r="1.4" /> },
  { colour: "#cc79a7", marks: <path d="M0 2h8M0 6h8" /> },
  { colour: "#56b4e9", marks: <path d="M0 0l8 8M0 8l8-8" /> },
  { colour: "#d55e00", marks: <path d="M2 0v8M6 0v8" /> },
];

/** The fill of a part, by its position. @param id of the patterns on the page */
export function fillOf(id: string, position: number): string {
  return `url(#${id}-${position % FILLS.length})`;
}

/** Rendered once beside the chart, without layout space. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <Hidden aria-hidden="true">
      <defs>
        {FILLS.map(({ colour, marks }, position) => (
          <pattern key={colour} id={`${id}-${position}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={colour} />
            <g className="marks">{marks}</g>
          </pattern>
        ))}
      </defs>
    </Hidden>
  );
}

const Hidden = styled("svg")({
  position: "absolute",
  width: 0,
  height: 0,
  ".marks": { fill: "#fff", stroke: "#fff", strokeWidth: 1.6 },
});

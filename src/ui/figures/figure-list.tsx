/** Figures in tiles side by side, each a link or a label with a number. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";

export const FigureList = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: "var(--s3)",
  // On a phone two side by side, because they are compared.
  [PHONE]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
    gap: "var(--s2)",
  },
  margin: 0,
  padding: 0,
  listStyle: "none",
  li: {
    padding: "var(--s3) var(--s4)",
    border: "1px solid var(--line)",
    borderRadius: "var(--r-md)",
    background: "var(--surface)",
  },
  a: { display: "grid", color: "var(--ink)", textDecoration: "none" },
  "a:hover strong, [aria-current] strong": { textDecoration: "underline" },
  "a span": { color: "var(--muted)", fontSize: "var(--sm)" },
  strong: { fontSize: "var(--xl)", fontVariantNumeric: "tabular-nums" },
  p: { margin: 0, color: "var(--muted)", fontSize: "var(--sm)" },
});

/** How the tables of lists look: dense on a wide screen, small cards on a phone. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";

/** Height of a row; a row of controls to be touched is as high as they are. */
const ROW = 40;
/** Where the bar of the back office ends: heads stay below it. */
const BAR = 48;

/** Below this width a wide table scrolls by itself; above it the page does, so that the head stays in sight. */
export const Frame = styled(Card)({
  display: "block",
  padding: 0,
  "@media (max-width: 1159.98px)": { overflowX: "auto" },
});

/** What is in a cell, in one line: what does not fit is cut, and whole on the page of the entry. */
export const Line = styled("div")({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // A rim for the focus rings of what is cut.
  margin: -4,
  padding: 4,
  "&:has(> *)": { display: "flex", alignItems: "center", gap: "var(--s2)" },
  "& > *": { flexShrink: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
  "& > b": { flexShrink: 0 },
  "& .MuiChip-label": {
    whiteSpace: "nowrap",
    [PHONE]: { padding: "0 8px" },
  },
  "& > button, & > .MuiChip-root, & > .MuiButton-root": { flexShrink: 0, overflow: "visible" },
});

/** Figures on a phone: name and main figure in a line, below them the others in two columns, told at one end and counted at the other. */
const COMPLETE = {
  "&[data-complete] tbody tr": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "1px var(--s4)",
    paddingBlock: 6,
  },
  "&[data-complete] tbody td": {
    order: 2,
    flex: "0 1 calc(50% - var(--s4) / 2)",
    fontSize: "var(--xs)",
    lineHeight: 1.35,
  },
  "&[data-complete] tbody th": { flex: "1 1 40%", lineHeight: 1.3 },
  "&[data-complete] tbody th > div": { display: "block", whiteSpace: "normal" },
  "&[data-complete] tbody td[data-main]": {
    order: 1,
    flex: "0 0 auto",
    fontSize: "var(--md)",
    fontWeight: 600,
  },
  // The word stays whole, too.
  "&[data-complete] div[data-label]": { flexWrap: "wrap", justifyContent: "flex-end", gap: 0 },
  "&[data-complete] div[data-label]::before": {
    marginRight: "auto",
    paddingRight: "var(--s2)",
    fontSize: "var(--xs)",
    fontWeight: 400,
  },
  // All of the row is pressed, and there is nothing else in it.
  "&[data-complete] tbody th a::after": { content: '""', position: "absolute", inset: 0 },
} as const;

export const Table = styled("table")({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "var(--sm)",
  "th, td": { padding: "0 10px", textAlign: "left", verticalAlign: "middle" },
  "thead th": { color: "var(--muted)", fontSize: "var(--xs)", fontWeight: 600, whiteSpace: "nowrap" },
  "thead a": { color: "inherit", textDecoration: "none" },
  "thead a:hover": { textDecoration: "underline" },
  "thead a::after": { content: ['" ↕"', '" ↕" / ""'], opacity: 0.5 },
  "thead [aria-sort=ascending] a::after": { content: ['" ↑"', '" ↑" / ""'], opacity: 1 },
  "thead [aria-sort=descending] a::after": { content: ['" ↓"', '" ↓" / ""'], opacity: 1 },
  "tbody th": { fontWeight: 600 },
  "tbody tr:has(th a)": { cursor: "pointer" },
  "tbody tr:hover": { background: "var(--tile)" },
  "[data-number]": { fontVariantNumeric: "tabular-nums" },
  // On the baseline of the words beside it a box hangs above the middle of its row.
  "th > input, td > input": { display: "block" },
  "@media (min-width: 900px)": {
    "thead th": {
      position: "sticky",
      top: BAR,
      zIndex: 1,
      height: 36,
      background: "var(--surface)",
      borderBottom: "1px solid var(--line)",
    },
    "thead th:first-of-type": { borderTopLeftRadius: "var(--r-lg)" },
    "thead th:last-of-type": { borderTopRightRadius: "var(--r-lg)" },
    "tbody th, tbody td": { height: ROW, maxWidth: "13.5em", borderBottom: "1px solid var(--line)" },
    "tbody tr:last-of-type > *": { borderBottom: 0 },
    // Of the width that is left, whatever is in them.
    "[data-long]": { width: "20%", maxWidth: 0 },
    "[data-wide]": { width: "30%", maxWidth: 0 },
    "[data-whole], [data-number], [data-text]": { maxWidth: "none" },
    "[data-text]": { paddingBlock: "var(--s2)", overflowWrap: "anywhere" },
    "th:has(> input), td:has(> input)": { width: 0, paddingRight: 0 },
    // One below the other, so that the longer number is the larger one.
    "[data-number]": { textAlign: "right" },
    "[data-number] > div": { justifyContent: "flex-end" },
    "td[data-number]": { fontWeight: 600 },
    // The button that chooses columns stands beside the last heading, and over its numbers is nothing.
    "thead th:has(> button), thead:has(button) + tbody td[data-number]:last-of-type": { paddingRight: 36 },
    "th > button": { position: "absolute", top: 4, right: 4 },
  },
  // A button leaves air above and below it, so that a row of buttons is no ladder.
  "@media (min-width: 900px) and (pointer: fine)": {
    "tbody td": { "--control": "28px", "--button-padding": "0 10px" },
    "tbody td .MuiButton-root": { fontSize: "var(--sm)" },
  },
  [PHONE]: {
    "&, tbody": { display: "block" },
    thead: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "tbody tr": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "2px var(--s2)",
      padding: "5px var(--s3)",
    },
    "tbody tr + tr": { borderTop: "1px solid var(--line)" },
    "th, td": { padding: 0 },
    // An address is never cut: the first of a row has a line of its own.
    "tbody th, [data-text], [data-long]": { gridColumn: "1 / -1" },
    "[data-long] ~ [data-long]": { gridColumn: "auto" },
    // A sentence at the end has the half beside it, where nothing else stands.
    "td[data-wide]:last-child:nth-child(even)": { gridColumn: "1 / -1" },
    // Half of the narrowest phone is less than a date: its time stands below its day.
    "td[data-whole] > div": { whiteSpace: "normal" },
    ...COMPLETE,
    // The first six are enough to tell entries apart; the rest is on the page of the entry.
    "&:not([data-complete]) td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label]:not([data-label=Do])":
      { display: "none" },
    // A bare number says nothing.
    "div[data-label]": { display: "flex" },
    "div[data-label]::before": {
      content: "attr(data-label)",
      // Where both do not fit, the word is cut and not the sum.
      minWidth: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      marginRight: "var(--s2)",
      color: "var(--muted)",
    },
    "td:empty, td:has(> div:empty)": { display: "none" },
    "&:not([data-complete]) [data-long] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label]:not([data-label=Do])":
      { display: "none" },
    // Buttons stand beside the first two lines of a row, so that they make it no higher.
    "td[data-label=Do]": { gridColumn: 2, gridRow: "1 / span 2", "--button-padding": "2px 8px" },
    "td[data-label=Do] > div": { flexWrap: "wrap", justifyContent: "flex-end", whiteSpace: "normal" },
    "tr:has(td[data-label=Do] > :not(:empty)) > th": { gridColumn: 1 },
    "tr:has(td[data-label=Do] > :not(:empty)) > th > div": { whiteSpace: "normal" },
    "td:has(> input)": { position: "absolute", top: "var(--s2)", right: "var(--s4)" },
    "tr:has(td > input) th": { paddingRight: "var(--s7)" },
  },
});

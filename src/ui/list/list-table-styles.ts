/** Styles of list tables: dense on a wide screen, small cards on a phone. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";

/** Minimum height of a row; touch controls make a row higher. */
const ROW = 40;
/** Height of the back office's top bar: table heads stick below it. */
const BAR = 48;

/**
 * Below this width a wide table scrolls by itself; above it the page scrolls, so that the head stays visible.
 */
export const Frame = styled(Card)({
  display: "block",
  padding: 0,
  "@media (max-width: 1159.98px)": { overflowX: "auto" },
});

/** Cell content in one line: overflow is cut, and complete on the entry's page. */
export const Line = styled("div")({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // Space for the focus rings of cut content.
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

/**
 * Figures on a phone: name and main figure in one line, the others below in two columns. Each column has the
 * label at one end and the number at the other.
 */
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
  // Labels are not cut either.
  "&[data-complete] div[data-label]": { flexWrap: "wrap", justifyContent: "flex-end", gap: 0 },
  "&[data-complete] div[data-label]::before": {
    marginRight: "auto",
    paddingRight: "var(--s2)",
    fontSize: "var(--xs)",
    fontWeight: 400,
  },
  // The full row is the link; it contains no other control.
  "&[data-complete] tbody th a::after": { content: '""', position: "absolute", inset: 0 },
} as const;

/** @param path 24 by 24 */
const drawn = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.5'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") 0 / 100%`;

export const Table = styled("table")({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: "var(--sm)",
  "th, td": { padding: "0 10px", textAlign: "left", verticalAlign: "middle" },
  "thead th": { color: "var(--muted)", fontSize: "var(--xs)", fontWeight: 600, whiteSpace: "nowrap" },
  "thead a": { color: "inherit", textDecoration: "none" },
  "thead a:hover": { textDecoration: "underline" },
  "thead a::after": {
    content: '""',
    display: "inline-block",
    width: "0.8em",
    height: "0.8em",
    marginLeft: "0.3em",
    background: "currentColor",
    mask: drawn("M8 9l4-5 4 5M8 15l4 5 4-5"),
    opacity: 0.5,
  },
  "thead [aria-sort=ascending] a::after": { mask: drawn("M12 20V4M6 10l6-6 6 6"), opacity: 1 },
  "thead [aria-sort=descending] a::after": { mask: drawn("M12 4v16M6 14l6 6 6-6"), opacity: 1 },
  "tbody th": { fontWeight: 600 },
  "tbody tr:has(th a)": { cursor: "pointer" },
  "tbody tr:hover": { background: "var(--tile)" },
  "[data-number]": { fontVariantNumeric: "tabular-nums" },
  // As a block; on the text's baseline a checkbox would be above the middle of its row.
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
    // Takes the remaining width, regardless of content.
    "[data-long]": { width: "20%", maxWidth: 0 },
    "[data-wide]": { width: "30%", maxWidth: 0 },
    "[data-whole], [data-number], [data-text]": { maxWidth: "none" },
    // Only words longer than that are broken.
    "[data-text]": { minWidth: "9em", paddingBlock: "var(--s2)", overflowWrap: "anywhere" },
    "th:has(> input), td:has(> input)": { width: 0, paddingRight: 0 },
    // Right-aligned, so that a longer number is a larger number.
    "[data-number]": { textAlign: "right" },
    "[data-number] > div": { justifyContent: "flex-end" },
    "td[data-number]": { fontWeight: 600 },
    // The column chooser is beside the last heading; this padding keeps it off the numbers.
    "thead th:has(> button), thead:has(button) + tbody td[data-number]:last-of-type": { paddingRight: 36 },
    "th > button": { position: "absolute", top: 4, right: 4 },
  },
  // Gap above and below each button, so that buttons of adjacent rows do not touch.
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
    // An address is never cut: the first one of a row has a separate line.
    "tbody th, [data-text], [data-long]": { gridColumn: "1 / -1" },
    "[data-long] ~ [data-long]": { gridColumn: "auto" },
    // A sentence at the end also uses the empty half beside it.
    "td[data-wide]:last-child:nth-child(even)": { gridColumn: "1 / -1" },
    // Half of the narrowest phone is narrower than a date: the time wraps below the day.
    "td[data-whole] > div": { whiteSpace: "normal" },
    ...COMPLETE,
    // Six values are enough to distinguish entries; the others are on the entry's page.
    "&:not([data-complete]) td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label]:not([data-label=Do])":
      { display: "none" },
    // A number without a label is meaningless.
    "div[data-label]": { display: "flex" },
    "div[data-label]::before": {
      content: "attr(data-label)",
      // Where both do not fit, the label is cut, not the amount.
      minWidth: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      marginRight: "var(--s2)",
      color: "var(--muted)",
    },
    "td:empty, td:has(> div:empty)": { display: "none" },
    "&:not([data-complete]) [data-long] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label] ~ td[data-label]:not([data-label=Do])":
      { display: "none" },
    // Buttons share the first two lines of a row, so that they add no height.
    "td[data-label=Do]": { gridColumn: 2, gridRow: "1 / span 2", "--button-padding": "2px 8px" },
    "td[data-label=Do] > div": { flexWrap: "wrap", justifyContent: "flex-end", whiteSpace: "normal" },
    "tr:has(td[data-label=Do] > :not(:empty)) > th": { gridColumn: 1 },
    "tr:has(td[data-label=Do] > :not(:empty)) > th > div": { whiteSpace: "normal" },
    "td:has(> input)": { position: "absolute", top: "var(--s2)", right: "var(--s4)" },
    "tr:has(td > input) th": { paddingRight: "var(--s7)" },
  },
});

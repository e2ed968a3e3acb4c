/** List filters on a phone: a bottom sheet that Escape and a tap outside close. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";

/** Styles of a filter popover on a phone. */
export const SHEET = {
  inset: "auto 0 0 0",
  width: "100%",
  maxHeight: "85vh",
  borderRadius: "var(--r-lg) var(--r-lg) 0 0",
  "&::backdrop": { background: "rgb(0 0 0 / 45%)" },
} as const;

/** A form in a sheet: both dates share a line, other fields have separate lines. */
export const SHEET_FIELDS = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  "& > *": { gridColumn: "1 / -1" },
  "& > p": { display: "grid", gap: "var(--s1)" },
  "& > p:nth-of-type(-n + 2)": { gridColumn: "auto" },
} as const;

/** Needs `popover="auto"` and a button. On a wide screen its filters are in line with the search. */
export const FilterSheet = styled("div")({
  "@media (min-width: 900px)": { display: "contents", "& > button": { display: "none" } },
  [PHONE]: {
    position: "fixed",
    margin: 0,
    padding: "var(--s4)",
    overflowY: "auto",
    border: "1px solid var(--line)",
    background: "var(--surface)",
    color: "var(--ink)",
    boxShadow: "var(--shadow-panel)",
    ...SHEET,
    "&:popover-open": { display: "grid", gap: "var(--s3)" },
    // Doubled class: overrides the styles of the search line.
    "&& > p": { display: "grid", gap: "var(--s1)" },
    // The sheet has space for a visible label above each field.
    "& .vh": { position: "static", width: "auto", height: "auto", clipPath: "none", margin: 0 },
    "&& :is(input, select)": { width: "100%", maxWidth: "none" },
  },
});

/** Filters of a list on a phone: a sheet from below, which Escape and a press elsewhere close. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";

/** How a popover with filters looks on a phone. */
export const SHEET = {
  inset: "auto 0 0 0",
  width: "100%",
  maxHeight: "85vh",
  borderRadius: "var(--r-lg) var(--r-lg) 0 0",
  "&::backdrop": { background: "rgb(0 0 0 / 45%)" },
} as const;

/** A form in a sheet: its two days stand beside each other, the rest has lines of its own. */
export const SHEET_FIELDS = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  "& > *": { gridColumn: "1 / -1" },
  "& > p": { display: "grid", gap: "var(--s1)" },
  "& > p:nth-of-type(-n + 2)": { gridColumn: "auto" },
} as const;

/** Needs `popover="auto"` and a button that opens it. On a wide screen its filters stand in the line of the search. */
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
    // Twice the class, against what the line of the search says of them.
    "&& > p": { display: "grid", gap: "var(--s1)" },
    // There is room for a word above each field.
    "& .vh": { position: "static", width: "auto", height: "auto", clipPath: "none", margin: 0 },
    "&& :is(input, select)": { width: "100%", maxWidth: "none" },
  },
});

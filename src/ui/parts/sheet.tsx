/**
 * Two columns of a detail page: history on the left, facts on the right; on a phone stacked in page order.
 */
import { styled } from "@mui/material/styles";

/** Up to three children: left, right, and left below the first. */
export const Sheet = styled("div")({
  display: "grid",
  gap: "var(--s4)",
  "& > div": { display: "grid", alignContent: "start", gap: "var(--s4)", minWidth: 0 },
  "@media (min-width: 1100px)": {
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    gridTemplateRows: "auto 1fr",
    "& > :nth-of-type(2)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});

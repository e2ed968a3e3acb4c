/** A list entry as a card: its name, then its state; side by side where there is room. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";

export const ListCard = styled(Card)({
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  padding: "var(--s4)",
  h2: { fontSize: "var(--lg)" },
  "h2 a": { color: "inherit" },
  "@media (min-width: 700px)": {
    gridAutoFlow: "column",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    padding: "var(--s4) var(--s5)",
    "&:has(> p:first-child)": { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
  },
}) as typeof Card;

/** End of a card: badge, amount and the like. */
export const CardState = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  fontVariantNumeric: "tabular-nums",
  "@media (min-width: 700px)": { flexDirection: "column", "&& > *": { alignSelf: "flex-end" } },
});

/** A list entry as a card: its name, then its state, side by side where the list is wide enough. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";

const HAS_ROOM = "@container (min-width: 34rem)";

export function ListCard({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <Plate component="article">{children}</Plate>
    </Container>
  );
}

const Container = styled("div")({ containerType: "inline-size" });
const Plate = styled(Card)({
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  padding: "var(--s4)",
  h2: { fontSize: "var(--lg)" },
  "h2 a": { color: "inherit" },
  [HAS_ROOM]: {
    gridAutoFlow: "column",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    padding: "var(--s4) var(--s5)",
    "&:has(> p:first-child)": { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
  },
}) as typeof Card;

/** End of a card: badge, amount and similar. */
export const CardState = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  fontVariantNumeric: "tabular-nums",
  [HAS_ROOM]: { flexDirection: "column", "&& > *": { alignSelf: "flex-end" } },
});

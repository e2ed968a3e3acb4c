/** A status in a sentence, with the reader's next actions. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";

export const NextBox = styled(Card)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s3) var(--s5)",
  padding: "var(--s4)",
  background: "var(--brand-soft)",
  boxShadow: "none",
  "& > p:first-of-type": { maxWidth: "62ch" },
});

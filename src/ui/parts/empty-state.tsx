/** Replaces an empty list: a heading, the reason, and the next step. */
import { styled } from "@mui/material/styles";

export const EmptyState = styled("div")({
  display: "grid",
  justifyItems: "center",
  gap: "var(--s3)",
  padding: "var(--s6) var(--s4)",
  border: "1.5px dashed var(--line)",
  borderRadius: "var(--r-lg)",
  textAlign: "center",
  p: { maxWidth: "46ch", color: "var(--muted)" },
});

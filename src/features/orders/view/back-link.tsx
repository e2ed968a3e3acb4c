/** From one order to all of them. */
import { styled } from "@mui/material/styles";

export const BackLink = styled("a")({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  alignSelf: "flex-start",
  minHeight: 44,
  fontWeight: 600,
  "&::before": { content: '"‹" / ""', marginRight: "var(--s2)" },
});

/** One line of good or bad news, with a sign and not by colour alone. */
import { styled } from "@mui/material/styles";

export const Good = styled("p")({
  color: "var(--good)",
  fontWeight: 600,
  "&::before": { content: '"✓ " / ""' },
});

export const Bad = styled("p")({
  color: "var(--sale)",
  fontWeight: 600,
  "&::before": { content: '"! " / ""' },
});

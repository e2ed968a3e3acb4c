/** One line of good or bad news, marked by a sign, not by color alone. */
import { styled } from "@mui/material/styles";
import { DRAWN_TICK } from "./drawn-shapes";

export const Good = styled("p")({
  color: "var(--good)",
  fontWeight: 600,
  "&::before": { ...DRAWN_TICK, margin: "0 0.7em 0.1em 0.2em" },
});

export const Bad = styled("p")({
  color: "var(--sale)",
  fontWeight: 600,
  "&::before": { content: '"! " / ""' },
});

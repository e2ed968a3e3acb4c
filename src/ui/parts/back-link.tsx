/** From one entry of a list to all of them. */
import { styled } from "@mui/material/styles";
import { DRAWN_ARROW } from "./drawn-marks";

export const BackLink = styled("a")({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  alignSelf: "flex-start",
  minHeight: 44,
  fontWeight: 600,
  "&::before": { ...DRAWN_ARROW, rotate: "135deg", marginInline: "3px var(--s2)" },
});

/** Important information about the screen. */
import { styled } from "@mui/material/styles";

/** Needs role="alert" or "status" when it appears after the page. */
export const Notice = styled("div")({
  padding: "var(--s3) var(--s4)",
  borderLeft: "6px solid var(--warn)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-card)",
  "&:focus": { outline: 0 },
});

/** Something the reader has to know about what is on the screen. */
import { styled } from "@mui/material/styles";

/** Give it role="alert" or "status" where it appears after the page. */
export const Notice = styled("div")({
  padding: "var(--s3) var(--s4)",
  borderLeft: "6px solid var(--warn)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-card)",
  "&:focus": { outline: 0 },
});

/** The leasing box of the cart. */
import { styled } from "@mui/material/styles";

export const LeaseBox = styled("div")({
  display: "grid",
  gap: "var(--s1)",
  padding: "var(--s3) var(--s4)",
  borderRadius: "var(--r-md)",
  background: "var(--brand-soft)",
  "p + p": { color: "var(--ink)" },
});

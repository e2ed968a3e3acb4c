/** Two columns: facts on the left, money and status on the right; stacked on narrow screens. */
import { styled } from "@mui/material/styles";

export const Columns = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  "& > div": { display: "grid", alignContent: "start", gap: "var(--s5)", minWidth: 0 },
  "@media (min-width: 1100px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
});

/** Section heading with an add action, in one line where space allows, so that the list starts higher. */
import { styled } from "@mui/material/styles";

export const TitleRow = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--s2) var(--s4)",
  "& > :not(:last-child)": { flex: "1 1 16rem" },
  "& > h2, & > * > h2": { fontSize: "var(--lg)" },
});

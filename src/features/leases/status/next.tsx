/** Next actions of a status, side by side where space allows. */
import { styled } from "@mui/material/styles";

export const Next = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
});

/** The ways on from a standing, beside each other where there is room. */
import { styled } from "@mui/material/styles";

export const Next = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
});

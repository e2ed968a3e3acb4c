/** The square background of a small picture, as wide as its container. */
import { styled } from "@mui/material/styles";

export const Tile = styled("span")({
  display: "block",
  alignSelf: "start",
  borderRadius: "var(--r-md)",
  background: "var(--tile)",
  overflow: "hidden",
  "& > *, img": { display: "block", width: "100%", aspectRatio: "1", objectFit: "cover" },
});

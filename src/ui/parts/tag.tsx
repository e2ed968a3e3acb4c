/** A tag that staff set, of a customer or an order. */
import { styled } from "@mui/material/styles";

export const Tag = styled("span")({
  padding: "2px var(--s2)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  background: "var(--tile)",
  fontSize: "var(--sm)",
  overflowWrap: "anywhere",
});

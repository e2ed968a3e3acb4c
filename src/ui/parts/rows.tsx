/** Rows with dividers: a title, details, and actions at the end. */
import { styled } from "@mui/material/styles";

export const Rows = styled("ul")({
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "var(--s1) var(--s4)",
    paddingBlock: "var(--s3)",
    overflowWrap: "anywhere",
  },
  "& > li + li": { borderTop: "1px solid var(--line)" },
});

export const RowTitle = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s1) var(--s3)",
  fontWeight: 600,
  "&[data-outcome=FAILED], &[data-outcome=REFRESH_REUSED]": { color: "var(--warn)" },
});

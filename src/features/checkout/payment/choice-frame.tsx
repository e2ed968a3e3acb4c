/** Frames around payment methods. */
import { styled } from "@mui/material/styles";

export const Choices = styled("fieldset")({ display: "grid", gap: "var(--s3)", minWidth: 0 });

/** One frame around a choice and its content. */
export const Frame = styled("div")({
  border: "1.5px solid var(--edge)",
  borderRadius: "var(--r-md)",
  overflow: "hidden",
  "&[data-chosen]": { border: "2px solid var(--brand)" },
  "& > label": { border: 0, borderRadius: 0 },
});

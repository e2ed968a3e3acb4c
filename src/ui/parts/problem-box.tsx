/** An error and its reason, above the refused content. */
import { styled } from "@mui/material/styles";

export const ProblemBox = styled("div")({
  display: "grid",
  gap: "var(--s2)",
  padding: "var(--s4)",
  border: "2px solid var(--sale)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  h2: { fontSize: "var(--lg)" },
  "li a": { display: "inline-block", padding: "4px 0", color: "var(--sale)", fontWeight: 600 },
});

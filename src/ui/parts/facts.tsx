/** A list of names with what they say below each. */
import { styled } from "@mui/material/styles";

export const Facts = styled("dl")({
  display: "grid",
  gap: 2,
  dt: { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 },
  dd: { overflowWrap: "anywhere" },
  "dd + dt": { marginTop: "var(--s2)" },
});

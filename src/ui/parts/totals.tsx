/** Names with right-aligned amounts, and the total below a rule. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

/** Contains Sum elements; the last is the total. */
export const TotalsList = styled("dl")({
  display: "grid",
  gap: "var(--s2)",
  "& > div": { display: "flex", justifyContent: "space-between", gap: "0 var(--s4)" },
  dt: { fontWeight: 400 },
  dd: { marginLeft: "auto", textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& > div:last-child": {
    paddingTop: "var(--s3)",
    borderTop: "1px solid var(--line)",
    fontSize: "var(--lg)",
    "dt, dd": { fontWeight: 700 },
  },
});

interface SumProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export function Sum({ label, children }: SumProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A step beside the order summary; on a phone the summary is on top, with the total visible. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";

interface CheckoutColumnsProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutColumns({ summary, children }: CheckoutColumnsProps) {
  return (
    <Columns>
      <aside aria-label={LABELS.orderSummary}>{summary}</aside>
      <div>{children}</div>
    </Columns>
  );
}

const Columns = styled("div")({
  display: "grid",
  gap: "var(--s5) var(--s6)",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Not sticky when open, because the summary would cover the form.
  "& > aside:not(:has(details[open]))": { position: "sticky", top: "var(--s2)", zIndex: 2 },
  "& > div": { display: "grid", alignContent: "start", gap: "var(--s5)", minWidth: 0 },
  "@media (min-width: 900px)": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 400px)",
    alignItems: "start",
    "& > aside": { gridColumn: 2, gridRow: 1, position: "sticky", top: "var(--s5)" },
    "& > div": { gridColumn: 1, gridRow: 1 },
  },
});

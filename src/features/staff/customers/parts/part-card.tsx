/** Cards of a customer's page: one line when empty, and forms collapsed until needed. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { actionRef } from "../../../../ui/actions/registry";

/** Heading and single sentence share a line; a collapsed form has the spacing of its own line. */
export const PartCard = styled(Card)({
  "&:has(> h2 + details)": { gap: "var(--s1)" },
  "&:has(> h2 + p:last-child)": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 var(--s3)",
  },
}) as typeof Card;

interface FoldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Input survives collapsing. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details>
      <Label ref={actionRef.button}>{label}</Label>
      {children}
    </details>
  );
}

const Label = styled("summary")({
  minHeight: "var(--control, 44px)",
  alignContent: "center",
  cursor: "pointer",
});

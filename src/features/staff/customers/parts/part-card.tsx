/** The cards of a customer's page: one line where there is nothing to tell, and forms that are folded until they are wanted. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";

/** With a heading and nothing but a sentence both stand in one line; what is folded has the air of its own line. */
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

/** What is typed in it stays when it is folded. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details>
      <Label>{label}</Label>
      {children}
    </details>
  );
}

const Label = styled("summary")({
  minHeight: "var(--control, 44px)",
  alignContent: "center",
  cursor: "pointer",
});

/** The actions on the selected rows of a list, below the top of the window. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { Button } from "../actions/button";

interface SelectionBarProps {
  /** Name of the region, such as "Selected orders". */
  readonly name: string;
  /** Number of selected rows, in words. */
  readonly summary: string;
  /** Between the summary and "Clear selection". */
  readonly choice?: ReactNode;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function SelectionBar({ name, summary, choice, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="region" aria-label={name}>
      <p role="status">{summary}</p>
      {choice}
      <Button variant="text" onClick={onClear}>
        Clear selection
      </Button>
      {children}
    </Bar>
  );
}

const Bar = styled("div")({
  position: "sticky",
  top: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s3)",
  padding: "var(--s2) var(--s4)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-card)",
  p: { margin: 0, fontWeight: 600 },
});

/** Whether a figure is within its budget: a word with a color. */
import { styled } from "@mui/material/styles";

export function BudgetWord({ isWithin }: { readonly isWithin: boolean }) {
  return <Word data-within={isWithin}>{isWithin ? "Within" : "Over"}</Word>;
}

const Word = styled("b")({
  color: "var(--sale)",
  "&[data-within=true]": { color: "var(--good)" },
});

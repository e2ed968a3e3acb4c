/** One choice from a short list, all visible. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { FieldBox, FieldMessage, Hint } from "./field-frame";
import { useShopField } from "./use-shop-field";

interface RadioFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
  }[];
  /** Places short choices side by side where space allows. */
  readonly isRow?: boolean;
}

export function RadioField({ name, legend, choices, isRow }: RadioFieldProps) {
  const field = useShopField<string>(name);
  return (
    <ChoiceGroup as="fieldset" data-field="" data-row={isRow} aria-describedby={field.describedBy(null)}>
      <legend>{legend}</legend>
      <FieldMessage field={field} />
      {choices.map((choice, at) => (
        <Choice
          key={choice.value}
          // The error summary links to the first choice.
          id={at === 0 ? field.id : `${field.id}-${at}`}
          name={name}
          isChosen={field.value === choice.value}
          onChoose={() => field.change(choice.value)}
          label={choice.label}
          hint={choice.hint}
        />
      ))}
    </ChoiceGroup>
  );
}

interface ChoiceProps {
  readonly id: string;
  /** Radios with the same name are mutually exclusive. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** True for an unavailable choice: styled as such, and selecting it explains why. */
  readonly isOut?: boolean;
  readonly className?: string;
}

/** A line of a ChoiceGroup: a full-width radio with its label and details. */
export function Choice({ id, name, isChosen, onChoose, label, hint, isOut, className }: ChoiceProps) {
  return (
    <ChoiceLabel htmlFor={id} className={className} data-out={isOut || undefined}>
      <input type="radio" id={id} name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <span>{label}</span>
        {hint && <Hint>{hint}</Hint>}
      </span>
    </ChoiceLabel>
  );
}

export const ChoiceGroup = styled(FieldBox)({
  gap: "var(--s2)",
  border: 0,
  legend: { marginBottom: 6, padding: 0, fontWeight: 600 },
  "&[data-row=true]": { display: "flex", flexWrap: "wrap" },
  "&[data-row=true] > p": { flexBasis: "100%" },
  "&[data-row=true] > label": { flex: "1 1 auto" },
});

const ChoiceLabel = styled("label")({
  display: "flex",
  alignItems: "center",
  gap: "var(--s3)",
  minHeight: "var(--choice, 52px)",
  padding: "var(--choice-padding, var(--s2) var(--s4))",
  border: "1.5px solid var(--edge)",
  borderRadius: "var(--r-md)",
  "&:hover": { borderColor: "var(--ink)" },
  "&:has(:checked)": { borderColor: "var(--brand)", background: "var(--brand-soft)" },
  "& > span": { display: "grid", minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" },
  "&:has(:checked) > span > *": { color: "var(--ink)" },
  "&[data-out]": { borderStyle: "dashed", background: "var(--tile)" },
  "&[data-out] > span > :first-of-type": { color: "var(--muted)" },
  "&[data-out] > span > :last-child": { color: "var(--warn)" },
});

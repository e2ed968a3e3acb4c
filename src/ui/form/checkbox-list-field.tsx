/** Several choices from a short list, all visible. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { FieldMessage, Hint } from "./field-frame";
import { ChoiceGroup } from "./radio-field";
import { useShopField } from "./use-shop-field";

interface CheckboxListFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
  }[];
}

/** The field's value is the list of checked values. */
export function CheckboxListField({ name, legend, choices }: CheckboxListFieldProps) {
  const field = useShopField<readonly string[]>(name);
  const toggle = (value: string, isChosen: boolean) =>
    field.change(isChosen ? [...field.value, value] : field.value.filter((chosen) => chosen !== value));
  return (
    <ChoiceGroup as="fieldset" data-field="" aria-describedby={field.describedBy(null)}>
      <legend>{legend}</legend>
      <FieldMessage field={field} />
      {choices.map(({ value, label, hint }, at) => (
        <Line key={value}>
          <input
            type="checkbox"
            // The error summary links to the first choice.
            id={at === 0 ? field.id : `${field.id}-${at}`}
            name={name}
            checked={field.value.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          <span>
            <span>{label}</span>
            {hint && <Hint>{hint}</Hint>}
          </span>
        </Line>
      ))}
    </ChoiceGroup>
  );
}

const Line = styled("label")({
  display: "flex",
  alignItems: "center",
  gap: "var(--s3)",
  minHeight: 44,
  "& > span": { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
});

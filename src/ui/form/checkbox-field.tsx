/** A single checkbox. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { FieldBox, FieldMessage } from "./field-frame";
import { useShopField } from "./use-shop-field";

interface CheckboxFieldProps {
  readonly name: string;
  readonly label: ReactNode;
}

export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const field = useShopField<boolean>(name);
  return (
    <FieldBox data-field="">
      <FieldMessage field={field} />
      <Check htmlFor={field.id}>
        <input
          type="checkbox"
          id={field.id}
          name={name}
          checked={field.value}
          aria-invalid={field.error !== null}
          aria-describedby={field.describedBy(null)}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={() => field.blur()}
        />
        <span>{label}</span>
      </Check>
    </FieldBox>
  );
}

const Check = styled("label")({ display: "flex", alignItems: "center", gap: "var(--s3)", minHeight: 44 });

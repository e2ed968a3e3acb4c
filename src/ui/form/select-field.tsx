/** One of a list. The browser's own select: phones show it best. */
import type { ReactNode } from "react";
import NativeSelect from "@mui/material/NativeSelect";
import { FieldFrame } from "./field-frame";
import { useField } from "./form-context";
import { ShopInput } from "./shop-input";

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Offered while nothing is chosen; without it the first option is. */
  readonly placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, options, placeholder, isOptional } = props;
  const field = useField(name);
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <NativeSelect
        input={<ShopInput />}
        value={String(field.value ?? "")}
        error={field.error !== null}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => field.leave()}
        inputProps={{
          id: field.id,
          name,
          required: !isOptional,
          autoComplete: props.autoComplete,
          "aria-describedby": field.describedBy(hint),
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

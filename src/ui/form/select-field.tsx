/** One choice from a list: the native select, which works best on phones. */
import type { ReactNode } from "react";
import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import { FieldFrame } from "./field-frame";
import { useShopField, type ShopField } from "./use-shop-field";

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is selected; omitted, the first option is preselected. */
  readonly placeholder?: string;
}

export function SelectField({ name, label, autoComplete, options, placeholder }: SelectFieldProps) {
  const field = useShopField<string>(name);
  return (
    <FieldFrame field={field} label={label}>
      <SelectControl
        field={field}
        name={name}
        autoComplete={autoComplete}
        options={options}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}

type SelectControlProps = Omit<SelectFieldProps, "label"> & {
  readonly field: ShopField<string>;
  /** The hint that the frame shows. */
  readonly hint?: ReactNode;
};

/** The select of a field; its frame has the label. */
export function SelectControl({ field, name, autoComplete, options, placeholder, hint }: SelectControlProps) {
  return (
    <NativeSelect
      input={<InputBase />}
      value={field.value}
      error={field.error !== null}
      onChange={(event) => field.change(event.target.value)}
      onBlur={() => field.blur()}
      inputProps={{
        id: field.id,
        name,
        required: true,
        autoComplete,
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
  );
}

/** One choice from a list: the native select, which works best on phones. */
import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import { FieldFrame } from "./field-frame";
import { useShopField } from "./use-shop-field";

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
          "aria-describedby": field.describedBy(null),
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

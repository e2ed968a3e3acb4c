/** A text field; multi-line with `rows`. */
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import InputBase from "@mui/material/InputBase";
import { FieldFrame } from "./field-frame";
import { useShopField } from "./use-shop-field";

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The autocomplete token (HTML, autofill). */
  readonly autoComplete: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "text" | "email" | "numeric" | "tel" | "decimal";
  readonly isOptional?: boolean;
  /** Turns off capitalization and autocorrection, for example for an email address. */
  readonly isVerbatim?: boolean;
  /** Number of lines of a longer text. */
  readonly rows?: number;
  /** Text before the input, such as +1. */
  readonly prefix?: string;
  /** Content after the input, such as a button. */
  readonly suffix?: ReactNode;
  /** Normalizes each change, for example drops everything but digits. */
  readonly clean?: (text: string) => string;
  readonly className?: string;
  /** Content below the control, linked to it by the id. */
  readonly more?: { readonly id: string; readonly node: ReactNode };
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, type = "text", rows, prefix, suffix, isOptional, more } = props;
  const { clean = (text: string) => text, isVerbatim = type === "email" } = props;
  const field = useShopField<string>(name);
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <InputBase
        id={field.id}
        name={name}
        type={type}
        className={props.className}
        value={field.value}
        error={field.error !== null}
        required={!isOptional}
        autoComplete={props.autoComplete}
        multiline={rows !== undefined}
        minRows={rows}
        startAdornment={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
        endAdornment={suffix && <InputAdornment position="end">{suffix}</InputAdornment>}
        onChange={(event) => field.change(clean(event.target.value))}
        onBlur={() => field.blur()}
        slotProps={{
          input: {
            inputMode: props.inputMode ?? (type === "email" ? "email" : undefined),
            "aria-describedby": field.describedBy(hint, ...(more ? [more.id] : [])),
            ...(isVerbatim ? { autoCapitalize: "none", spellCheck: false } : {}),
          },
        }}
      />
      {more?.node}
    </FieldFrame>
  );
}

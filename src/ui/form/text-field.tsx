/** One line of text, or several with `rows`. */
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import { FieldFrame } from "./field-frame";
import { useField } from "./form-context";
import { ShopInput } from "./shop-input";

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The token browsers and password managers fill in by (HTML, autofill). */
  readonly autoComplete: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "text" | "email" | "numeric" | "tel" | "decimal";
  readonly isOptional?: boolean;
  readonly isReadOnly?: boolean;
  /** Lines of a longer text. */
  readonly rows?: number;
  /** Stands before the text, e.g. +1. */
  readonly prefix?: string;
  /** What becomes of each change, e.g. all but digits dropped. */
  readonly clean?: (text: string) => string;
  readonly className?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, type = "text", rows, prefix, clean, isOptional, isReadOnly } = props;
  const field = useField(name);
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <ShopInput
        id={field.id}
        name={name}
        type={type}
        className={props.className}
        value={String(field.value ?? "")}
        error={field.error !== null}
        required={!isOptional}
        readOnly={isReadOnly}
        autoComplete={props.autoComplete}
        multiline={rows !== undefined}
        minRows={rows}
        startAdornment={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
        onChange={(event) => field.change(clean ? clean(event.target.value) : event.target.value)}
        onBlur={() => field.leave()}
        slotProps={{
          input: {
            inputMode: props.inputMode ?? (type === "email" ? "email" : undefined),
            "aria-describedby": field.describedBy(hint),
            ...(type === "email" ? { autoCapitalize: "none", spellCheck: false } : {}),
          },
        }}
      />
    </FieldFrame>
  );
}

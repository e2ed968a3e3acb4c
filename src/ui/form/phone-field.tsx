/** A US phone number: ten digits after a fixed +1, typed, pasted or autofilled. */
import { TextField } from "./text-field";

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** For a second address: "billing tel-national". */
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
}

export function PhoneField({
  name,
  label,
  hint = "10 digits, for example 512 555 0142",
  autoComplete = "tel-national",
  isOptional = false,
}: PhoneFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="tel"
      prefix="+1"
      autoComplete={autoComplete}
      isOptional={isOptional}
      clean={phoneDigits}
    />
  );
}

/**
 * (512) 555-0142, +1 512 555 0142 → 5125550142. A leading 1 is the country code: no area code starts with 1.
 */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, "").replace(/^1/, "");
}

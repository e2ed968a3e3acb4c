/** The code of one of our mails; phones offer it above the keyboard. */
import { TextField } from "./text-field";

interface CodeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export function CodeField({ name, label, hint }: CodeFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      className="form-code"
    />
  );
}

/**
 * A six-digit code, from an email unless the hint says otherwise; phones offer the code above the keyboard.
 */
import { styled } from "@mui/material/styles";
import { TextField, type TextFieldProps } from "./text-field";

export const CodeField = styled((props: Omit<TextFieldProps, "autoComplete">) => (
  <TextField hint="6 digits, from our email" {...props} autoComplete="one-time-code" inputMode="numeric" />
))({
  maxWidth: "15rem",
  letterSpacing: "0.22em",
  fontVariantNumeric: "tabular-nums",
  input: { fontSize: "1.25rem", fontWeight: 600 },
});

/** A second-factor code, required again before sensitive actions. */
export function FactorCodeField({ label = "Code of your second factor" }: { readonly label?: string }) {
  return <CodeField name="code" label={label} hint="From your authenticator app, made for this" />;
}

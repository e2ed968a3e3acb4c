/** The code of one of our mails; phones offer it above the keyboard. */
import { styled } from "@mui/material/styles";
import { TextField, type TextFieldProps } from "./text-field";

export const CodeField = styled((props: Omit<TextFieldProps, "autoComplete" | "hint">) => (
  <TextField {...props} hint="6 digits, from our e-mail" autoComplete="one-time-code" inputMode="numeric" />
))({
  maxWidth: "15rem",
  letterSpacing: "0.22em",
  fontVariantNumeric: "tabular-nums",
  input: { fontSize: "1.25rem", fontWeight: 600 },
});

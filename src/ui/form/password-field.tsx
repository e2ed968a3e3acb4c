/** A password field that supports showing, pasting and password managers. */
import { useId, useState } from "react";
import { styled } from "@mui/material/styles";
import { useField, useFormikContext } from "formik";
import { Button } from "../actions/button";
import { PasswordChecklist } from "./password-checklist";
import { TextField } from "./text-field";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  /** Shows the password rules below, checked off during typing. */
  readonly hasChecklist?: boolean;
}

export function PasswordField({ hasChecklist = false, ...props }: PasswordFieldProps) {
  const checklistId = useId();
  const [{ value }] = useField<string>(props.name);
  const { isSubmitting } = useFormikContext();
  const [isRevealed, setRevealed] = useState(false);
  // Browsers offer to save only values that are in a password field on submit.
  if (isSubmitting && isRevealed) setRevealed(false);
  const isVisible = isRevealed && !isSubmitting;
  return (
    <TextField
      {...props}
      type={isVisible ? "text" : "password"}
      isVerbatim
      suffix={
        <ShowButton
          variant="text"
          aria-label={`${isVisible ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
          onClick={() => setRevealed(!isVisible)}
        >
          {isVisible ? "Hide" : "Show"}
        </ShowButton>
      }
      more={
        hasChecklist
          ? { id: checklistId, node: <PasswordChecklist id={checklistId} password={value} /> }
          : undefined
      }
    />
  );
}

const ShowButton = styled(Button)({ minWidth: 56, fontSize: "var(--sm)" });

/** A password: it can be shown, pasted and filled in by a password manager. */
import { useEffect, useState, type ReactNode } from "react";
import InputAdornment from "@mui/material/InputAdornment";
import { FieldFrame } from "./field-frame";
import { useField, useFormState } from "./form-context";
import { PasswordChecklist } from "./password-checklist";
import { ShopInput } from "./shop-input";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: "current-password" | "new-password";
  /** Shows below what a password needs, ticked off while typing. */
  readonly hasChecklist?: boolean;
}

export function PasswordField({ name, label, hint, autoComplete, hasChecklist = false }: PasswordFieldProps) {
  const field = useField(name);
  const { isSubmitting } = useFormState();
  const [isShown, setShown] = useState(false);
  // Browsers offer to keep what was in a password field when the form was sent, and only that.
  useEffect(() => {
    if (isSubmitting) setShown(false);
  }, [isSubmitting]);
  const password = String(field.value ?? "");
  const checklistId = `${field.id}-needs`;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <ShopInput
        id={field.id}
        name={name}
        type={isShown ? "text" : "password"}
        value={password}
        error={field.error !== null}
        required
        autoComplete={autoComplete}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => field.leave()}
        slotProps={{
          input: {
            "aria-describedby": field.describedBy(hint, ...(hasChecklist ? [checklistId] : [])),
            autoCapitalize: "none",
            spellCheck: false,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <button
              type="button"
              className="form-show"
              aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? "Hide" : "Show"}
            </button>
          </InputAdornment>
        }
      />
      {hasChecklist && <PasswordChecklist id={checklistId} password={password} />}
    </FieldFrame>
  );
}

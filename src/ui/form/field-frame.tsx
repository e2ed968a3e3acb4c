/** Label, hint, error, control: always in this order, and always tied together. */
import type { ReactNode } from "react";
import type { FieldState } from "./form-context";

interface FieldFrameProps {
  readonly field: FieldState;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

export function FieldFrame({ field, label, hint, isOptional = false, children }: FieldFrameProps) {
  return (
    <div className="form-field">
      <label htmlFor={field.id}>
        {label}
        {isOptional && <span className="form-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="form-hint" id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldMessage field={field} />
      {children}
    </div>
  );
}

/** The field's complaint, with a sign and a word and not by colour alone. */
export function FieldMessage({ field }: { readonly field: FieldState }) {
  if (!field.error) return null;
  return (
    <p className="form-error" id={field.errorId}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2l8.5 15.5h-17z M10 7.5v4.5 M10 14.6v.1" />
      </svg>
      <span className="vh">Error: </span>
      {field.error}
    </p>
  );
}

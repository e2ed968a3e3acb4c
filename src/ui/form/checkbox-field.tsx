/** Yes or no. */
import type { ReactNode } from "react";
import { FieldMessage } from "./field-frame";
import { useField } from "./form-context";

interface CheckboxFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const field = useField(name);
  return (
    <div className="form-field">
      <FieldMessage field={field} />
      <label className="form-check" htmlFor={field.id}>
        <input
          type="checkbox"
          id={field.id}
          name={name}
          checked={field.value === true}
          aria-invalid={field.error !== null}
          aria-describedby={field.describedBy(hint)}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={() => field.leave()}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="form-hint" id={field.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

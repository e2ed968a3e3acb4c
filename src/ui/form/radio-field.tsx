/** One of a few, all of them in view. */
import type { ReactNode } from "react";
import { FieldMessage } from "./field-frame";
import { useField } from "./form-context";

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface RadioFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly choices: readonly RadioChoice[];
}

export function RadioField({ name, legend, hint, choices }: RadioFieldProps) {
  const field = useField(name);
  return (
    <fieldset className="form-field form-radios" aria-describedby={field.describedBy(hint)}>
      <legend>{legend}</legend>
      {hint && (
        <p className="form-hint" id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldMessage field={field} />
      {choices.map((choice, at) => {
        // The error summary leads to the first.
        const id = at === 0 ? field.id : `${field.id}-${at}`;
        return (
          <label key={choice.value} className="form-radio" htmlFor={id}>
            <input
              type="radio"
              id={id}
              name={name}
              value={choice.value}
              checked={field.value === choice.value}
              onChange={() => field.change(choice.value)}
            />
            <span>
              <span>{choice.label}</span>
              {choice.hint && <span className="form-hint">{choice.hint}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** How a field reaches the form around it. */
import { createContext, useContext } from "react";

export interface FormState {
  /** Prefix of the ids of everything in this form: a page may have several. */
  readonly formId: string;
  /** True while an answer is awaited. */
  readonly isSubmitting: boolean;
  valueOf(name: string): unknown;
  /** The message to show beside a field, null while there is none to show. */
  errorOf(name: string): string | null;
  change(name: string, value: unknown): void;
  leave(name: string): void;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field belongs inside a Form.");
  return form;
}

/** What one field needs to know; `ids` tie label, hint and error to the control. */
export interface FieldState {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly value: unknown;
  readonly error: string | null;
  change(value: unknown): void;
  leave(): void;
  /** The value of aria-describedby. */
  describedBy(hint: unknown, ...more: string[]): string | undefined;
}

export function useField(name: string): FieldState {
  const form = useFormState();
  const id = controlId(form.formId, name);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const error = form.errorOf(name);
  return {
    id,
    hintId,
    errorId,
    error,
    value: form.valueOf(name),
    change: (value) => form.change(name, value),
    leave: () => form.leave(name),
    describedBy: (hint, ...more) =>
      [hint ? hintId : "", error ? errorId : "", ...more].filter(Boolean).join(" ") || undefined,
  };
}

/** The id of the control of a field: the error summary leads to it. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

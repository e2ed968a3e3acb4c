/**
 * A field of a form: Formik's, but it complains when it is left, then while it is typed in until it is right, and
 * never about what was not touched. The ids tie label, hint and error to the control.
 */
import { createContext, useContext } from "react";
import { useField, useFormikContext } from "formik";
import { pointerAtRest } from "../../lib/pointer-rest";

/** Prefix of the ids of everything in one form: a page may have several. */
export const FormIdContext = createContext("");

export interface ShopField<Value> {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly value: Value;
  /** The message to show beside the field, null while there is none to show. */
  readonly error: string | null;
  change(value: Value): void;
  leave(): void;
  /** The value of aria-describedby. */
  describedBy(hint: unknown, ...more: string[]): string | undefined;
}

export function useShopField<Value>(name: string): ShopField<Value> {
  const id = controlId(useContext(FormIdContext), name);
  const { isValid } = useFormikContext();
  const [{ value }, meta, { setValue, setTouched }] = useField<Value>(name);
  const error = (meta.touched && meta.error) || null;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return {
    id,
    hintId,
    errorId,
    value,
    error,
    change: (next) => {
      // No complaint appears while the value is being typed.
      if (meta.touched && !error) void setTouched(false, false);
      void setValue(next, !isValid);
    },
    leave: () => {
      if (value !== meta.initialValue) void pointerAtRest().then(() => setTouched(true, true));
    },
    describedBy: (hint, ...more) =>
      [hint ? hintId : "", error ? errorId : "", ...more].filter(Boolean).join(" ") || undefined,
  };
}

/** The id of the control of a field: the error summary leads to it. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

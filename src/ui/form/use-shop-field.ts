/**
 * Formik's field with different error timing. An error appears on blur and updates during typing until the
 * value is valid; an untouched field shows none. Ids link label, hint and error to the control.
 */
import { createContext, useContext } from "react";
import { useField, useFormikContext } from "formik";
import { pointerAtRest } from "../../lib/pointer-rest";

/** Prefix of all ids in a form: a page may have several forms. */
export const FormIdContext = createContext("");

export interface ShopField<Value> {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly value: Value;
  /** The error message of the field; null when hidden. */
  readonly error: string | null;
  change(value: Value): void;
  blur(): void;
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
      // No error appears during typing.
      if (meta.touched && !error) void setTouched(false, false);
      void setValue(next, !isValid);
    },
    blur: () => {
      if (value !== meta.initialValue) void pointerAtRest().then(() => setTouched(true, true));
    },
    describedBy: (hint, ...more) =>
      [hint ? hintId : "", error ? errorId : "", ...more].filter(Boolean).join(" ") || undefined,
  };
}

/** Id of a field's control, to which the error summary links. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

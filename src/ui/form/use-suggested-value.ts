/** A field that another one implies, such as the state of a ZIP code. */
import { useEffect, useRef } from "react";
import { useFormikContext } from "formik";

/**
 * Fills a field when its suggestion changes, unless it holds something else by then.
 * @param suggestion null: nothing is implied
 */
export function useSuggestedValue(name: string, suggestion: string | null): void {
  const { values, setFieldValue } = useFormikContext<Readonly<Record<string, unknown>>>();
  const form = useRef({ value: values[name], setFieldValue });
  useEffect(() => {
    form.current = { value: values[name], setFieldValue };
  });
  // After a reload, what equals its suggestion counts as filled: nobody can tell it from a choice of one's own.
  const filled = useRef(values[name] === suggestion ? suggestion : null);
  useEffect(() => {
    const { value, setFieldValue: fill } = form.current;
    if (suggestion === null || suggestion === value || (value && value !== filled.current)) return;
    filled.current = suggestion;
    void fill(name, suggestion);
  }, [name, suggestion]);
}

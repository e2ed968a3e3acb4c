/** Fills a field implied by another, such as the state of a ZIP code. */
import { useEffect, useRef } from "react";
import { useFormikContext } from "formik";

/**
 * Fills a field when its suggestion changes, unless the user has changed the field.
 * @param suggestion null = no suggestion
 */
export function useSuggestedValue(name: string, suggestion: string | null): void {
  const { values, setFieldValue } = useFormikContext<Readonly<Record<string, unknown>>>();
  const form = useRef({ value: values[name], setFieldValue });
  useEffect(() => {
    form.current = { value: values[name], setFieldValue };
  });
  // After a reload, a value equal to its suggestion counts as filled in: a user's own choice looks the same.
  const filled = useRef(values[name] === suggestion ? suggestion : null);
  useEffect(() => {
    const { value, setFieldValue: fill } = form.current;
    if (suggestion === null || suggestion === value || (value && value !== filled.current)) return;
    filled.current = suggestion;
    void fill(name, suggestion);
  }, [name, suggestion]);
}

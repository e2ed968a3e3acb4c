/** What a refused submit says first: it takes the focus and leads to each field. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { LABELS } from "#contract/messages";
import { controlId } from "./form-context";
import type { Refused } from "./use-shop-form";

interface ErrorSummaryProps {
  readonly formId: string;
  readonly refused: Refused;
  /** Shown when the whole form was refused, not a field. */
  readonly help?: ReactNode;
}

const PREFIX = "Error: ";

export function ErrorSummary({ formId, refused, help }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, [refused.count]);
  useEffect(() => {
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, []);
  return (
    <div className="form-problem" role="alert" tabIndex={-1} ref={box} aria-labelledby={`${formId}-problem`}>
      <h2 id={`${formId}-problem`}>{LABELS.problem}</h2>
      {refused.message && <p>{refused.message}</p>}
      {refused.fields.length > 0 && (
        <ul>
          {refused.fields.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${controlId(formId, name)}`} onClick={(event) => goToField(event, formId, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {refused.message && refused.fields.length === 0 && help}
    </div>
  );
}

function goToField(event: MouseEvent, formId: string, name: string): void {
  const control = document.getElementById(controlId(formId, name));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // Its label belongs into view too.
  control.closest(".form-field")?.scrollIntoView?.({ block: "center" });
}

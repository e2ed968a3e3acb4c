/** Summary above a refused form: takes the focus, shows the reason and links to each field. */
import { LABELS } from "#contract/messages";
import { useContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useFormikContext, type FormikValues } from "formik";
import { isRefusal } from "./answer";
import { ProblemBox } from "../parts/problem-box";
import { controlId, FormIdContext } from "./use-shop-field";

export interface ErrorSummaryProps {
  /** Shown below the message when the entire form failed: other options. */
  readonly failureHelp?: ReactNode;
  /** Shown instead when the server refused the input: what to check. */
  readonly refusalHelp?: ReactNode;
}

/** Shows the result of the last submit: shrinking during typing would move the fields below. */
export function ErrorSummary({ failureHelp, refusalHelp }: ErrorSummaryProps) {
  const { isSubmitting, submitCount, errors, status, values } = useFormikContext<FormikValues>();
  const [summary, setSummary] = useState({
    count: 0,
    message: null as string | null,
    fields: [] as string[][],
  });
  if (!isSubmitting && summary.count !== submitCount) {
    setSummary({
      count: submitCount,
      message: status as string | null,
      fields: Object.keys(values).flatMap((name) => messagesOf(name, errors[name])),
    });
  }
  const { count, message, fields } = summary;
  if (!message && fields.length === 0) return null;
  return (
    <Summary count={count} message={message} fields={fields}>
      {message && failureHelp}
      {message && isRefusal(message) && refusalHelp}
    </Summary>
  );
}

/** Name and message of a field, or of each field of a group: "reasons.1". */
function messagesOf(name: string, error: unknown): string[][] {
  if (typeof error === "string") return [[name, error]];
  return Object.entries(error ?? {}).flatMap(([part, inner]) => messagesOf(`${name}.${part}`, inner));
}

interface SummaryProps {
  /** Increases with every refusal, so that the summary takes the focus again. */
  readonly count: number;
  /** The error of the entire form; null when only fields have errors. */
  readonly message: string | null;
  /** Field name and message, in screen order. */
  readonly fields: readonly string[][];
  /** Further help when the entire form failed, not a field. */
  readonly children: ReactNode;
}

const PREFIX = "Error: ";

function Summary({ count, message, fields, children }: SummaryProps) {
  const formId = useContext(FormIdContext);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, [count]);
  useEffect(() => {
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, []);
  return (
    <ProblemBox role="alert" tabIndex={-1} ref={box} aria-labelledby={`${formId}-problem`}>
      <h2 id={`${formId}-problem`}>{LABELS.problem}</h2>
      {message && <p>{message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name = "", complaint]) => (
            <li key={name}>
              <a href={`#${controlId(formId, name)}`} onClick={goToField}>
                {complaint}
              </a>
            </li>
          ))}
        </ul>
      )}
      {fields.length === 0 && children}
    </ProblemBox>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // Scrolls the field's label into view too.
  (control.closest("[data-field]") ?? control).scrollIntoView?.({ block: "center" });
}

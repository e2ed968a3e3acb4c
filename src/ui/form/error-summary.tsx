/** Above a form whose submit was refused: takes the focus, says why and links to each field. */
import { LABELS } from "#contract/messages";
import { useContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useFormikContext, type FormikValues } from "formik";
import { isRefusal } from "./answer";
import { ProblemBox } from "../parts/problem-box";
import { controlId, FormIdContext } from "./use-shop-field";

export interface ErrorSummaryProps {
  /** Shown below the message when the form as a whole failed, whatever the reason: other ways on. */
  readonly failureHelp?: ReactNode;
  /** The same when the server refused what was typed: what to check. */
  readonly refusalHelp?: ReactNode;
}

/** Shows what the last submit found: if it shrank while one types, the fields below would move. */
export function ErrorSummary({ failureHelp, refusalHelp }: ErrorSummaryProps) {
  const { isSubmitting, submitCount, errors, status, values } = useFormikContext<FormikValues>();
  const [shown, setShown] = useState({ count: 0, message: null as string | null, fields: [] as string[][] });
  if (!isSubmitting && shown.count !== submitCount) {
    const fields = Object.keys(values).filter((name) => errors[name]);
    setShown({
      count: submitCount,
      message: status as string | null,
      fields: fields.map((name) => [name, errors[name] as string]),
    });
  }
  const { count, message, fields } = shown;
  if (!message && fields.length === 0) return null;
  return (
    <Summary count={count} message={message} fields={fields}>
      {message && failureHelp}
      {message && isRefusal(message) && refusalHelp}
    </Summary>
  );
}

interface SummaryProps {
  /** Grows with every refusal, so that the summary takes the focus again. */
  readonly count: number;
  /** What is wrong with the whole, null when fields alone are wrong. */
  readonly message: string | null;
  /** Name and message, in the order of the screen. */
  readonly fields: readonly string[][];
  /** Helps further when the whole failed, not a field. */
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
  // Its label belongs into view too.
  (control.closest("[data-field]") ?? control).scrollIntoView?.({ block: "center" });
}

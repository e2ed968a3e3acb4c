/** The form element with summary, fields and buttons; must be inside Formik. */
import { useContext, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary";
import { useWatchPointer } from "../../lib/pointer-rest";
import { FormIdContext } from "./use-shop-field";

export interface FormFrameProps extends ErrorSummaryProps {
  readonly submitLabel: string;
  readonly children?: ReactNode;
  /** Rendered as h2; left out, the form takes its button's label as its name. */
  readonly heading?: string;
  /** Beside the submit button: secondary actions. */
  readonly actions?: ReactNode;
}

export function FormFrame(props: FormFrameProps & { readonly onBegin: () => void }) {
  const { submitLabel, children, heading, failureHelp, refusalHelp, actions, onBegin } = props;
  const { isSubmitting, handleSubmit, setStatus } = useFormikContext();
  const formId = useContext(FormIdContext);
  useWatchPointer();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Formik would submit again while the first submit is running.
    if (isSubmitting) return;
    onBegin();
    setStatus(null);
    handleSubmit(event);
  };
  return (
    <Fields
      noValidate
      method="post"
      onSubmit={submit}
      onKeyDown={sendByKey}
      aria-busy={isSubmitting}
      {...(heading ? { "aria-labelledby": `${formId}-heading` } : { "aria-label": submitLabel })}
    >
      {heading && <h2 id={`${formId}-heading`}>{heading}</h2>}
      <ErrorSummary failureHelp={failureHelp} refusalHelp={refusalHelp} />
      {children}
      <Actions>
        <Button type="submit">
          {submitLabel}
          {isSubmitting && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
        </Button>
        {actions}
      </Actions>
      <p className="vh" role="status">
        {isSubmitting ? "One moment…" : ""}
      </p>
    </Fields>
  );
}

/** Where Enter begins a new line, it sends the form together with Ctrl or Cmd. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, target, currentTarget } = event;
  const isSent = key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
  if (!isSent || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

const Fields = styled("form")({
  containerType: "inline-size",
  display: "grid",
  gap: "var(--s5)",
  "& > h2": { fontSize: "var(--lg)" },
});

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  // The back office has many small forms on a page: their buttons are as wide as their words.
  "& > [type=submit]": { minWidth: "var(--submit-least, 11rem)" },
  "@container (max-width: 30rem)": { "& > [type=submit]": { width: "var(--submit-width, 100%)" } },
});

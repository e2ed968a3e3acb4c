/** The form element with summary, fields and buttons; must be inside Formik. */
import { useContext, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import CircularProgress from "@mui/material/CircularProgress";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { Button } from "../actions/button";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary";
import { useWatchPointer } from "../../lib/pointer-rest";
import { FormIdContext } from "./use-shop-field";
import { PHONE } from "../narrow";

export interface FormFrameProps extends ErrorSummaryProps {
  readonly submitLabel: string;
  readonly children?: ReactNode;
  /** Rendered as h2; omitted, the form's accessible name is its button's label. */
  readonly heading?: string;
  /** Secondary actions, beside the submit button. */
  readonly actions?: ReactNode;
  /**
   * Content of a long form that stays visible during editing, such as a total. On a wide screen it is beside
   * the fields with the buttons and sticky; on a phone only the buttons are sticky. Null = only the buttons.
   */
  readonly aside?: ReactNode;
}

export function FormFrame(props: FormFrameProps & { readonly onBegin: () => void }) {
  const { submitLabel, children, heading, failureHelp, refusalHelp, actions, aside, onBegin } = props;
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
  const buttons = (
    <Actions>
      <Button type="submit">
        {submitLabel}
        {isSubmitting && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
      </Button>
      {actions}
    </Actions>
  );
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
      {aside === undefined ? (
        <>
          {children}
          {buttons}
        </>
      ) : (
        <Beside data-wide={aside !== null}>
          <Part>{children}</Part>
          <div data-aside="">
            {aside}
            {buttons}
          </div>
        </Beside>
      )}
      <p className="vh" role="status">
        {isSubmitting ? "One moment…" : ""}
      </p>
    </Fields>
  );
}

/** Ctrl or Cmd with Enter submits from a multi-line field, where Enter begins a new line. */
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
  // The back office has many small forms on a page: their buttons fit their labels.
  "& > [type=submit]": { minWidth: "var(--submit-least, 11rem)" },
  "@container (max-width: 30rem)": { "& > [type=submit]": { width: "var(--submit-width, 100%)" } },
});

const Part = styled("div")({ display: "grid", gap: "var(--s5)", alignContent: "start", minWidth: 0 });

const WIDE = "@container (min-width: 56rem)";
const Beside = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--s5)",
  // No separate box on a narrow screen: the buttons stick to the screen's bottom while the form is visible.
  "& > [data-aside]": { display: "contents" },
  [PHONE]: {
    "& > [data-aside] > :last-child": {
      position: "sticky",
      bottom: 0,
      zIndex: 1,
      gap: "var(--s2)",
      marginInline: "calc(-1 * var(--s2))",
      padding: "var(--s2)",
      // The background of the parent, when it is not the page.
      background: "var(--form-ground, var(--paper))",
      borderTop: "1px solid var(--line)",
    },
    // Side by side where they fit: the sticky bar covers fields.
    "& > [data-aside] > :last-child > button": { flex: "1 1 auto", width: "auto" },
  },
  [WIDE]: {
    "&[data-wide=true]": { gridTemplateColumns: "minmax(0, 1fr) 22rem", alignItems: "start" },
    "&[data-wide=true] > [data-aside]": {
      position: "sticky",
      // Below the back office's top bar.
      top: "calc(48px + var(--s4))",
      display: "grid",
      gap: "var(--s4)",
    },
    "&[data-wide=true] > [data-aside] > :last-child": {
      position: "static",
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});

/** Stores a form's input while it is typed, and gives it back (STAFF-76); must be inside Formik. */
import { useEffect, useId, useState } from "react";
import { useFormikContext, type FormikValues } from "formik";
import { focusAfter } from "../../../lib/focus-after";
import { Button } from "../../actions/button";
import { Notice } from "../../parts/notice";
import { changedFields, withDraft, type FormDrafts } from "./form-drafts";

interface FormDraftProps {
  readonly drafts: FormDrafts;
  /** Identifies the form among all forms of the page. */
  readonly form: string;
}

export function FormDraft({ drafts, form }: FormDraftProps) {
  const id = useId();
  const { initialValues, values, setValues, resetForm } = useFormikContext<FormikValues>();
  const [draft, setDraft] = useState(() => withDraft(initialValues, drafts.read(form)));
  const [state, setState] = useState<"new" | "restored" | "discarded">("new");
  useEffect(() => {
    if (!draft) return drafts.write(form, changedFields(initialValues, values));
    void setValues(draft, false);
    setDraft(null);
    setState("restored");
  }, [drafts, form, draft, initialValues, values, setValues]);
  useEffect(() => () => drafts.close(form), [drafts, form]);
  if (state === "new") return null;
  const discard = () => {
    resetForm();
    focusAfter(() => setState("discarded"), id);
  };
  return (
    <Notice role="status" id={id} tabIndex={-1}>
      {/* With an id, because a dialog focuses its first field unless plain text comes first. */}
      <p id={`${id}-text`}>
        {state === "discarded" ? "Input discarded." : "We restored what you typed before."}{" "}
        {state === "restored" && (
          <Button variant="text" type="button" onClick={discard}>
            Discard
          </Button>
        )}
      </p>
    </Notice>
  );
}

/**
 * A form of the shop: Formik around a schema of the contract. Additions to Formik
 * (docs/decisions/screens.md): a summary of a refused submit, server errors on their fields, and drafts.
 */
import { useContext, useId, useRef, type ReactNode } from "react";
import { Formik, type FormikHelpers, type FormikValues } from "formik";
import type * as yup from "yup";
import type { Envelope } from "#contract/rest/envelope";
import { FormScopeContext } from "../parts/form-scope";
import { answerOf, refusalsOf, unchangedRefusals, type Refusals } from "./answer";
import { FormIdContext } from "./use-shop-field";
import { FormDraft } from "./drafts/form-draft";
import { FormDraftsContext } from "./drafts/form-drafts";
import { FormFrame, type FormFrameProps } from "./form-frame";

interface FormProps<Input extends object, Output> extends FormFrameProps {
  /** Every field in screen order; empty fields as "". */
  readonly initialValues: Input;
  readonly schema: yup.Schema<Output>;
  /** Receives the values as cast by the schema, and shows its own success message. Null = not found (404). */
  readonly onSubmit: (values: Output) => Promise<Envelope<unknown> | null>;
  readonly children: ReactNode;
}

/**
 * Rules and messages come from `schema`. The response's fieldErrors go to their fields; its message stays on
 * the page.
 */
export function Form<Input extends object, Output>(props: FormProps<Input, Output>) {
  const { initialValues, schema, onSubmit, ...frame } = props;
  const drafts = useContext(FormDraftsContext);
  const scope = useContext(FormScopeContext);
  const refusals = useRef<Refusals>({});
  const send = async (values: FormikValues, { setStatus, validateForm }: FormikHelpers<FormikValues>) => {
    const answer = await answerOf(() => onSubmit(schema.validateSync(values, { stripUnknown: true })));
    refusals.current = refusalsOf(answer.fieldErrors, values);
    if (answer.isSuccess) return setStatus(null);
    const errors = await validateForm();
    // The summary omits a message that a field already shows.
    setStatus(Object.values(errors).includes(answer.message) ? null : answer.message);
  };
  return (
    <FormIdContext value={useId()}>
      <Formik
        initialValues={initialValues as FormikValues}
        // A server error stays until its value changes or the form is submitted again.
        validate={(values) => unchangedRefusals(refusals.current, values)}
        validationSchema={schema}
        // Each field triggers its own validation (use-shop-field.ts).
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={send}
      >
        <FormFrame {...frame} onBegin={() => (refusals.current = {})}>
          {drafts && <FormDraft drafts={drafts} form={`${scope} ${frame.heading ?? frame.submitLabel}`} />}
          {frame.children}
        </FormFrame>
      </Formik>
    </FormIdContext>
  );
}

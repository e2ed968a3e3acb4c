/** One step of the application that is saved: where it stands, its fields, and the ways on and back. */
import { useEffect, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import type * as yup from "yup";
import type { Envelope } from "#contract/rest/envelope";
import type { LeaseDraft, LeaseStep } from "#contract/leases/application";
import { Form } from "../../../ui/form/form";
import type { KnownApplicant } from "./known-applicant";
import type { TypedFields } from "./typed-fields";

/** What every step works with. */
export interface Filling {
  readonly draft: LeaseDraft | null;
  readonly known: KnownApplicant;
  /** Whether the form is the account's: then mails go to its address. */
  readonly isAccounts: boolean;
  readonly typed: TypedFields;
  readonly save: (step: LeaseStep, form: object) => Promise<Envelope<unknown>>;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
}

interface StepFormProps<Input extends object, Output extends object> {
  readonly step: LeaseStep;
  readonly filling: Filling;
  readonly initialValues: Input;
  readonly schema: yup.Schema<Output>;
  readonly children: ReactNode;
}

export function StepForm<Input extends object, Output extends object>(props: StepFormProps<Input, Output>) {
  const { step, filling, initialValues, schema, children } = props;
  return (
    <Form<Input, Output>
      initialValues={{ ...initialValues, ...filling.typed.of(step) }}
      schema={schema}
      submitLabel="Save and continue"
      onSubmit={(values) => filling.save(step, values)}
      actions={filling.onBack && <BackButton onBack={filling.onBack} />}
    >
      {children}
      <KeepTyped step={step} typed={filling.typed} />
    </Form>
  );
}

export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="text" onClick={onBack}>
      Back
    </Button>
  );
}

/** A step that is left, or a page that is reloaded, comes back as it was typed. */
function KeepTyped({ step, typed }: { readonly step: LeaseStep; readonly typed: TypedFields }) {
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (dirty) typed.keep(step, values);
  }, [values, dirty, step, typed]);
  return null;
}

/** One saved step of the application: progress, fields, and navigation. */
import { useEffect, type ReactNode } from "react";
import { useFormikContext } from "formik";
import type * as yup from "yup";
import type { Envelope } from "#contract/rest/envelope";
import type { LeaseDraft, LeaseStep } from "#contract/leases/application";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import type { KnownApplicant } from "./known-applicant";
import type { TypedFields } from "./typed-fields";

/** Props common to all steps. */
export interface Filling {
  readonly draft: LeaseDraft | null;
  readonly known: KnownApplicant;
  /** True for an account's form, whose emails go to the account's address. */
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
      <StoreInput step={step} typed={filling.typed} />
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

/** Keeps the input of a step over navigation and reloads. */
function StoreInput({ step, typed }: { readonly step: LeaseStep; readonly typed: TypedFields }) {
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (dirty) typed.store(step, values);
  }, [values, dirty, step, typed]);
  return null;
}

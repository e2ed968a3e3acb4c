/**
 * How a form of the shop behaves, with Formik underneath and nowhere else: a field complains when it is left, then
 * while it is typed in until it is right; a refused submit is summed up; nothing is sent twice.
 */
import { useId, useRef, useState } from "react";
import { useFormik } from "formik";
import type * as yup from "yup";
import type { Envelope } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { complaintsOf, refusalsOf, standing, type Complaints, type Refusals } from "./complaints";
import type { FormState } from "./form-context";
import { usePointerRest } from "./pointer-rest";

export type Values = Record<string, unknown>;

export interface ShopFormOptions<Input extends object, Output> {
  /** Every field of the form, empty ones as "". */
  readonly initialValues: Input;
  readonly schema: yup.Schema<Output>;
  /** Gets what the schema made of the values. Null says that there is no such thing (404). */
  readonly onSubmit: (values: Output) => Promise<Envelope<unknown> | null>;
}

/** A submit that was refused: what the summary shows. */
export interface Refused {
  /** Grows with every refusal, so that the summary takes the focus again. */
  readonly count: number;
  /** What is wrong with the whole, null when fields alone are wrong. */
  readonly message: string | null;
  /** In the order of `initialValues`, which is that of the screen. */
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

export interface ShopForm {
  readonly state: FormState;
  readonly refused: Refused | null;
  submit(): Promise<void>;
}

export function useShopForm<Input extends object, Output>({
  initialValues,
  schema,
  onSubmit,
}: ShopFormOptions<Input, Output>): ShopForm {
  const formId = useId();
  const refusals = useRef<Refusals>({});
  const found = useRef<Complaints>({});
  const outcome = useRef<{ isDone: boolean; message: string | null }>({ isDone: false, message: null });
  const isBusy = useRef(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const whenPointerRests = usePointerRest();

  const formik = useFormik<Values>({
    initialValues: initialValues as Values,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) =>
      (found.current = { ...complaintsOf(schema, values), ...standing(refusals.current, values) }),
    onSubmit: async (values, { validateForm }) => {
      const answer = await send(() => onSubmit(schema.validateSync(values, { stripUnknown: true })));
      outcome.current = { isDone: answer.isSuccess, message: answer.isSuccess ? null : answer.message };
      if (answer.isSuccess) return;
      refusals.current = refusalsOf(answer.fieldErrors, values);
      await validateForm();
      // The fields say it themselves.
      if (Object.values(found.current).includes(answer.message)) outcome.current.message = null;
    },
  });

  const errorOf = (name: string) => (formik.touched[name] && (formik.errors[name] as string)) || null;
  const isComplaining = () => Object.keys(formik.errors).some((name) => errorOf(name));
  const state: FormState = {
    formId,
    isSubmitting: formik.isSubmitting,
    valueOf: (name) => formik.values[name],
    errorOf,
    change: (name, value) => {
      // No complaint about a field while it is typed in for the first time.
      if (!errorOf(name) && formik.touched[name]) void formik.setFieldTouched(name, false, false);
      void formik.setFieldValue(name, value, isComplaining());
    },
    leave: (name) => {
      if (formik.values[name] === formik.initialValues[name]) return;
      whenPointerRests(() => void formik.setFieldTouched(name, true, true));
    },
  };

  const submit = async () => {
    // Formik would send a second press while the first is under way.
    if (isBusy.current) return;
    isBusy.current = true;
    refusals.current = {};
    outcome.current = { isDone: false, message: null };
    try {
      await formik.submitForm();
    } finally {
      isBusy.current = false;
    }
    const { isDone, message } = outcome.current;
    const fields = Object.keys(initialValues).flatMap((name) =>
      found.current[name] ? [{ name, message: found.current[name] }] : [],
    );
    setRefused((last) => (isDone ? null : { count: (last?.count ?? 0) + 1, message, fields }));
  };

  return { state, refused, submit };
}

/** The answer, or what stands for it when there is none. */
async function send(call: () => Promise<Envelope<unknown> | null>): Promise<Envelope<unknown>> {
  const without = (message: string): Envelope => ({
    isSuccess: false,
    message,
    successMessage: null,
    errorMessage: message,
    fieldErrors: [],
    data: null,
  });
  try {
    return (await call()) ?? without(MESSAGES.generic.failure);
  } catch (error) {
    const isNetwork = error instanceof Error && error.name === "NetworkFailure";
    // A fault of our own is reported as one; whoever filled in the form keeps what they typed either way.
    if (!isNetwork) reportError(error);
    return without(isNetwork ? MESSAGES.generic.unreachable : MESSAGES.generic.failure);
  }
}

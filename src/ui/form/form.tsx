/** A form of the shop: give it the contract's schema and what to do, put fields inside. */
import type { FormEvent, ReactNode } from "react";
import { Global } from "@emotion/react";
import { FormContext } from "./form-context";
import { ErrorSummary } from "./error-summary";
import { formLook } from "./form-look";
import { useShopForm, type ShopFormOptions } from "./use-shop-form";

interface FormProps<Input extends object, Output> extends ShopFormOptions<Input, Output> {
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Drawn as h2; without it the form is called as its button is. */
  readonly heading?: string;
  /** Shown below the message when the whole form was refused, e.g. links that help on. */
  readonly failureHelp?: ReactNode;
  /** Beside the submit button: a second way on. */
  readonly actions?: ReactNode;
}

/**
 * Every rule and message comes from `schema`; the answer's fieldErrors land on their fields and its message stays on
 * the page. What is said on success is said by `onSubmit`.
 */
export function Form<Input extends object, Output>({
  submitLabel,
  children,
  heading,
  failureHelp,
  actions,
  ...options
}: FormProps<Input, Output>) {
  const { state, refused, submit } = useShopForm(options);
  const { formId, isSubmitting } = state;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormContext value={state}>
      <Global styles={formLook} />
      <form
        className="form"
        noValidate
        method="post"
        onSubmit={onSubmit}
        aria-busy={isSubmitting}
        {...(heading ? { "aria-labelledby": `${formId}-heading` } : { "aria-label": submitLabel })}
      >
        {heading && <h2 id={`${formId}-heading`}>{heading}</h2>}
        {refused && <ErrorSummary formId={formId} refused={refused} help={failureHelp} />}
        {children}
        <div className="form-actions">
          <button type="submit" className="btn">
            {submitLabel}
            {isSubmitting && <span className="form-turning" aria-hidden="true" />}
          </button>
          {actions}
        </div>
        <p className="vh" role="status">
          {isSubmitting ? "One moment…" : ""}
        </p>
      </form>
    </FormContext>
  );
}

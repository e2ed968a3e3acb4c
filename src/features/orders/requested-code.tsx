/** The second-factor code in a refund dialog, shown once the server requires it (ORDER-40). */
import { useState, type ReactNode } from "react";
import * as yup from "yup";
import type { Envelope } from "#contract/rest/envelope";
import { optionalFactorCode } from "#contract/accounts/second-factor";
import { FactorCodeField } from "../../ui/form/code-field";

const CODE = "code";

export interface WithCode {
  /** Empty until required. */
  readonly code?: string | undefined;
}

const codeInput = yup.object({ [CODE]: optionalFactorCode() });

/** A form's schema with the field of the code; its initial value is NO_CODE. */
export function withCode<Input>(schema: yup.Schema<Input>): yup.Schema<Input & WithCode> {
  return schema.concat(codeInput) as yup.Schema<Input & WithCode>;
}

export const NO_CODE = { code: "" } as const;

/** The code as part of a form's input; omitted while empty. */
export function codeOf({ code }: WithCode): { readonly code?: string } {
  return code ? { code } : {};
}

export interface RequestedCode {
  /** The last field of the form. */
  readonly field: ReactNode;
  /** Shows the field when a response requires the code; returns the response. */
  readonly handle: <Data>(envelope: Envelope<Data>) => Envelope<Data>;
}

export function useRequestedCode(): RequestedCode {
  const [isRequired, setRequired] = useState(false);
  return {
    field: isRequired && <FactorCodeField />,
    handle: (envelope) => {
      if (envelope.fieldErrors.some(({ property }) => property === CODE)) setRequired(true);
      return envelope;
    },
  };
}

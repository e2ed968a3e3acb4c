/** Announces, before a refund is sent, that it requires a second-factor code, and why (ORDER-40). */
import { useFormikContext } from "formik";
import { codeReason, type RefundAllowance } from "#contract/payments/refund-limits";
import { centsOf } from "#contract/money/money";

interface CodeAheadProps {
  /** Null when unknown; the code is then requested when needed. */
  readonly limits: RefundAllowance | null | undefined;
}

/** For the amount in the field of that name. */
export function CodeAhead({ limits }: CodeAheadProps) {
  const { amount } = useFormikContext<{ readonly amount: string }>().values;
  return <p role="status">{limits && codeReason(limits, centsOf(amount))}</p>;
}

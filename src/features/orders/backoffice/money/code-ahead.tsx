/** Says before a refund is sent that it will take a code of the second factor, and why (ORDER-40). */
import { useFormikContext } from "formik";
import { whyCode, type BackLimits } from "#contract/payments/refund-limits";
import { centsOf } from "#contract/money/money";

interface CodeAheadProps {
  /** Null: unknown; the code is then asked for when it is needed. */
  readonly limits: BackLimits | null | undefined;
}

/** For the amount in the field of that name. */
export function CodeAhead({ limits }: CodeAheadProps) {
  const { amount } = useFormikContext<{ readonly amount: string }>().values;
  return <p role="status">{limits && whyCode(limits, centsOf(amount))}</p>;
}

/** The order's total, valid until the form changes, and the button that places it. */
import { styled } from "@mui/material/styles";
import { useFormikContext, type FormikValues } from "formik";
import type { PhoneOrderQuoteQuery } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { Button } from "../../../../ui/actions/button";
import { OrderCosts } from "../../../../ui/parts/order/order-costs";
import {
  callOf,
  phoneOrderSchema,
  type OrderLine,
  type PhoneOrder,
  type PhoneOrderCall,
} from "./phone-order-form";

export type PhoneOrderQuote = PhoneOrderQuoteQuery["getPhoneOrderQuote"];

export interface Quoted {
  /** The input it was computed for. */
  readonly contents: string;
  readonly quote: PhoneOrderQuote;
}

export function contentsOf(call: PhoneOrderCall): string {
  return JSON.stringify(call);
}

/** Null after a change of the form. */
export function useCurrentQuote(quoted: Quoted | null, lines: readonly OrderLine[]): PhoneOrderQuote | null {
  const { values } = useFormikContext<FormikValues>();
  if (!quoted) return null;
  const order = phoneOrderSchema(lines).cast(values, { assert: false, stripUnknown: true }) as PhoneOrder;
  return contentsOf(callOf(order, lines)) === quoted.contents ? quoted.quote : null;
}

interface OrderTotalProps {
  readonly quoted: Quoted | null;
  readonly lines: readonly OrderLine[];
}

export function OrderTotal({ quoted, lines }: OrderTotalProps) {
  const quote = useCurrentQuote(quoted, lines);
  return (
    <>
      <div role="status">
        {quote && <OrderCosts {...quote} />}
        {quoted && !quote && <p>The order has changed. Calculate the total again.</p>}
      </div>
      <p className="muted">
        The customer pays through the emailed link; never ask for a card number. Items are held for{" "}
        {LIMITS.orders.phoneHoldHours} hours.
      </p>
    </>
  );
}

interface PlaceButtonProps extends OrderTotalProps {
  /** Called before the form is sent, and again afterwards. */
  readonly onPlacing: (isPlacing: boolean) => void;
}

/** Rendered only while the total is current: the placed order matches the total the caller heard. */
export function PlaceButton({ quoted, lines, onPlacing }: PlaceButtonProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const quote = useCurrentQuote(quoted, lines);
  if (!quote) return null;
  const place = async () => {
    if (isSubmitting) return;
    onPlacing(true);
    await submitForm();
    onPlacing(false);
  };
  return (
    <>
      <Sum>Total {formatMoney(quote.total)}</Sum>
      <Button aria-disabled={isSubmitting} onClick={() => void place()}>
        Place order and email payment link
      </Button>
    </>
  );
}

/** Beside the button where the costs are out of sight. */
const Sum = styled("b")({ "@media (min-width: 900px)": { display: "none" } });

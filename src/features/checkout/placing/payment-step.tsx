/** The payment methods, the selected one, and the order button. */
import { useCallback, useEffect, useRef, useState } from "react";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import { styled } from "@mui/material/styles";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { OrderLink } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { Button } from "../../../ui/actions/button";
import { Hint } from "../../../ui/form/field-frame";
import { Choice } from "../../../ui/form/radio-field";
import { formatDateTime } from "../../../lib/format-date";
import { lessorOf } from "../../../lib/shop-lessors";
import { HoldNote } from "../../../ui/parts/order/hold-note";
import { changeDraft, useDraft } from "../input/checkout-draft";
import { orderInput } from "../input/checkout-request";
import { ApplyForOrder } from "../lease/apply-for-order";
import { LeasePanel } from "../lease/lease-panel";
import { LeaseTerms } from "../lease/lease-terms";
import { Choices, Frame } from "../payment/choice-frame";
import { MethodMarks } from "../payment/method-marks";
import { MethodPanel } from "../payment/method-panel";
import type { Collect, PaymentTokens } from "../payment/payment-panel";
import { choiceOf, dueOf, isLeasedAlready, waysToPay, wayToPay } from "../payment/ways-to-pay";
import { ChangeOrder } from "./change-order";
import { PayOrLease } from "./pay-or-lease";
import { PaymentTrouble } from "./payment-trouble";
import { answerOfLease } from "./place-order";
import { withOrderKey, usePaying } from "./use-paying";
import type { Quote } from "../summary/use-quote";

interface PaymentStepProps {
  /** The placed order; null before. */
  readonly order: OrderLink | null;
  /** Input of the order; null when the order is placed. */
  readonly input: CheckoutInput | null;
  readonly quote: Quote;
  /** Requests a new total. */
  readonly requote: () => Promise<Quote | null>;
  /** The order is placed; it may not be paid yet. */
  readonly onPlaced: (order: OrderLink) => void;
  /** The lease application for the order is open. */
  readonly isApplying: boolean;
}

export function PaymentStep({ order, input, quote, requote, onPlaced, isApplying }: PaymentStepProps) {
  const { method: preferred, form } = useDraft();
  const methods = waysToPay(quote);
  const method = methods.find((option) => option === preferred) ?? methods[0] ?? null;
  const collect = useRef<Collect | null>(null);
  const { isBusy, trouble, pay, resume } = usePaying({ order, quote, requote, onPlaced });

  // Stable functions for the panels: new ones would reload their frames.
  const latest = useRef({ method, pay });
  useEffect(() => {
    latest.current = { method, pay };
  });
  const [isEarly, setEarly] = useState(false);
  const press = useCallback(() => {
    const { method: chosen, pay: payNow } = latest.current;
    setEarly(collect.current === null);
    if (chosen && collect.current) void payNow(chosen, collect.current);
  }, []);
  const hasTokens = useCallback((tokens: PaymentTokens) => {
    const { method: chosen, pay: payNow } = latest.current;
    if (chosen) void payNow(chosen, async () => tokens);
  }, []);
  const setCollect = useCallback((ready: Collect | null) => {
    collect.current = ready;
    if (ready) setEarly(false);
  }, []);

  if (!method) return <NoMethod />;
  if (isApplying) {
    return (
      <ApplyForOrder
        order={order}
        quote={quote}
        trouble={trouble && <PaymentTrouble trouble={trouble} />}
        checkout={() => (order ? orderInput(order) : withOrderKey(input!, quote.total).input)}
        onSent={(answer) => void resume("LEASE", answerOfLease(answer))}
        onRefused={() => void requote()}
      />
    );
  }
  const vendors = methods.filter((option) => option !== "LEASE");
  const { button, holdMinutes } = wayToPay(method, quote);
  return (
    <Card component="section" aria-label="Payment" aria-busy={isBusy}>
      <h2>How would you like to pay?</h2>
      {isLeasedAlready(quote.lease) && (
        <p role="status">
          {formatMoney(quote.lease.leasedAmount)} of your order is leased.{" "}
          <b>{formatMoney(quote.lease.unleasedAmount)} left to pay.</b> You'll sign the lease after that.
        </p>
      )}
      {isLeasedAlready(quote.lease) && (
        <LeaseTerms
          isStateTax={quote.isStateTax}
          leased={quote.lease.leasedAmount}
          lessor={lessorOf(quote.lease.leasingCompanyId)}
        />
      )}
      {quote.paidAmount > 0 && (
        <p role="status">
          {formatMoney(quote.paidAmount)} of your order is already paid.{" "}
          <b>Your change costs {formatMoney(dueOf(quote))} more.</b> We'll make it once you've paid.
        </p>
      )}
      {trouble && <PaymentTrouble trouble={trouble} />}
      {methods.includes("LEASE") && (
        <PayOrLease methods={methods} method={method} quote={quote} isBusy={isBusy} />
      )}
      {method === "LEASE" ? (
        <Frame data-chosen="">
          <LeasePanel quote={quote} order={order} input={input} requote={requote} onReady={setCollect} />
        </Frame>
      ) : (
        <Choices disabled={isBusy}>
          <legend className="vh">{LABELS.paymentMethod}</legend>
          {vendors.map((vendor) => (
            <Frame key={vendor} data-chosen={vendor === method ? "" : undefined}>
              <Choice
                id={`method-${vendor}`}
                name="payment-method"
                isChosen={vendor === method}
                onChoose={() => changeDraft({ method: vendor })}
                {...choiceOf(vendor, quote)}
                label={
                  <>
                    {wayToPay(vendor, quote).label} <MethodMarks method={vendor} />
                  </>
                }
              />
              {vendor === method && (
                <MethodPanel
                  method={vendor}
                  order={order}
                  purchase={{
                    total: dueOf(quote),
                    email: form?.email ?? "",
                    postalCode: postalCodeOf(form),
                  }}
                  onReady={setCollect}
                  onPress={press}
                  onTokens={hasTokens}
                />
              )}
            </Frame>
          ))}
        </Choices>
      )}
      {holdMinutes !== null && (
        <Hint as="p">
          We'll hold your items for {holdMinutes} minutes once you continue to payment. Until you pay, you can
          come back and choose another payment method.
        </Hint>
      )}
      {quote.paidAmount > 0 && quote.heldUntil ? (
        <p className="muted">
          We're holding the added items until {formatDateTime(quote.heldUntil)}. If you don't pay for the
          change by then, nothing is charged and your order stays the same.
        </p>
      ) : (
        <HoldNote heldUntil={quote.heldUntil} />
      )}
      {button && (
        <PayButton aria-disabled={isBusy} onClick={press}>
          {button}
          {isBusy && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
        </PayButton>
      )}
      {order && quote.paidAmount === 0 && (
        <ChangeOrder link={order} isApproved={isLeasedAlready(quote.lease)} />
      )}
      <p className="vh" role="status">
        {isBusy ? "One moment, we're placing your order…" : ""}
      </p>
      <Hint as="p" role="status">
        {isEarly ? "This payment method is still loading. Please press again in a moment." : ""}
      </Hint>
      <Hint as="p">
        By placing your order, you accept our <a href={ROUTES.terms}>terms</a>.{" "}
        {method === "LEASE"
          ? "Pressing twice won't create a second order or lease."
          : "You won't be charged twice."}
      </Hint>
    </Card>
  );
}

function postalCodeOf(form: ReturnType<typeof useDraft>["form"]): string {
  if (!form) return "";
  return form.isBillingShippingSame ? form.postalCode : form.billingPostalCode;
}

function NoMethod() {
  return (
    <Card role="alert">
      <h2>This total can't be paid online</h2>
      <p>
        No payment method accepts it right now. Please <a href={ROUTES.contact}>contact us</a> or edit your
        cart.
      </p>
    </Card>
  );
}

const PayButton = styled(Button)({
  width: "100%",
  minHeight: 54,
  fontSize: "var(--lg)",
  fontVariantNumeric: "tabular-nums",
  "&[aria-disabled=true]": { cursor: "progress" },
});

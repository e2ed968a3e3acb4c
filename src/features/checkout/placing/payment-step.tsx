/** The ways to pay, the one that is chosen, and the button that orders. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from "#contract/checkout";
import { formatMoney } from "#contract/money";
import { ROUTES, type OrderLink } from "#contract/site-paths";
import { changeDraft, useDraft } from "../input/checkout-draft";
import { MethodPanel } from "../payment/method-panel";
import type { Collect, PaymentTokens } from "../payment/payment-panel";
import { PaymentTrouble } from "./payment-trouble";
import { usePaying } from "./use-paying";
import type { Quote } from "../summary/use-quote";

interface PaymentStepProps {
  /** An order that is placed already; null while there is none. */
  readonly order: OrderLink | null;
  readonly quote: Quote;
  /** Asks for the total again. */
  readonly ask: () => Promise<Quote | null>;
  /** The order stands now, though it is not paid yet. */
  readonly onPlaced: (order: OrderLink) => void;
}

const HINTS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  CARD: "Visa, Mastercard, American Express, Discover",
  KLARNA: "Pay later or in parts",
  COINBASE: "Pay with coins on the page of Coinbase",
  CRYPTO: "Bitcoin, Ethereum and other coins",
};

export function PaymentStep({ order, quote, ask, onPlaced }: PaymentStepProps) {
  const { method: wanted, form } = useDraft();
  const methods = quote.paymentMethods.filter((method) => method !== "LEASE");
  const method = methods.find((one) => one === wanted) ?? methods[0] ?? null;
  const collect = useRef<Collect | null>(null);
  const { isBusy, trouble, pay } = usePaying({ order, quote, ask, onPlaced });

  // The same functions as long as the step is shown: a panel that is given others would begin anew.
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
  return (
    <section className="checkout-card payment-step" aria-label="Payment" aria-busy={isBusy}>
      <h2>How would you like to pay?</h2>
      {trouble && <PaymentTrouble trouble={trouble} />}
      <fieldset className="payment-methods" disabled={isBusy}>
        <legend className="vh">Way to pay</legend>
        {methods.map((one) => (
          <div key={one} className="payment-method" {...(one === method ? { "data-chosen": "" } : {})}>
            <label className="form-radio" htmlFor={`method-${one}`}>
              <input
                type="radio"
                id={`method-${one}`}
                name="payment-method"
                checked={one === method}
                onChange={() => changeDraft({ method: one })}
              />
              <span>
                <span>{PAYMENT_METHOD_LABELS[one]}</span>
                {HINTS[one] && <span className="form-hint">{HINTS[one]}</span>}
              </span>
            </label>
            {one === method && (
              <MethodPanel
                method={one}
                order={order}
                purchase={{
                  total: quote.total,
                  email: form?.email ?? "",
                  postalCode: postalCodeOf(form),
                }}
                onReady={setCollect}
                onPress={press}
                onTokens={hasTokens}
              />
            )}
          </div>
        ))}
      </fieldset>
      {method !== "GOOGLE_PAY" && (
        <button type="button" className="btn pay-button" aria-disabled={isBusy} onClick={press}>
          {buttonLabel(method, quote.total)}
          {isBusy && <span className="form-turning" aria-hidden="true" />}
        </button>
      )}
      <p className="vh" role="status">
        {isBusy ? "One moment, your order is being placed…" : ""}
      </p>
      <p className="form-hint" role="status">
        {isEarly ? "This way to pay is still being prepared. Please press again in a moment." : ""}
      </p>
      <p className="form-hint">
        By ordering you accept our <a href={ROUTES.terms}>terms</a>. You are charged once, however often the
        button is pressed.
      </p>
    </section>
  );
}

function buttonLabel(method: PaymentMethod, total: number): string {
  const amount = formatMoney(total);
  const isElsewhere = method === "COINBASE" || method === "CRYPTO";
  return isElsewhere ? `Order and go on to pay ${amount}` : `Pay ${amount}`;
}

function postalCodeOf(form: ReturnType<typeof useDraft>["form"]): string {
  if (!form) return "";
  return form.isBillingShippingSame ? form.postalCode : form.billingPostalCode;
}

function NoMethod() {
  return (
    <div className="checkout-card" role="alert">
      <h2>This total cannot be paid online</h2>
      <p>
        No way to pay takes it right now. Please <a href={ROUTES.contact}>write to us</a> or change your cart.
      </p>
    </div>
  );
}

/** Google's own button; Braintree converts its token to a nonce. */
import { useEffect, useRef, useState } from "react";
import { MESSAGES } from "#contract/messages";
import { Bad } from "../../../ui/parts/verdict";
import { braintreeWeb } from "./braintree-web";
import type { PanelProps } from "./payment-panel";
import { vendorGlobal } from "./vendor-script";

interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<unknown>;
  createButton(options: { readonly onClick: () => void; readonly buttonType: string }): HTMLElement;
}

interface Google {
  readonly payments: {
    readonly api: { readonly PaymentsClient: new (options: { environment: string }) => PaymentsClient };
  };
}

export function GooglePayButton({ preparation, purchase, onTokens }: PanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const clientToken = preparation.clientToken ?? "";
  const { total } = purchase;
  useEffect(() => {
    let isCurrent = true;
    makeButton(clientToken, total, (token) => onTokens({ token }), setProblem).then(
      (button) => isCurrent && place.current?.replaceChildren(button),
      () => isCurrent && setProblem("Google Pay isn't available here. Please choose another payment method."),
    );
    return () => {
      isCurrent = false;
    };
  }, [clientToken, total, onTokens]);
  return (
    <>
      {problem && <Bad role="alert">{problem}</Bad>}
      <div ref={place} />
    </>
  );
}

/** @throws when the shopper's browser or the vendor does not support Google Pay */
async function makeButton(
  clientToken: string,
  totalCents: number,
  onNonce: (nonce: string) => void,
  showProblem: (problem: string | null) => void,
): Promise<HTMLElement> {
  const [braintree, google] = await Promise.all([
    braintreeWeb("google-payment"),
    vendorGlobal<Google>("google", "https://pay.google.com/gp/p/js/pay.js"),
  ]);
  const client = await braintree.client.create({ authorization: clientToken });
  const payment = await braintree.googlePayment.create({ client, googlePayVersion: 2 });
  const payments = new google.payments.api.PaymentsClient({ environment: environmentOf(clientToken) });
  const request = await payment.createPaymentDataRequest({
    transactionInfo: {
      currencyCode: "USD",
      totalPriceStatus: "FINAL",
      totalPrice: (totalCents / 100).toFixed(2),
    },
  });
  const { result } = await payments.isReadyToPay(request);
  if (!result) throw new Error("No wallet in this browser");
  const press = async () => {
    try {
      showProblem(null);
      onNonce((await payment.parseResponse(await payments.loadPaymentData(request))).nonce);
    } catch (error) {
      const { statusCode } = (error ?? {}) as { statusCode?: string };
      if (statusCode !== "CANCELED") showProblem(MESSAGES.checkout.gatewayDown);
    }
  };
  return payments.createButton({ buttonType: "buy", onClick: () => void press() });
}

/** The token is base64 JSON that contains the vendor's environment. */
function environmentOf(clientToken: string): "PRODUCTION" | "TEST" {
  try {
    const { environment } = JSON.parse(atob(clientToken)) as { environment?: string };
    return environment === "production" ? "PRODUCTION" : "TEST";
  } catch {
    return "TEST";
  }
}

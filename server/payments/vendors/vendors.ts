/** The vendors that are on, each behind the one interface. */
import type { PaymentSettings } from "../payments.settings";
import { BraintreeGateway } from "./braintree/braintree.gateway";
import { createCoinbaseGateway } from "./coinbase/coinbase.gateway";
import { KlarnaGateway } from "./klarna/klarna.gateway";
import type { GatewayType, PaymentGateway } from "./gateway.port";
import { createPlisioGateway } from "./plisio/plisio.gateway";

export interface PaymentGateways {
  /** Null when the vendor is off, or was never one of ours. */
  find(type: string): PaymentGateway | null;
  /** Braintree's check of a webhook address. Null when Braintree is off. @throws WebhookRejected */
  answerBraintreeChallenge(challenge: string): string | null;
}

/** @param callbackSecret what addresses of vendors that do not sign are made with */
export function createPaymentGateways(settings: PaymentSettings, callbackSecret: string): PaymentGateways {
  const braintree = settings.braintree && new BraintreeGateway(settings.braintree);
  const all: Readonly<Record<GatewayType, PaymentGateway | null>> = {
    BRAINTREE: braintree,
    KLARNA: settings.klarna && new KlarnaGateway({ ...settings.klarna, callbackSecret }),
    COINBASE: settings.coinbase && createCoinbaseGateway(settings.coinbase),
    PLISIO: settings.plisio && createPlisioGateway(settings.plisio),
  };
  return {
    find: (type) => (Object.hasOwn(all, type) ? all[type as GatewayType] : null),
    answerBraintreeChallenge: (challenge) => braintree?.answerChallenge(challenge) ?? null,
  };
}

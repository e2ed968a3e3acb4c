/** The adapters of all vendors, their payment methods, and the gateways of the enabled ones. */
import type { PaymentMethod } from "#contract/payments/methods";
import type { VendorType } from "#contract/payments/vendors/payment-vendors";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { braintreeVendor } from "./braintree/braintree.vendor";
import { coinbaseVendor } from "./coinbase/coinbase.vendor";
import type { MethodFacts, PaymentGateway, VendorAdapter, VendorSettings } from "./gateway.port";
import { klarnaVendor } from "./klarna/klarna.vendor";
import { plisioVendor } from "./plisio/plisio.vendor";

const ADAPTERS: Readonly<Record<VendorType, VendorAdapter>> = {
  BRAINTREE: braintreeVendor,
  KLARNA: klarnaVendor,
  COINBASE: coinbaseVendor,
  PLISIO: plisioVendor,
};
const VENDORS = Object.entries(ADAPTERS) as [VendorType, VendorAdapter][];

interface KnownMethod extends MethodFacts {
  readonly gatewayName: string;
  readonly gatewayType: VendorType;
}

/** The vendor of each payment method, and its payment flow. */
export const METHODS: ReadonlyMap<PaymentMethod, KnownMethod> = new Map(
  VENDORS.flatMap(([gatewayType, { methods }]) =>
    (Object.entries(methods) as [keyof typeof VENDOR_METHODS, MethodFacts][]).map(
      ([method, facts]) =>
        [method, { gatewayName: VENDOR_METHODS[method].label, ...facts, gatewayType }] as const,
    ),
  ),
);

export interface PaymentGateways {
  /** Null when the vendor is disabled or unknown. */
  find(type: string): PaymentGateway | null;
}

/** @param callbackSecrets sign the webhook URLs of vendors without webhook signatures; newest first */
export function createPaymentGateways(
  settings: Readonly<Record<VendorType, VendorSettings | null>>,
  callbackSecrets: readonly string[],
): PaymentGateways {
  const open = VENDORS.flatMap(([type, vendor]) => {
    const own = settings[type];
    return own ? [[type, vendor.open(own, callbackSecrets)] as const] : [];
  });
  const gateways = new Map<string, PaymentGateway>(open);
  return { find: (type) => gateways.get(type) ?? null };
}

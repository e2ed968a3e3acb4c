/** Braintree as one of the shop's vendors. */
import { BRAINTREE_METHODS } from "#contract/payment-vendors/braintree";
import type { VendorAdapter } from "../gateway.port";
import { AT_ONCE } from "../waiting.rules";
import { BraintreeGateway } from "./braintree.gateway";

export const braintreeVendor: VendorAdapter = {
  methods: {
    CARD: { gatewayName: "Card", ...AT_ONCE },
    GOOGLE_PAY: { gatewayName: BRAINTREE_METHODS.GOOGLE_PAY.label, ...AT_ONCE },
  },
  open: ({ keys, environment, doubleUrl, timeoutMs }) =>
    new BraintreeGateway({
      merchantId: keys["merchantId"] ?? "",
      publicKey: keys["publicKey"] ?? "",
      privateKey: keys["privateKey"] ?? "",
      environment: doubleUrl ? { url: doubleUrl } : environment === "production" ? "production" : "sandbox",
      timeoutMs,
    }),
};

/** Vendor adapter of Braintree: its payment methods and gateway. */
import type { VendorAdapter } from "../gateway.port";
import { AT_ONCE } from "../waiting.rules";
import { BraintreeGateway } from "./braintree.gateway";

export const braintreeVendor: VendorAdapter = {
  methods: {
    CARD: { gatewayName: "Card", ...AT_ONCE },
    GOOGLE_PAY: AT_ONCE,
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

/** Braintree: cards and Google Pay. */
import type { PaymentVendor } from "./payment-vendor";

export const BRAINTREE = {
  type: "BRAINTREE",
  about: "Braintree: cards and Google Pay. Webhook URL to enter there: API_URL/webhooks/braintree",
  keys: {
    merchantId: "BRAINTREE_MERCHANT_ID",
    publicKey: "BRAINTREE_PUBLIC_KEY",
    privateKey: "BRAINTREE_PRIVATE_KEY",
  },
  doubleKeys: {
    merchantId: "sandbox_merchant",
    publicKey: "sandbox_public_key",
    privateKey: "sandbox_private_key",
  },
  environment: { variable: "BRAINTREE_ENVIRONMENT", test: "sandbox" },
  // Cardinal runs 3-D Secure and displays the bank's challenge in a frame.
  policy: {
    scripts: [
      "https://js.braintreegateway.com",
      "https://assets.braintreegateway.com",
      "https://songbird.cardinalcommerce.com",
      "https://pay.google.com",
    ],
    frames: [
      "https://assets.braintreegateway.com",
      "https://*.cardinalcommerce.com",
      "https://pay.google.com",
    ],
    connections: [
      "https://api.braintreegateway.com",
      "https://api.sandbox.braintreegateway.com",
      "https://client-analytics.braintreegateway.com",
      "https://client-analytics.sandbox.braintreegateway.com",
      "https://payments.braintree-api.com",
      "https://payments.sandbox.braintree-api.com",
      "https://*.cardinalcommerce.com",
      "https://pay.google.com",
      "https://google.com/pay",
    ],
    pictures: ["https://assets.braintreegateway.com", "https://www.gstatic.com"],
  },
} as const satisfies PaymentVendor;

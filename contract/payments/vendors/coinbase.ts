/** Coinbase Commerce: crypto payments on a hosted page. */
import type { PaymentVendor, VendorMethod } from "./payment-vendor";

export const COINBASE_METHODS = {
  COINBASE: {
    label: "Coinbase Commerce",
    hint: "Pay with crypto through Coinbase",
    token: null,
    holdMinutes: 30,
    wallet: { vendor: "COINBASE", name: "Coinbase" },
    page: "Coinbase, where you choose a coin and pay",
  },
} as const satisfies Readonly<Record<string, VendorMethod>>;

export const COINBASE = {
  type: "COINBASE",
  about: "Coinbase Commerce. Webhook URL to enter there: API_URL/webhooks/coinbase",
  keys: { apiKey: "COINBASE_API_KEY", webhookSecret: "COINBASE_WEBHOOK_SECRET" },
  doubleKeys: { apiKey: "sandbox_coinbase_api_key", webhookSecret: "sandbox_coinbase_webhook_secret" },
  environment: null,
  policy: null,
} as const satisfies PaymentVendor;

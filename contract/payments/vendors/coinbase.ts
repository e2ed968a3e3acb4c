/** Coinbase Commerce: crypto payments on a hosted page. */
import type { PaymentVendor } from "./payment-vendor";

export const COINBASE = {
  type: "COINBASE",
  about: "Coinbase Commerce. Webhook URL to enter there: API_URL/webhooks/coinbase",
  keys: { apiKey: "COINBASE_API_KEY", webhookSecret: "COINBASE_WEBHOOK_SECRET" },
  doubleKeys: { apiKey: "sandbox_coinbase_api_key", webhookSecret: "sandbox_coinbase_webhook_secret" },
  environment: null,
  policy: null,
} as const satisfies PaymentVendor;

/** Coinbase Commerce: coins, on a page of its own. */
import type { PaymentVendor, VendorMethod } from "./payment-vendor";

export const COINBASE_METHODS = {
  COINBASE: { label: "Coinbase Commerce", token: null },
} as const satisfies Readonly<Record<string, VendorMethod>>;

export const COINBASE = {
  type: "COINBASE",
  keys: { apiKey: "COINBASE_API_KEY", webhookSecret: "COINBASE_WEBHOOK_SECRET" },
  doubleKeys: { apiKey: "sandbox_coinbase_api_key", webhookSecret: "sandbox_coinbase_webhook_secret" },
  environment: null,
  policy: null,
} as const satisfies PaymentVendor;

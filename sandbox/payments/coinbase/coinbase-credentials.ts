/** The keys the double accepts and signs with. They open nothing but the double. */
export const COINBASE_SANDBOX = {
  apiKey: "sandbox_coinbase_api_key",
  webhookSecret: "sandbox_coinbase_webhook_secret",
} as const;

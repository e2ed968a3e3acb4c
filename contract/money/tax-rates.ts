/** Provider of local sales tax rates: configuration shared by the client and the sandbox (MONEY-4). */
export const TAX_RATES = {
  address: "TAX_RATES_URL",
  keys: { token: "TAX_RATES_TOKEN" },
  /** Token of the sandbox. */
  doubleKeys: { token: "sandbox_tax_rates_token" },
} as const;

/** The provider of local sales tax rates: shared by the shop's client of it and its local double (MONEY-4). */
export const TAX_RATES = {
  address: "TAX_RATES_URL",
  keys: { token: "TAX_RATES_TOKEN" },
  /** The token the sandbox accepts. */
  doubleKeys: { token: "sandbox_tax_rates_token" },
} as const;

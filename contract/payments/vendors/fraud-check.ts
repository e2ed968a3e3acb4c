/** MaxMind minFraud, which checks paid orders. */
export const FRAUD_CHECK = {
  keys: { accountId: "MINFRAUD_ACCOUNT_ID", licenseKey: "MINFRAUD_LICENSE_KEY" },
  /** Keys of the sandbox only. */
  doubleKeys: { accountId: "100001", licenseKey: "sandbox_minfraud_license_key" },
} as const;

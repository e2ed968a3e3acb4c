/** MaxMind minFraud, which looks at orders that are paid. */
export const FRAUD_CHECK = {
  keys: { accountId: "MINFRAUD_ACCOUNT_ID", licenseKey: "MINFRAUD_LICENSE_KEY" },
  /** What the local double takes for these keys. */
  doubleKeys: { accountId: "100001", licenseKey: "sandbox_minfraud_license_key" },
} as const;

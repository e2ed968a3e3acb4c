/** The account the double knows. It opens nothing but the double. */
export const FRAUD_SANDBOX = { accountId: "100001", licenseKey: "sandbox_minfraud_license_key" } as const;

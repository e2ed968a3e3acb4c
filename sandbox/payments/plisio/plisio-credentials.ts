/** The key the double accepts and signs with. It opens nothing but the double. */
export const PLISIO_SANDBOX = { secretKey: "sandbox_plisio_secret_key" } as const;

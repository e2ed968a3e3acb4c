/** Carrier that prints return labels: configuration shared by the client and the sandbox (ORDER-52). */
export const RETURN_LABELS = {
  address: "RETURN_LABELS_URL",
  keys: { token: "RETURN_LABELS_TOKEN" },
  /** Token of the sandbox. */
  doubleKeys: { token: "sandbox_return_labels_token" },
} as const;

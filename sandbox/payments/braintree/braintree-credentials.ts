/** The keys the double accepts. They open nothing but the double. */
export const BRAINTREE_SANDBOX = {
  merchantId: "sandbox_merchant",
  publicKey: "sandbox_public_key",
  privateKey: "sandbox_private_key",
} as const;

/** Plisio: a coin that is chosen here, on a page of its own. */
import type { PaymentVendor, VendorMethod } from "./payment-vendor";

export const PLISIO_METHODS = {
  CRYPTO: { label: "Cryptocurrency", token: null },
} as const satisfies Readonly<Record<string, VendorMethod>>;

export const PLISIO = {
  type: "PLISIO",
  keys: { secretKey: "PLISIO_SECRET_KEY" },
  doubleKeys: { secretKey: "sandbox_plisio_secret_key" },
  environment: null,
  policy: null,
} as const satisfies PaymentVendor;

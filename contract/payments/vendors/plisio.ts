/** Plisio: the shopper chooses a coin in the checkout and pays on a hosted page. */
import type { PaymentVendor } from "./payment-vendor";

export const PLISIO = {
  type: "PLISIO",
  about: "Plisio: nine cryptocurrencies.",
  keys: { secretKey: "PLISIO_SECRET_KEY" },
  doubleKeys: { secretKey: "sandbox_plisio_secret_key" },
  environment: null,
  policy: null,
} as const satisfies PaymentVendor;

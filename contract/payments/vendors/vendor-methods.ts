/**
 * All payment methods of vendors, in display order. Apart from the vendors, so that page scripts never carry their
 * keys and policies.
 */
import type { VendorMethod } from "./payment-vendor";

const GOOGLE_PAY = "Google Pay";

const BRAINTREE_METHODS = {
  CARD: {
    label: "Credit or debit card",
    inSentence: "cards",
    token: "nonce",
    holdMinutes: 15,
    wallet: null,
  },
  GOOGLE_PAY: {
    label: GOOGLE_PAY,
    inSentence: GOOGLE_PAY,
    token: "nonce",
    holdMinutes: 15,
    wallet: null,
  },
} as const satisfies Readonly<Record<string, VendorMethod>>;

const KLARNA_METHODS = {
  KLARNA: {
    label: "Klarna",
    inSentence: "Klarna",
    hint: "Pay later or in parts",
    parts: 4,
    token: "authorizationToken",
    holdMinutes: 15,
    wallet: null,
  },
} as const satisfies Readonly<Record<string, VendorMethod>>;

const COINBASE_METHODS = {
  COINBASE: {
    label: "Coinbase Commerce",
    inSentence: "crypto",
    hint: "Pay with crypto through Coinbase",
    token: null,
    holdMinutes: 30,
    wallet: { vendor: "COINBASE", name: "Coinbase" },
    page: "Coinbase, where you choose a coin and pay",
  },
} as const satisfies Readonly<Record<string, VendorMethod>>;

const PLISIO_METHODS = {
  CRYPTO: {
    label: "Cryptocurrency",
    inSentence: "crypto",
    hint: "Bitcoin, Ethereum and other coins",
    token: null,
    holdMinutes: 30,
    wallet: { vendor: "PLISIO", name: "Plisio" },
  },
} as const satisfies Readonly<Record<string, VendorMethod>>;

const methods = { ...BRAINTREE_METHODS, ...KLARNA_METHODS, ...COINBASE_METHODS, ...PLISIO_METHODS };
export const VENDOR_METHODS: Readonly<Record<keyof typeof methods, VendorMethod>> = methods;

/** All payment vendors and payment methods, in display order. */
import { BRAINTREE, BRAINTREE_METHODS } from "./braintree";
import { COINBASE, COINBASE_METHODS } from "./coinbase";
import { KLARNA, KLARNA_METHODS } from "./klarna";
import type { VendorMethod } from "./payment-vendor";
import { PLISIO, PLISIO_METHODS } from "./plisio";

// Methods are separate from vendors, so that pages never bundle the vendors' keys and policies.
const methods = { ...BRAINTREE_METHODS, ...KLARNA_METHODS, ...COINBASE_METHODS, ...PLISIO_METHODS };
export const VENDOR_METHODS: Readonly<Record<keyof typeof methods, VendorMethod>> = methods;

export const PAYMENT_VENDORS = [BRAINTREE, KLARNA, COINBASE, PLISIO] as const;
export type VendorType = (typeof PAYMENT_VENDORS)[number]["type"];

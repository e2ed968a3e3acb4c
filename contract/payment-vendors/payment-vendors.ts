/** Every payment vendor, and the ways to pay they bring, in the order they are offered. */
import { BRAINTREE, BRAINTREE_METHODS } from "./braintree";
import { COINBASE, COINBASE_METHODS } from "./coinbase";
import { KLARNA, KLARNA_METHODS } from "./klarna";
import { PLISIO, PLISIO_METHODS } from "./plisio";

// Apart from the vendors, whose keys and policies no page carries.
export const VENDOR_METHODS = {
  ...BRAINTREE_METHODS,
  ...KLARNA_METHODS,
  ...COINBASE_METHODS,
  ...PLISIO_METHODS,
} as const;

export const PAYMENT_VENDORS = [BRAINTREE, KLARNA, COINBASE, PLISIO] as const;
export type VendorType = (typeof PAYMENT_VENDORS)[number]["type"];

/** Payment methods. */
import { VENDOR_METHODS } from "./vendors/vendor-methods";

/** Payment methods of the payment vendors (PAYMENT-1). */
export const VENDOR_METHOD_NAMES = Object.keys(VENDOR_METHODS) as readonly (keyof typeof VENDOR_METHODS)[];
/** LEASE is paid through a lease application, not a payment vendor. */
export const PAYMENT_METHODS = [...VENDOR_METHOD_NAMES, "LEASE"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

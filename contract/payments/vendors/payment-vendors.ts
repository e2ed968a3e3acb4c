/** All payment vendors, in display order. */
import { BRAINTREE } from "./braintree";
import { COINBASE } from "./coinbase";
import { KLARNA } from "./klarna";
import { PLISIO } from "./plisio";

export const PAYMENT_VENDORS = [BRAINTREE, KLARNA, COINBASE, PLISIO] as const;
export type VendorType = (typeof PAYMENT_VENDORS)[number]["type"];

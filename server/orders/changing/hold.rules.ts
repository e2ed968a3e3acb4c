/** Whose goods are kept for an unpaid order, and how many such orders they may have at once (CHECKOUT-10). */
import type { PaymentMethod } from "#contract/checkout";
import { LIMITS } from "#contract/limits";
import { VENDOR_METHODS } from "#contract/payment-vendors/payment-vendors";
import type { HoldSettings } from "../../config";
import type { Sealer } from "../../db/sealed";

/** Goods that are kept for an order until its payment is made. */
export interface Hold {
  readonly minutes: number;
  /** Blind indexes in ascending order, so that two orders never wait for each other. */
  readonly holders: readonly Holder[];
}

export interface Holder {
  readonly key: Buffer;
  /** Unpaid orders that may keep goods at once. */
  readonly most: number;
}

export interface HoldQuestion {
  readonly method: PaymentMethod;
  /** Null: a guest. */
  readonly userId: string | null;
  readonly email: string;
  /** Network address of the caller; null for one on this machine. */
  readonly network: string | null;
}

const CONTEXT = "holds";
/** Until it is asked of a lessor; from then on the goods are kept as long as that takes. */
const LEASE_HOLD = { holdMinutes: LIMITS.leases.restMinutes, token: null };

export function holdFor(sealer: Sealer, most: HoldSettings, question: HoldQuestion): Hold {
  const { method, userId, email, network } = question;
  const { holdMinutes: minutes, token } = method === "LEASE" ? LEASE_HOLD : VENDOR_METHODS[method];
  // What is paid on our page is paid at once or not at all.
  if (token !== null) return { minutes, holders: [] };
  const keyOf = (holder: string) => sealer.blindIndex(holder, CONTEXT);
  const holders = [
    { key: keyOf(`customer ${userId ?? email}`), most: most.perCustomer },
    ...(network === null ? [] : [{ key: keyOf(`network ${network}`), most: most.perAddress }]),
  ];
  return { minutes, holders: holders.sort((a, b) => Buffer.compare(a.key, b.key)) };
}

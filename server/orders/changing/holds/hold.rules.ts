/** Stock holds of unpaid orders: duration, holders, and the limit of orders per holder (CHECKOUT-10). */
import type { PaymentMethod } from "#contract/payments/methods";
import { LIMITS } from "#contract/limits";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import type { Sealer } from "../../../db/sealed";

/** Stock held for an order until it is paid. */
export interface Hold {
  readonly minutes: number;
  /** Blind indexes in ascending order, so that two orders never deadlock. */
  readonly holders: readonly Holder[];
}

export interface Holder {
  readonly key: Buffer;
  /** Maximum number of unpaid orders that hold stock at once. */
  readonly mostOrders: number;
  /** Maximum units of one product across those orders; null = no limit. */
  readonly mostPieces: number | null;
}

/** Limits of what unpaid orders may hold at once. */
export interface HoldSettings {
  /** Orders per account, or per guest email address. */
  readonly perCustomer: number;
  /** Orders per IP address. */
  readonly perAddress: number;
  /** Units of one product across all orders from an IP address, regardless of the guests' names. */
  readonly piecesPerAddress: number;
}

export interface HoldQuestion {
  /** Null = chosen later through a mailed link. */
  readonly method: PaymentMethod | null;
  /** Null = guest. */
  readonly userId: string | null;
  readonly email: string;
  /** IP address of the caller; null for a local caller. */
  readonly network: string | null;
}

const CONTEXT = "holds";
/** Applies until an application reaches a lessor; from then on stock is held until the lessor decides. */
const LEASE_HOLD = { holdMinutes: LIMITS.leases.restMinutes, token: null };
/** Holds the stock until a payment begins. */
const PHONE_HOLD = { holdMinutes: LIMITS.orders.phoneHoldHours * 60, token: null };

export function holdFor(sealer: Sealer, limits: HoldSettings, question: HoldQuestion): Hold {
  const { method, userId, email, network } = question;
  const { holdMinutes: minutes, token } = holdOf(method);
  // A payment on the shop's own page settles at once, so it needs no holder limit.
  if (token !== null) return { minutes, holders: [] };
  const keyOf = (holder: string) => sealer.blindIndex(holder, CONTEXT);
  const holders = [
    { key: keyOf(`customer ${userId ?? email}`), mostOrders: limits.perCustomer, mostPieces: null },
    ...(network === null
      ? []
      : [
          {
            key: keyOf(`network ${network}`),
            mostOrders: limits.perAddress,
            mostPieces: limits.piecesPerAddress,
          },
        ]),
  ];
  return { minutes, holders: holders.sort((a, b) => Buffer.compare(a.key, b.key)) };
}

function holdOf(method: PaymentMethod | null) {
  if (method === null) return PHONE_HOLD;
  return method === "LEASE" ? LEASE_HOLD : VENDOR_METHODS[method];
}

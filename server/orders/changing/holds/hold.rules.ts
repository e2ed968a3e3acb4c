/**
 * How long the goods of an unpaid order are held, for whom, and how many such orders a holder may have at once
 * (CHECKOUT-10).
 */
import type { PaymentMethod } from "#contract/payments/methods";
import { LIMITS } from "#contract/limits";
import { VENDOR_METHODS } from "#contract/payments/vendors/payment-vendors";
import type { Sealer } from "../../../db/sealed";

/** Goods held for an order until its payment is made. */
export interface Hold {
  readonly minutes: number;
  /** Blind indexes in ascending order, so that two orders never wait for each other. */
  readonly holders: readonly Holder[];
}

export interface Holder {
  readonly key: Buffer;
  /** Unpaid orders that may hold goods at once. */
  readonly mostOrders: number;
  /** Pieces of one product that they may hold together; null: no limit. */
  readonly mostPieces: number | null;
}

/** Limits of what unpaid orders may hold at once. */
export interface HoldSettings {
  /** Orders of an account, or of a guest's e-mail address. */
  readonly perCustomer: number;
  /** Orders of a network address. */
  readonly perAddress: number;
  /** Pieces of one product in all orders of a network address, whatever its guests call themselves. */
  readonly piecesPerAddress: number;
}

export interface HoldQuestion {
  /** Null: the method is chosen later, by the link of a mail. */
  readonly method: PaymentMethod | null;
  /** Null: a guest. */
  readonly userId: string | null;
  readonly email: string;
  /** Network address of the caller; null for one on this machine. */
  readonly network: string | null;
}

const CONTEXT = "holds";
/** Until a lessor is asked; from then on the goods are held as long as that takes. */
const LEASE_HOLD = { holdMinutes: LIMITS.leases.restMinutes, token: null };
/** Holds the goods until a payment begins. */
const PHONE_HOLD = { holdMinutes: LIMITS.orders.phoneHoldHours * 60, token: null };

export function holdFor(sealer: Sealer, most: HoldSettings, question: HoldQuestion): Hold {
  const { method, userId, email, network } = question;
  const { holdMinutes: minutes, token } = holdOf(method);
  // A payment on our own page succeeds or fails at once.
  if (token !== null) return { minutes, holders: [] };
  const keyOf = (holder: string) => sealer.blindIndex(holder, CONTEXT);
  const holders = [
    { key: keyOf(`customer ${userId ?? email}`), mostOrders: most.perCustomer, mostPieces: null },
    ...(network === null
      ? []
      : [
          {
            key: keyOf(`network ${network}`),
            mostOrders: most.perAddress,
            mostPieces: most.piecesPerAddress,
          },
        ]),
  ];
  return { minutes, holders: holders.sort((a, b) => Buffer.compare(a.key, b.key)) };
}

function holdOf(method: PaymentMethod | null) {
  if (method === null) return PHONE_HOLD;
  return method === "LEASE" ? LEASE_HOLD : VENDOR_METHODS[method];
}

/** The customer of an order, sealed as one value, and blind indexes by which staff find it. */
import type { Sealer } from "../../db/sealed";
import type { OrderCustomer } from "./order.port";

/** The sealing context of orders.sealed_customer (server/db/sealed.ts). */
export const SEALED_CUSTOMER = "orders";

/** Blind indexes of the e-mail address, which comes first, and of every word of the names. */
export function searchIndexes(sealer: Sealer, customer: OrderCustomer): Buffer[] {
  const { email, firstName, lastName, shipping, billing } = customer;
  const names = [
    firstName,
    lastName,
    shipping.firstName,
    shipping.lastName,
    billing.firstName,
    billing.lastName,
  ];
  const words = new Set([email.toLowerCase(), ...names.flatMap(wordsOf)].filter(Boolean));
  return [...words].map((word) => sealer.blindIndex(word, SEALED_CUSTOMER));
}

/** searchIndexes of an order of this e-mail address include one of these. */
export function emailIndexes(sealer: Sealer, email: string): readonly Buffer[] {
  return sealer.blindIndexes(email.toLowerCase(), SEALED_CUSTOMER);
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter(Boolean);
}

export function openCustomer(sealer: Sealer, sealed: Buffer): OrderCustomer {
  return sealer.open<OrderCustomer>(sealed, SEALED_CUSTOMER);
}

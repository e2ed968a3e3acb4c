/** The customer of an order, sealed as one value, and blind indexes by which staff find it. */
import { mailboxOf } from "#contract/accounts/email-address";
import type { Sealer } from "../../db/sealed";
import { usernameIndexes } from "../../db/identity";
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
  const mailbox = email === "" ? [] : [mailboxWord(email)];
  return [...words, ...mailbox].map((word) => sealer.blindIndex(word, SEALED_CUSTOMER));
}

/** Words of names and addresses have no space, so only orders of the mailbox have this one. */
function mailboxWord(email: string): string {
  return `mailbox ${mailboxOf(email)}`;
}

/**
 * searchIndexes of an order of one of these mailboxes include one of these (CHECKOUT-7); of orders of earlier versions
 * those of the address itself and of the mailbox without anything dropped.
 */
export function mailboxIndexes(sealer: Sealer, emails: readonly (string | null)[]): readonly Buffer[] {
  const words = emails.flatMap((email) =>
    email ? [email.toLowerCase(), mailboxOf(email), mailboxWord(email)] : [],
  );
  return [...new Set(words)].flatMap((word) => sealer.blindIndexes(word, SEALED_CUSTOMER));
}

/** Values of users.username_index that accounts of these mailboxes may have. */
export function accountIndexes(sealer: Sealer, emails: readonly (string | null)[]): readonly Buffer[] {
  const names = emails.flatMap((email) => (email ? [email.toLowerCase(), mailboxOf(email)] : []));
  return [...new Set(names)].flatMap((name) => usernameIndexes(sealer, name));
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

/** Seals an order's customer as one value, and derives blind indexes for staff search. */
import { canonicalAddress, mailboxOf } from "#contract/accounts/email-address";
import type { Sealer } from "../../db/sealed";
import { emailSpellings, usernameIndexes } from "../../db/identity";
import type { OrderCustomer } from "./order.port";

/** The sealing context of orders.sealed_customer (server/db/sealed.ts). */
export const SEALED_CUSTOMER = "orders";

/** Blind indexes of the email address, which comes first, and of each word of the names. */
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
  const words = new Set([canonicalAddress(email), ...names.flatMap(wordsOf)].filter(Boolean));
  const mailbox = email === "" ? [] : [mailboxWord(email)];
  return [...words, ...mailbox].map((word) => sealer.blindIndex(word, SEALED_CUSTOMER));
}

/** Unique to the mailbox: words of names and addresses contain no space. */
function mailboxWord(email: string): string {
  return `mailbox ${mailboxOf(email)}`;
}

/**
 * Blind indexes of mailboxes; searchIndexes of their orders include one of them (CHECKOUT-7). For legacy
 * orders, the indexes of the address itself and of the unnormalized mailbox.
 */
export function mailboxIndexes(sealer: Sealer, emails: readonly (string | null)[]): readonly Buffer[] {
  const words = emails.flatMap((email) =>
    email ? [...emailSpellings(email), mailboxOf(email), mailboxWord(email)] : [],
  );
  return [...new Set(words)].flatMap((word) => sealer.blindIndexes(word, SEALED_CUSTOMER));
}

/** Possible values of users.username_index for accounts of these mailboxes. */
export function accountIndexes(sealer: Sealer, emails: readonly (string | null)[]): readonly Buffer[] {
  const names = emails.flatMap((email) => (email ? [...emailSpellings(email), mailboxOf(email)] : []));
  return [...new Set(names)].flatMap((name) => usernameIndexes(sealer, name));
}

/** Blind indexes of an email address; searchIndexes of its orders include one of them. */
export function emailIndexes(sealer: Sealer, email: string): readonly Buffer[] {
  return emailSpellings(email).flatMap((spelling) => sealer.blindIndexes(spelling, SEALED_CUSTOMER));
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

/** What identifies a user, as it is sealed in users.sealed_identity. */
import type { Sealer } from "./sealed";

export interface Identity {
  /** The e-mail address, lower case. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With its country prefix (+15125550142); empty where none was given. */
  readonly phone: string;
}

/** What is left of a deleted account. */
export const NOBODY: Identity = { username: "", firstName: "", lastName: "", phone: "" };

/** Stands in the books where the user name of a deleted account stood. */
export const DELETED_CUSTOMER = "deleted customer";

const CONTEXT = "users";

export function sealIdentity(sealer: Sealer, identity: Identity): Buffer {
  const { username, firstName, lastName, phone } = identity;
  return sealer.seal({ username, firstName, lastName, phone }, CONTEXT);
}

export function openIdentity(sealer: Sealer, sealed: Buffer): Identity {
  return sealer.open<Identity>(sealed, CONTEXT);
}

/** Tables that find a row by an e-mail address without keeping it in clear. */
export type EmailIndexed = "users" | "contact_requests" | "newsletter_subscribers";

/** What users.username_index, and email_index of the other tables, hold for an address. */
export function emailIndex(sealer: Sealer, email: string, table: EmailIndexed): Buffer {
  return sealer.blindIndex(email.toLowerCase(), table);
}

/** What users.username_index holds for a user name. */
export function usernameIndex(sealer: Sealer, username: string): Buffer {
  return emailIndex(sealer, username, "users");
}

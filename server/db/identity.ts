/** A user's name, user name and telephone number, as sealed in users.sealed_identity. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "./client";
import type { Sealer } from "./sealed";

export interface Identity {
  /** The e-mail address, lower case. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With its country prefix (+15125550142); empty where none was given. */
  readonly phone: string;
}

/** The identity of a deleted account. */
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

/** The user name to print for a stored user, also a deleted one. */
export function nameOf(sealer: Sealer, sealed: Buffer): string {
  return openIdentity(sealer, sealed).username || DELETED_CUSTOMER;
}

/** The user id of an order event's actor; null for a guest, the shop itself and actors stored by name. */
export function userIdOf(actor: string): RawBuilder<string | null> {
  const column = sql.ref(actor);
  return sql`CASE WHEN ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${column}::uuid END`;
}

/** Tables that find a row by an e-mail address without keeping it in clear. */
export type EmailIndexed =
  | "users"
  | "contact_requests"
  | "newsletter_subscribers"
  | "stock_alerts"
  | "lease_applications"
  | "reviews"
  | "chat_conversations"
  | "outgoing_mails";

/** The value of users.username_index, and of email_index in the other tables, for an address. */
export function emailIndex(sealer: Sealer, email: string, table: EmailIndexed): Buffer {
  return emailIndexes(sealer, email, table)[0];
}

/** The values the row of an address may hold, one for each key, newest first. */
export function emailIndexes(sealer: Sealer, email: string, table: EmailIndexed) {
  return sealer.blindIndexes(email.toLowerCase(), table);
}

/** The value of users.username_index for an identity; null for a deleted account. */
export function nameIndex(sealer: Sealer, { username }: Identity): Buffer | null {
  return username === "" ? null : emailIndex(sealer, username, "users");
}

export function usernameIndexes(sealer: Sealer, username: string) {
  return emailIndexes(sealer, username, "users");
}

/**
 * Brings the rows that one of the earlier keys finds to the newest index, so that a unique index sees that an insert is
 * about the same text. Comes before such an insert, in its transaction.
 */
export async function renewIndexes(
  db: Db,
  table: "users" | "newsletter_subscribers" | "social_identities" | "stock_alerts" | "reviews",
  column: "username_index" | "email_index" | "subject_index",
  [newest, ...earlier]: readonly Buffer[],
): Promise<void> {
  if (earlier.length === 0) return;
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${newest}
    WHERE ${sql.ref(column)} = ANY(${earlier}::bytea[])`.execute(db);
}

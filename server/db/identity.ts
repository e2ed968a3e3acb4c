/** A user's name, username and phone number, as sealed in users.sealed_identity. */
import { domainToUnicode } from "node:url";
import { sql, type RawBuilder } from "kysely";
import { canonicalAddress } from "#contract/accounts/email-address";
import type { Db } from "./client";
import type { Sealer } from "./sealed";

export interface Identity {
  /** The canonical email address; earlier versions stored domains in Unicode. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With country prefix (+15125550142); empty if unknown. */
  readonly phone: string;
}

/** The identity of a deleted account. */
export const NOBODY: Identity = { username: "", firstName: "", lastName: "", phone: "" };

/** Replaces the username of a deleted account in accounting records. */
export const DELETED_CUSTOMER = "deleted customer";

const CONTEXT = "users";

export function sealIdentity(sealer: Sealer, identity: Identity): Buffer {
  const { username, firstName, lastName, phone } = identity;
  return sealer.seal({ username, firstName, lastName, phone }, CONTEXT);
}

export function openIdentity(sealer: Sealer, sealed: Buffer): Identity {
  return sealer.open<Identity>(sealed, CONTEXT);
}

/** Returns the username to print for a stored or deleted user. */
export function nameOf(sealer: Sealer, sealed: Buffer): string {
  return openIdentity(sealer, sealed).username || DELETED_CUSTOMER;
}

/**
 * Returns the user id of an order event's actor; null for guests, the shop itself and actors stored by name.
 */
export function userIdOf(actor: string): RawBuilder<string | null> {
  const column = sql.ref(actor);
  return sql`CASE WHEN ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${column}::uuid END`;
}

/** Tables that look up rows by email address without storing it in clear text. */
export type EmailIndexed =
  | "users"
  | "contact_requests"
  | "newsletter_subscribers"
  | "stock_alerts"
  | "lease_applications"
  | "reviews"
  | "chat_conversations"
  | "outgoing_mails";

/** Maximum length of a domain name (RFC 1035). */
const MAX_DOMAIN = 253;

/**
 * Spellings of an address in blind indexes (ACCOUNT-1): the canonical one first, then those of earlier versions, which lowercased addresses and stored domains
 * in Unicode.
 */
export function emailSpellings(email: string): readonly [string, ...string[]] {
  const canonical = canonicalAddress(email);
  const earlier = new Set([email.toLowerCase()]);
  const domainAt = canonical.lastIndexOf("@") + 1;
  const domain = canonical.slice(domainAt);
  if (domainAt > 0 && domain.length <= MAX_DOMAIN && domain.includes("xn--"))
    earlier.add(canonical.slice(0, domainAt) + domainToUnicode(domain));
  earlier.delete(canonical);
  return [canonical, ...earlier];
}

/** Returns the email_index of an address, or username_index for the users table. */
export function emailIndex(sealer: Sealer, email: string, table: EmailIndexed): Buffer {
  return emailIndexes(sealer, email, table)[0];
}

/**
 * Returns the possible index values of an address: one per key, newest first, then those of earlier spellings.
 */
export function emailIndexes(
  sealer: Sealer,
  email: string,
  table: EmailIndexed,
): readonly [Buffer, ...Buffer[]] {
  const [canonical, ...earlier] = emailSpellings(email);
  return [
    ...sealer.blindIndexes(canonical, table),
    ...earlier.flatMap((spelling) => sealer.blindIndexes(spelling, table)),
  ];
}

/** Returns the users.username_index of an identity; null for a deleted account. */
export function nameIndex(sealer: Sealer, { username }: Identity): Buffer | null {
  return username === "" ? null : emailIndex(sealer, username, "users");
}

export function usernameIndexes(sealer: Sealer, username: string) {
  return emailIndexes(sealer, username, "users");
}

/** An address that two spellings made two accounts keeps both. */
const ONE_ROW_PER_INDEX = new Set<string>(["users", "newsletter_subscribers"]);

/**
 * Updates rows indexed with an older key to the newest index, so that a unique index detects duplicates. Runs
 * before the insert, in its transaction.
 */
export async function renewIndexes(
  db: Db,
  table: "users" | "newsletter_subscribers" | "social_identities" | "stock_alerts" | "reviews",
  column: "username_index" | "email_index" | "subject_index",
  [newest, ...earlier]: readonly Buffer[],
): Promise<void> {
  if (earlier.length === 0) return;
  const isFree = ONE_ROW_PER_INDEX.has(table)
    ? sql`NOT EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${newest})`
    : sql`true`;
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${newest}
    WHERE ${sql.ref(column)} = ANY(${earlier}::bytea[]) AND ${isFree}`.execute(db);
}

/**
 * The holder of a username: the user who proved the address, or the user staff gave the account to. Any
 * number of registrations may await the proof; the first to prove it takes the name (ACCOUNT-15,
 * docs/decisions/accounts.md).
 */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { renewIndexes, usernameIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

/** True for a users row that holds its name; same condition as the unique index of migration 0020. */
export const HOLDS_NAME = sql<boolean>`(verified_at IS NOT NULL OR role <> 'CUSTOMER')`;

/** Blocks other registrations and proofs of this address until the transaction ends. */
export async function lockName(trx: Db, sealer: Sealer, username: string): Promise<void> {
  const indexes = usernameIndexes(sealer, username);
  await sql`SELECT pg_advisory_xact_lock(${indexes[0].readBigInt64BE()}::bigint)`.execute(trx);
  await renewIndexes(trx, "users", "username_index", indexes);
}

/** Returns the id of the account that holds the name. */
export async function findHolder(db: Db, sealer: Sealer, username: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND ${HOLDS_NAME}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Records that the user has proved the address. */
export async function writeVerified(trx: Db, userId: string): Promise<void> {
  await sql`UPDATE users SET verified_at = COALESCE(verified_at, now()), updated_at = now()
    WHERE id = ${userId}`.execute(trx);
}

/** Voids every proof of a held name in other registrations; their sessions continue. */
export async function passOver(trx: Db, sealer: Sealer, username: string): Promise<void> {
  const passed = sql`(SELECT id FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND NOT ${HOLDS_NAME})`;
  await sql`DELETE FROM mailed_codes WHERE user_id IN ${passed}`.execute(trx);
  await sql`DELETE FROM social_identities WHERE user_id IN ${passed}`.execute(trx);
}

/**
 * Decides who holds a user name: the user who proved the address, or the one staff gave the account to. Any number of
 * registrations may await the proof; the first to prove it takes the name (ACCOUNT-15, docs/decisions/accounts.md).
 */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { renewIndexes, usernameIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

/** True for a row of users that holds its name; the unique index of migration 0020 has the same condition. */
export const HOLDS_NAME = sql<boolean>`(verified_at IS NOT NULL OR role <> 'CUSTOMER')`;

/** Until the transaction ends nobody else can register or prove this address. */
export async function lockName(trx: Db, sealer: Sealer, username: string): Promise<void> {
  const indexes = usernameIndexes(sealer, username);
  await sql`SELECT pg_advisory_xact_lock(${indexes[0].readBigInt64BE()}::bigint)`.execute(trx);
  await renewIndexes(trx, "users", "username_index", indexes);
}

/** Id of the account that holds the name. */
export async function findHolder(db: Db, sealer: Sealer, username: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND ${HOLDS_NAME}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Records that the user has proved the address. @returns false when another user did before */
export async function reserveName(
  trx: Db,
  sealer: Sealer,
  { userId, username }: { readonly userId: string; readonly username: string },
): Promise<boolean> {
  await lockName(trx, sealer, username);
  const holderId = await findHolder(trx, sealer, username);
  if (holderId !== null && holderId !== userId) return false;
  await sql`UPDATE users SET verified_at = COALESCE(verified_at, now()), updated_at = now()
    WHERE id = ${userId}`.execute(trx);
  await passOver(trx, sealer, username);
  return true;
}

/** Removes every way to prove the name from other registrations once it is held; their sessions continue. */
export async function passOver(trx: Db, sealer: Sealer, username: string): Promise<void> {
  const passed = sql`(SELECT id FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, username)}::bytea[]) AND NOT ${HOLDS_NAME})`;
  await sql`DELETE FROM mailed_codes WHERE user_id IN ${passed}`.execute(trx);
  await sql`DELETE FROM social_identities WHERE user_id IN ${passed}`.execute(trx);
}

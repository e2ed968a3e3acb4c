/** Expired rows of accounts. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { deleteOldAttempts } from "../http/rate-limits.store";

/** Ended sessions are retained this long, so that a theft can be investigated. */
const SESSION_DAYS = 30;
const SIGN_IN_DAYS = 180;
const SIGN_INS_PER_USER = 100;
const LOCK = 4_071_003;

/** Locks until the transaction ends. @returns false if another process is sweeping */
export async function lockSweep(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(trx);
  return rows[0]?.got === true;
}

export async function deleteExpired(trx: Db): Promise<void> {
  await sql`DELETE FROM sessions
      WHERE COALESCE(ended_at, expires_at) < now() - make_interval(days => ${SESSION_DAYS})`.execute(trx);
  await sql`DELETE FROM mailed_codes WHERE link_expires_at < now()`.execute(trx);
  await sql`DELETE FROM second_factor_tickets WHERE expires_at < now()`.execute(trx);
  await sql`DELETE FROM social_attempts WHERE expires_at < now()`.execute(trx);
  await deleteOldAttempts(trx);
  await sql`DELETE FROM sign_ins WHERE at < now() - make_interval(days => ${SIGN_IN_DAYS})`.execute(trx);
  await sql`DELETE FROM sign_ins s USING (
        SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY id DESC) AS place FROM sign_ins
      ) numbered WHERE numbered.id = s.id AND numbered.place > ${SIGN_INS_PER_USER}`.execute(trx);
}

/** Stores emailed codes: a matching code is used up, a wrong code changes nothing. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { usernameIndexes } from "../../db/identity";
import { enqueueMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import {
  CODE_MINUTES,
  LINK_MINUTES,
  codeHash,
  codeHashes,
  type CodeMail,
  type CodePurpose,
} from "./mailed-codes.rules";

export interface CodesStore {
  /**
   * Uses up a code and returns its user, or null for a wrong, expired or used code. Runs the same queries
   * whether or not the address has an account.
   * @param onlyOf id of the required user; null = any user who was emailed the code
   */
  use(username: string, purpose: CodePurpose, code: string, onlyOf: string | null): Promise<string | null>;
}

export function createCodesStore(db: Db, sealer: Sealer): CodesStore {
  return {
    async use(username, purpose, code, onlyOf) {
      const hashes = codeHashes(sealer, username, purpose, code);
      const { rows } = await sql<{ userId: string }>`
        DELETE FROM mailed_codes
        WHERE (${onlyOf}::uuid IS NULL OR user_id = ${onlyOf})
          AND (code_hash = ANY(${hashes}::bytea[]) AND expires_at > now()
            OR link_hash = ANY(${hashes}::bytea[]) AND link_expires_at > now())
        RETURNING user_id AS "userId"`.execute(db);
      return rows[0]?.userId ?? null;
    },
  };
}

/**
 * Replaces a code and enqueues its email, within a transaction. If one address has several registrations,
 * only the digits of the last email count, so that many codes are no easier to guess than one. Each link
 * stays valid.
 */
export async function writeCode(
  db: Db,
  sealer: Sealer,
  userId: string,
  { purpose, code, linkCode, mail }: CodeMail,
): Promise<void> {
  await sql`UPDATE mailed_codes SET expires_at = now() WHERE purpose = ${purpose} AND user_id IN (
    SELECT id FROM users WHERE username_index = ANY(${usernameIndexes(sealer, mail.to)}::bytea[]))`.execute(
    db,
  );
  await sql`
    INSERT INTO mailed_codes (user_id, purpose, code_hash, link_hash, expires_at, link_expires_at)
    VALUES (${userId}, ${purpose}, ${codeHash(sealer, mail.to, purpose, code)},
      ${codeHash(sealer, mail.to, purpose, linkCode)}, now() + make_interval(mins => ${CODE_MINUTES}),
      now() + make_interval(mins => ${LINK_MINUTES}))
    ON CONFLICT (user_id, purpose) DO UPDATE SET code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      created_at = now(), expires_at = excluded.expires_at, link_expires_at = excluded.link_expires_at`.execute(
    db,
  );
  await enqueueMail(db, sealer, mail);
}

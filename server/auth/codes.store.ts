/** Tries of mailed codes: each is counted before it is compared, and a right one is used up by the comparison. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { CODE_TRIES, codeHashes, type CodePurpose } from "./mailed-codes.rules";

export interface CodesStore {
  /** True once for the right code within its time and tries. A user id of null takes as long and is never right. */
  use(userId: string | null, purpose: CodePurpose, code: string): Promise<boolean>;
}

/** No user has it. */
const NOBODY_ID = "00000000-0000-0000-0000-000000000000";

export function createCodesStore(db: Db, sealer: Sealer): CodesStore {
  return {
    async use(userId, purpose, code) {
      const id = userId ?? NOBODY_ID;
      const hashes = codeHashes(sealer, id, purpose, code);
      // Does not wait for the disk, so that the duration does not tell whether a row was written; a crash loses one
      // counted try at most.
      const { rows } = await sql<{ isRight: boolean }>`
        UPDATE mailed_codes m
        SET attempts = m.attempts + 1,
            expires_at = CASE WHEN m.code_hash = ANY(${hashes}::bytea[]) THEN now() ELSE m.expires_at END
        FROM (SELECT set_config('synchronous_commit', 'off', true)) AS s
        WHERE m.user_id = ${id} AND m.purpose = ${purpose} AND m.expires_at > now() AND m.attempts < ${CODE_TRIES}
        RETURNING m.code_hash = ANY(${hashes}::bytea[]) AS "isRight"`.execute(db);
      return rows[0]?.isRight ?? false;
    },
  };
}

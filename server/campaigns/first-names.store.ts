/** First names of email addresses with an account, for campaigns that greet by name (CAMPAIGN-10). */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { openIdentity, usernameIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

/** Takes one statement. Unverified accounts are skipped: anyone can register another person's address. */
export async function findFirstNames(
  db: Db,
  sealer: Sealer,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const sought = emails.flatMap((email) =>
    usernameIndexes(sealer, email).map((index) => [email, index] as const),
  );
  const { rows } = await sql<{ email: string; sealed: Buffer }>`
    SELECT sought.email, sealed_identity AS sealed
    FROM unnest(${sought.map(([email]) => email)}::text[], ${sought.map(([, index]) => index)}::bytea[])
      AS sought (email, index)
    JOIN users ON username_index = sought.index AND verified_at IS NOT NULL AND status = 'ACTIVE'`.execute(
    db,
  );
  return new Map(rows.map(({ email, sealed }) => [email, openIdentity(sealer, sealed).firstName]));
}

/** Fills in search terms of legacy accounts (docs/decisions/personal-data.md). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { personTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";
import { whileAny } from "../../jobs/due";
import { fillRows } from "../../jobs/fill-rows.store";

/** Due at once while any user has no search terms. */
export const TERMS_DUE = whileAny(sql`SELECT 1 FROM users WHERE search_terms IS NULL`);

/** Fills in the terms of a batch of users. @returns true if there may be more */
export function fillTerms(db: Db, sealer: Sealer): Promise<boolean> {
  const missing = sql<{ id: string; sealed: Buffer }>`
    SELECT id, sealed_identity AS sealed FROM users WHERE search_terms IS NULL`;
  return fillRows(db, { missing, table: "users" }, (trx, { id, sealed }) => {
    const terms = personTerms(sealer, openIdentity(sealer, sealed));
    return sql`UPDATE users SET search_terms = ${terms}::bytea[] WHERE id = ${id}`.execute(trx);
  });
}

/** Why: staff keep the pages of attributes in categories ("16 GB laptops") beside their other rules of the search. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE search_rules DROP CONSTRAINT search_rules_kind_check`.execute(db);
  // content: {text, phrases, pinned, hidden, address, intro}; rules of before have the first four
  await sql`
    ALTER TABLE search_rules ADD CONSTRAINT search_rules_kind_check
    CHECK (kind IN ('SYNONYM', 'NEVER_CORRECTED', 'PLACING', 'PAGE'))`.execute(db);
}

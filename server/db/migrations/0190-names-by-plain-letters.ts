/** Why: staff find names by their plain letters, so hosts make the search terms of earlier rows anew (STAFF-3). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows of deleted people have no terms and stay so.
  await sql`UPDATE users SET search_terms = NULL WHERE search_terms <> '{}'`.execute(db);
  await sql`UPDATE lease_applications SET search_terms = NULL WHERE search_terms <> '{}'`.execute(db);
  await sql`UPDATE order_terms SET terms = NULL WHERE terms <> '{}'`.execute(db);
}

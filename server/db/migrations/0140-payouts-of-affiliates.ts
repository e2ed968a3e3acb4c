/** Why: what an affiliate is owed is what it earned less what was paid out, and nothing is paid out twice (AFFILIATE-10). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE affiliate_payouts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      affiliate text NOT NULL REFERENCES affiliates (code),
      cents integer NOT NULL CHECK (cents > 0),
      -- of the shop's calendar, on which the money left
      day date NOT NULL,
      -- as it stands on the transfer
      reference text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL,
      -- since then it does not count: it was noted by mistake, or the money came back
      undone_at timestamptz,
      undone_by text,
      -- the same form sent again notes nothing
      idempotency_key uuid NOT NULL UNIQUE,
      CHECK ((undone_at IS NULL) = (undone_by IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX payouts_of_affiliate ON affiliate_payouts (affiliate, id DESC)`.execute(db);
}

/** Reads all confirmed newsletter subscribers, one page at a time. */
import { sql } from "kysely";
import type { Subscriber } from "#contract/marketing/admin";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";

const ROWS_AT_ONCE = 1_000;

/** Unsorted: addresses are sealed, so they have no order. */
export async function* readSubscribers(db: Db, sealer: Sealer): AsyncGenerator<readonly Subscriber[]> {
  let after: Buffer = Buffer.alloc(0);
  for (;;) {
    const { rows } = await sql<{ index: Buffer; sealed: Buffer; confirmedAt: Date }>`
      SELECT email_index AS index, sealed_email AS sealed, confirmed_at AS "confirmedAt" FROM newsletter_subscribers
      WHERE confirmed_at IS NOT NULL AND email_index > ${after}
      ORDER BY email_index LIMIT ${ROWS_AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.index;
    yield rows.map(({ sealed, confirmedAt }) => ({
      email: sealer.open<{ readonly email: string }>(sealed, "newsletter_subscribers").email,
      confirmedAt: confirmedAt.toISOString(),
    }));
  }
}

/** Why: what visitors do is counted by day; raw events are parts by month, so that old ones go by dropping a table. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The id says when the event happened (UUID of version 7): parts are ranges of ids, so that a repeated event is found in
  // the part of its first time. The host makes the parts.
  await sql`
    CREATE TABLE analytics_events (
      id uuid PRIMARY KEY,
      -- the shop's
      day date NOT NULL,
      kind text NOT NULL,
      -- of one tab and one visit, of nobody in particular; null: unknown
      visit uuid,
      page_type text NOT NULL,
      device_class text NOT NULL,
      cents bigint NOT NULL,
      -- values by the number of their dimension
      dimensions jsonb NOT NULL
    ) PARTITION BY RANGE (id)`.execute(db);
  await sql`CREATE INDEX analytics_events_by_day ON analytics_events (day)`.execute(db);
  // Days whose sums are out of date. Each batch adds rows of its own: a row that was seen has all of its batch committed.
  await sql`
    CREATE TABLE analytics_marks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      day date NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE analytics_days (
      day date NOT NULL,
      kind text NOT NULL,
      page_type text NOT NULL,
      device_class text NOT NULL,
      events integer NOT NULL,
      cents bigint NOT NULL,
      PRIMARY KEY (day, kind, page_type, device_class)
    )`.execute(db);
  // What was sent and not counted, by reason: BOT, TOO_LATE, TOO_EARLY.
  await sql`
    CREATE TABLE analytics_refusals (
      day date NOT NULL,
      reason text NOT NULL,
      events integer NOT NULL,
      PRIMARY KEY (day, reason)
    )`.execute(db);
}

/** Why: how fast visitors find the pages is counted by day, in buckets that add up over any days (docs/decisions/performance.md). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE page_views (
      -- made by the browser: when, in milliseconds, and after the point a random part
      id double precision PRIMARY KEY,
      -- the shop's
      day date NOT NULL,
      -- of the message that was the last to change it
      turn smallint NOT NULL,
      page_type text NOT NULL,
      device_class text NOT NULL,
      release text NOT NULL,
      -- buckets; null: unknown
      lcp smallint,
      inp smallint,
      cls smallint,
      ttfb smallint,
      errors text[] NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX page_views_by_day ON page_views (day)`.execute(db);
  // Days whose sums are out of date. Each batch adds rows of its own: a row that was seen has all of its batch committed.
  await sql`
    CREATE TABLE page_view_marks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      day date NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE page_view_days (
      day date NOT NULL,
      page_type text NOT NULL,
      device_class text NOT NULL,
      release text NOT NULL,
      metric text NOT NULL,
      bucket smallint NOT NULL,
      views integer NOT NULL,
      PRIMARY KEY (day, metric, page_type, device_class, release, bucket)
    )`.execute(db);
  await sql`
    CREATE TABLE page_view_errors (
      day date NOT NULL,
      page_type text NOT NULL,
      device_class text NOT NULL,
      release text NOT NULL,
      message text NOT NULL,
      views integer NOT NULL,
      PRIMARY KEY (day, page_type, device_class, release, message)
    )`.execute(db);
}

/** Why: a year of products or customers is tens of thousands of sums of days; those of whole months are added up once (REPORT-6). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of each month that has sums of days: their sum. Read only while every day of the month stands.
  await sql`
    CREATE TABLE report_month_sums (
      report text NOT NULL,
      -- its first day
      month date NOT NULL,
      keys text[] NOT NULL,
      figures bigint[] NOT NULL,
      PRIMARY KEY (report, month, keys)
    )`.execute(db);
  await sql`
    INSERT INTO report_month_sums (report, month, keys, figures)
    SELECT report, month, keys, array_agg(total ORDER BY position) FROM (
      SELECT report, date_trunc('month', day::timestamp)::date AS month, keys, position, sum(figure)::bigint AS total
      FROM report_sums, unnest(figures) WITH ORDINALITY AS one (figure, position)
      GROUP BY 1, 2, 3, 4
    ) AS counted GROUP BY report, month, keys`.execute(db);
  // Marks come and go: without these, reading the few that are there reads all the room that many have left.
  await sql`CREATE INDEX report_marks_by_day ON report_marks (day)`.execute(db);
  await sql`CREATE INDEX analytics_marks_by_day ON analytics_marks (day)`.execute(db);
}

/** Why: who wrote a review is told once by mail that the shop has answered it (REVIEW-14). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Answers of before are told to nobody: they were given long ago.
  await sql`
    ALTER TABLE reviews
      -- when its writer is to be told of the answer; null: there is nothing to tell
      ADD COLUMN answer_mail_at timestamptz,
      -- when its writer was last told, and by which mail, which is not sent any more when the review is gone
      ADD COLUMN answer_mailed_at timestamptz,
      ADD COLUMN answer_mail bigint`.execute(db);
  await sql`CREATE INDEX reviews_answered ON reviews (answer_mail_at)
    WHERE answer_mail_at IS NOT NULL AND status = 'PUBLISHED'`.execute(db);
}

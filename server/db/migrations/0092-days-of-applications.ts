/** Why: reports count applications on the day they were sent, and clicks of affiliates on theirs. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION mark_sent_application() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO report_marks (day) VALUES (shop_day(NEW.created_at)); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER mark_sent_application AFTER INSERT ON lease_applications
    FOR EACH ROW EXECUTE FUNCTION mark_sent_application()`.execute(db);
  await sql`CREATE FUNCTION mark_affiliate_click() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO report_marks (day) VALUES (shop_day(NEW.at)); RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER mark_affiliate_click AFTER INSERT ON affiliate_clicks
    FOR EACH ROW EXECUTE FUNCTION mark_affiliate_click()`.execute(db);
  await sql`CREATE INDEX lease_applications_by_time ON lease_applications (created_at)`.execute(db);
}

-- Marks the day of a click or of a commission entry for the reports.
CREATE OR REPLACE FUNCTION mark_affiliate_day() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day) VALUES (shop_day(NEW.at));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_affiliate_day AFTER INSERT ON affiliate_clicks
  FOR EACH ROW EXECUTE FUNCTION mark_affiliate_day();

CREATE OR REPLACE TRIGGER mark_affiliate_day AFTER INSERT ON affiliate_entries
  FOR EACH ROW EXECUTE FUNCTION mark_affiliate_day();

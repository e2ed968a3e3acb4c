-- Marks the days of changed money entries for the reports. Each change inserts a row: a visible row
-- has all of its change committed.
CREATE OR REPLACE FUNCTION mark_money_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT day FROM unnest(ARRAY[shop_day(NEW.at), shop_day(OLD.at)]) AS day
    WHERE day IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_money_entries AFTER INSERT OR DELETE OR UPDATE ON money_entries
  FOR EACH ROW EXECUTE FUNCTION mark_money_entries();

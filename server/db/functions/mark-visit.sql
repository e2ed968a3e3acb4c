-- Marks the day of a visit for the reports. Deleted visits mark nothing: the totals of their days remain.
CREATE OR REPLACE FUNCTION mark_visit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM unnest(ARRAY[NEW.started_at]) AS at
    WHERE at IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_visit AFTER INSERT ON visits
  FOR EACH ROW EXECUTE FUNCTION mark_visit();

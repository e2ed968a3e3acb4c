-- Marks the days on which an application counts as approved, before and after the change.
CREATE OR REPLACE FUNCTION mark_application() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM unnest(ARRAY[NEW.approved_at, OLD.approved_at]) AS at
    WHERE at IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_application AFTER INSERT OR UPDATE OF approved_at ON lease_applications
  FOR EACH ROW EXECUTE FUNCTION mark_application();

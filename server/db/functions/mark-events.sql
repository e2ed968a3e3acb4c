-- Marks the day of analytics events for the reports.
CREATE OR REPLACE FUNCTION mark_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day) VALUES (NEW.day);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_events AFTER INSERT ON analytics_marks
  FOR EACH ROW EXECUTE FUNCTION mark_events();

-- Marks the day an application was sent for the reports.
CREATE OR REPLACE FUNCTION mark_sent_application() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day) VALUES (shop_day(NEW.created_at));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_sent_application AFTER INSERT ON lease_applications
  FOR EACH ROW EXECUTE FUNCTION mark_sent_application();

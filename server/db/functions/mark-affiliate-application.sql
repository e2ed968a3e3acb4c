-- Marks an approved application for the affiliate's commission.
CREATE OR REPLACE FUNCTION mark_affiliate_application() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate_marks (application_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_affiliate_application AFTER UPDATE OF status ON lease_applications
  FOR EACH ROW WHEN (
    NEW.status = 'APPROVED' AND OLD.status <> 'APPROVED' AND NEW.attribution ? 'aid'
  )
  EXECUTE FUNCTION mark_affiliate_application();

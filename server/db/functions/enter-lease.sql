-- Records each change of a lease's money or state in money_entries (docs/decisions/reports.md).
-- Money a lessor takes back counts as refunded.
CREATE OR REPLACE FUNCTION enter_lease() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state OR NEW.funded_cents IS DISTINCT FROM OLD.funded_cents THEN
    INSERT INTO money_entries (at, order_id, source_id, gateway, method, state, amount_cents,
      paid_cents, refunded_cents)
    VALUES (CASE WHEN NEW.updated_at = OLD.updated_at THEN now() ELSE NEW.updated_at END,
      NEW.order_id, NEW.id, COALESCE(NEW.lessor, ''), 'LEASE', NEW.state, NEW.cents,
      GREATEST(0, COALESCE(NEW.funded_cents, 0) - COALESCE(OLD.funded_cents, 0)),
      GREATEST(0, COALESCE(OLD.funded_cents, 0) - COALESCE(NEW.funded_cents, 0)));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enter_lease AFTER INSERT OR UPDATE OF state, funded_cents ON leases
  FOR EACH ROW EXECUTE FUNCTION enter_lease();

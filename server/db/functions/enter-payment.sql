-- Records each change of a payment's money or state in money_entries (docs/decisions/reports.md).
-- A change that leaves updated_at is recorded as now.
CREATE OR REPLACE FUNCTION enter_payment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state OR NEW.paid_cents <> OLD.paid_cents
    OR NEW.refunded_cents <> OLD.refunded_cents THEN
    INSERT INTO money_entries (at, order_id, source_id, gateway, method, state, amount_cents,
      paid_cents, refunded_cents)
    VALUES (CASE WHEN NEW.updated_at = OLD.updated_at THEN now() ELSE NEW.updated_at END,
      NEW.order_id, NEW.id, NEW.gateway_type, NEW.method, NEW.state, NEW.amount_cents,
      NEW.paid_cents - COALESCE(OLD.paid_cents, 0), NEW.refunded_cents - COALESCE(OLD.refunded_cents, 0));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enter_payment
  AFTER INSERT OR UPDATE OF state, paid_cents, refunded_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION enter_payment();

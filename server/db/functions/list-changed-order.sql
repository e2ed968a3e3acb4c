-- Updates the order's row in order_list. The triggers of order_list write different columns each, so
-- that concurrent transactions do not undo each other's (docs/decisions/order-lists.md).
CREATE OR REPLACE FUNCTION list_changed_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_list SET submitted_at = NEW.submitted_at, total_cents = NEW.total_cents, status = NEW.status,
    delivery_type = NEW.delivery_type, risk = risk_of_order(NEW.fraud_is_checked, NEW.fraud_reasons),
    affiliate_id = NEW.attribution ->> 'aid'
  WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER list_changed_order
  AFTER UPDATE OF submitted_at, total_cents, status, delivery_type, fraud_is_checked, fraud_reasons, attribution
  ON orders
  FOR EACH ROW EXECUTE FUNCTION list_changed_order();

-- Inserts a new order into order_list and order_terms (docs/decisions/order-lists.md). An order
-- submitted by another account than the customer's is by phone, even after that account is deleted.
CREATE OR REPLACE FUNCTION list_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_list (order_id, unique_id, submitted_at, total_cents, status, delivery_type, risk,
    affiliate_id, is_by_phone)
  VALUES (NEW.id, NEW.unique_id, NEW.submitted_at, NEW.total_cents, NEW.status, NEW.delivery_type,
    risk_of_order(NEW.fraud_is_checked, NEW.fraud_reasons), NEW.attribution ->> 'aid',
    NEW.submitted_by <> 'guest' AND NEW.submitted_by IS DISTINCT FROM NEW.user_id::text);
  INSERT INTO order_terms (order_id) VALUES (NEW.id) ON CONFLICT (order_id) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER list_order AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION list_order();

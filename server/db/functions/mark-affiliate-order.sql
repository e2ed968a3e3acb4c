-- Marks an order of an affiliate when its status or amounts change.
CREATE OR REPLACE FUNCTION mark_affiliate_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate_marks (order_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_affiliate_order
  AFTER UPDATE OF status, total_cents, sub_total_cents, discount_cents ON orders
  FOR EACH ROW WHEN (NEW.attribution ? 'aid')
  EXECUTE FUNCTION mark_affiliate_order();

-- Marks an affiliate's order when its money or its items change.
CREATE OR REPLACE FUNCTION mark_affiliate_part() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate_marks (order_id)
    SELECT id FROM orders WHERE id = NEW.order_id AND attribution ? 'aid';
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_affiliate_part AFTER INSERT ON money_entries
  FOR EACH ROW EXECUTE FUNCTION mark_affiliate_part();

CREATE OR REPLACE TRIGGER mark_affiliate_part AFTER UPDATE OF status, quantity, price_cents ON order_items
  FOR EACH ROW EXECUTE FUNCTION mark_affiliate_part();

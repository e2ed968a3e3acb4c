-- Marks all days of an order's money when its items change.
CREATE OR REPLACE FUNCTION mark_sale_of_item() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM money_entries WHERE order_id = COALESCE(NEW.order_id, OLD.order_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_sale_of_item
  AFTER INSERT OR DELETE OR UPDATE OF status, quantity, price_cents ON order_items
  FOR EACH ROW EXECUTE FUNCTION mark_sale_of_item();

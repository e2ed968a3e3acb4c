-- Marks all days of an order's money when its money or its items change: a late entry of an earlier day may
-- become the first one.
CREATE OR REPLACE FUNCTION mark_sale_part() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM money_entries WHERE order_id = COALESCE(NEW.order_id, OLD.order_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_sale_part AFTER INSERT ON money_entries
  FOR EACH ROW EXECUTE FUNCTION mark_sale_part();

CREATE OR REPLACE TRIGGER mark_sale_part
  AFTER INSERT OR DELETE OR UPDATE OF status, quantity, price_cents ON order_items
  FOR EACH ROW EXECUTE FUNCTION mark_sale_part();

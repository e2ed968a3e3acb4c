-- Marks the day of a supplier order when its items change.
CREATE OR REPLACE FUNCTION mark_supplier_item() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT shop_day(COALESCE(submitted_at, created_at)) FROM supplier_orders
    WHERE id = COALESCE(NEW.supplier_order_id, OLD.supplier_order_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_supplier_item
  AFTER INSERT OR DELETE OR UPDATE OF is_over ON supplier_order_items
  FOR EACH ROW EXECUTE FUNCTION mark_supplier_item();

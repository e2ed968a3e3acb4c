-- Makes a supplier order due when one of its items is cancelled.
CREATE OR REPLACE FUNCTION wake_supplier_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE supplier_orders SET next_try_at = now()
  WHERE state = 'SUBMITTED' AND next_try_at IS NOT NULL
    AND id IN (SELECT supplier_order_id FROM supplier_order_items WHERE item_id = NEW.id AND NOT is_over);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER wake_supplier_order AFTER UPDATE OF status ON order_items
  FOR EACH ROW WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED')
  EXECUTE FUNCTION wake_supplier_order();

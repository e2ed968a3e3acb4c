-- Marks the days of a supplier order, before and after the change.
CREATE OR REPLACE FUNCTION mark_supplier_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM unnest(ARRAY[NEW.submitted_at, NEW.created_at, OLD.submitted_at]) AS at
    WHERE at IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_supplier_order AFTER INSERT OR UPDATE OF state, submitted_at ON supplier_orders
  FOR EACH ROW EXECUTE FUNCTION mark_supplier_order();

-- Marks the days of the report that count a supplier's bill, when it is removed.
CREATE OR REPLACE FUNCTION mark_bill() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT COALESCE(shop_day(COALESCE(placed.submitted_at, placed.created_at)), NEW.day)
    FROM supplier_bill_lines AS line LEFT JOIN supplier_orders AS placed ON placed.id = line.supplier_order_id
    WHERE line.bill_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_bill AFTER UPDATE OF removed_at ON supplier_bills
  FOR EACH ROW EXECUTE FUNCTION mark_bill();

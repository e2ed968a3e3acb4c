-- Marks the day of the report that counts a line of a supplier's bill.
CREATE OR REPLACE FUNCTION mark_bill_line() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT COALESCE(shop_day(COALESCE(placed.submitted_at, placed.created_at)), bill.day)
    FROM supplier_bills AS bill LEFT JOIN supplier_orders AS placed ON placed.id = NEW.supplier_order_id
    WHERE bill.id = NEW.bill_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_bill_line AFTER INSERT OR UPDATE OF open_mismatches ON supplier_bill_lines
  FOR EACH ROW EXECUTE FUNCTION mark_bill_line();

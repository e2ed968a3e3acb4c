-- Marks all days of an order's money: a late entry of an earlier day may become the first one.
CREATE OR REPLACE FUNCTION mark_sale_of_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM money_entries WHERE order_id = NEW.order_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_sale_of_entry AFTER INSERT ON money_entries
  FOR EACH ROW EXECUTE FUNCTION mark_sale_of_entry();

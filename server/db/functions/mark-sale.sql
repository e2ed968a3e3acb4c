-- Marks all days of an order's money, because the order counts as sold on one of them.
CREATE OR REPLACE FUNCTION mark_sale() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (day)
    SELECT DISTINCT shop_day(at) FROM money_entries WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mark_sale
  AFTER UPDATE OF total_cents, tax_cents, lender_take_cents, affiliate_take_cents, attribution, user_id
  ON orders
  FOR EACH ROW EXECUTE FUNCTION mark_sale();

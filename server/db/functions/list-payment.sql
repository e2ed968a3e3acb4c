-- Updates the payment method in order_list; the latest attempt counts.
CREATE OR REPLACE FUNCTION list_payment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_list SET payment_method = NEW.method WHERE order_id = NEW.order_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER list_payment AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION list_payment();

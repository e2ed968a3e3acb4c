-- Updates the payment method in order_list.
CREATE OR REPLACE FUNCTION list_lease() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_list SET payment_method = 'LEASE' WHERE order_id = NEW.order_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER list_lease AFTER INSERT ON leases
  FOR EACH ROW EXECUTE FUNCTION list_lease();

-- Updates the suppliers in order_list.
CREATE OR REPLACE FUNCTION list_supplier() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_list SET suppliers = ARRAY(SELECT DISTINCT partner FROM order_items
    WHERE order_id = COALESCE(NEW.order_id, OLD.order_id) ORDER BY partner)
  WHERE order_id = COALESCE(NEW.order_id, OLD.order_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER list_supplier AFTER INSERT OR DELETE OR UPDATE OF partner ON order_items
  FOR EACH ROW EXECUTE FUNCTION list_supplier();

-- Counts a customer's other orders with a promotion. Called with the promotion's row locked;
-- VOLATILE: sees what was committed while the caller waited for the lock.
CREATE OR REPLACE FUNCTION count_promotion_uses(wanted text, customers uuid[], indexes bytea[], but uuid)
RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT count(*) FROM orders JOIN order_promotions AS used ON used.order_id = orders.id
    WHERE used.code = wanted AND (user_id = ANY(customers) OR search_indexes && indexes)
      AND is_promotion_used(status) AND id IS DISTINCT FROM but);
END
$$;

-- Counts a promotion's orders on the shop's day. VOLATILE: sees what was committed while the
-- caller waited for the promotion's lock. 25 hours: the longest day, so that the index narrows the rows.
CREATE OR REPLACE FUNCTION count_promotion_uses_today(wanted text) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT count(*) FROM order_promotions AS used JOIN orders ON orders.id = used.order_id
    WHERE used.code = wanted AND ordered_at > now() - interval '25 hours'
      AND shop_day(ordered_at) = shop_day(now())
      AND is_promotion_used(status));
END
$$;

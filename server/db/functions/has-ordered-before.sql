-- Returns whether the customer has another order that uses promotions. Locks the customer until
-- commit, because codes of one series are different rows. VOLATILE: sees what was committed meanwhile.
CREATE OR REPLACE FUNCTION has_ordered_before(customers uuid[], indexes bytea[], but uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('first order of ' || name, 0))
    FROM (SELECT DISTINCT name FROM unnest(
      ARRAY(SELECT encode(index, 'hex') FROM unnest(indexes) AS index)
      || ARRAY(SELECT customer::text FROM unnest(customers) AS customer)) AS name
      WHERE name IS NOT NULL ORDER BY name) AS known;
  RETURN EXISTS (SELECT 1 FROM orders
    WHERE (user_id = ANY(customers) OR search_indexes && indexes) AND is_promotion_used(status)
      AND id IS DISTINCT FROM but);
END
$$;

-- Counts a holder's other orders that hold stock. Locks the holder until commit, so that two of
-- their orders are counted one after the other. VOLATILE: sees what was committed meanwhile.
CREATE OR REPLACE FUNCTION count_holds(wanted bytea, but uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(wanted, 'hex'), 0));
  RETURN (SELECT count(*) FROM orders
    WHERE held_until IS NOT NULL AND holders @> ARRAY[wanted] AND id IS DISTINCT FROM but);
END
$$;

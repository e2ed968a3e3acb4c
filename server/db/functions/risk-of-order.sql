-- Returns the risk column of order_list, which stores it: a new text needs a migration that updates the rows.
CREATE OR REPLACE FUNCTION risk_of_order(is_checked boolean, reasons text[]) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
SELECT CASE WHEN cardinality(reasons) > 0 THEN 'FLAGGED' WHEN is_checked THEN 'CLEAR' ELSE 'UNCHECKED' END
$$;

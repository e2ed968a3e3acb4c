-- Returns the shop's calendar day. Stored totals of days are made with it: a new text needs a
-- migration that counts them again.
CREATE OR REPLACE FUNCTION shop_day(at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'America/Chicago')::date;

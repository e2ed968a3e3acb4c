-- Returns whether an order in this status counts as a use of its promotions. migrations.test.ts
-- compares the list with the contract's rows.
CREATE OR REPLACE FUNCTION is_promotion_used(status text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (status <> ALL (ARRAY['CANCELLED', 'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED']));

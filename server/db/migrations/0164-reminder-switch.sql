-- Why: the store that turns an order's reminders makes the lease due and wakes its job; no trigger does (LEASE-77).
-- Works beside the previous version: no; its hosts turn reminders on without making the lease's payment check due

DROP TRIGGER IF EXISTS reminders_turned ON orders;
DROP FUNCTION IF EXISTS turn_payment_checks;

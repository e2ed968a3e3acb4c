-- Why: what staff do with orders and their money enters the audit chain.
-- Works beside the previous version: no; its hosts write order events outside the chain, and the audit log is reported as altered

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
  CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET', 'LEASE_DATA_READ',
    'STAFF_CHANGE', 'ACCOUNT_VIEWED', 'ORDER_CHANGED'));
-- what an act gave back, to narrow the list by; null: nothing
ALTER TABLE audit_events ADD COLUMN cents bigint;
-- the last rows that earlier versions wrote outside the chain; sealed with the ends by the first writer
ALTER TABLE audit_chain
  ADD COLUMN unchained_events bigint NOT NULL DEFAULT 0,
  ADD COLUMN unchained_refunds bigint NOT NULL DEFAULT 0;
UPDATE audit_chain SET
  unchained_events = COALESCE((SELECT max(id) FROM order_events), 0),
  unchained_refunds = COALESCE((SELECT max(id) FROM staff_refunds), 0);

-- Why: a customer may have ordered from several accounts and addresses of one mailbox.
-- Works beside the previous version: no; its hosts call both functions with one account, and orders with a promotion fail

-- functions/ has the new ones.
DROP FUNCTION IF EXISTS count_promotion_uses(text, uuid, bytea[], uuid);
DROP FUNCTION IF EXISTS has_ordered_before(uuid, bytea[], uuid);

-- Why: a promotion may take off only so much of all orders together.
-- Works beside the previous version: no; orders its hosts place are missing in what promotions have spent

ALTER TABLE promotions
  -- null: no budget
  ADD COLUMN budget_cents bigint CHECK (budget_cents > 0),
  -- what orders that count have taken off, as they were placed
  ADD COLUMN spent_cents bigint NOT NULL DEFAULT 0 CHECK (spent_cents >= 0);

UPDATE promotions SET spent_cents = used.cents FROM (
  SELECT code, sum(goods_off_cents + shipping_off_cents)::bigint AS cents
  FROM order_promotions JOIN orders ON orders.id = order_id
  WHERE is_promotion_used(status) GROUP BY code) AS used
WHERE used.code = promotions.code;

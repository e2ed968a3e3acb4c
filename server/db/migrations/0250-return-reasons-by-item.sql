-- Why: items of one return can have different reasons.
-- Works beside the previous version: yes

-- null: the reason of the return, as the previous version writes it
ALTER TABLE order_return_items ADD COLUMN reason text;

UPDATE order_return_items AS part SET reason = back.reason FROM order_returns AS back WHERE back.id = part.return_id;

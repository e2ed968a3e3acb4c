-- Why: each answer of the order list counts every status, which read an index of 2,900 pages or the table.
-- Works beside the previous version: yes

-- Equal keys are stored once: 190 pages at 200,000 orders.
CREATE INDEX order_list_counts ON order_list (status, payment_method, delivery_type, risk);
-- Starting a parallel worker takes longer than a scan.
ALTER TABLE order_list SET (parallel_workers = 0);

-- Why: triggers that mark the same days share one function.
-- Works beside the previous version: yes

-- With their triggers; functions/ has the common ones.
DROP FUNCTION IF EXISTS mark_affiliate_click, mark_sale_of_entry, mark_sale_of_item CASCADE;

-- Why: promotions, imports and stores have permissions of their own; who could edit them all still can.
-- Works beside the previous version: yes

UPDATE users SET permissions = permissions || ARRAY['promotions.write', 'imports.write', 'stores.write']
WHERE 'pricing.write' = ANY (permissions);

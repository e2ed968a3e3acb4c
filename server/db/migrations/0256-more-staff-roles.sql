-- Why: staff of marketing, warehouse and finance have roles of their own; the version before treats them as customers.
-- Works beside the previous version: yes

ALTER TABLE users
  DROP CONSTRAINT users_role_check,
  ADD CONSTRAINT users_role_check CHECK (role IN (
    'CUSTOMER', 'CUSTOMERSUPPORT', 'WAREHOUSE', 'MARKETING', 'FINANCE', 'ADMIN', 'SUPERADMIN'));

-- Why: the tax of an order may come from a provider of rates, and is refunded, corrected and named as it was charged (MONEY-4).
-- Works beside the previous version: yes

ALTER TABLE orders
  -- the part of the tax that is on the shipping; null: an earlier order, whose tax is divided by its state
  ADD COLUMN tax_on_shipping_cents integer CHECK (tax_on_shipping_cents >= 0),
  -- whether the tax is the state's alone, an estimate; null: an earlier order, whose tax is
  ADD COLUMN is_state_tax boolean;

-- Why: a new kind of promotion stores its parameters by name, without a migration (contract/promotions/kinds/).
-- Works beside the previous version: yes

ALTER TABLE promotions
  -- parameters of kinds that have no column, by name
  ADD COLUMN more_terms jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(more_terms) = 'object'),
  -- exactly one effect; a kind without columns has it in more_terms
  DROP CONSTRAINT promotions_check3,
  ADD CONSTRAINT promotions_one_effect CHECK (CASE WHEN more_terms = '{}'
    THEN num_nonnulls(percent_off, cents_off) + ships_free::int = 1
    ELSE num_nonnulls(percent_off, cents_off) + ships_free::int <= 1 END);

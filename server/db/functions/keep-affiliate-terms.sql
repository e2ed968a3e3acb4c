-- Terms are never changed; new terms are added (AFFILIATE-2).
CREATE OR REPLACE FUNCTION keep_affiliate_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'terms never change: others are added';
END
$$;

CREATE OR REPLACE TRIGGER keep_affiliate_terms BEFORE DELETE OR UPDATE ON affiliate_terms
  FOR EACH ROW EXECUTE FUNCTION keep_affiliate_terms();

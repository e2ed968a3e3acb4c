-- Assigns a new row to the account that the user's account was merged into. The lock is the one
-- the foreign key takes: it waits for a merge in progress.
CREATE OR REPLACE FUNCTION follow_merged_account() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE stays uuid;
BEGIN
  SELECT merged_into INTO stays FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  NEW.user_id := COALESCE(stays, NEW.user_id);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER follow_merged_account BEFORE INSERT ON chat_conversations
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION follow_merged_account();

CREATE OR REPLACE TRIGGER follow_merged_account BEFORE INSERT ON lease_applications
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION follow_merged_account();

CREATE OR REPLACE TRIGGER follow_merged_account BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION follow_merged_account();

CREATE OR REPLACE TRIGGER follow_merged_account BEFORE INSERT ON reviews
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION follow_merged_account();

-- Withdraws waiting campaign mails of a reader who unsubscribes.
CREATE OR REPLACE FUNCTION withdraw_campaign_mails() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_recipients SET left_at = now(),
    state = CASE state WHEN 'WAITING' THEN 'WITHDRAWN' ELSE state END
  WHERE reader_id = OLD.id AND left_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER withdraw_campaign_mails AFTER DELETE ON newsletter_subscribers
  FOR EACH ROW EXECUTE FUNCTION withdraw_campaign_mails();

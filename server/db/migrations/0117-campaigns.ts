/** Why: staff write to the readers of the newsletter, and nobody is sent a mail twice or after they have left. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE campaigns (
      -- made by who writes it, so that it is there once
      id uuid PRIMARY KEY,
      subject text NOT NULL,
      text text NOT NULL,
      products text NOT NULL,
      segment text NOT NULL CHECK (segment IN ('EVERYBODY', 'BOUGHT', 'LEASED', 'CATEGORY', 'NEVER')),
      category text NOT NULL,
      rate_per_minute integer NOT NULL CHECK (rate_per_minute > 0),
      state text NOT NULL DEFAULT 'DRAFT'
        CHECK (state IN ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'DONE', 'CANCELLED')),
      -- grows with what staff change
      revision integer NOT NULL DEFAULT 1,
      send_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      -- fixed at the start
      recipients integer,
      -- the bucket of mails that may be sent, and when it was filled last; all hosts take from it
      tokens double precision NOT NULL DEFAULT 0,
      tokens_at timestamptz NOT NULL DEFAULT now(),
      -- not before: the mail server did not take mails
      rests_until timestamptz NOT NULL DEFAULT now(),
      -- of the last test mail, so that one press is one mail
      test_key uuid,
      changed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX campaigns_by_change ON campaigns (changed_at DESC, id)`.execute(db);
  await sql`CREATE INDEX campaigns_under_way ON campaigns (state) WHERE state IN ('SCHEDULED', 'SENDING')`.execute(
    db,
  );
  await makeRecipients(db);
  await sql`
    CREATE TABLE mail_suppressions (
      -- the same as the reader's in newsletter_subscribers
      email_index bytea PRIMARY KEY,
      sealed_email bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  // What a campaign brought is asked of few rows.
  await sql`CREATE INDEX visits_by_newsletter ON visits (campaign) WHERE source = 'newsletter'`.execute(db);
  await sql`CREATE INDEX orders_by_newsletter ON orders ((attribution ->> 'utm_campaign'))
    WHERE attribution ->> 'utm_source' = 'newsletter'`.execute(db);
}

async function makeRecipients(db: Kysely<unknown>): Promise<void> {
  // No address: a reader who leaves is gone from the list, and the row says nothing of who it was.
  await sql`
    CREATE TABLE campaign_recipients (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      campaign_id uuid NOT NULL REFERENCES campaigns (id),
      reader_id uuid NOT NULL,
      -- the name of the mail, the same whoever sends it
      message_name uuid NOT NULL DEFAULT gen_random_uuid(),
      state text NOT NULL DEFAULT 'WAITING'
        CHECK (state IN ('WAITING', 'CLAIMED', 'SENT', 'BOUNCED', 'UNKNOWN', 'WITHDRAWN')),
      claimed_at timestamptz,
      -- how often its server has put it off, and not before when it is tried
      tries integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      -- when the reader left the newsletter after it
      left_at timestamptz,
      UNIQUE (campaign_id, reader_id)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`CREATE INDEX campaign_recipients_waiting ON campaign_recipients (campaign_id, number)
    WHERE state = 'WAITING'`.execute(db);
  await sql`CREATE INDEX campaign_recipients_claimed ON campaign_recipients (claimed_at) WHERE state = 'CLAIMED'`.execute(
    db,
  );
  await sql`CREATE INDEX campaign_recipients_of_reader ON campaign_recipients (reader_id)`.execute(db);
  await sql`CREATE FUNCTION withdraw_campaign_mails() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE campaign_recipients SET left_at = now(), state = CASE state WHEN 'WAITING' THEN 'WITHDRAWN' ELSE state END
      WHERE reader_id = OLD.id AND left_at IS NULL;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER withdraw_campaign_mails AFTER DELETE ON newsletter_subscribers
    FOR EACH ROW EXECUTE FUNCTION withdraw_campaign_mails()`.execute(db);
}

/** Why: customers and guests apply for leases; every try at a lessor is written down before the lessor is asked. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE lease_drafts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- one of the two says whose it is: an account, or SHA-256 of a guest's key
      user_id uuid UNIQUE REFERENCES users (id),
      key_digest bytea UNIQUE,
      -- what was typed so far, by step
      sealed_form bytea NOT NULL,
      revision int NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (num_nonnulls(user_id, key_digest) = 1)
    )`.execute(db);
  await sql`CREATE INDEX lease_drafts_by_age ON lease_drafts (updated_at)`.execute(db);

  await sql`
    CREATE TABLE lease_applications (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- null: a guest's, opened by the key of its draft, until the account of its e-mail address takes it
      user_id uuid REFERENCES users (id),
      key_digest bytea UNIQUE,
      key_until timestamptz,
      idempotency_hash bytea NOT NULL UNIQUE,
      status text NOT NULL CHECK (status IN ('INITIATED', 'PENDING', 'PROGRESS', 'IN REVIEW', 'UKNOWN', 'ERROR',
        'APPROVED', 'COMPLETED', 'DECLINED', 'BLOCKED', 'CANCELLED')),
      -- why it ended
      reason text CHECK (reason IN ('EXPIRED', 'NOT_FINISHED', 'ACCOUNT_DELETED')),
      order_id uuid REFERENCES orders (id),
      is_pre_approval boolean NOT NULL,
      state text NOT NULL,
      -- blind index of the e-mail address; null once the person is forgotten
      email_index bytea,
      -- e-mail address, names, telephones, bank, and the last four digits: what screens show
      sealed_shown bytea NOT NULL,
      -- the whole form and the device it was sent from; null once it is forgotten
      sealed_details bytea,
      details_until timestamptz NOT NULL,
      consent_version text NOT NULL,
      consented_at timestamptz NOT NULL DEFAULT now(),
      attribution jsonb NOT NULL,
      -- of the lessor that decides
      lessor text,
      lessor_uuid text,
      sealed_redirect_url bytea,
      approved_cents int CHECK (approved_cents > 0),
      approved_at timestamptz,
      expires_at timestamptz,
      -- as the lessor counts
      used_cents int NOT NULL DEFAULT 0 CHECK (used_cents >= 0),
      is_signed boolean NOT NULL DEFAULT false,
      -- when the lessor is asked next; null: not any more
      next_check_at timestamptz,
      checks int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX lease_applications_of_user ON lease_applications (user_id, created_at)`.execute(db);
  await sql`CREATE INDEX lease_applications_of_person ON lease_applications (email_index)`.execute(db);
  await sql`CREATE INDEX lease_applications_due ON lease_applications (next_check_at)
    WHERE next_check_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX lease_details_due ON lease_applications (details_until)
    WHERE sealed_details IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE lease_tries (
      application_id uuid NOT NULL REFERENCES lease_applications (id),
      lessor text NOT NULL,
      -- the same whenever this lessor is asked for this application
      idempotency_key text NOT NULL,
      -- the lessor's number; null until it has answered
      uuid text,
      outcome text NOT NULL CHECK (outcome IN ('INITIATED', 'PENDING', 'PROGRESS', 'IN REVIEW', 'UKNOWN', 'ERROR',
        'APPROVED', 'COMPLETED', 'DECLINED', 'BLOCKED', 'CANCELLED', 'REFUSED', 'UNANSWERED')),
      begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- when it said no
      ended_at timestamptz,
      PRIMARY KEY (application_id, lessor)
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX lease_tries_by_number ON lease_tries (lessor, uuid)`.execute(db);

  await sql`
    CREATE TABLE lease_events (
      lessor text NOT NULL,
      event_id text NOT NULL,
      -- null: about none of ours
      application_id uuid REFERENCES lease_applications (id),
      kind text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (lessor, event_id)
    )`.execute(db);
  await sql`CREATE INDEX lease_events_of_application ON lease_events (application_id)`.execute(db);
}

/** Why: people sign up, sign in and stay signed in; what identifies them is sealed (server/db/sealed.ts). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- blind index of the user name (the e-mail address); null once the account is deleted
      username_index bytea UNIQUE,
      -- {username, firstName, lastName, phone}; phone with its +1
      sealed_identity bytea NOT NULL,
      role text NOT NULL CHECK (role IN ('CUSTOMER', 'CUSTOMERSUPPORT', 'ADMIN', 'SUPERADMIN')),
      -- overrides the role's permissions; null: the role decides
      permissions text[],
      -- null: signs in by a provider only, or has yet to choose one
      password_hash text,
      status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DISABLED', 'DELETED')),
      verified_at timestamptz,
      attributes jsonb NOT NULL DEFAULT '{}',
      created_by uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);

  await sql`
    CREATE TABLE sessions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id),
      -- SHA-256 of the refresh token that is good now, and of the one before it, which betrays a thief
      refresh_hash bytea NOT NULL,
      previous_refresh_hash bytea,
      refreshed_at timestamptz NOT NULL DEFAULT now(),
      -- {ipAddress, userAgent}
      sealed_origin bytea NOT NULL,
      method text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      end_reason text
    )`.execute(db);
  await sql`CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL`.execute(db);

  await sql`
    CREATE TABLE mailed_codes (
      user_id uuid NOT NULL REFERENCES users (id),
      purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
      code_hash bytea NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      -- one live code for a purpose: a new one replaces it
      PRIMARY KEY (user_id, purpose)
    )`.execute(db);

  await sql`
    CREATE TABLE sign_ins (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      at timestamptz NOT NULL DEFAULT now(),
      outcome text NOT NULL CHECK (outcome IN ('SUCCEEDED', 'FAILED', 'REFRESH_REUSED')),
      method text NOT NULL,
      sealed_origin bytea NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX sign_ins_of_user ON sign_ins (user_id, id DESC)`.execute(db);

  await sql`
    CREATE UNLOGGED TABLE rate_limits (
      -- what is limited and for whom, hashed: never an address or a name in clear
      bucket bytea PRIMARY KEY,
      hits integer NOT NULL,
      resets_at timestamptz NOT NULL
    )`.execute(db);

  await sql`
    CREATE TABLE addresses (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id),
      -- the fields of contract/customers/profile.ts addressAnswer without id and isDefault
      sealed_address bytea NOT NULL,
      is_default boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX addresses_of_user ON addresses (user_id, created_at)`.execute(db);
  await sql`CREATE UNIQUE INDEX one_default_address ON addresses (user_id) WHERE is_default`.execute(db);

  await sql`
    CREATE TABLE social_identities (
      type text NOT NULL,
      -- blind index of the provider's own id of the person
      subject_index bytea NOT NULL,
      user_id uuid NOT NULL REFERENCES users (id),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (type, subject_index)
    )`.execute(db);

  await sql`
    CREATE TABLE social_attempts (
      -- SHA-256 of the state parameter
      state_hash bytea PRIMARY KEY,
      type text NOT NULL,
      -- {codeVerifier, nonce}
      sealed_secrets bytea NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);

  await sql`
    CREATE TABLE contact_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- {name, email, phone, message, ipAddress}
      sealed_request bytea NOT NULL,
      -- blind index of the address, by which a customer's export and deletion find their own (server/db/identity.ts)
      email_index bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX contact_requests_by_email ON contact_requests (email_index)`.execute(db);

  await sql`
    CREATE TABLE newsletter_subscribers (
      email_index bytea PRIMARY KEY,
      sealed_email bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);

  await sql`
    CREATE TABLE outgoing_mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- {kind, to, subject, text, html, replyTo}; null once it was sent or given up
      sealed_mail bytea,
      kind text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX mails_to_send ON outgoing_mails (next_attempt_at) WHERE sealed_mail IS NOT NULL`.execute(
    db,
  );
}

-- Why: a new database starts with the tables and rows of migrations 0001 to 0160, which this file replaces (baseline.ts).
-- Functions and triggers have files in ../functions/; this one has only what migration 0182 needs.

CREATE TABLE categories (
  id text PRIMARY KEY,
  parent_id text REFERENCES categories (id),
  name text NOT NULL,
  alias text,
  slug text NOT NULL UNIQUE,
  menu_group text CHECK (menu_group IN ('main', 'more')),
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE supplier_categories (
  supplier_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  path jsonb NOT NULL,
  PRIMARY KEY (supplier_id, id)
);

CREATE TABLE brands (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  images jsonb NOT NULL DEFAULT '[]',
  rating real,
  rating_count integer NOT NULL DEFAULT 0,
  product_count integer NOT NULL DEFAULT 0
);

-- Supplier prices are our cost, regular and sale prices the shopper's; winner_markup_id names the price rule
-- (PRICING-1). category_id null = no category of ours.
CREATE TABLE products (
  product_id text PRIMARY KEY,
  supplier_id text NOT NULL,
  sku text NOT NULL,
  supplier_product_id text,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  brand_id text REFERENCES brands (id),
  model_number text,
  upc text,
  category_id text REFERENCES categories (id),
  supplier_category_path jsonb NOT NULL DEFAULT '[]',
  supplier_price_cents integer CHECK (supplier_price_cents > 0),
  supplier_sale_price_cents integer CHECK (supplier_sale_price_cents > 0),
  regular_price_cents integer CHECK (regular_price_cents > 0),
  sale_price_cents integer,
  winner_markup_id text,
  on_sale boolean NOT NULL,
  clearance boolean NOT NULL,
  images jsonb NOT NULL DEFAULT '[]',
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  review_average real CHECK ((review_average >= (0)::double precision) AND (review_average <= (5)::double precision)),
  shipping_cost_cents integer CHECK (shipping_cost_cents >= 0),
  free_shipping boolean NOT NULL,
  home_delivery boolean NOT NULL,
  in_store_pickup boolean NOT NULL,
  online_availability boolean NOT NULL,
  in_store_availability boolean NOT NULL,
  quantity_limit integer CHECK (quantity_limit > 0),
  low_price_guarantee boolean NOT NULL,
  best_selling_rank integer CHECK (best_selling_rank > 0),
  description text NOT NULL DEFAULT '',
  long_description text NOT NULL DEFAULT '',
  features jsonb NOT NULL DEFAULT '[]',
  included_items jsonb NOT NULL DEFAULT '[]',
  attributes jsonb NOT NULL DEFAULT '[]',
  condition text NOT NULL DEFAULT 'New',
  product_labels jsonb NOT NULL DEFAULT '[]',
  is_live boolean NOT NULL,
  hidden_reason text,
  content_hash text NOT NULL,
  revision bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- [{url, code, description}], as suppliers send them
  rebates jsonb NOT NULL DEFAULT '[]',
  -- published reviews of our customers: count and total stars
  own_reviews integer NOT NULL DEFAULT 0 CHECK (own_reviews >= 0),
  own_stars integer NOT NULL DEFAULT 0 CHECK (own_stars >= 0),
  -- price of one unit after the offers that pages show; null = no offer, or not computed yet
  offer_price_cents integer CHECK (offer_price_cents > 0),
  -- promotion codes in the order they apply
  offer_codes text[],
  offer_words text,
  offer_ends_at timestamptz,
  was_price_cents integer,
  -- dirty marker: changed while an offer is active
  offer_is_due boolean NOT NULL DEFAULT false,
  CONSTRAINT products_supplier_id_sku_key UNIQUE (supplier_id, sku),
  CONSTRAINT products_check CHECK ((sale_price_cents > 0) AND (sale_price_cents < regular_price_cents)),
  CONSTRAINT products_check1 CHECK (is_live = (hidden_reason IS NULL)),
  CONSTRAINT products_check2 CHECK ((NOT is_live) OR ((regular_price_cents IS NOT NULL) AND (category_id IS NOT NULL))),
  CONSTRAINT products_check3 CHECK (was_price_cents > offer_price_cents)
);
CREATE INDEX products_brand ON products (brand_id);
CREATE INDEX products_by_name ON products USING gin (to_tsvector('simple'::regconfig, name));
CREATE INDEX products_by_sku_beginning ON products (sku text_pattern_ops);
CREATE INDEX products_category ON products (category_id);
CREATE INDEX products_changes ON products (revision, product_id);
CREATE INDEX products_of_reason ON products (hidden_reason, sku);
CREATE INDEX products_offer_due ON products (product_id) WHERE offer_is_due;

-- Separate from products, because stock changes far more often.
CREATE TABLE product_stock (
  product_id text PRIMARY KEY REFERENCES products (product_id),
  available_quantity integer NOT NULL CHECK (available_quantity >= 0),
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor=70);

-- One row. Every catalogue writer locks it, so revisions become visible in order.
CREATE TABLE catalogue_state (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  revision bigint NOT NULL
);

CREATE TABLE import_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id text NOT NULL,
  files jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'INTERRUPTED', 'STOPPED')),
  counts jsonb NOT NULL DEFAULT '{}',
  message text,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  upload_id uuid UNIQUE,
  source text,
  columns jsonb,
  tries integer NOT NULL DEFAULT 0,
  percent integer NOT NULL DEFAULT 0,
  is_stop_wanted boolean NOT NULL DEFAULT false,
  is_whole boolean NOT NULL DEFAULT false,
  most_missing integer
);
CREATE INDEX import_runs_of_source ON import_runs (source, id) WHERE source IS NOT NULL;
CREATE INDEX import_runs_open ON import_runs (id) WHERE status IN ('WAITING', 'RUNNING');

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- blind index of the username (the email address); null after the account's deletion
  username_index bytea,
  -- {username, firstName, lastName, phone}; phone with its +1
  sealed_identity bytea NOT NULL,
  role text NOT NULL CHECK (role IN ('CUSTOMER', 'CUSTOMERSUPPORT', 'ADMIN', 'SUPERADMIN')),
  -- overrides the role's permissions; null = the role's
  permissions text[],
  -- null = signs in through a provider only, or has not chosen a password yet
  password_hash text,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DISABLED', 'DELETED')),
  verified_at timestamptz,
  attributes jsonb NOT NULL DEFAULT '{}',
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- blind indexes of prefixes; null in legacy rows until a host fills them in
  search_terms bytea[],
  attribution jsonb NOT NULL DEFAULT '{}',
  first_touch jsonb NOT NULL DEFAULT '{}',
  -- increments with each change of profile, addresses or status
  revision integer NOT NULL DEFAULT 1,
  -- last such change: user, changed fields without personal data, time; null = none
  changed_by uuid,
  changed_what text,
  changed_at timestamptz,
  -- remaining account of a merge; this row remains, so that no stranger can register its username
  merged_into uuid REFERENCES users (id),
  merged_by uuid,
  merged_at timestamptz
);
CREATE UNIQUE INDEX holder_of_user_name ON users (username_index)
  WHERE (verified_at IS NOT NULL) OR (role <> 'CUSTOMER');
-- unverified registrations by age
CREATE INDEX unverified_users ON users (created_at)
  WHERE (verified_at IS NULL) AND (role = 'CUSTOMER') AND (status = 'ACTIVE');
CREATE INDEX users_by_age ON users (created_at DESC, id) WHERE status <> 'DELETED';
CREATE INDEX users_by_merge ON users (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX users_by_name ON users (username_index, created_at);
CREATE INDEX users_by_term ON users USING gin (search_terms);
CREATE INDEX users_without_terms ON users (id) WHERE search_terms IS NULL;

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- SHA-256 of the current refresh token and of the one before, whose reuse reveals a theft
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
  end_reason text,
  -- false in legacy rows: staff sign in again
  has_second_factor boolean NOT NULL DEFAULT false
);
CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE mailed_codes (
  user_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  link_hash bytea NOT NULL,
  link_expires_at timestamptz NOT NULL,
  -- one live code per purpose: a new one replaces it
  PRIMARY KEY (user_id, purpose)
);
CREATE INDEX mailed_codes_by_code ON mailed_codes (code_hash);
CREATE INDEX mailed_codes_by_link ON mailed_codes (link_hash);

CREATE TABLE sign_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL DEFAULT now(),
  outcome text NOT NULL CHECK (outcome IN ('SUCCEEDED', 'FAILED', 'REFRESH_REUSED')),
  method text NOT NULL,
  sealed_origin bytea NOT NULL
);
CREATE INDEX sign_ins_of_user ON sign_ins (user_id, id DESC);

CREATE UNLOGGED TABLE rate_limits (
  -- hash of the limit and its subject: no address or name in clear
  bucket bytea PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);

CREATE TABLE addresses (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- the fields of contract/customers/profile.ts addressAnswer without id and isDefault
  sealed_address bytea NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX addresses_of_user ON addresses (user_id, created_at);
CREATE UNIQUE INDEX one_default_address ON addresses (user_id) WHERE is_default;

CREATE TABLE social_identities (
  type text NOT NULL,
  -- blind index of the provider's id of the person
  subject_index bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- {type, subject}; null in legacy rows until the next sign-in
  sealed_subject bytea,
  PRIMARY KEY (type, subject_index)
);

CREATE TABLE social_attempts (
  -- SHA-256 of the state parameter
  state_hash bytea PRIMARY KEY,
  type text NOT NULL,
  -- {codeVerifier, nonce}
  sealed_secrets bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE contact_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- {name, email, phone, message, ipAddress}
  sealed_request bytea NOT NULL,
  -- blind index of the address, for a customer's export and deletion (server/db/identity.ts)
  email_index bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id),
  sealed_reply bytea
);
CREATE INDEX contact_requests_by_email ON contact_requests (email_index);
CREATE INDEX contact_requests_open ON contact_requests (id) WHERE answered_at IS NULL;

CREATE TABLE newsletter_subscribers (
  email_index bytea PRIMARY KEY,
  sealed_email bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- null in legacy rows: they subscribe by confirming again
  confirmed_at timestamptz
);
CREATE INDEX newsletter_subscribers_by_age ON newsletter_subscribers (confirmed_at) WHERE confirmed_at IS NOT NULL;

CREATE TABLE outgoing_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- {kind, to, subject, text, html, replyTo}; null after it is sent or abandoned
  sealed_mail bytea,
  kind text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- in the envelope sender, to match bounces; null when no bounce is expected anymore
  message_name uuid,
  -- {email} of a sent email while it may bounce
  sealed_to bytea,
  -- blind index of the address, for a customer's export and deletion (server/db/identity.ts)
  email_index bytea
);
CREATE INDEX mails_by_email ON outgoing_mails (email_index) WHERE email_index IS NOT NULL;
CREATE UNIQUE INDEX mails_by_name ON outgoing_mails (message_name);
CREATE INDEX mails_to_send ON outgoing_mails (next_attempt_at) WHERE sealed_mail IS NOT NULL;

-- No index on updated_at: it would cost each cart change more than the scan for abandoned carts twice a minute.
CREATE TABLE carts (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- last decision whether to send a reminder for this cart
  looked_at timestamptz,
  -- last reminder
  reminded_at timestamptz
) WITH (fillfactor=70);

CREATE TABLE cart_items (
  cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (product_id),
  quantity integer NOT NULL CHECK ((quantity >= 1) AND (quantity <= 99)),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, product_id)
) WITH (fillfactor=70);

-- Makes merging a guest cart idempotent.
CREATE TABLE cart_merges (
  cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  merge_key text NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, merge_key)
);

-- Snapshots of visits' attribution; an order refers to those of its creation and submission.
CREATE TABLE attributions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attribution jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  first_touch jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE orders (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  unique_id text NOT NULL UNIQUE,
  -- null for a guest
  user_id uuid REFERENCES users (id),
  submitted_by text NOT NULL,
  status text NOT NULL CHECK (status IN (
    'PENDING_PAYMENT', 'PAYMENT_RECEIVED', 'PENDING_ESIGNATURE', 'PENDING_REVIEW',
    'CONFIRMED_BY_SUPPLIER', 'PENDING_FULFILMENT', 'COMPLETED', 'CANCELLED', 'RETURNED',
    'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED', 'LOAN_IN_PROCESS'
  )),
  delivery_type text NOT NULL CHECK (delivery_type IN ('DELIVERY_SHIPPING', 'DELIVERY_PICKUP')),
  pickup_location_id text,
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  sub_total_cents integer NOT NULL CHECK (sub_total_cents >= 0),
  shipping_cents integer NOT NULL CHECK (shipping_cents >= 0),
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  discount_cents integer NOT NULL CHECK (discount_cents >= 0),
  original_price_cents integer NOT NULL CHECK (original_price_cents >= 0),
  lender_take_cents integer,
  affiliate_take_cents integer,
  promotion_code text,
  price_markup_group_id text,
  -- SHA-256 of the customer and the idempotency key: a retry returns the same order
  idempotency_hash bytea NOT NULL UNIQUE,
  -- SHA-256 of the input: reusing the key for another order is refused
  request_hash bytea NOT NULL,
  -- {email, firstName, lastName, phone, shipping, billing, ipAddress, userAgent, acceptLanguages}
  sealed_customer bytea NOT NULL,
  -- blind indexes of the email address and of each word of the names, for staff search
  search_indexes bytea[] NOT NULL,
  ship_state text NOT NULL,
  attribution jsonb NOT NULL DEFAULT '{}',
  rollup_id bigint REFERENCES attributions (id),
  submitted_rollup_id bigint REFERENCES attributions (id),
  -- whether the order's stock is taken, so that it is taken and released exactly once
  is_stock_taken boolean NOT NULL,
  fraud_is_checked boolean NOT NULL DEFAULT false,
  fraud_score real,
  fraud_ip_distance_km real,
  fraud_email_first_seen text,
  fraud_reasons text[] NOT NULL DEFAULT '{}',
  -- next fraud check and number of attempts
  fraud_next_at timestamptz NOT NULL DEFAULT now(),
  fraud_tries integer NOT NULL DEFAULT 0,
  reminders boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL,
  -- expiry of the signed links of legacy orders; null for all others
  signed_key_until timestamptz,
  -- null = no hold, or a payment is in progress
  held_until timestamptz,
  -- blind indexes of the customer and the IP address of the hold
  holders bytea[] NOT NULL DEFAULT '{}',
  -- signed orders are fraud-checked like paid ones
  signed_at timestamptz,
  -- total at the last fraud check; null = the total before the next correction
  fraud_checked_cents integer,
  -- the total increased since: no supplier order until the next check
  is_check_due boolean NOT NULL DEFAULT false,
  CONSTRAINT orders_check CHECK (total_cents = (((sub_total_cents + shipping_cents) + tax_cents) - discount_cents))
) WITH (fillfactor=80);
CREATE INDEX orders_by_newsletter ON orders (((attribution ->> 'utm_campaign')))
  WHERE (attribution ->> 'utm_source') = 'newsletter';
CREATE INDEX orders_by_status ON orders (status, submitted_at DESC);
CREATE INDEX orders_by_time ON orders (submitted_at DESC);
CREATE INDEX orders_check_due ON orders (fraud_next_at) WHERE is_check_due;
CREATE INDEX orders_held ON orders (held_until) WHERE held_until IS NOT NULL;
-- Empty after server/audit/actors.store.ts has replaced legacy values, which makes its query free.
CREATE INDEX orders_naming_addresses ON orders (id)
  WHERE (submitted_by ~~ '%@%') OR (created_by ~~ '%@%') OR (updated_by ~~ '%@%');
CREATE INDEX orders_of_holder ON orders USING gin (holders) WHERE held_until IS NOT NULL;
CREATE INDEX orders_of_user ON orders (user_id, submitted_at DESC);
CREATE INDEX orders_search ON orders USING gin (search_indexes);
CREATE INDEX orders_signed_unchecked ON orders (fraud_next_at)
  WHERE (status = 'PENDING_ESIGNATURE') AND (signed_at IS NOT NULL);
-- Orders to submit to suppliers.
CREATE INDEX orders_to_fulfil ON orders (updated_at) WHERE status = 'PENDING_FULFILMENT';
CREATE INDEX orders_unchecked ON orders (fraud_next_at) WHERE status = 'PAYMENT_RECEIVED';

CREATE TABLE order_items (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  product_id text NOT NULL REFERENCES products (product_id),
  -- name, sku, brand, images, description, urlPath and attributes as they were sold
  product jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  original_price_cents integer NOT NULL,
  shipping_cents integer NOT NULL CHECK (shipping_cents >= 0),
  status text NOT NULL CHECK (status IN (
    'SHIPPED', 'DELIVERED', 'CANCELLED_BY_SUPPLIER', 'PENDING', 'PENDING_SHIPMENT', 'CANCELLED',
    'RETURNED', 'PENDING_PICKUP', 'READY_TO_PICKUP', 'PAYMENT_FAILED', 'PICKUPED', 'LOAN_IN_PROCESS'
  )),
  partner text NOT NULL,
  partner_order_id text,
  carrier text,
  tracking_number text,
  tracking_url text,
  ship_method text,
  estimated_delivery_at timestamptz,
  shipped_at timestamptz,
  -- delivery or pickup
  delivered_at timestamptz,
  is_bought_by_hand boolean NOT NULL DEFAULT false,
  -- original line and the order revision of the split, which make the change idempotent
  split_of uuid REFERENCES order_items (id),
  split_at integer,
  -- null = unknown to the catalogue
  cost_cents integer CHECK (cost_cents >= 0),
  -- of all units; the first ones have the remainder
  discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  -- per unit
  shipping_off_cents integer NOT NULL DEFAULT 0 CHECK (shipping_off_cents >= 0),
  CONSTRAINT order_items_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT order_items_check CHECK (discount_cents <= ((price_cents)::bigint * quantity)),
  CONSTRAINT order_items_check1 CHECK (shipping_off_cents <= shipping_cents)
) WITH (fillfactor=80);
CREATE INDEX order_items_by_delivery ON order_items (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX order_items_by_partner ON order_items (partner);
CREATE INDEX order_items_by_sku ON order_items (upper((product ->> 'sku')));
CREATE INDEX order_items_by_tracking ON order_items (upper(tracking_number)) WHERE tracking_number IS NOT NULL;
CREATE INDEX order_items_of_line ON order_items (split_of) WHERE split_of IS NOT NULL;

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  type text NOT NULL CHECK (type IN (
    'CREATED', 'ITEM_ADDED', 'ITEM_UPDATED', 'ITEM_DELETED', 'BILLING_ADDRESS_UPDATED',
    'SHIPPING_ADDRESS_UPDATED', 'CANCELLED', 'STATUS_CHANGED', 'LEASE_DETAILS_UPDATED',
    'FRAUD_CHECK_UPDATED', 'SUBMITTED', 'CUSTOM_NOTES', 'PHONE_CALL', 'EMAIL_CONVERSATION',
    'PAYMENT_DETAILS_UPDATED', 'REMINDER_EMAIL_UPDATED', 'SHIPMENT_DETAILS_UPDATED'
  )),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL,
  summary text NOT NULL,
  before text,
  after text,
  -- typed text may contain personal data
  sealed_note bytea,
  -- makes a retry idempotent
  idempotency_hash bytea UNIQUE
);
CREATE INDEX events_naming_addresses ON order_events (id) WHERE actor ~~ '%@%';
CREATE INDEX events_of_order ON order_events (order_id, id DESC);
CREATE INDEX order_events_of_actor ON order_events (actor, at DESC);

CREATE TABLE payments (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  attempt integer NOT NULL,
  gateway_type text NOT NULL,
  gateway_name text NOT NULL,
  method text NOT NULL,
  transaction_id text,
  -- PaymentState of server/payments/vendors/gateway.port.ts, or UNKNOWN before the first answer
  state text NOT NULL,
  vendor_status text NOT NULL DEFAULT '',
  note text,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  paid_cents integer NOT NULL DEFAULT 0 CHECK (paid_cents >= 0),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  payment_gateway_url text,
  -- secret in the callback URL of a gateway without signatures
  callback_secret text NOT NULL,
  -- next poll of the gateway; null = final
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- abandoned for another payment method: its end does not fail the order
  is_left boolean NOT NULL DEFAULT false,
  -- null = the attempt pays the order itself
  correction_id uuid,
  CONSTRAINT payments_order_id_attempt_key UNIQUE (order_id, attempt)
) WITH (fillfactor=80);
CREATE UNIQUE INDEX payment_of_transaction ON payments (gateway_type, transaction_id);
CREATE INDEX payments_in_part ON payments (order_id) WHERE state = 'UNDERPAID';
CREATE INDEX payments_of_correction ON payments (correction_id) WHERE correction_id IS NOT NULL;
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;

-- Inserted before the gateway call and settled after it, so that a crash in between is recovered.
CREATE TABLE refunds (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL CHECK (state IN ('REQUESTED', 'BY_HAND', 'DONE')),
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_hash bytea NOT NULL UNIQUE,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX refunds_by_hand ON refunds (order_id) WHERE state = 'BY_HAND';
CREATE INDEX refunds_naming_addresses ON refunds (id) WHERE requested_by ~~ '%@%';
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_to_make ON refunds (next_attempt_at) WHERE state = 'REQUESTED';

-- Webhooks, recorded before they are handled; the key makes a repeated event a no-op.
CREATE TABLE payment_events (
  gateway_type text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  transaction_id text,
  order_id uuid,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at timestamptz,
  PRIMARY KEY (gateway_type, event_id)
);

CREATE TABLE promotions (
  code text PRIMARY KEY CHECK (code = upper(code)),
  label text NOT NULL,
  -- exactly one of percent_off, cents_off and ships_free
  percent_off integer CHECK ((percent_off >= 1) AND (percent_off <= 90)),
  cents_off integer CHECK (cents_off > 0),
  smallest_sub_total_cents integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer,
  uses integer NOT NULL DEFAULT 0,
  -- null = unlimited
  most_uses_per_customer integer DEFAULT 1 CHECK (most_uses_per_customer > 0),
  most_uses_per_day integer CHECK (most_uses_per_day > 0),
  -- prefix of a series' codes; the position makes creating the series idempotent
  series text,
  series_position integer,
  -- type of scope_ids: categories (with subcategories), brands or product lines
  scope text NOT NULL DEFAULT 'ALL' CHECK (scope IN ('ALL', 'CATEGORIES', 'BRANDS', 'LINES')),
  scope_ids text[] NOT NULL DEFAULT '{}',
  ships_free boolean NOT NULL DEFAULT false,
  first_orders_only boolean NOT NULL DEFAULT false,
  -- applies without its code, which is only a name for staff
  is_automatic boolean NOT NULL DEFAULT false,
  -- applies together with other combining promotions; otherwise alone
  combines boolean NOT NULL DEFAULT false,
  -- applies to full sets of this many units; null = to each unit
  set_size integer CHECK ((set_size >= 2) AND (set_size <= 99)),
  segment text NOT NULL DEFAULT 'EVERYBODY' CHECK (segment IN ('EVERYBODY', 'BOUGHT', 'LEASED', 'CATEGORY', 'NEVER')),
  segment_category text NOT NULL DEFAULT '',
  -- start of a promotion without a first day; null = legacy row, unknown
  made_at timestamptz DEFAULT now(),
  CONSTRAINT promotions_check CHECK ((scope = 'ALL') = (cardinality(scope_ids) = 0)),
  CONSTRAINT promotions_check1 CHECK ((most_uses IS NULL) OR (uses <= most_uses)),
  CONSTRAINT promotions_check2 CHECK ((series IS NULL) = (series_position IS NULL)),
  CONSTRAINT promotions_check3 CHECK ((num_nonnulls(percent_off, cents_off) + (ships_free)::integer) = 1),
  CONSTRAINT promotions_check4 CHECK ((segment = 'CATEGORY') = (segment_category <> '')),
  CONSTRAINT promotions_check5 CHECK ((series IS NULL) OR (NOT is_automatic)),
  CONSTRAINT promotions_check6 CHECK ((set_size IS NULL) OR (NOT ships_free))
);
-- Every quote reads these among thousands of codes.
CREATE INDEX promotions_by_themselves ON promotions (code) WHERE is_automatic;
CREATE UNIQUE INDEX promotions_of_series ON promotions (series, series_position) WHERE series IS NOT NULL;

CREATE TABLE pickup_locations (
  id text PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  -- first three digits of nearby postal codes
  postal_prefixes text[] NOT NULL,
  -- false = accepts no new pickup orders
  is_open boolean NOT NULL DEFAULT true,
  latitude numeric(6,2) CHECK ((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)),
  longitude numeric(6,2) CHECK ((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)),
  CONSTRAINT pickup_locations_check CHECK ((latitude IS NULL) = (longitude IS NULL))
);

CREATE TABLE order_keys (
  -- SHA-256 of the link's key
  key_hash bytea PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  purpose text NOT NULL CHECK (purpose IN ('FOLLOW', 'PAY', 'CANCEL')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX keys_by_end ON order_keys (expires_at);
CREATE INDEX keys_of_order ON order_keys (order_id);

-- media: name of the encoded files, null before encoding; place: first position in any product's list; likeness:
-- colors of an 8 × 8 grid, which identify the picture in other sizes. A banned picture is not fetched again.
CREATE TABLE pictures (
  address text PRIMARY KEY,
  place smallint NOT NULL,
  media text,
  width integer,
  height integer,
  likeness text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  unused_since timestamptz,
  banned_at timestamptz,
  -- for conditional requests
  etag text,
  last_modified text
);
CREATE INDEX pictures_asked_again ON pictures (next_attempt_at) WHERE (media IS NOT NULL) AND (unused_since IS NULL);
CREATE INDEX pictures_due ON pictures (place, next_attempt_at)
  WHERE (media IS NULL) AND (banned_at IS NULL) AND (unused_since IS NULL);
CREATE INDEX pictures_media ON pictures (media) WHERE media IS NOT NULL;

-- Products of each picture, up to the revision in picture_watch.
CREATE TABLE product_pictures (
  product_id text NOT NULL REFERENCES products (product_id),
  address text NOT NULL REFERENCES pictures (address),
  PRIMARY KEY (product_id, address)
);
CREATE INDEX product_pictures_address ON product_pictures (address);

CREATE TABLE picture_watch (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  seen_revision bigint NOT NULL
);

CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  -- {secret, recovery}: base32, and hashes of the unused recovery codes
  sealed_factor bytea NOT NULL,
  -- last accepted 30-second step: no code works twice
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE second_factor_tickets (
  -- SHA-256 of the ticket issued for a correct password
  ticket_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- {userId, passwordHash, newSecret}
  sealed_ticket bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN (
    'SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET', 'LEASE_DATA_READ', 'STAFF_CHANGE',
    'ACCOUNT_VIEWED'
  )),
  -- account concerned; null = none
  user_id uuid,
  -- {call, username, ipAddress, userAgent}
  sealed_detail bytea NOT NULL,
  -- changed account; no foreign key, because the entry outlives a deleted registration
  subject_id uuid,
  -- null in legacy rows until a host chains them, which needs the key
  digest bytea,
  hash bytea,
  -- area of contract/audit/schema.ts; null in legacy rows until a host reads the sealed detail
  area text
);
CREATE INDEX audit_events_about ON audit_events (subject_id);
CREATE INDEX audit_events_by_age ON audit_events (at);
CREATE INDEX audit_events_by_area ON audit_events (area, id);
CREATE INDEX audit_events_by_time ON audit_events (at);
CREATE INDEX audit_events_of_user ON audit_events (user_id);
CREATE INDEX audit_events_without_area ON audit_events (id) WHERE (area IS NULL) AND (kind = 'STAFF_CHANGE');

CREATE TABLE stock_alerts (
  product_id text NOT NULL,
  email_index bytea NOT NULL,
  sealed_email bytea NOT NULL,
  -- digest of the token in the email's links
  token_digest bytea NOT NULL UNIQUE,
  -- null = unconfirmed
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, email_index)
);
CREATE INDEX stock_alerts_awaited ON stock_alerts (product_id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX stock_alerts_by_person ON stock_alerts (email_index);

CREATE TABLE lease_drafts (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- owner: an account, or SHA-256 of a guest's key
  user_id uuid UNIQUE REFERENCES users (id),
  key_digest bytea UNIQUE,
  -- saved steps
  sealed_form bytea NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lease_drafts_check CHECK (num_nonnulls(user_id, key_digest) = 1)
);
CREATE INDEX lease_drafts_by_age ON lease_drafts (updated_at);

CREATE TABLE lease_applications (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- null = a guest's, opened by the draft's key until an account with its email address takes it over
  user_id uuid REFERENCES users (id),
  key_digest bytea UNIQUE,
  key_until timestamptz,
  idempotency_hash bytea NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN (
    'INITIATED', 'PENDING', 'PROGRESS', 'IN REVIEW', 'UKNOWN', 'ERROR', 'APPROVED', 'COMPLETED',
    'DECLINED', 'BLOCKED', 'CANCELLED'
  )),
  -- reason of its end
  reason text CHECK (reason IN ('EXPIRED', 'NOT_FINISHED', 'ACCOUNT_DELETED')),
  order_id uuid REFERENCES orders (id),
  is_pre_approval boolean NOT NULL,
  state text NOT NULL,
  -- blind index of the email address; null after the person's deletion
  email_index bytea,
  -- what screens show: email address, names, phones, bank, last four digits
  sealed_shown bytea NOT NULL,
  -- full form and device; null after its retention
  sealed_details bytea,
  details_until timestamptz NOT NULL,
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL DEFAULT now(),
  attribution jsonb NOT NULL,
  -- current lessor
  lessor text,
  lessor_uuid text,
  sealed_redirect_url bytea,
  approved_cents integer CHECK (approved_cents > 0),
  approved_at timestamptz,
  expires_at timestamptz,
  is_signed boolean NOT NULL DEFAULT false,
  -- next poll of the lessor; null = final
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- guest's key for links in emails; sealed, because it opens the application
  sealed_key bytea,
  -- each email is sent once
  go_on_mailed_at timestamptz,
  expiring_mailed_at timestamptz,
  -- blind indexes of prefixes; null in legacy rows until a host fills them in
  search_terms bytea[],
  first_touch jsonb NOT NULL DEFAULT '{}'
);
-- These indexes cover the list's filters, so that a late page skips rows without reading them.
CREATE INDEX lease_applications_by_age ON lease_applications (created_at, id);
CREATE INDEX lease_applications_by_approval ON lease_applications (COALESCE(approved_cents, 0), id);
CREATE INDEX lease_applications_by_term ON lease_applications USING gin (search_terms);
CREATE INDEX lease_applications_by_time ON lease_applications (created_at);
CREATE INDEX lease_applications_due ON lease_applications (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX lease_applications_of_person ON lease_applications (email_index);
CREATE INDEX lease_applications_of_status ON lease_applications (status, created_at, id);
CREATE INDEX lease_applications_of_status_by_approval ON lease_applications (status, COALESCE(approved_cents, 0), id);
CREATE INDEX lease_applications_of_user ON lease_applications (user_id, created_at);
CREATE INDEX lease_applications_without_terms ON lease_applications (id) WHERE search_terms IS NULL;
CREATE INDEX lease_details_due ON lease_applications (details_until) WHERE sealed_details IS NOT NULL;

CREATE TABLE lease_tries (
  application_id uuid NOT NULL REFERENCES lease_applications (id),
  lessor text NOT NULL,
  -- the same for every request to this lessor for this application
  idempotency_key text NOT NULL,
  -- lessor's number; null before its answer
  uuid text,
  outcome text NOT NULL CHECK (outcome IN (
    'INITIATED', 'PENDING', 'PROGRESS', 'IN REVIEW', 'UKNOWN', 'ERROR', 'APPROVED', 'COMPLETED',
    'DECLINED', 'BLOCKED', 'CANCELLED', 'REFUSED', 'UNANSWERED'
  )),
  begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- refusal by the lessor
  ended_at timestamptz,
  -- answer recorded by staff, with their reason
  noted_by uuid REFERENCES users (id),
  noted_at timestamptz,
  sealed_note bytea,
  PRIMARY KEY (application_id, lessor)
);
CREATE UNIQUE INDEX lease_tries_by_number ON lease_tries (lessor, uuid);

CREATE TABLE lease_events (
  lessor text NOT NULL,
  event_id text NOT NULL,
  -- null = unknown application
  application_id uuid REFERENCES lease_applications (id),
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (lessor, event_id)
);
CREATE INDEX lease_events_of_application ON lease_events (application_id);

CREATE TABLE leases (
  -- our reference at the lessor and the idempotency key of its requests
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  -- null until the application exists, which is created after the order
  application_id uuid REFERENCES lease_applications (id),
  state text NOT NULL CHECK (state IN (
    'WAITING', 'HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED', 'RELEASED', 'RETURNED'
  )),
  -- part of the order's total; 0 before the decision
  cents integer NOT NULL DEFAULT 0,
  -- when the cents were reserved from the approval
  held_at timestamptz,
  lessor text,
  lessor_uuid text,
  -- first request to the lessor, which may know the lease from then on
  asked_at timestamptz,
  sealed_signature_url bytea,
  sign_until timestamptz,
  signed_at timestamptz,
  -- number of signature reminders sent
  reminders integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  delivery_submitted_at timestamptz,
  funded_cents integer,
  lender_take_cents integer,
  funded_at timestamptz,
  -- when the lessor was notified of the release
  told_at timestamptz,
  -- next background step; null = none
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  funding_check_at timestamptz,
  funding_checks integer NOT NULL DEFAULT 0,
  -- reason for manual review, and since when
  problem text CHECK (problem IN ('NOTICE_REFUSED', 'NOT_FUNDED', 'FUNDING_DIFFERS')),
  problem_at timestamptz,
  -- next poll for due payments; null = all payments were due
  payment_check_at timestamptz DEFAULT now(),
  -- due day of the last payment reminder
  payment_reminded_on date,
  CONSTRAINT leases_check CHECK ((cents > 0) OR ((cents = 0) AND state IN ('WAITING', 'RELEASED')))
);
CREATE UNIQUE INDEX leases_by_number ON leases (lessor, lessor_uuid);
CREATE INDEX leases_due ON leases (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX leases_of_application ON leases (application_id);
CREATE INDEX leases_of_order ON leases (order_id, created_at);
CREATE UNIQUE INDEX leases_open ON leases (order_id) WHERE state NOT IN ('RELEASED', 'RETURNED');
CREATE INDEX leases_to_be_funded ON leases (funding_check_at) WHERE funding_check_at IS NOT NULL;
CREATE INDEX leases_with_a_problem ON leases (problem_at) WHERE problem IS NOT NULL;
CREATE INDEX leases_with_payments ON leases (payment_check_at)
  WHERE (payment_check_at IS NOT NULL) AND state IN ('SIGNED', 'DELIVERED', 'FUNDED');

-- A version is a full, immutable set of rules; the highest one is active.
CREATE TABLE price_markup_versions (
  version integer PRIMARY KEY,
  action text NOT NULL CHECK (action IN ('STARTED', 'ADDED', 'UPDATED', 'DELETED', 'ROLLED_BACK')),
  -- restored version of a rollback
  restored_version integer REFERENCES price_markup_versions (version),
  -- oldest first, including deleted rules
  rules jsonb NOT NULL,
  created_by uuid REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE catalogue_generations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL REFERENCES price_markup_versions (version),
  status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED')),
  -- products up to this id are priced
  after_product_id text NOT NULL DEFAULT '',
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  requested_by uuid REFERENCES users (id),
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT catalogue_generations_check CHECK ((status = 'COMPLETED') = (finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX one_generation_at_a_time ON catalogue_generations (status) WHERE status = 'RUNNING';

CREATE TABLE lease_notices (
  -- idempotency key at the lessor
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- order of the notices of a lease
  number bigint GENERATED ALWAYS AS IDENTITY,
  lease_id uuid NOT NULL REFERENCES leases (id),
  kind text NOT NULL CHECK (kind IN ('CONFIRMED', 'DELIVERED', 'CANCELLED', 'RETURNED')),
  item_ids uuid[] NOT NULL,
  happened_on date NOT NULL,
  told_at timestamptz,
  -- lessor's reason for a refusal
  refusal text,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lease_notices_due ON lease_notices (next_try_at) WHERE (told_at IS NULL) AND (refusal IS NULL);
CREATE INDEX lease_notices_of_lease ON lease_notices (lease_id, number);

CREATE TABLE audit_chain (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  -- {before, lastHash, lastId}; null before a host chains existing entries
  sealed_ends bytea
);

CREATE TABLE supplier_orders (
  -- idempotency key at the supplier
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  supplier text NOT NULL,
  state text NOT NULL DEFAULT 'TO_SUBMIT' CHECK (state IN ('TO_SUBMIT', 'SUBMITTED', 'REFUSED', 'CLOSED')),
  -- the supplier's number
  partner_order_id text,
  -- supplier's refusal code
  refusal text,
  requested_by text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- next submission or poll; null = final
  next_try_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT supplier_orders_supplier_partner_order_id_key UNIQUE (supplier, partner_order_id)
);
CREATE INDEX supplier_orders_due ON supplier_orders (state, next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX supplier_orders_of_order ON supplier_orders (order_id, created_at);

CREATE TABLE supplier_order_items (
  supplier_order_id uuid NOT NULL REFERENCES supplier_orders (id),
  item_id uuid NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  -- supplier's own status
  word text NOT NULL DEFAULT '',
  is_delayed boolean NOT NULL DEFAULT false,
  -- final: not delivered under this order number
  is_over boolean NOT NULL DEFAULT false,
  cancel_asked_at timestamptz,
  cancel_told_at timestamptz,
  -- supplier's code for refusing the cancellation
  cancel_refusal text,
  quantity integer NOT NULL,
  cost_cents integer,
  PRIMARY KEY (supplier_order_id, item_id)
);
CREATE INDEX supplier_orders_of_item ON supplier_order_items (item_id);

CREATE TABLE money_cases (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kind text NOT NULL,
  -- id of the payment, refund, lease or notice concerned
  ref uuid NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id),
  cents integer NOT NULL,
  since timestamptz NOT NULL,
  -- closed by staff
  done_at timestamptz,
  -- the exception disappeared
  gone_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT money_cases_kind_ref_key UNIQUE (kind, ref)
);
CREATE INDEX money_cases_of_order ON money_cases (order_id);
CREATE INDEX money_cases_open ON money_cases (since, id) WHERE gone_at IS NULL;

CREATE TABLE money_case_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES money_cases (id),
  noted_by uuid NOT NULL REFERENCES users (id),
  is_done boolean NOT NULL,
  sealed_note bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX money_case_notes_of_case ON money_case_notes (case_id, id);

-- Only the columns that order lists filter and sort by: narrow rows count fast.
CREATE TABLE order_list (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  unique_id text NOT NULL,
  submitted_at timestamptz NOT NULL,
  total_cents integer NOT NULL,
  status text NOT NULL,
  delivery_type text NOT NULL,
  -- of the latest attempt; null before the first
  payment_method text,
  risk text NOT NULL CHECK (risk IN ('FLAGGED', 'CLEAR', 'UNCHECKED')),
  suppliers text[] NOT NULL DEFAULT '{}',
  affiliate_id text,
  is_by_phone boolean NOT NULL DEFAULT false
) WITH (fillfactor=80);
CREATE INDEX order_list_by_affiliate ON order_list (affiliate_id) WHERE affiliate_id IS NOT NULL;
CREATE INDEX order_list_by_number ON order_list (unique_id text_pattern_ops);
CREATE INDEX order_list_by_phone ON order_list (submitted_at DESC, order_id DESC) WHERE is_by_phone;
CREATE INDEX order_list_by_status ON order_list (status, submitted_at DESC, order_id DESC);
CREATE INDEX order_list_by_time ON order_list (submitted_at DESC, order_id DESC);
CREATE INDEX order_list_by_total ON order_list (total_cents DESC, order_id DESC);

-- Blind indexes of prefixes, as in users; null until a host fills them in from sealed columns.
CREATE TABLE order_terms (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  terms bytea[]
);
CREATE INDEX order_terms_found ON order_terms USING gin (terms);
CREATE INDEX order_terms_missing ON order_terms (order_id) WHERE terms IS NULL;

CREATE TABLE order_bulk_runs (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- SHA-256 of the user and the idempotency key: a retry returns the same run
  idempotency_hash bytea NOT NULL UNIQUE,
  action text NOT NULL CHECK (action IN ('FULFIL', 'CONFIRM', 'CANCEL', 'NOTE')),
  -- reason or note
  sealed_text bytea,
  actor uuid NOT NULL REFERENCES users (id),
  total integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX order_bulk_runs_open ON order_bulk_runs (created_at) WHERE finished_at IS NULL;

-- The orders are fixed when the run is requested.
CREATE TABLE order_bulk_rows (
  run_id uuid NOT NULL REFERENCES order_bulk_runs (id) ON DELETE CASCADE,
  order_id uuid NOT NULL,
  outcome text CHECK (outcome IN ('DONE', 'REFUSED')),
  -- reason of the refusal
  message text,
  PRIMARY KEY (run_id, order_id)
);
CREATE INDEX order_bulk_rows_left ON order_bulk_rows (run_id) WHERE outcome IS NULL;

CREATE TABLE saved_views (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  list text NOT NULL,
  owner_id uuid NOT NULL REFERENCES users (id),
  is_shared boolean NOT NULL DEFAULT false,
  -- {name, query}, sealed because a search may contain a name
  sealed_view bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_views_of_owner ON saved_views (owner_id, list);
CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared;

-- An uploaded file in chunks: any host receives one, any host runs the import.
CREATE TABLE import_uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  file_name text NOT NULL,
  pieces integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE import_upload_pieces (
  upload_id uuid NOT NULL REFERENCES import_uploads (id) ON DELETE CASCADE,
  position integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (upload_id, "position")
);

CREATE TABLE import_rejects (
  run_id bigint NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  file text NOT NULL,
  line integer NOT NULL,
  sku text,
  field text,
  reason text NOT NULL,
  PRIMARY KEY (run_id, "position")
);

-- Every so many hours, or each day at a minute of the day (UTC).
CREATE TABLE import_schedules (
  source text PRIMARY KEY,
  is_on boolean NOT NULL,
  every_hours integer,
  at_minute integer,
  next_run_at timestamptz NOT NULL,
  is_whole boolean NOT NULL DEFAULT false,
  CONSTRAINT import_schedules_check CHECK ((every_hours IS NULL) <> (at_minute IS NULL))
);

CREATE TABLE stock_label_changes (
  product_id text PRIMARY KEY
);

CREATE TABLE order_corrections (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'APPLIED', 'LAPSED', 'WITHDRAWN')),
  total_before_cents integer NOT NULL,
  total_cents integer NOT NULL,
  due_cents integer NOT NULL CHECK (due_cents > 0),
  -- resulting order with addresses; null unless waiting
  sealed_plan bytea,
  -- user id of the staff member
  requested_by text NOT NULL,
  held_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT order_corrections_check CHECK ((sealed_plan IS NOT NULL) = (state = 'WAITING')),
  CONSTRAINT order_corrections_check1 CHECK (total_cents = (total_before_cents + due_cents))
);
CREATE INDEX corrections_of_order ON order_corrections (order_id, created_at);
CREATE INDEX corrections_to_end ON order_corrections (held_until) WHERE state = 'WAITING';
CREATE UNIQUE INDEX waiting_correction ON order_corrections (order_id) WHERE state = 'WAITING';

CREATE TABLE staff_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- user id of the staff member
  staff_id text NOT NULL,
  -- null = a bulk action
  order_id uuid REFERENCES orders (id),
  cents bigint NOT NULL CHECK (cents > 0),
  -- approved with a second-factor code, which resets the staff member's limits
  is_proven boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'REFUND' CHECK (kind IN (
    'REFUND', 'CANCELLATION', 'RETURN', 'CORRECTION', 'BY_HAND', 'BULK', 'IN_BULK'
  )),
  -- entry of the order's history; null for a bulk action
  event_id bigint
);
CREATE INDEX staff_refunds_by_event ON staff_refunds (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX staff_refunds_by_time ON staff_refunds (created_at);
CREATE INDEX staff_refunds_of_staff ON staff_refunds (staff_id, id);

-- Watched by a customer: the wish list (empty name) and each saved search.
CREATE TABLE watches (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  list text NOT NULL,
  name text NOT NULL,
  -- of a saved search: page path and catalogue query
  address text,
  search jsonb,
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- opted in to emails
  tells boolean NOT NULL DEFAULT false,
  -- key of the unsubscribe link
  mail_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- last queued email, cancelled on unsubscribe
  last_mail bigint,
  -- key of the shared link; null = not shared
  share_key uuid UNIQUE,
  CONSTRAINT watches_user_id_list_name_key UNIQUE (user_id, list, name)
);

CREATE TABLE wish_list_items (
  watch_id uuid NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (product_id),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (watch_id, product_id)
);
CREATE INDEX wish_list_items_by_product ON wish_list_items (product_id);

CREATE TABLE offer_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PRICE', 'STOCK')),
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- the earlier price was still in effect; null for STOCK
  fell_at timestamptz
);

CREATE TABLE offer_news (
  watch_id uuid NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
  product_id text NOT NULL,
  kind text NOT NULL,
  from_cents integer,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT offer_news_once UNIQUE NULLS NOT DISTINCT (watch_id, product_id, kind, from_cents)
);

CREATE TABLE search_rules (
  -- chosen by the client, so that a retry is idempotent
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('SYNONYM', 'NEVER_CORRECTED', 'PLACING', 'PAGE')),
  -- {text, phrases, pinned, hidden, address, intro}; legacy rows have the first four
  content jsonb NOT NULL,
  -- revision of search_rule_state at the last change
  revision integer NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE search_rule_state (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  -- increments with every change, under a row lock
  revision integer NOT NULL
);

CREATE TABLE searched_texts (
  -- UTC
  day date NOT NULL,
  -- lowercase; '' = all rare searches
  text text NOT NULL,
  -- visitors who searched it, counted once an hour
  visits integer NOT NULL DEFAULT 0,
  -- opened results
  clicks integer NOT NULL DEFAULT 0,
  -- results of the last search; null = unknown
  found integer,
  PRIMARY KEY (day, text)
);

CREATE TABLE searched_products (
  day date NOT NULL,
  text text NOT NULL,
  product_id text NOT NULL,
  clicks integer NOT NULL,
  PRIMARY KEY (day, text, product_id),
  CONSTRAINT searched_products_day_text_fkey FOREIGN KEY (day, text)
    REFERENCES searched_texts (day, text) ON DELETE CASCADE
);

CREATE TABLE vehicles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- model year
  year smallint NOT NULL CHECK ((year >= 1900) AND (year <= 2100)),
  make text NOT NULL,
  model text NOT NULL,
  trim text NOT NULL,
  -- URL parts, derived from the names, so that two spellings are one vehicle
  make_slug text NOT NULL,
  model_slug text NOT NULL,
  trim_slug text NOT NULL,
  -- null = unknown
  vehicle_type text CHECK (vehicle_type IN (
    'blemished', 'car-van', 'luxury-car', 'medium-truck', 'sports-car', 'suv-cuv', 'otr-grader-em'
  )),
  -- hub, null = unknown: bolts, bolt circle, bore, offsets of wheels that fit
  bolts smallint,
  circle_mm double precision,
  bore_mm double precision,
  least_offset_mm smallint,
  most_offset_mm smallint
);
CREATE INDEX vehicles_by_model ON vehicles (make_slug, model_slug, year);
-- Index-only scans for every list of the finder.
CREATE UNIQUE INDEX vehicles_by_name ON vehicles (year, make_slug, model_slug, trim_slug) INCLUDE (make, model, "trim");

CREATE TABLE fitments (
  vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  -- key of the set's sizes, front first, which makes a repeated import idempotent
  set_key text NOT NULL,
  axle text NOT NULL CHECK (axle IN ('BOTH', 'FRONT', 'REAR')),
  kind text NOT NULL CHECK (kind IN ('ORIGINAL', 'OPTIONAL')),
  -- as printed, such as 225/65R17, and as in URLs, such as 225-65r17
  size text NOT NULL,
  size_key text NOT NULL,
  -- minimum load index and speed rating; null = unknown
  min_load_index smallint,
  load_range text,
  min_speed_rating text,
  -- original wheel
  wheel_diameter_in double precision,
  wheel_width_in double precision,
  offset_mm smallint,
  -- cold, from the placard
  pressure_psi smallint,
  -- table of the last import
  supplier_id text NOT NULL,
  PRIMARY KEY (vehicle_id, set_key, axle)
);
CREATE INDEX fitments_by_size ON fitments (size_key, vehicle_id);

CREATE TABLE money_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- the payment or the lease
  source_id uuid NOT NULL,
  -- the payment vendor or the lessor; empty while no lessor is chosen
  gateway text NOT NULL,
  method text NOT NULL,
  -- new state
  state text NOT NULL,
  -- current amount
  amount_cents integer NOT NULL,
  -- change of the paid and refunded amounts
  paid_cents integer NOT NULL,
  refunded_cents integer NOT NULL,
  sells boolean NOT NULL GENERATED ALWAYS AS (((paid_cents > 0) OR ((method = 'LEASE') AND state IN (
    'SIGNED', 'DELIVERED', 'FUNDED'
  )))) STORED
);
CREATE INDEX money_entries_by_time ON money_entries (at);
CREATE INDEX money_entries_of_order ON money_entries (order_id);
CREATE INDEX money_entries_that_sell ON money_entries (at) WHERE sells;

-- Totals of a report for a past day.
CREATE TABLE report_sums (
  report text NOT NULL,
  day date NOT NULL,
  keys text[] NOT NULL,
  figures bigint[] NOT NULL,
  PRIMARY KEY (report, day, keys)
);

-- Days with totals, and the version of the report's statement that computed them.
CREATE TABLE report_days (
  report text NOT NULL,
  day date NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (report, day)
);

-- Dirty days. Each change inserts a row: a visible row has all of its change committed.
CREATE TABLE report_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);
-- Rows come and go: without an index, reading a few scans the space that many left behind.
CREATE INDEX report_marks_by_day ON report_marks (day);

-- The id (UUID version 7) has the event's time: partitions are ranges of ids, so a repeated event is in the same
-- one. Hosts create partitions.
CREATE TABLE analytics_events (
  id uuid PRIMARY KEY,
  -- shop day
  day date NOT NULL,
  kind text NOT NULL,
  -- anonymous, of one tab and visit; null = unknown
  visit uuid,
  page_type text NOT NULL,
  device_class text NOT NULL,
  cents bigint NOT NULL,
  -- values by dimension number
  dimensions jsonb NOT NULL
) PARTITION BY RANGE (id);
CREATE INDEX analytics_events_by_day ON analytics_events (day);

-- Dirty days. Each batch inserts rows: a visible row has all of its batch committed.
CREATE TABLE analytics_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);
CREATE INDEX analytics_marks_by_day ON analytics_marks (day);

CREATE TABLE analytics_days (
  day date NOT NULL,
  kind text NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  events integer NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (day, kind, page_type, device_class)
);

-- Uncounted events by reason: BOT, TOO_LATE, TOO_EARLY.
CREATE TABLE analytics_refusals (
  day date NOT NULL,
  reason text NOT NULL,
  events integer NOT NULL,
  PRIMARY KEY (day, reason)
);

CREATE TABLE visits (
  -- chosen by the browser, so that a retry counts once
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  affiliate_id text,
  sub_affiliate_id text,
  -- without query
  landing_path text NOT NULL,
  -- of another site; empty = none
  referrer_host text NOT NULL,
  device text NOT NULL
);
-- Few rows answer what a campaign brought.
CREATE INDEX visits_by_newsletter ON visits (campaign) WHERE source = 'newsletter';
CREATE INDEX visits_by_time ON visits (started_at);

CREATE TABLE affiliates (
  -- `aid` of links
  code text PRIMARY KEY CHECK ((length(code) >= 1) AND (length(code) <= 64)),
  name text NOT NULL,
  -- false = no new commission
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL
);

CREATE TABLE sub_affiliates (
  affiliate text NOT NULL REFERENCES affiliates (code),
  -- `sid` of links
  code text NOT NULL CHECK ((length(code) >= 1) AND (length(code) <= 64)),
  name text NOT NULL,
  PRIMARY KEY (affiliate, code)
);

CREATE TABLE affiliate_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate text NOT NULL REFERENCES affiliates (code),
  -- null = all sub-affiliates without terms of their own
  sub_affiliate text,
  from_day date NOT NULL,
  -- last day; null = until replaced
  until_day date,
  per_application_cents integer NOT NULL CHECK (per_application_cents >= 0),
  per_order_cents integer NOT NULL CHECK (per_order_cents >= 0),
  percent_hundredths integer NOT NULL CHECK ((percent_hundredths >= 0) AND (percent_hundredths <= 10000)),
  most_per_order_cents integer CHECK (most_per_order_cents >= 0),
  most_per_month_cents integer CHECK (most_per_month_cents >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  -- makes a retry idempotent
  idempotency_key uuid NOT NULL UNIQUE,
  CONSTRAINT affiliate_terms_check CHECK (until_day >= from_day),
  CONSTRAINT affiliate_terms_affiliate_sub_affiliate_fkey FOREIGN KEY (affiliate, sub_affiliate)
    REFERENCES sub_affiliates (affiliate, code)
);
CREATE INDEX terms_of_affiliate ON affiliate_terms (affiliate, id DESC);

-- Clicks of the network; visits are counted separately.
CREATE TABLE affiliate_clicks (
  visit_id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- null before the network reports it
  click_id text
);
CREATE INDEX affiliate_clicks_by_time ON affiliate_clicks (at);

CREATE TABLE affiliate_entries (
  -- also the id of its postback
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  at timestamptz NOT NULL DEFAULT now(),
  affiliate text NOT NULL REFERENCES affiliates (code),
  sub_affiliate text,
  kind text NOT NULL CHECK (kind IN ('APPLICATION', 'ORDER', 'ADJUSTMENT', 'REVERSAL')),
  order_id uuid REFERENCES orders (id),
  application_id uuid,
  -- conversion of an adjustment or reversal
  conversion_id uuid REFERENCES affiliate_entries (id),
  terms_id bigint NOT NULL REFERENCES affiliate_terms (id),
  -- first day of the shop's month in which the conversion counts
  month date NOT NULL,
  is_lease boolean NOT NULL,
  -- base of the commission at that time
  net_cents integer NOT NULL CHECK (net_cents >= 0),
  -- change of the commission
  take_cents integer NOT NULL,
  is_capped boolean NOT NULL,
  -- postback: attempts, next attempt, acceptance, final refusal
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  refusal text,
  CONSTRAINT affiliate_entries_check CHECK (kind IN ('APPLICATION', 'ORDER') = (conversion_id IS NULL)),
  CONSTRAINT affiliate_entries_check1 CHECK ((order_id IS NULL) <> (application_id IS NULL))
);
CREATE UNIQUE INDEX conversion_of_application ON affiliate_entries (application_id) WHERE kind = 'APPLICATION';
CREATE UNIQUE INDEX conversion_of_order ON affiliate_entries (order_id) WHERE kind = 'ORDER';
CREATE INDEX entries_by_time ON affiliate_entries (at);
CREATE INDEX entries_of_affiliate ON affiliate_entries (affiliate, month, number);
CREATE INDEX entries_of_order ON affiliate_entries (order_id, number);
CREATE INDEX entries_to_tell ON affiliate_entries (next_try_at) WHERE (told_at IS NULL) AND (refusal IS NULL);

CREATE TABLE affiliate_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid,
  application_id uuid
);

CREATE TABLE reviews (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  product_id text NOT NULL,
  -- the order in which the product arrived
  order_id uuid NOT NULL REFERENCES orders (id),
  -- null = a guest with the order's link
  user_id uuid REFERENCES users (id),
  -- of the writer's email address, which identifies a guest who registers later
  email_index bytea NOT NULL,
  -- email address, displayed name, title and text
  sealed_words bytea NOT NULL,
  stars smallint NOT NULL CHECK ((stars >= 1) AND (stars <= 5)),
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'PUBLISHED', 'DECLINED')),
  decline_reason text,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  staff_answer text,
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id),
  -- increments with each edit by the writer, so that staff decide on the text they read
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  written_at timestamptz NOT NULL DEFAULT now(),
  -- state before the last decision: status, reason, time and user; null = nothing to undo
  before_decision jsonb,
  -- when the writer is notified of the answer; null = no notification
  answer_mail_at timestamptz,
  -- last notification and its email, cancelled when the review is deleted
  answer_mailed_at timestamptz,
  answer_mail bigint,
  CONSTRAINT reviews_product_id_email_index_key UNIQUE (product_id, email_index),
  CONSTRAINT reviews_check CHECK ((status = 'DECLINED') = (decline_reason IS NOT NULL))
);
CREATE INDEX reviews_answered ON reviews (answer_mail_at) WHERE (answer_mail_at IS NOT NULL) AND (status = 'PUBLISHED');
CREATE INDEX reviews_by_address ON reviews (email_index);
CREATE INDEX reviews_by_status ON reviews (status, written_at, id);
CREATE INDEX reviews_by_user ON reviews (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX reviews_shown ON reviews (product_id, written_at DESC, id) WHERE status = 'PUBLISHED';

CREATE TABLE review_votes (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('HELPFUL', 'REPORT')),
  user_id uuid NOT NULL REFERENCES users (id),
  voted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, kind, user_id)
);
CREATE INDEX review_votes_by_user ON review_votes (user_id);

CREATE TABLE review_changes (
  product_id text PRIMARY KEY,
  noted_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE order_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  kind text NOT NULL,
  -- content besides the order: amounts, item ids, dates; no personal data
  told jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_mails_of_order ON order_mails (order_id, id);

CREATE TABLE page_views (
  -- chosen by the browser: milliseconds, with a random fraction
  id double precision PRIMARY KEY,
  -- shop day
  day date NOT NULL,
  -- number of the last message that changed it
  turn smallint NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  -- buckets; null = unknown
  lcp smallint,
  inp smallint,
  cls smallint,
  ttfb smallint,
  errors text[] NOT NULL
);
CREATE INDEX page_views_by_day ON page_views (day);

-- Dirty days. Each batch inserts rows: a visible row has all of its batch committed.
CREATE TABLE page_view_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);

CREATE TABLE page_view_days (
  day date NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  metric text NOT NULL,
  bucket smallint NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (day, metric, page_type, device_class, release, bucket)
);

CREATE TABLE page_view_errors (
  day date NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  message text NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (day, page_type, device_class, release, message)
);

CREATE TABLE report_mails (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  report text NOT NULL,
  rhythm text NOT NULL CHECK (rhythm IN ('DAILY', 'WEEKLY', 'MONTHLY')),
  -- filters in the order of the report's keys; null = all
  keys jsonb NOT NULL,
  -- next due day in the shop's calendar; exclusive end of the period
  due_day date NOT NULL,
  -- claimed by a host until then
  claimed_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX report_mails_due ON report_mails (due_day);
-- Hashed, because keys may exceed the index row size.
CREATE UNIQUE INDEX report_mails_once ON report_mails (user_id, report, rhythm, md5((keys)::text));

CREATE TABLE chat_conversations (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- of the visitor's secret, which makes starting a chat idempotent
  start_hash bytea NOT NULL UNIQUE,
  -- null = a guest
  user_id uuid REFERENCES users (id),
  -- null = no address
  email_index bytea,
  -- name, address and page of the last message
  sealed_person bytea NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSED')),
  assigned_to uuid REFERENCES users (id),
  -- messages are numbered under this row's lock, so that they become visible in order
  last_number integer NOT NULL DEFAULT 0,
  last_author text CHECK (last_author IN ('VISITOR', 'STAFF')),
  visitor_seen integer NOT NULL DEFAULT 0,
  staff_seen integer NOT NULL DEFAULT 0,
  -- answers up to this number were emailed
  mailed_number integer NOT NULL DEFAULT 0,
  -- increments with every change
  revision integer NOT NULL DEFAULT 1,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- of the last message
  last_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- product ids and quantities last sent by the browser; null = none, or an account's cart
  sealed_cart bytea,
  -- first unanswered message; null = staff answered last
  waiting_since timestamptz
);
CREATE INDEX chats_by_address ON chat_conversations (email_index) WHERE email_index IS NOT NULL;
CREATE INDEX chats_by_change ON chat_conversations (changed_at);
CREATE INDEX chats_by_state ON chat_conversations (state, last_at DESC, id);
CREATE INDEX chats_by_user ON chat_conversations (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX chats_to_mail ON chat_conversations (last_at)
  WHERE (last_author = 'STAFF') AND (email_index IS NOT NULL) AND (visitor_seen < last_number) AND (mailed_number < last_number);

CREATE TABLE chat_messages (
  conversation_id uuid NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  number integer NOT NULL,
  -- chosen by the author, so that a retry counts once
  client_id uuid NOT NULL,
  author text NOT NULL CHECK (author IN ('VISITOR', 'STAFF')),
  staff_id uuid REFERENCES users (id),
  sealed_text bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (conversation_id, number),
  CONSTRAINT chat_messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
);

CREATE TABLE chat_canned_answers (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  name text NOT NULL,
  text text NOT NULL
);

CREATE TABLE review_invitations (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  -- products in the invitation; 0 = all were reviewed
  products smallint NOT NULL,
  invited_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE campaigns (
  -- chosen by the client, so that a retry is idempotent
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  text text NOT NULL,
  products text NOT NULL,
  segment text NOT NULL CHECK (segment IN ('EVERYBODY', 'BOUGHT', 'LEASED', 'CATEGORY', 'NEVER')),
  category text NOT NULL,
  rate_per_minute integer NOT NULL CHECK (rate_per_minute > 0),
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'DONE', 'CANCELLED')),
  -- increments with changes by staff
  revision integer NOT NULL DEFAULT 1,
  send_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- fixed at the start
  recipients integer,
  -- token bucket of emails and its last refill, shared by all hosts
  tokens double precision NOT NULL DEFAULT 0,
  tokens_at timestamptz NOT NULL DEFAULT now(),
  -- paused until then: the mail server refused emails
  rests_until timestamptz NOT NULL DEFAULT now(),
  -- idempotency key of the last test email
  test_key uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaigns_by_change ON campaigns (changed_at DESC, id);
CREATE INDEX campaigns_under_way ON campaigns (state) WHERE state IN ('SCHEDULED', 'SENDING');

-- No address: the row does not identify a reader who unsubscribed.
CREATE TABLE campaign_recipients (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns (id),
  reader_id uuid NOT NULL,
  -- id of the email, whichever host sends it
  message_name uuid NOT NULL DEFAULT gen_random_uuid(),
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN (
    'WAITING', 'CLAIMED', 'SENT', 'BOUNCED', 'UNKNOWN', 'WITHDRAWN'
  )),
  claimed_at timestamptz,
  -- deferrals by its server and next attempt
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- when the reader unsubscribed after it
  left_at timestamptz,
  CONSTRAINT campaign_recipients_campaign_id_reader_id_key UNIQUE (campaign_id, reader_id)
) WITH (fillfactor=80);
CREATE UNIQUE INDEX campaign_recipients_by_name ON campaign_recipients (message_name);
CREATE INDEX campaign_recipients_claimed ON campaign_recipients (claimed_at) WHERE state = 'CLAIMED';
CREATE INDEX campaign_recipients_of_reader ON campaign_recipients (reader_id);
CREATE INDEX campaign_recipients_waiting ON campaign_recipients (campaign_id, number) WHERE state = 'WAITING';

CREATE TABLE mail_suppressions (
  -- as in newsletter_subscribers
  email_index bytea PRIMARY KEY,
  sealed_email bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE order_promotions (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  code text NOT NULL,
  -- order in which promotions applied
  position integer NOT NULL,
  label text NOT NULL,
  goods_off_cents integer NOT NULL CHECK (goods_off_cents >= 0),
  shipping_off_cents integer NOT NULL CHECK (shipping_off_cents >= 0),
  -- subtotal of the items in scope: items added later get the same share
  of_cents integer NOT NULL CHECK (of_cents >= 0),
  ordered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, code)
);
CREATE INDEX order_promotions_of_code ON order_promotions (code, ordered_at);

CREATE TABLE customer_notes (
  -- chosen by the client, so that a retry counts once
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  author_id uuid NOT NULL REFERENCES users (id),
  sealed_text bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  -- null = active; deleted rows are hidden and removed within the hour
  deleted_at timestamptz,
  deleted_by uuid REFERENCES users (id),
  CONSTRAINT customer_notes_check CHECK ((deleted_at IS NULL) = (deleted_by IS NULL))
);
CREATE INDEX customer_notes_deleted ON customer_notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX customer_notes_of_user ON customer_notes (user_id, written_at DESC, id);

CREATE TABLE customer_tags (
  user_id uuid NOT NULL REFERENCES users (id),
  -- lowercase
  tag text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, tag)
);
CREATE INDEX customer_tags_by_tag ON customer_tags (tag, user_id);

CREATE TABLE review_pictures (
  -- chosen by the browser
  id uuid PRIMARY KEY,
  product_id text NOT NULL,
  -- proves the purchase; before a review exists, who may review the order may use the picture
  order_id uuid NOT NULL REFERENCES orders (id),
  -- null = uploaded, in no review yet
  review_id uuid REFERENCES reviews (id) ON DELETE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  -- received chunks of the original, which is stored only until it is re-encoded
  pieces smallint NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0,
  -- re-encoded files; null before the last chunk
  sealed_small bytea STORAGE EXTERNAL,
  sealed_large bytea STORAGE EXTERNAL,
  width smallint,
  height smallint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_pictures_check CHECK ((sealed_small IS NULL) = (sealed_large IS NULL)),
  CONSTRAINT review_pictures_check1 CHECK ((review_id IS NULL) OR (sealed_large IS NOT NULL))
);
CREATE INDEX review_pictures_by_review ON review_pictures (review_id, "position") WHERE review_id IS NOT NULL;
CREATE INDEX review_pictures_unused ON review_pictures (order_id, product_id) WHERE review_id IS NULL;

CREATE TABLE review_picture_pieces (
  picture_id uuid NOT NULL REFERENCES review_pictures (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  sealed_piece bytea STORAGE EXTERNAL NOT NULL,
  PRIMARY KEY (picture_id, "position")
);

CREATE TABLE affiliate_payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate text NOT NULL REFERENCES affiliates (code),
  cents integer NOT NULL CHECK (cents > 0),
  -- shop day of the transfer
  day date NOT NULL,
  -- reference of the transfer
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  -- undone: recorded by mistake, or the money was returned
  undone_at timestamptz,
  undone_by text,
  -- makes a retry idempotent
  idempotency_key uuid NOT NULL UNIQUE,
  CONSTRAINT affiliate_payouts_check CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE INDEX payouts_of_affiliate ON affiliate_payouts (affiliate, id DESC);

-- Totals of months, read only while every day of the month has current totals.
CREATE TABLE report_month_sums (
  report text NOT NULL,
  -- first day
  month date NOT NULL,
  keys text[] NOT NULL,
  figures bigint[] NOT NULL,
  PRIMARY KEY (report, month, keys)
);

-- How far the products were brought up to date with the offers of this mark; after_product_id null: all of them.
CREATE TABLE offer_pricing (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  mark text NOT NULL DEFAULT '',
  after_product_id text
);

CREATE TABLE product_prices (
  product_id text NOT NULL REFERENCES products (product_id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  -- null: still
  until timestamptz,
  cents integer NOT NULL,
  PRIMARY KEY (product_id, since)
);
CREATE INDEX product_prices_over ON product_prices (until) WHERE until IS NOT NULL;

-- Tables that refer to each other.
ALTER TABLE payments
  ADD CONSTRAINT payments_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES order_corrections (id);

-- Later migrations and the function files use or replace it.
CREATE FUNCTION is_promotion_used(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status NOT IN ('CANCELLED', 'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED');

-- Rows of a new shop.
INSERT INTO catalogue_state (revision) VALUES (0);
INSERT INTO picture_watch (seen_revision) VALUES (0);
INSERT INTO search_rule_state (revision) VALUES (0);
INSERT INTO price_markup_versions (version, action, rules) VALUES (0, 'STARTED', '[]');
INSERT INTO audit_chain DEFAULT VALUES;
INSERT INTO offer_pricing DEFAULT VALUES;
INSERT INTO promotions (code, label, percent_off, smallest_sub_total_cents, made_at)
  VALUES ('WELCOME10', '10% off your order', 10, 5000, NULL);

INSERT INTO categories (id, parent_id, name, alias, slug, menu_group, position) VALUES
  ('computers-tablets', NULL, 'Computers & Tablets', NULL, 'computers-tablets', 'main', 0),
  ('tv-home-theater', NULL, 'TV & Home Theater', NULL, 'tv-home-theater', 'main', 1),
  ('home-appliances', NULL, 'Home Appliances', NULL, 'home-appliances', 'main', 2),
  ('smartphones', NULL, 'Smart Phones', NULL, 'smartphones', 'main', 3),
  ('tires-wheels', NULL, 'Tires & Wheels', NULL, 'tires-wheels', 'main', 4),
  ('cameras-camcorders', NULL, 'Cameras & Camcorders', NULL, 'cameras-camcorders', 'more', 5),
  ('speakers-audio', NULL, 'Speakers & Audio', NULL, 'speakers-audio', 'more', 6),
  ('video-games-toys', NULL, 'Video Games & Toys', NULL, 'video-games-toys', 'more', 7),
  ('garage-outdoor', NULL, 'Garage & Outdoor', NULL, 'garage-outdoor', 'more', 8),
  ('health-fitness', NULL, 'Health & Fitness', NULL, 'health-fitness', 'more', 9),
  ('mirrorless-cameras', 'cameras-camcorders', 'Mirrorless Cameras', NULL, 'mirrorless-cameras', NULL, 0),
  ('dslr-cameras', 'cameras-camcorders', 'DSLR Cameras', NULL, 'dslr-cameras', NULL, 1),
  ('point-and-shoot-cameras', 'cameras-camcorders', 'Point & Shoot Cameras', NULL, 'point-and-shoot-cameras', NULL, 2),
  ('camcorders', 'cameras-camcorders', 'Camcorders', NULL, 'camcorders', NULL, 3),
  ('action-cameras', 'cameras-camcorders', 'Action Cameras', NULL, 'action-cameras', NULL, 4),
  ('camera-lenses', 'cameras-camcorders', 'Camera Lenses', NULL, 'camera-lenses', NULL, 5),
  ('security-cameras', 'cameras-camcorders', 'Security Cameras', NULL, 'security-cameras', NULL, 6),
  ('ipad-tablets', 'computers-tablets', 'iPad & Tablets', NULL, 'ipad-tablets', NULL, 0),
  ('desktop-pcs', 'computers-tablets', 'Desktop PCs', NULL, 'desktop-pcs', NULL, 1),
  ('gaming-pcs', 'computers-tablets', 'Gaming PCs', NULL, 'gaming-pcs', NULL, 2),
  ('laptop-computers', 'computers-tablets', 'Laptop Computers', 'Laptops', 'laptop-computers', NULL, 3),
  ('computer-monitors', 'computers-tablets', 'Computer Monitors', NULL, 'computer-monitors', NULL, 4),
  ('printers-scanners', 'computers-tablets', 'Printers & Scanners', NULL, 'printers-scanners', NULL, 5),
  ('networking-wireless', 'computers-tablets', 'Networking & Wireless', NULL, 'networking-wireless', NULL, 6),
  ('grills', 'garage-outdoor', 'Grills', NULL, 'grills', NULL, 0),
  ('lawn-mowers', 'garage-outdoor', 'Lawn Mowers', NULL, 'lawn-mowers', NULL, 1),
  ('power-tools', 'garage-outdoor', 'Power Tools', NULL, 'power-tools', NULL, 2),
  ('pressure-washers', 'garage-outdoor', 'Pressure Washers', NULL, 'pressure-washers', NULL, 3),
  ('generators', 'garage-outdoor', 'Generators', NULL, 'generators', NULL, 4),
  ('patio-heaters', 'garage-outdoor', 'Patio Heaters', NULL, 'patio-heaters', NULL, 5),
  ('electric-scooters', 'garage-outdoor', 'Electric Scooters', NULL, 'electric-scooters', NULL, 6),
  ('smartwatches', 'health-fitness', 'Smartwatches', NULL, 'smartwatches', NULL, 0),
  ('fitness-trackers', 'health-fitness', 'Fitness Trackers', NULL, 'fitness-trackers', NULL, 1),
  ('treadmills', 'health-fitness', 'Treadmills', NULL, 'treadmills', NULL, 2),
  ('exercise-bikes', 'health-fitness', 'Exercise Bikes', NULL, 'exercise-bikes', NULL, 3),
  ('rowing-machines', 'health-fitness', 'Rowing Machines', NULL, 'rowing-machines', NULL, 4),
  ('massage-recovery', 'health-fitness', 'Massage & Recovery', NULL, 'massage-recovery', NULL, 5),
  ('personal-care', 'health-fitness', 'Personal Care', NULL, 'personal-care', NULL, 6),
  ('refrigerators', 'home-appliances', 'Refrigerators', NULL, 'refrigerators', NULL, 0),
  ('washers-dryers', 'home-appliances', 'Washers & Dryers', NULL, 'washers-dryers', NULL, 1),
  ('ovens-ranges', 'home-appliances', 'Oven & Ranges', 'Cooking', 'ovens-ranges', NULL, 2),
  ('dishwashers', 'home-appliances', 'Dishwashers', NULL, 'dishwashers', NULL, 3),
  ('kitchen-appliances', 'home-appliances', 'Kitchen Appliances', 'Small Appliances', 'kitchen-appliances', NULL, 4),
  ('vacuums-floor-cleaners', 'home-appliances', 'Vacuums & Floor Cleaners', 'Vacuums & Floor Care', 'vacuums-floor-cleaners', NULL, 5),
  ('air-conditioners', 'home-appliances', 'Air Conditioners', NULL, 'air-conditioners', NULL, 6),
  ('bluetooth-speakers', 'speakers-audio', 'Bluetooth Speakers', NULL, 'bluetooth-speakers', NULL, 0),
  ('headphones', 'speakers-audio', 'Headphones', NULL, 'headphones', NULL, 1),
  ('earbuds', 'speakers-audio', 'Earbuds', NULL, 'earbuds', NULL, 2),
  ('bookshelf-speakers', 'speakers-audio', 'Bookshelf Speakers', NULL, 'bookshelf-speakers', NULL, 3),
  ('receivers-amplifiers', 'speakers-audio', 'Receivers & Amplifiers', NULL, 'receivers-amplifiers', NULL, 4),
  ('turntables', 'speakers-audio', 'Turntables', NULL, 'turntables', NULL, 5),
  ('party-speakers', 'speakers-audio', 'Party Speakers', NULL, 'party-speakers', NULL, 6),
  ('tires', 'tires-wheels', 'Tires', NULL, 'tires', NULL, 0),
  ('wheels', 'tires-wheels', 'Wheels', NULL, 'wheels', NULL, 1),
  ('wheel-accessories', 'tires-wheels', 'Wheel Accessories', NULL, 'wheel-accessories', NULL, 2),
  ('televisions', 'tv-home-theater', 'Televisions', NULL, 'televisions', NULL, 0),
  ('flat-screen-tvs', 'tv-home-theater', 'Flat-Screen TVs', NULL, 'flat-screen-tvs', NULL, 1),
  ('tv-stands', 'tv-home-theater', 'TV Stands', NULL, 'tv-stands', NULL, 2),
  ('projectors-screens', 'tv-home-theater', 'Projectors & Screens', NULL, 'projectors-screens', NULL, 3),
  ('home-theater-systems', 'tv-home-theater', 'Home Theater Systems', NULL, 'home-theater-systems', NULL, 4),
  ('car-audio', 'tv-home-theater', 'Car Audio', NULL, 'car-audio', NULL, 5),
  ('sound-bars', 'tv-home-theater', 'Sound Bars', NULL, 'sound-bars', NULL, 6),
  ('game-consoles', 'video-games-toys', 'Game Consoles', NULL, 'game-consoles', NULL, 0),
  ('video-games', 'video-games-toys', 'Video Games', NULL, 'video-games', NULL, 1),
  ('game-controllers', 'video-games-toys', 'Game Controllers', NULL, 'game-controllers', NULL, 2),
  ('gaming-headsets', 'video-games-toys', 'Gaming Headsets', NULL, 'gaming-headsets', NULL, 3),
  ('virtual-reality', 'video-games-toys', 'Virtual Reality', NULL, 'virtual-reality', NULL, 4),
  ('drones', 'video-games-toys', 'Drones', NULL, 'drones', NULL, 5),
  ('toys', 'video-games-toys', 'Toys', NULL, 'toys', NULL, 6);

INSERT INTO pickup_locations (id, name, street, city, state, postal_code, postal_prefixes, latitude, longitude) VALUES
  ('albuquerque-uptown', 'Albuquerque Uptown', '2210 Louisiana Boulevard NE', 'Albuquerque', 'NM', '87110', '{870,871}', 35.11, -106.58),
  ('atlanta-buckhead', 'Atlanta Buckhead', '3440 Peachtree Road NE', 'Atlanta', 'GA', '30326', '{300,301,302,303}', 33.85, -84.36),
  ('austin-downtown', 'Austin Downtown', '610 Congress Avenue', 'Austin', 'TX', '78701', '{786,787}', 30.27, -97.74),
  ('baltimore-harbor', 'Baltimore Harbor', '150 Pratt Street', 'Baltimore', 'MD', '21202', '{210,211,212}', 39.30, -76.61),
  ('boston-back-bay', 'Boston Back Bay', '820 Boylston Street', 'Boston', 'MA', '02199', '{021,022,024}', 42.35, -71.08),
  ('brooklyn-fulton', 'Brooklyn Fulton', '455 Fulton Street', 'Brooklyn', 'NY', '11201', '{112,113,114,116}', 40.69, -73.99),
  ('charlotte-uptown', 'Charlotte Uptown', '220 Tryon Street', 'Charlotte', 'NC', '28202', '{280,281,282}', 35.23, -80.84),
  ('chicago-loop', 'Chicago Loop', '25 State Street', 'Chicago', 'IL', '60602', '{600,601,602,604,606,607,608}', 41.88, -87.63),
  ('columbus-easton', 'Columbus Easton', '4010 Easton Way', 'Columbus', 'OH', '43219', '{430,431,432}', 40.03, -82.91),
  ('dallas-north-park', 'Dallas North Park', '8720 Park Lane', 'Dallas', 'TX', '75231', '{750,751,752,753}', 32.88, -96.75),
  ('denver-union-station', 'Denver Union Station', '1801 Wynkoop Street', 'Denver', 'CO', '80202', '{800,801,802}', 39.75, -104.99),
  ('detroit-woodward', 'Detroit Woodward', '1505 Woodward Avenue', 'Detroit', 'MI', '48226', '{480,481,482,483}', 42.33, -83.05),
  ('fort-worth-sundance', 'Fort Worth Sundance', '425 Houston Street', 'Fort Worth', 'TX', '76102', '{760,761,762}', 32.76, -97.33),
  ('houston-galleria', 'Houston Galleria', '5135 Alabama Street', 'Houston', 'TX', '77056', '{770,771,772,773,774,775}', 29.74, -95.47),
  ('indianapolis-circle', 'Indianapolis Circle', '30 Meridian Street', 'Indianapolis', 'IN', '46204', '{460,461,462}', 39.77, -86.15),
  ('jacksonville-riverside', 'Jacksonville Riverside', '1020 Park Street', 'Jacksonville', 'FL', '32204', '{320,321,322}', 30.32, -81.69),
  ('kansas-city-plaza', 'Kansas City Plaza', '410 47th Street', 'Kansas City', 'MO', '64112', '{640,641,661,662}', 39.04, -94.59),
  ('las-vegas-strip', 'Las Vegas Strip', '3300 Las Vegas Boulevard', 'Las Vegas', 'NV', '89109', '{889,890,891}', 36.13, -115.15),
  ('los-angeles-grove', 'Los Angeles Grove', '6301 Third Street', 'Los Angeles', 'CA', '90036', '{900,901,902,903,904,905,906,907,908}', 34.07, -118.35),
  ('louisville-fourth-street', 'Louisville Fourth Street', '515 Fourth Street', 'Louisville', 'KY', '40202', '{400,401,402}', 38.25, -85.75),
  ('manhattan-herald-square', 'Manhattan Herald Square', '1290 Broadway', 'New York', 'NY', '10001', '{100,101,102,103,104}', 40.75, -74.00),
  ('memphis-union', 'Memphis Union', '1650 Union Avenue', 'Memphis', 'TN', '38104', '{380,381}', 35.13, -90.00),
  ('miami-brickell', 'Miami Brickell', '720 Brickell Avenue', 'Miami', 'FL', '33131', '{330,331,332}', 25.76, -80.19),
  ('milwaukee-third-ward', 'Milwaukee Third Ward', '250 Water Street', 'Milwaukee', 'WI', '53202', '{530,531,532}', 43.05, -87.90),
  ('minneapolis-nicollet', 'Minneapolis Nicollet', '815 Nicollet Mall', 'Minneapolis', 'MN', '55402', '{550,551,553,554}', 44.98, -93.28),
  ('nashville-broadway', 'Nashville Broadway', '520 Broadway', 'Nashville', 'TN', '37203', '{370,371,372}', 36.15, -86.79),
  ('new-orleans-canal', 'New Orleans Canal', '640 Canal Street', 'New Orleans', 'LA', '70130', '{700,701}', 29.93, -90.07),
  ('oklahoma-city-bricktown', 'Oklahoma City Bricktown', '110 Sheridan Avenue', 'Oklahoma City', 'OK', '73104', '{730,731}', 35.48, -97.50),
  ('orlando-millenia', 'Orlando Millenia', '4150 Millenia Boulevard', 'Orlando', 'FL', '32839', '{327,328,347}', 28.49, -81.41),
  ('philadelphia-market', 'Philadelphia Market', '930 Market Street', 'Philadelphia', 'PA', '19107', '{080,081,190,191,192}', 39.95, -75.16),
  ('phoenix-camelback', 'Phoenix Camelback', '2420 Camelback Road', 'Phoenix', 'AZ', '85016', '{850,851,852,853}', 33.50, -112.03),
  ('pittsburgh-strip', 'Pittsburgh Strip', '2130 Penn Avenue', 'Pittsburgh', 'PA', '15222', '{150,151,152}', 40.45, -79.99),
  ('portland-pearl', 'Portland Pearl', '1020 Lovejoy Street', 'Portland', 'OR', '97209', '{970,971,972}', 45.53, -122.69),
  ('salt-lake-city-gateway', 'Salt Lake City Gateway', '90 Rio Grande Street', 'Salt Lake City', 'UT', '84101', '{840,841}', 40.76, -111.90),
  ('san-antonio-river-walk', 'San Antonio River Walk', '840 Commerce Street', 'San Antonio', 'TX', '78205', '{780,781,782}', 29.42, -98.49),
  ('san-diego-gaslamp', 'San Diego Gaslamp', '560 Fifth Avenue', 'San Diego', 'CA', '92101', '{919,920,921}', 32.72, -117.16),
  ('san-francisco-market', 'San Francisco Market', '865 Market Street', 'San Francisco', 'CA', '94103', '{940,941,944,945,946,947}', 37.77, -122.41),
  ('san-jose-santana-row', 'San Jose Santana Row', '320 Santana Row', 'San Jose', 'CA', '95128', '{950,951}', 37.32, -121.94),
  ('seattle-pike', 'Seattle Pike', '620 Pike Street', 'Seattle', 'WA', '98101', '{980,981}', 47.61, -122.33),
  ('st-louis-gateway', 'St. Louis Gateway', '710 Market Street', 'St. Louis', 'MO', '63101', '{630,631}', 38.63, -90.19),
  ('tucson-university', 'Tucson University', '930 University Boulevard', 'Tucson', 'AZ', '85719', '{856,857}', 32.25, -110.95),
  ('washington-metro-center', 'Washington Metro Center', '1110 G Street NW', 'Washington', 'DC', '20005', '{200,202,203,204,205,220,221,222,223}', 38.91, -77.03);

-- Written by npm run codegen from the migrated database; do not edit. Functions and triggers: functions/
-- Sources: 3f6255325af71b71

CREATE TABLE addresses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  sealed_address bytea NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX addresses_of_user ON addresses (user_id, created_at);
CREATE UNIQUE INDEX one_default_address ON addresses (user_id) WHERE is_default;

CREATE TABLE affiliate_clicks (
  visit_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  click_id text,
  CONSTRAINT affiliate_clicks_pkey PRIMARY KEY (visit_id)
);
CREATE INDEX affiliate_clicks_by_time ON affiliate_clicks (at);

CREATE TABLE affiliate_entries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  affiliate text NOT NULL,
  sub_affiliate text,
  kind text NOT NULL,
  order_id uuid,
  application_id uuid,
  conversion_id uuid,
  terms_id bigint NOT NULL,
  month date NOT NULL,
  is_lease boolean NOT NULL,
  net_cents integer NOT NULL,
  take_cents integer NOT NULL,
  is_capped boolean NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  refusal text,
  CONSTRAINT affiliate_entries_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_entries_number_key UNIQUE (number),
  CONSTRAINT affiliate_entries_check CHECK (((kind = ANY (ARRAY['APPLICATION'::text, 'ORDER'::text])) = (conversion_id IS NULL))),
  CONSTRAINT affiliate_entries_check1 CHECK (((order_id IS NULL) <> (application_id IS NULL))),
  CONSTRAINT affiliate_entries_kind_check CHECK ((kind = ANY (ARRAY['APPLICATION'::text, 'ORDER'::text, 'ADJUSTMENT'::text, 'REVERSAL'::text]))),
  CONSTRAINT affiliate_entries_net_cents_check CHECK ((net_cents >= 0)),
  CONSTRAINT affiliate_entries_affiliate_fkey FOREIGN KEY (affiliate) REFERENCES affiliates(code),
  CONSTRAINT affiliate_entries_conversion_id_fkey FOREIGN KEY (conversion_id) REFERENCES affiliate_entries(id),
  CONSTRAINT affiliate_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT affiliate_entries_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES affiliate_terms(id)
);
CREATE UNIQUE INDEX conversion_of_application ON affiliate_entries (application_id) WHERE (kind = 'APPLICATION'::text);
CREATE UNIQUE INDEX conversion_of_order ON affiliate_entries (order_id) WHERE (kind = 'ORDER'::text);
CREATE INDEX entries_by_time ON affiliate_entries (at);
CREATE INDEX entries_of_affiliate ON affiliate_entries (affiliate, month, number);
CREATE INDEX entries_of_order ON affiliate_entries (order_id, number);
CREATE INDEX entries_to_tell ON affiliate_entries (next_try_at) WHERE ((told_at IS NULL) AND (refusal IS NULL));

CREATE TABLE affiliate_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid,
  application_id uuid,
  CONSTRAINT affiliate_marks_pkey PRIMARY KEY (id)
);

CREATE TABLE affiliate_payout_runs (
  id uuid NOT NULL,
  day date NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CONSTRAINT affiliate_payout_runs_pkey PRIMARY KEY (id)
);

CREATE TABLE affiliate_payouts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  affiliate text NOT NULL,
  cents integer NOT NULL,
  day date NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  undone_at timestamptz,
  undone_by text,
  idempotency_key uuid NOT NULL,
  run_id uuid,
  CONSTRAINT affiliate_payouts_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_payouts_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT affiliate_payouts_cents_check CHECK ((cents > 0)),
  CONSTRAINT affiliate_payouts_check CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  CONSTRAINT affiliate_payouts_affiliate_fkey FOREIGN KEY (affiliate) REFERENCES affiliates(code),
  CONSTRAINT affiliate_payouts_run_id_fkey FOREIGN KEY (run_id) REFERENCES affiliate_payout_runs(id)
);
CREATE INDEX payouts_of_affiliate ON affiliate_payouts (affiliate, id DESC);
CREATE INDEX payouts_of_run ON affiliate_payouts (run_id) WHERE (run_id IS NOT NULL);

CREATE TABLE affiliate_terms (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  affiliate text NOT NULL,
  sub_affiliate text,
  from_day date NOT NULL,
  until_day date,
  per_application_cents integer NOT NULL,
  per_order_cents integer NOT NULL,
  percent_hundredths integer NOT NULL,
  most_per_order_cents integer,
  most_per_month_cents integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  idempotency_key uuid NOT NULL,
  CONSTRAINT affiliate_terms_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_terms_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT affiliate_terms_check CHECK ((until_day >= from_day)),
  CONSTRAINT affiliate_terms_most_per_month_cents_check CHECK ((most_per_month_cents >= 0)),
  CONSTRAINT affiliate_terms_most_per_order_cents_check CHECK ((most_per_order_cents >= 0)),
  CONSTRAINT affiliate_terms_per_application_cents_check CHECK ((per_application_cents >= 0)),
  CONSTRAINT affiliate_terms_per_order_cents_check CHECK ((per_order_cents >= 0)),
  CONSTRAINT affiliate_terms_percent_hundredths_check CHECK (((percent_hundredths >= 0) AND (percent_hundredths <= 10000))),
  CONSTRAINT affiliate_terms_affiliate_fkey FOREIGN KEY (affiliate) REFERENCES affiliates(code),
  CONSTRAINT affiliate_terms_affiliate_sub_affiliate_fkey FOREIGN KEY (affiliate, sub_affiliate) REFERENCES sub_affiliates(affiliate, code)
);
CREATE INDEX terms_of_affiliate ON affiliate_terms (affiliate, id DESC);

CREATE TABLE affiliates (
  code text NOT NULL,
  name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CONSTRAINT affiliates_pkey PRIMARY KEY (code),
  CONSTRAINT affiliates_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64)))
);

CREATE TABLE analytics_days (
  day date NOT NULL,
  kind text NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  events integer NOT NULL,
  cents bigint NOT NULL,
  CONSTRAINT analytics_days_pkey PRIMARY KEY (day, kind, page_type, device_class)
);

CREATE TABLE analytics_events (
  id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  visit uuid,
  page_type text NOT NULL,
  device_class text NOT NULL,
  cents bigint NOT NULL,
  dimensions jsonb NOT NULL,
  CONSTRAINT analytics_events_pkey PRIMARY KEY (id)
) PARTITION BY RANGE (id);
CREATE INDEX analytics_events_by_day ON analytics_events (day);

CREATE TABLE analytics_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  CONSTRAINT analytics_marks_pkey PRIMARY KEY (id)
);
CREATE INDEX analytics_marks_by_day ON analytics_marks (day);

CREATE TABLE analytics_refusals (
  day date NOT NULL,
  reason text NOT NULL,
  events integer NOT NULL,
  CONSTRAINT analytics_refusals_pkey PRIMARY KEY (day, reason)
);

CREATE TABLE applied_functions (
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  hash text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applied_functions_pkey PRIMARY KEY (number)
);

CREATE TABLE attributions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  attribution jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  first_touch jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT attributions_pkey PRIMARY KEY (id)
);

CREATE TABLE audit_chain (
  is_only boolean NOT NULL DEFAULT true,
  sealed_ends bytea,
  unchained_events bigint NOT NULL DEFAULT 0,
  unchained_refunds bigint NOT NULL DEFAULT 0,
  CONSTRAINT audit_chain_pkey PRIMARY KEY (is_only),
  CONSTRAINT audit_chain_is_only_check CHECK (is_only)
);

CREATE TABLE audit_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  user_id uuid,
  sealed_detail bytea NOT NULL,
  subject_id uuid,
  digest bytea,
  hash bytea,
  area text,
  cents bigint,
  CONSTRAINT audit_events_pkey PRIMARY KEY (id),
  CONSTRAINT audit_events_kind_check CHECK ((kind = ANY (ARRAY['SIGN_IN_FAILED'::text, 'FORBIDDEN'::text, 'LIMITED'::text, 'SECOND_FACTOR_RESET'::text, 'LEASE_DATA_READ'::text, 'STAFF_CHANGE'::text, 'ACCOUNT_VIEWED'::text, 'ORDER_CHANGED'::text])))
);
CREATE INDEX audit_events_about ON audit_events (subject_id);
CREATE INDEX audit_events_by_age ON audit_events (at);
CREATE INDEX audit_events_by_area ON audit_events (area, id);
CREATE INDEX audit_events_by_time ON audit_events (at);
CREATE INDEX audit_events_of_user ON audit_events (user_id);
CREATE INDEX audit_events_without_area ON audit_events (id) WHERE ((area IS NULL) AND (kind = 'STAFF_CHANGE'::text));

CREATE TABLE brands (
  id text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  images jsonb NOT NULL DEFAULT '[]'::jsonb,
  rating real,
  rating_count integer NOT NULL DEFAULT 0,
  product_count integer NOT NULL DEFAULT 0,
  CONSTRAINT brands_pkey PRIMARY KEY (id)
);

CREATE TABLE campaign_recipients (
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  campaign_id uuid NOT NULL,
  reader_id uuid NOT NULL,
  message_name uuid NOT NULL DEFAULT gen_random_uuid(),
  state text NOT NULL DEFAULT 'WAITING'::text,
  claimed_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  left_at timestamptz,
  CONSTRAINT campaign_recipients_pkey PRIMARY KEY (number),
  CONSTRAINT campaign_recipients_campaign_id_reader_id_key UNIQUE (campaign_id, reader_id),
  CONSTRAINT campaign_recipients_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'CLAIMED'::text, 'SENT'::text, 'BOUNCED'::text, 'UNKNOWN'::text, 'WITHDRAWN'::text]))),
  CONSTRAINT campaign_recipients_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id)
) WITH (fillfactor=80);
CREATE UNIQUE INDEX campaign_recipients_by_name ON campaign_recipients (message_name);
CREATE INDEX campaign_recipients_claimed ON campaign_recipients (claimed_at) WHERE (state = 'CLAIMED'::text);
CREATE INDEX campaign_recipients_of_reader ON campaign_recipients (reader_id);
CREATE INDEX campaign_recipients_waiting ON campaign_recipients (campaign_id, number) WHERE (state = 'WAITING'::text);

CREATE TABLE campaigns (
  id uuid NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  products text NOT NULL,
  segment text NOT NULL,
  category text NOT NULL,
  rate_per_minute integer NOT NULL,
  state text NOT NULL DEFAULT 'DRAFT'::text,
  revision integer NOT NULL DEFAULT 1,
  send_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  recipients integer,
  tokens double precision NOT NULL DEFAULT 0,
  tokens_at timestamptz NOT NULL DEFAULT now(),
  rests_until timestamptz NOT NULL DEFAULT now(),
  test_key uuid,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT campaigns_pkey PRIMARY KEY (id),
  CONSTRAINT campaigns_rate_per_minute_check CHECK ((rate_per_minute > 0)),
  CONSTRAINT campaigns_segment_check CHECK ((segment = ANY (ARRAY['EVERYBODY'::text, 'BOUGHT'::text, 'LEASED'::text, 'CATEGORY'::text, 'NEVER'::text]))),
  CONSTRAINT campaigns_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text, 'SENDING'::text, 'PAUSED'::text, 'DONE'::text, 'CANCELLED'::text])))
);
CREATE INDEX campaigns_by_change ON campaigns (changed_at DESC, id);
CREATE INDEX campaigns_under_way ON campaigns (state) WHERE (state = ANY (ARRAY['SCHEDULED'::text, 'SENDING'::text]));

CREATE TABLE cart_items (
  cart_id uuid NOT NULL,
  product_id text NOT NULL,
  quantity integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_items_pkey PRIMARY KEY (cart_id, product_id),
  CONSTRAINT cart_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  CONSTRAINT cart_items_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE,
  CONSTRAINT cart_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id)
) WITH (fillfactor=70);

CREATE TABLE cart_merges (
  cart_id uuid NOT NULL,
  merge_key text NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_merges_pkey PRIMARY KEY (cart_id, merge_key),
  CONSTRAINT cart_merges_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE
);

CREATE TABLE carts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  looked_at timestamptz,
  reminded_at timestamptz,
  CONSTRAINT carts_pkey PRIMARY KEY (id),
  CONSTRAINT carts_user_id_key UNIQUE (user_id),
  CONSTRAINT carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=70);

CREATE TABLE catalogue_generations (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  version integer NOT NULL,
  status text NOT NULL,
  after_product_id text NOT NULL DEFAULT ''::text,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  requested_by uuid,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT catalogue_generations_pkey PRIMARY KEY (id),
  CONSTRAINT catalogue_generations_check CHECK (((status = 'COMPLETED'::text) = (finished_at IS NOT NULL))),
  CONSTRAINT catalogue_generations_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text]))),
  CONSTRAINT catalogue_generations_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT catalogue_generations_version_fkey FOREIGN KEY (version) REFERENCES price_markup_versions(version)
);
CREATE UNIQUE INDEX one_generation_at_a_time ON catalogue_generations (status) WHERE (status = 'RUNNING'::text);

CREATE TABLE catalogue_state (
  only_row boolean NOT NULL DEFAULT true,
  revision bigint NOT NULL,
  CONSTRAINT catalogue_state_pkey PRIMARY KEY (only_row),
  CONSTRAINT catalogue_state_only_row_check CHECK (only_row)
);

CREATE TABLE categories (
  id text NOT NULL,
  parent_id text,
  name text NOT NULL,
  alias text,
  slug text NOT NULL,
  menu_group text,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_slug_key UNIQUE (slug),
  CONSTRAINT categories_menu_group_check CHECK ((menu_group = ANY (ARRAY['main'::text, 'more'::text]))),
  CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id)
);

CREATE TABLE category_mappings (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  supplier_id text NOT NULL,
  kind text NOT NULL,
  pattern text NOT NULL,
  form text NOT NULL,
  category_id text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT category_mappings_pkey PRIMARY KEY (id),
  CONSTRAINT category_mappings_supplier_id_kind_form_key UNIQUE (supplier_id, kind, form),
  CONSTRAINT category_mappings_kind_check CHECK ((kind = ANY (ARRAY['PATH'::text, 'NAME'::text, 'WORDS'::text]))),
  CONSTRAINT category_mappings_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id)
);

CREATE TABLE category_placements (
  supplier_id text NOT NULL,
  due_at timestamptz NOT NULL,
  CONSTRAINT category_placements_pkey PRIMARY KEY (supplier_id)
);

CREATE TABLE chat_canned_answers (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  text text NOT NULL,
  CONSTRAINT chat_canned_answers_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_conversations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  start_hash bytea NOT NULL,
  user_id uuid,
  email_index bytea,
  sealed_person bytea NOT NULL,
  state text NOT NULL DEFAULT 'OPEN'::text,
  assigned_to uuid,
  last_number integer NOT NULL DEFAULT 0,
  last_author text,
  visitor_seen integer NOT NULL DEFAULT 0,
  staff_seen integer NOT NULL DEFAULT 0,
  mailed_number integer NOT NULL DEFAULT 0,
  revision integer NOT NULL DEFAULT 1,
  started_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  sealed_cart bytea,
  waiting_since timestamptz,
  CONSTRAINT chat_conversations_pkey PRIMARY KEY (id),
  CONSTRAINT chat_conversations_start_hash_key UNIQUE (start_hash),
  CONSTRAINT chat_conversations_last_author_check CHECK ((last_author = ANY (ARRAY['VISITOR'::text, 'STAFF'::text]))),
  CONSTRAINT chat_conversations_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text]))),
  CONSTRAINT chat_conversations_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id),
  CONSTRAINT chat_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX chats_by_address ON chat_conversations (email_index) WHERE (email_index IS NOT NULL);
CREATE INDEX chats_by_change ON chat_conversations (changed_at);
CREATE INDEX chats_by_state ON chat_conversations (state, last_at DESC, id);
CREATE INDEX chats_by_user ON chat_conversations (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX chats_to_mail ON chat_conversations (last_at) WHERE ((last_author = 'STAFF'::text) AND (email_index IS NOT NULL) AND (visitor_seen < last_number) AND (mailed_number < last_number));

CREATE TABLE chat_messages (
  conversation_id uuid NOT NULL,
  number integer NOT NULL,
  client_id uuid NOT NULL,
  author text NOT NULL,
  staff_id uuid,
  sealed_text bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT chat_messages_pkey PRIMARY KEY (conversation_id, number),
  CONSTRAINT chat_messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id),
  CONSTRAINT chat_messages_author_check CHECK ((author = ANY (ARRAY['VISITOR'::text, 'STAFF'::text]))),
  CONSTRAINT chat_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id) ON DELETE CASCADE,
  CONSTRAINT chat_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id)
);

CREATE TABLE contact_requests (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  sealed_request bytea NOT NULL,
  email_index bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by uuid,
  sealed_reply bytea,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id),
  CONSTRAINT contact_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id)
);
CREATE INDEX contact_requests_by_email ON contact_requests (email_index);
CREATE INDEX contact_requests_open ON contact_requests (id) WHERE (answered_at IS NULL);

CREATE TABLE customer_notes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  author_id uuid NOT NULL,
  sealed_text bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  deleted_by uuid,
  CONSTRAINT customer_notes_pkey PRIMARY KEY (id),
  CONSTRAINT customer_notes_check CHECK (((deleted_at IS NULL) = (deleted_by IS NULL))),
  CONSTRAINT customer_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT customer_notes_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id),
  CONSTRAINT customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX customer_notes_deleted ON customer_notes (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX customer_notes_of_user ON customer_notes (user_id, written_at DESC, id);

CREATE TABLE customer_tags (
  user_id uuid NOT NULL,
  tag text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT customer_tags_pkey PRIMARY KEY (user_id, tag),
  CONSTRAINT customer_tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX customer_tags_by_tag ON customer_tags (tag, user_id);

CREATE TABLE fitments (
  vehicle_id integer NOT NULL,
  set_key text NOT NULL,
  axle text NOT NULL,
  kind text NOT NULL,
  size text NOT NULL,
  size_key text NOT NULL,
  min_load_index smallint,
  load_range text,
  min_speed_rating text,
  wheel_diameter_in double precision,
  wheel_width_in double precision,
  offset_mm smallint,
  pressure_psi smallint,
  supplier_id text NOT NULL,
  said_by jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT fitments_pkey PRIMARY KEY (vehicle_id, set_key, axle),
  CONSTRAINT fitments_axle_check CHECK ((axle = ANY (ARRAY['BOTH'::text, 'FRONT'::text, 'REAR'::text]))),
  CONSTRAINT fitments_kind_check CHECK ((kind = ANY (ARRAY['ORIGINAL'::text, 'OPTIONAL'::text]))),
  CONSTRAINT fitments_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id) ON DELETE CASCADE
);
CREATE INDEX fitments_by_size ON fitments (size_key, vehicle_id);

CREATE TABLE import_held_items (
  run_id bigint NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  before_cents integer NOT NULL,
  after_cents integer,
  CONSTRAINT import_held_items_pkey PRIMARY KEY (run_id, sku),
  CONSTRAINT import_held_items_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE
);

CREATE TABLE import_mappings (
  supplier_id text NOT NULL,
  headings_digest text NOT NULL,
  columns jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT import_mappings_pkey PRIMARY KEY (supplier_id, headings_digest)
);

CREATE TABLE import_rejects (
  run_id bigint NOT NULL,
  position integer NOT NULL,
  file text NOT NULL,
  line integer,
  sku text,
  field text,
  reason text NOT NULL,
  record integer,
  CONSTRAINT import_rejects_pkey PRIMARY KEY (run_id, "position"),
  CONSTRAINT import_rejects_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE
);

CREATE TABLE import_runs (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  supplier_id text NOT NULL,
  files jsonb NOT NULL,
  status text NOT NULL,
  counts jsonb NOT NULL DEFAULT '{}'::jsonb,
  message text,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  upload_id uuid,
  source text,
  columns jsonb,
  tries integer NOT NULL DEFAULT 0,
  percent integer NOT NULL DEFAULT 0,
  is_stop_wanted boolean NOT NULL DEFAULT false,
  is_whole boolean NOT NULL DEFAULT false,
  most_missing integer,
  held jsonb,
  confirms bigint,
  is_reviewed boolean NOT NULL DEFAULT false,
  CONSTRAINT import_runs_pkey PRIMARY KEY (id),
  CONSTRAINT import_runs_confirms_key UNIQUE (confirms),
  CONSTRAINT import_runs_upload_id_key UNIQUE (upload_id),
  CONSTRAINT import_runs_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text, 'INTERRUPTED'::text, 'STOPPED'::text]))),
  CONSTRAINT import_runs_confirms_fkey FOREIGN KEY (confirms) REFERENCES import_runs(id) ON DELETE SET NULL
);
CREATE INDEX import_runs_held ON import_runs (id) WHERE (held IS NOT NULL);
CREATE INDEX import_runs_of_source ON import_runs (source, id) WHERE (source IS NOT NULL);
CREATE INDEX import_runs_open ON import_runs (id) WHERE (status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text]));

CREATE TABLE import_schedules (
  source text NOT NULL,
  is_on boolean NOT NULL,
  every_hours integer,
  at_minute integer,
  next_run_at timestamptz NOT NULL,
  is_whole boolean NOT NULL DEFAULT false,
  CONSTRAINT import_schedules_pkey PRIMARY KEY (source),
  CONSTRAINT import_schedules_check CHECK (((every_hours IS NULL) <> (at_minute IS NULL)))
);

CREATE TABLE import_upload_pieces (
  upload_id uuid NOT NULL,
  position integer NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT import_upload_pieces_pkey PRIMARY KEY (upload_id, "position"),
  CONSTRAINT import_upload_pieces_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES import_uploads(id) ON DELETE CASCADE
);

CREATE TABLE import_uploads (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  file_name text NOT NULL,
  pieces integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT import_uploads_pkey PRIMARY KEY (id),
  CONSTRAINT import_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE lease_applications (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid,
  key_digest bytea,
  key_until timestamptz,
  idempotency_hash bytea NOT NULL,
  status text NOT NULL,
  reason text,
  order_id uuid,
  is_pre_approval boolean NOT NULL,
  state text NOT NULL,
  email_index bytea,
  sealed_shown bytea NOT NULL,
  sealed_details bytea,
  details_until timestamptz NOT NULL,
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL DEFAULT now(),
  attribution jsonb NOT NULL,
  lessor text,
  lessor_uuid text,
  sealed_redirect_url bytea,
  approved_cents integer,
  approved_at timestamptz,
  expires_at timestamptz,
  is_signed boolean NOT NULL DEFAULT false,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  sealed_key bytea,
  go_on_mailed_at timestamptz,
  expiring_mailed_at timestamptz,
  search_terms bytea[],
  first_touch jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT lease_applications_pkey PRIMARY KEY (id),
  CONSTRAINT lease_applications_idempotency_hash_key UNIQUE (idempotency_hash),
  CONSTRAINT lease_applications_key_digest_key UNIQUE (key_digest),
  CONSTRAINT lease_applications_approved_cents_check CHECK ((approved_cents > 0)),
  CONSTRAINT lease_applications_reason_check CHECK ((reason = ANY (ARRAY['EXPIRED'::text, 'NOT_FINISHED'::text, 'ACCOUNT_DELETED'::text]))),
  CONSTRAINT lease_applications_status_check CHECK ((status = ANY (ARRAY['INITIATED'::text, 'PENDING'::text, 'PROGRESS'::text, 'IN REVIEW'::text, 'UKNOWN'::text, 'ERROR'::text, 'APPROVED'::text, 'COMPLETED'::text, 'DECLINED'::text, 'BLOCKED'::text, 'CANCELLED'::text]))),
  CONSTRAINT lease_applications_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT lease_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX lease_applications_by_age ON lease_applications (created_at, id);
CREATE INDEX lease_applications_by_approval ON lease_applications (COALESCE(approved_cents, 0), id);
CREATE INDEX lease_applications_by_term ON lease_applications USING gin (search_terms);
CREATE INDEX lease_applications_by_time ON lease_applications (created_at);
CREATE INDEX lease_applications_due ON lease_applications (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX lease_applications_of_person ON lease_applications (email_index);
CREATE INDEX lease_applications_of_status ON lease_applications (status, created_at, id);
CREATE INDEX lease_applications_of_status_by_approval ON lease_applications (status, COALESCE(approved_cents, 0), id);
CREATE INDEX lease_applications_of_user ON lease_applications (user_id, created_at);
CREATE INDEX lease_applications_without_terms ON lease_applications (id) WHERE (search_terms IS NULL);
CREATE INDEX lease_details_due ON lease_applications (details_until) WHERE (sealed_details IS NOT NULL);

CREATE TABLE lease_drafts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid,
  key_digest bytea,
  sealed_form bytea NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lease_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT lease_drafts_key_digest_key UNIQUE (key_digest),
  CONSTRAINT lease_drafts_user_id_key UNIQUE (user_id),
  CONSTRAINT lease_drafts_check CHECK ((num_nonnulls(user_id, key_digest) = 1)),
  CONSTRAINT lease_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX lease_drafts_by_age ON lease_drafts (updated_at);

CREATE TABLE lease_events (
  lessor text NOT NULL,
  event_id text NOT NULL,
  application_id uuid,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lease_events_pkey PRIMARY KEY (lessor, event_id),
  CONSTRAINT lease_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES lease_applications(id)
);
CREATE INDEX lease_events_of_application ON lease_events (application_id);

CREATE TABLE lease_notices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  lease_id uuid NOT NULL,
  kind text NOT NULL,
  item_ids uuid[] NOT NULL,
  happened_on date NOT NULL,
  told_at timestamptz,
  refusal text,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lease_notices_pkey PRIMARY KEY (id),
  CONSTRAINT lease_notices_kind_check CHECK ((kind = ANY (ARRAY['CONFIRMED'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text]))),
  CONSTRAINT lease_notices_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES leases(id)
);
CREATE INDEX lease_notices_due ON lease_notices (next_try_at) WHERE ((told_at IS NULL) AND (refusal IS NULL));
CREATE INDEX lease_notices_of_lease ON lease_notices (lease_id, number);

CREATE TABLE lease_tries (
  application_id uuid NOT NULL,
  lessor text NOT NULL,
  idempotency_key text NOT NULL,
  uuid text,
  outcome text NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  noted_by uuid,
  noted_at timestamptz,
  sealed_note bytea,
  CONSTRAINT lease_tries_pkey PRIMARY KEY (application_id, lessor),
  CONSTRAINT lease_tries_outcome_check CHECK ((outcome = ANY (ARRAY['INITIATED'::text, 'PENDING'::text, 'PROGRESS'::text, 'IN REVIEW'::text, 'UKNOWN'::text, 'ERROR'::text, 'APPROVED'::text, 'COMPLETED'::text, 'DECLINED'::text, 'BLOCKED'::text, 'CANCELLED'::text, 'REFUSED'::text, 'UNANSWERED'::text]))),
  CONSTRAINT lease_tries_application_id_fkey FOREIGN KEY (application_id) REFERENCES lease_applications(id),
  CONSTRAINT lease_tries_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX lease_tries_by_number ON lease_tries (lessor, uuid);

CREATE TABLE leases (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  application_id uuid,
  state text NOT NULL,
  cents integer NOT NULL DEFAULT 0,
  held_at timestamptz,
  lessor text,
  lessor_uuid text,
  asked_at timestamptz,
  sealed_signature_url bytea,
  sign_until timestamptz,
  signed_at timestamptz,
  reminders integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  delivery_submitted_at timestamptz,
  funded_cents integer,
  lender_take_cents integer,
  funded_at timestamptz,
  told_at timestamptz,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  funding_check_at timestamptz,
  funding_checks integer NOT NULL DEFAULT 0,
  problem text,
  problem_at timestamptz,
  payment_check_at timestamptz DEFAULT now(),
  payment_reminded_on date,
  CONSTRAINT leases_pkey PRIMARY KEY (id),
  CONSTRAINT leases_check CHECK (((cents > 0) OR ((cents = 0) AND (state = ANY (ARRAY['WAITING'::text, 'RELEASED'::text]))))),
  CONSTRAINT leases_problem_check CHECK ((problem = ANY (ARRAY['NOTICE_REFUSED'::text, 'NOT_FUNDED'::text, 'FUNDING_DIFFERS'::text]))),
  CONSTRAINT leases_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'HELD'::text, 'SIGNING'::text, 'SIGNED'::text, 'DELIVERED'::text, 'FUNDED'::text, 'RELEASED'::text, 'RETURNED'::text]))),
  CONSTRAINT leases_application_id_fkey FOREIGN KEY (application_id) REFERENCES lease_applications(id),
  CONSTRAINT leases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE UNIQUE INDEX leases_by_number ON leases (lessor, lessor_uuid);
CREATE INDEX leases_due ON leases (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX leases_of_application ON leases (application_id);
CREATE INDEX leases_of_order ON leases (order_id, created_at);
CREATE UNIQUE INDEX leases_open ON leases (order_id) WHERE (state <> ALL (ARRAY['RELEASED'::text, 'RETURNED'::text]));
CREATE INDEX leases_to_be_funded ON leases (funding_check_at) WHERE (funding_check_at IS NOT NULL);
CREATE INDEX leases_with_a_problem ON leases (problem_at) WHERE (problem IS NOT NULL);
CREATE INDEX leases_with_payments ON leases (payment_check_at) WHERE ((payment_check_at IS NOT NULL) AND (state = ANY (ARRAY['SIGNED'::text, 'DELIVERED'::text, 'FUNDED'::text])));

CREATE TABLE mail_suppressions (
  email_index bytea NOT NULL,
  sealed_email bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mail_suppressions_pkey PRIMARY KEY (email_index)
);

CREATE TABLE mailed_codes (
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  link_hash bytea NOT NULL,
  link_expires_at timestamptz NOT NULL,
  CONSTRAINT mailed_codes_pkey PRIMARY KEY (user_id, purpose),
  CONSTRAINT mailed_codes_purpose_check CHECK ((purpose = ANY (ARRAY['VERIFY'::text, 'RESET'::text]))),
  CONSTRAINT mailed_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX mailed_codes_by_code ON mailed_codes (code_hash);
CREATE INDEX mailed_codes_by_link ON mailed_codes (link_hash);

CREATE TABLE money_case_notes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id uuid NOT NULL,
  noted_by uuid NOT NULL,
  is_done boolean NOT NULL,
  sealed_note bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT money_case_notes_pkey PRIMARY KEY (id),
  CONSTRAINT money_case_notes_case_id_fkey FOREIGN KEY (case_id) REFERENCES money_cases(id),
  CONSTRAINT money_case_notes_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES users(id)
);
CREATE INDEX money_case_notes_of_case ON money_case_notes (case_id, id);

CREATE TABLE money_cases (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  ref uuid NOT NULL,
  order_id uuid NOT NULL,
  cents integer NOT NULL,
  since timestamptz NOT NULL,
  done_at timestamptz,
  gone_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT money_cases_pkey PRIMARY KEY (id),
  CONSTRAINT money_cases_kind_ref_key UNIQUE (kind, ref),
  CONSTRAINT money_cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX money_cases_of_order ON money_cases (order_id);
CREATE INDEX money_cases_open ON money_cases (since, id) WHERE (gone_at IS NULL);

CREATE TABLE money_entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  order_id uuid NOT NULL,
  source_id uuid NOT NULL,
  gateway text NOT NULL,
  method text NOT NULL,
  state text NOT NULL,
  amount_cents integer NOT NULL,
  paid_cents integer NOT NULL,
  refunded_cents integer NOT NULL,
  sells boolean NOT NULL GENERATED ALWAYS AS (((paid_cents > 0) OR ((method = 'LEASE'::text) AND (state = ANY (ARRAY['SIGNED'::text, 'DELIVERED'::text, 'FUNDED'::text]))))) STORED,
  CONSTRAINT money_entries_pkey PRIMARY KEY (id),
  CONSTRAINT money_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX money_entries_by_time ON money_entries (at);
CREATE INDEX money_entries_of_order ON money_entries (order_id);
CREATE INDEX money_entries_that_sell ON money_entries (at) WHERE sells;

CREATE TABLE newsletter_subscribers (
  email_index bytea NOT NULL,
  sealed_email bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  confirmed_at timestamptz,
  CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (email_index),
  CONSTRAINT newsletter_subscribers_id_key UNIQUE (id)
);
CREATE INDEX newsletter_subscribers_by_age ON newsletter_subscribers (confirmed_at) WHERE (confirmed_at IS NOT NULL);

CREATE TABLE offer_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  product_id text NOT NULL,
  kind text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  fell_at timestamptz,
  CONSTRAINT offer_changes_pkey PRIMARY KEY (id),
  CONSTRAINT offer_changes_kind_check CHECK ((kind = ANY (ARRAY['PRICE'::text, 'STOCK'::text])))
);

CREATE TABLE offer_news (
  watch_id uuid NOT NULL,
  product_id text NOT NULL,
  kind text NOT NULL,
  from_cents integer,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT offer_news_once UNIQUE NULLS NOT DISTINCT (watch_id, product_id, kind, from_cents),
  CONSTRAINT offer_news_watch_id_fkey FOREIGN KEY (watch_id) REFERENCES watches(id) ON DELETE CASCADE
);

CREATE TABLE offer_pricing (
  only_row boolean NOT NULL DEFAULT true,
  mark text NOT NULL DEFAULT ''::text,
  after_product_id text,
  CONSTRAINT offer_pricing_pkey PRIMARY KEY (only_row),
  CONSTRAINT offer_pricing_only_row_check CHECK (only_row)
);

CREATE TABLE order_assignments (
  order_id uuid NOT NULL,
  assignee_id uuid NOT NULL,
  assigned_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_assignments_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_assignments_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  CONSTRAINT order_assignments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX orders_of_assignee ON order_assignments (assignee_id);

CREATE TABLE order_bulk_rows (
  run_id uuid NOT NULL,
  order_id uuid NOT NULL,
  outcome text,
  message text,
  CONSTRAINT order_bulk_rows_pkey PRIMARY KEY (run_id, order_id),
  CONSTRAINT order_bulk_rows_outcome_check CHECK ((outcome = ANY (ARRAY['DONE'::text, 'REFUSED'::text]))),
  CONSTRAINT order_bulk_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES order_bulk_runs(id) ON DELETE CASCADE
);
CREATE INDEX order_bulk_rows_left ON order_bulk_rows (run_id) WHERE (outcome IS NULL);

CREATE TABLE order_bulk_runs (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  idempotency_hash bytea NOT NULL,
  action text NOT NULL,
  sealed_text bytea,
  actor uuid NOT NULL,
  total integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT order_bulk_runs_pkey PRIMARY KEY (id),
  CONSTRAINT order_bulk_runs_idempotency_hash_key UNIQUE (idempotency_hash),
  CONSTRAINT order_bulk_runs_action_check CHECK ((action = ANY (ARRAY['FULFIL'::text, 'CONFIRM'::text, 'CANCEL'::text, 'NOTE'::text]))),
  CONSTRAINT order_bulk_runs_actor_fkey FOREIGN KEY (actor) REFERENCES users(id)
);
CREATE INDEX order_bulk_runs_open ON order_bulk_runs (created_at) WHERE (finished_at IS NULL);

CREATE TABLE order_corrections (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'WAITING'::text,
  total_before_cents integer NOT NULL,
  total_cents integer NOT NULL,
  due_cents integer NOT NULL,
  sealed_plan bytea,
  requested_by text NOT NULL,
  held_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT order_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT order_corrections_check CHECK (((sealed_plan IS NOT NULL) = (state = 'WAITING'::text))),
  CONSTRAINT order_corrections_check1 CHECK ((total_cents = (total_before_cents + due_cents))),
  CONSTRAINT order_corrections_due_cents_check CHECK ((due_cents > 0)),
  CONSTRAINT order_corrections_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPLIED'::text, 'LAPSED'::text, 'WITHDRAWN'::text]))),
  CONSTRAINT order_corrections_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX corrections_of_order ON order_corrections (order_id, created_at);
CREATE INDEX corrections_to_end ON order_corrections (held_until) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX waiting_correction ON order_corrections (order_id) WHERE (state = 'WAITING'::text);

CREATE TABLE order_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL,
  summary text NOT NULL,
  before text,
  after text,
  sealed_note bytea,
  idempotency_hash bytea,
  CONSTRAINT order_events_pkey PRIMARY KEY (id),
  CONSTRAINT order_events_idempotency_hash_key UNIQUE (idempotency_hash),
  CONSTRAINT order_events_type_check CHECK ((type = ANY (ARRAY['CREATED'::text, 'ITEM_ADDED'::text, 'ITEM_UPDATED'::text, 'ITEM_DELETED'::text, 'BILLING_ADDRESS_UPDATED'::text, 'SHIPPING_ADDRESS_UPDATED'::text, 'CANCELLED'::text, 'STATUS_CHANGED'::text, 'LEASE_DETAILS_UPDATED'::text, 'FRAUD_CHECK_UPDATED'::text, 'SUBMITTED'::text, 'CUSTOM_NOTES'::text, 'PHONE_CALL'::text, 'EMAIL_CONVERSATION'::text, 'PAYMENT_DETAILS_UPDATED'::text, 'REMINDER_EMAIL_UPDATED'::text, 'SHIPMENT_DETAILS_UPDATED'::text]))),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX events_naming_addresses ON order_events (id) WHERE (actor ~~ '%@%'::text);
CREATE INDEX events_of_order ON order_events (order_id, id DESC);
CREATE INDEX order_events_of_actor ON order_events (actor, at DESC);

CREATE TABLE order_items (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  position integer NOT NULL,
  product_id text NOT NULL,
  product jsonb NOT NULL,
  quantity integer NOT NULL,
  price_cents integer NOT NULL,
  original_price_cents integer NOT NULL,
  shipping_cents integer NOT NULL,
  status text NOT NULL,
  partner text NOT NULL,
  partner_order_id text,
  carrier text,
  tracking_number text,
  tracking_url text,
  ship_method text,
  estimated_delivery_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  is_bought_by_hand boolean NOT NULL DEFAULT false,
  split_of uuid,
  split_at integer,
  cost_cents integer,
  discount_cents integer NOT NULL DEFAULT 0,
  shipping_off_cents integer NOT NULL DEFAULT 0,
  CONSTRAINT order_items_pkey PRIMARY KEY (id),
  CONSTRAINT order_items_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT order_items_check CHECK ((discount_cents <= ((price_cents)::bigint * quantity))),
  CONSTRAINT order_items_check1 CHECK ((shipping_off_cents <= shipping_cents)),
  CONSTRAINT order_items_cost_cents_check CHECK ((cost_cents >= 0)),
  CONSTRAINT order_items_discount_cents_check CHECK ((discount_cents >= 0)),
  CONSTRAINT order_items_price_cents_check CHECK ((price_cents > 0)),
  CONSTRAINT order_items_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_items_shipping_cents_check CHECK ((shipping_cents >= 0)),
  CONSTRAINT order_items_shipping_off_cents_check CHECK ((shipping_off_cents >= 0)),
  CONSTRAINT order_items_status_check CHECK ((status = ANY (ARRAY['SHIPPED'::text, 'DELIVERED'::text, 'CANCELLED_BY_SUPPLIER'::text, 'PENDING'::text, 'PENDING_SHIPMENT'::text, 'CANCELLED'::text, 'RETURNED'::text, 'PENDING_PICKUP'::text, 'READY_TO_PICKUP'::text, 'PAYMENT_FAILED'::text, 'PICKUPED'::text, 'LOAN_IN_PROCESS'::text]))),
  CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id),
  CONSTRAINT order_items_split_of_fkey FOREIGN KEY (split_of) REFERENCES order_items(id)
) WITH (fillfactor=80);
CREATE INDEX order_items_by_delivery ON order_items (delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE INDEX order_items_by_partner ON order_items (partner);
CREATE INDEX order_items_by_sku ON order_items (upper((product ->> 'sku'::text)));
CREATE INDEX order_items_by_tracking ON order_items (upper(tracking_number)) WHERE (tracking_number IS NOT NULL);
CREATE INDEX order_items_of_line ON order_items (split_of) WHERE (split_of IS NOT NULL);

CREATE TABLE order_keys (
  key_hash bytea NOT NULL,
  order_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT order_keys_pkey PRIMARY KEY (key_hash),
  CONSTRAINT order_keys_purpose_check CHECK ((purpose = ANY (ARRAY['FOLLOW'::text, 'PAY'::text, 'CANCEL'::text]))),
  CONSTRAINT order_keys_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX keys_by_end ON order_keys (expires_at);
CREATE INDEX keys_of_order ON order_keys (order_id);

CREATE TABLE order_list (
  order_id uuid NOT NULL,
  unique_id text NOT NULL,
  submitted_at timestamptz NOT NULL,
  total_cents integer NOT NULL,
  status text NOT NULL,
  delivery_type text NOT NULL,
  payment_method text,
  risk text NOT NULL,
  suppliers text[] NOT NULL DEFAULT '{}'::text[],
  affiliate_id text,
  is_by_phone boolean NOT NULL DEFAULT false,
  CONSTRAINT order_list_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_list_risk_check CHECK ((risk = ANY (ARRAY['FLAGGED'::text, 'CLEAR'::text, 'UNCHECKED'::text]))),
  CONSTRAINT order_list_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
) WITH (fillfactor=80, parallel_workers=0);
CREATE INDEX order_list_by_affiliate ON order_list (affiliate_id) WHERE (affiliate_id IS NOT NULL);
CREATE INDEX order_list_by_number ON order_list (unique_id text_pattern_ops);
CREATE INDEX order_list_by_phone ON order_list (submitted_at DESC, order_id DESC) WHERE is_by_phone;
CREATE INDEX order_list_by_status ON order_list (status, submitted_at DESC, order_id DESC);
CREATE INDEX order_list_by_time ON order_list (submitted_at DESC, order_id DESC);
CREATE INDEX order_list_by_total ON order_list (total_cents DESC, order_id DESC);
CREATE INDEX order_list_counts ON order_list (status, payment_method, delivery_type, risk);

CREATE TABLE order_mails (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  told jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_mails_pkey PRIMARY KEY (id),
  CONSTRAINT order_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_mails_of_order ON order_mails (order_id, id);

CREATE TABLE order_promotions (
  order_id uuid NOT NULL,
  code text NOT NULL,
  position integer NOT NULL,
  label text NOT NULL,
  goods_off_cents integer NOT NULL,
  shipping_off_cents integer NOT NULL,
  of_cents integer NOT NULL,
  ordered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_promotions_pkey PRIMARY KEY (order_id, code),
  CONSTRAINT order_promotions_goods_off_cents_check CHECK ((goods_off_cents >= 0)),
  CONSTRAINT order_promotions_of_cents_check CHECK ((of_cents >= 0)),
  CONSTRAINT order_promotions_shipping_off_cents_check CHECK ((shipping_off_cents >= 0)),
  CONSTRAINT order_promotions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_promotions_of_code ON order_promotions (code, ordered_at);

CREATE TABLE order_return_items (
  return_id uuid NOT NULL,
  item_id uuid NOT NULL,
  quantity integer NOT NULL,
  reason text,
  CONSTRAINT order_return_items_pkey PRIMARY KEY (return_id, item_id),
  CONSTRAINT order_return_items_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_return_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_items(id),
  CONSTRAINT order_return_items_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns(id)
);
CREATE INDEX returns_of_item ON order_return_items (item_id);

CREATE TABLE order_returns (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  request_key text NOT NULL,
  state text NOT NULL DEFAULT 'REQUESTED'::text,
  reason text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT order_returns_pkey PRIMARY KEY (id),
  CONSTRAINT order_returns_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT order_returns_order_id_request_key_key UNIQUE (order_id, request_key),
  CONSTRAINT order_returns_check CHECK (((ended_at IS NULL) = (state = 'REQUESTED'::text))),
  CONSTRAINT order_returns_state_check CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'RECEIVED'::text, 'CANCELLED'::text]))),
  CONSTRAINT order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX open_returns ON order_returns (requested_at) WHERE (state = 'REQUESTED'::text);

CREATE TABLE order_tags (
  order_id uuid NOT NULL,
  tag text NOT NULL,
  CONSTRAINT order_tags_pkey PRIMARY KEY (order_id, tag),
  CONSTRAINT order_tags_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX orders_of_tag ON order_tags (tag);

CREATE TABLE order_terms (
  order_id uuid NOT NULL,
  terms bytea[],
  CONSTRAINT order_terms_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_terms_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_terms_found ON order_terms USING gin (terms);
CREATE INDEX order_terms_missing ON order_terms (order_id) WHERE (terms IS NULL);

CREATE TABLE orders (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  unique_id text NOT NULL,
  user_id uuid,
  submitted_by text NOT NULL,
  status text NOT NULL,
  delivery_type text NOT NULL,
  pickup_location_id text,
  total_cents integer NOT NULL,
  sub_total_cents integer NOT NULL,
  shipping_cents integer NOT NULL,
  tax_cents integer NOT NULL,
  discount_cents integer NOT NULL,
  original_price_cents integer NOT NULL,
  lender_take_cents integer,
  affiliate_take_cents integer,
  promotion_code text,
  price_markup_group_id text,
  idempotency_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  sealed_customer bytea NOT NULL,
  search_indexes bytea[] NOT NULL,
  ship_state text NOT NULL,
  attribution jsonb NOT NULL DEFAULT '{}'::jsonb,
  rollup_id bigint,
  submitted_rollup_id bigint,
  is_stock_taken boolean NOT NULL,
  fraud_is_checked boolean NOT NULL DEFAULT false,
  fraud_score real,
  fraud_ip_distance_km real,
  fraud_email_first_seen text,
  fraud_reasons text[] NOT NULL DEFAULT '{}'::text[],
  fraud_next_at timestamptz NOT NULL DEFAULT now(),
  fraud_tries integer NOT NULL DEFAULT 0,
  reminders boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL,
  signed_key_until timestamptz,
  held_until timestamptz,
  holders bytea[] NOT NULL DEFAULT '{}'::bytea[],
  signed_at timestamptz,
  fraud_checked_cents integer,
  is_check_due boolean NOT NULL DEFAULT false,
  tax_on_shipping_cents integer,
  is_state_tax boolean,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_idempotency_hash_key UNIQUE (idempotency_hash),
  CONSTRAINT orders_unique_id_key UNIQUE (unique_id),
  CONSTRAINT orders_check CHECK ((total_cents = (((sub_total_cents + shipping_cents) + tax_cents) - discount_cents))),
  CONSTRAINT orders_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['DELIVERY_SHIPPING'::text, 'DELIVERY_PICKUP'::text]))),
  CONSTRAINT orders_discount_cents_check CHECK ((discount_cents >= 0)),
  CONSTRAINT orders_original_price_cents_check CHECK ((original_price_cents >= 0)),
  CONSTRAINT orders_shipping_cents_check CHECK ((shipping_cents >= 0)),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['PENDING_PAYMENT'::text, 'PAYMENT_RECEIVED'::text, 'PENDING_ESIGNATURE'::text, 'PENDING_REVIEW'::text, 'CONFIRMED_BY_SUPPLIER'::text, 'PENDING_FULFILMENT'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'RETURNED'::text, 'CANCELLED_BY_SUPPLIER'::text, 'PAYMENT_FAILED'::text, 'LOAN_IN_PROCESS'::text]))),
  CONSTRAINT orders_sub_total_cents_check CHECK ((sub_total_cents >= 0)),
  CONSTRAINT orders_tax_cents_check CHECK ((tax_cents >= 0)),
  CONSTRAINT orders_tax_on_shipping_cents_check CHECK ((tax_on_shipping_cents >= 0)),
  CONSTRAINT orders_total_cents_check CHECK ((total_cents >= 0)),
  CONSTRAINT orders_rollup_id_fkey FOREIGN KEY (rollup_id) REFERENCES attributions(id),
  CONSTRAINT orders_submitted_rollup_id_fkey FOREIGN KEY (submitted_rollup_id) REFERENCES attributions(id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX orders_by_newsletter ON orders (((attribution ->> 'utm_campaign'::text))) WHERE ((attribution ->> 'utm_source'::text) = 'newsletter'::text);
CREATE INDEX orders_by_status ON orders (status, submitted_at DESC);
CREATE INDEX orders_by_time ON orders (submitted_at DESC);
CREATE INDEX orders_check_due ON orders (fraud_next_at) WHERE is_check_due;
CREATE INDEX orders_held ON orders (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX orders_naming_addresses ON orders (id) WHERE ((submitted_by ~~ '%@%'::text) OR (created_by ~~ '%@%'::text) OR (updated_by ~~ '%@%'::text));
CREATE INDEX orders_of_holder ON orders USING gin (holders) WHERE (held_until IS NOT NULL);
CREATE INDEX orders_of_user ON orders (user_id, submitted_at DESC);
CREATE INDEX orders_search ON orders USING gin (search_indexes);
CREATE INDEX orders_signed_unchecked ON orders (fraud_next_at) WHERE ((status = 'PENDING_ESIGNATURE'::text) AND (signed_at IS NOT NULL));
CREATE INDEX orders_to_fulfil ON orders (updated_at) WHERE (status = 'PENDING_FULFILMENT'::text);
CREATE INDEX orders_unchecked ON orders (fraud_next_at) WHERE (status = 'PAYMENT_RECEIVED'::text);

CREATE TABLE outgoing_mails (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  sealed_mail bytea,
  kind text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  message_name uuid,
  sealed_to bytea,
  email_index bytea,
  CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_by_email ON outgoing_mails (email_index) WHERE (email_index IS NOT NULL);
CREATE UNIQUE INDEX mails_by_name ON outgoing_mails (message_name);
CREATE INDEX mails_to_send ON outgoing_mails (next_attempt_at) WHERE (sealed_mail IS NOT NULL);

CREATE TABLE page_view_days (
  day date NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  metric text NOT NULL,
  bucket smallint NOT NULL,
  views integer NOT NULL,
  CONSTRAINT page_view_days_pkey PRIMARY KEY (day, metric, page_type, device_class, release, bucket)
);

CREATE TABLE page_view_errors (
  day date NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  message text NOT NULL,
  views integer NOT NULL,
  CONSTRAINT page_view_errors_pkey PRIMARY KEY (day, page_type, device_class, release, message)
);

CREATE TABLE page_view_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  CONSTRAINT page_view_marks_pkey PRIMARY KEY (id)
);

CREATE TABLE page_views (
  id double precision NOT NULL,
  day date NOT NULL,
  turn smallint NOT NULL,
  page_type text NOT NULL,
  device_class text NOT NULL,
  release text NOT NULL,
  lcp smallint,
  inp smallint,
  cls smallint,
  ttfb smallint,
  errors text[] NOT NULL,
  CONSTRAINT page_views_pkey PRIMARY KEY (id)
);
CREATE INDEX page_views_by_day ON page_views (day);

CREATE TABLE payment_events (
  gateway_type text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  transaction_id text,
  order_id uuid,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at timestamptz,
  CONSTRAINT payment_events_pkey PRIMARY KEY (gateway_type, event_id)
);

CREATE TABLE payments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  attempt integer NOT NULL,
  gateway_type text NOT NULL,
  gateway_name text NOT NULL,
  method text NOT NULL,
  transaction_id text,
  state text NOT NULL,
  vendor_status text NOT NULL DEFAULT ''::text,
  note text,
  amount_cents integer NOT NULL,
  paid_cents integer NOT NULL DEFAULT 0,
  refunded_cents integer NOT NULL DEFAULT 0,
  payment_gateway_url text,
  callback_secret text NOT NULL,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  is_left boolean NOT NULL DEFAULT false,
  correction_id uuid,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_attempt_key UNIQUE (order_id, attempt),
  CONSTRAINT payments_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT payments_paid_cents_check CHECK ((paid_cents >= 0)),
  CONSTRAINT payments_refunded_cents_check CHECK ((refunded_cents >= 0)),
  CONSTRAINT payments_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES order_corrections(id),
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
) WITH (fillfactor=80);
CREATE UNIQUE INDEX payment_of_transaction ON payments (gateway_type, transaction_id);
CREATE INDEX payments_in_part ON payments (order_id) WHERE (state = 'UNDERPAID'::text);
CREATE INDEX payments_of_correction ON payments (correction_id) WHERE (correction_id IS NOT NULL);
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE TABLE pickup_locations (
  id text NOT NULL,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  postal_prefixes text[] NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  latitude numeric(6,2),
  longitude numeric(6,2),
  CONSTRAINT pickup_locations_pkey PRIMARY KEY (id),
  CONSTRAINT pickup_locations_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT pickup_locations_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  CONSTRAINT pickup_locations_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)))
);

CREATE TABLE picture_watch (
  only_row boolean NOT NULL DEFAULT true,
  seen_revision bigint NOT NULL,
  CONSTRAINT picture_watch_pkey PRIMARY KEY (only_row),
  CONSTRAINT picture_watch_only_row_check CHECK (only_row)
);

CREATE TABLE pictures (
  address text NOT NULL,
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
  etag text,
  last_modified text,
  CONSTRAINT pictures_pkey PRIMARY KEY (address)
);
CREATE INDEX pictures_asked_again ON pictures (next_attempt_at) WHERE ((media IS NOT NULL) AND (unused_since IS NULL));
CREATE INDEX pictures_due ON pictures (place, next_attempt_at) WHERE ((media IS NULL) AND (banned_at IS NULL) AND (unused_since IS NULL));
CREATE INDEX pictures_media ON pictures (media) WHERE (media IS NOT NULL);

CREATE TABLE price_markup_versions (
  version integer NOT NULL,
  action text NOT NULL,
  restored_version integer,
  rules jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT price_markup_versions_pkey PRIMARY KEY (version),
  CONSTRAINT price_markup_versions_action_check CHECK ((action = ANY (ARRAY['STARTED'::text, 'ADDED'::text, 'UPDATED'::text, 'DELETED'::text, 'ROLLED_BACK'::text]))),
  CONSTRAINT price_markup_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT price_markup_versions_restored_version_fkey FOREIGN KEY (restored_version) REFERENCES price_markup_versions(version)
);

CREATE TABLE product_hides (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  product_id text NOT NULL,
  reason text NOT NULL,
  hidden_by uuid NOT NULL,
  hidden_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  shown_by uuid,
  shown_at timestamptz,
  CONSTRAINT product_hides_pkey PRIMARY KEY (id),
  CONSTRAINT product_hides_check CHECK (((shown_at IS NULL) = (shown_by IS NULL))),
  CONSTRAINT product_hides_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES users(id),
  CONSTRAINT product_hides_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE,
  CONSTRAINT product_hides_shown_by_fkey FOREIGN KEY (shown_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX product_hides_active ON product_hides (product_id) WHERE (shown_at IS NULL);
CREATE INDEX product_hides_of_product ON product_hides (product_id, hidden_at);

CREATE TABLE product_pictures (
  product_id text NOT NULL,
  address text NOT NULL,
  CONSTRAINT product_pictures_pkey PRIMARY KEY (product_id, address),
  CONSTRAINT product_pictures_address_fkey FOREIGN KEY (address) REFERENCES pictures(address),
  CONSTRAINT product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id)
);
CREATE INDEX product_pictures_address ON product_pictures (address);

CREATE TABLE product_prices (
  product_id text NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz,
  cents integer NOT NULL,
  CONSTRAINT product_prices_pkey PRIMARY KEY (product_id, since),
  CONSTRAINT product_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id) ON DELETE CASCADE
);
CREATE INDEX product_prices_over ON product_prices (until) WHERE (until IS NOT NULL);

CREATE TABLE product_stock (
  product_id text NOT NULL,
  available_quantity integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT product_stock_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_stock_available_quantity_check CHECK ((available_quantity >= 0)),
  CONSTRAINT product_stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id)
) WITH (fillfactor=70);

CREATE TABLE products (
  product_id text NOT NULL,
  supplier_id text NOT NULL,
  sku text NOT NULL,
  supplier_product_id text,
  slug text NOT NULL,
  name text NOT NULL,
  brand_id text,
  model_number text,
  upc text,
  category_id text,
  supplier_category_path jsonb NOT NULL DEFAULT '[]'::jsonb,
  supplier_price_cents integer,
  supplier_sale_price_cents integer,
  regular_price_cents integer,
  sale_price_cents integer,
  winner_markup_id text,
  on_sale boolean NOT NULL,
  clearance boolean NOT NULL,
  images jsonb NOT NULL DEFAULT '[]'::jsonb,
  review_count integer NOT NULL DEFAULT 0,
  review_average real,
  shipping_cost_cents integer,
  free_shipping boolean NOT NULL,
  home_delivery boolean NOT NULL,
  in_store_pickup boolean NOT NULL,
  online_availability boolean NOT NULL,
  in_store_availability boolean NOT NULL,
  quantity_limit integer,
  low_price_guarantee boolean NOT NULL,
  best_selling_rank integer,
  description text NOT NULL DEFAULT ''::text,
  long_description text NOT NULL DEFAULT ''::text,
  features jsonb NOT NULL DEFAULT '[]'::jsonb,
  included_items jsonb NOT NULL DEFAULT '[]'::jsonb,
  attributes jsonb NOT NULL DEFAULT '[]'::jsonb,
  condition text NOT NULL DEFAULT 'New'::text,
  product_labels jsonb NOT NULL DEFAULT '[]'::jsonb,
  is_live boolean NOT NULL,
  hidden_reason text,
  content_hash text NOT NULL,
  revision bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  rebates jsonb NOT NULL DEFAULT '[]'::jsonb,
  own_reviews integer NOT NULL DEFAULT 0,
  own_stars integer NOT NULL DEFAULT 0,
  offer_price_cents integer,
  offer_codes text[],
  offer_words text,
  offer_ends_at timestamptz,
  was_price_cents integer,
  offer_is_due boolean NOT NULL DEFAULT false,
  planned_sale_price_cents integer,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  sale_changes_at timestamptz,
  CONSTRAINT products_pkey PRIMARY KEY (product_id),
  CONSTRAINT products_slug_key UNIQUE (slug),
  CONSTRAINT products_supplier_id_sku_key UNIQUE (supplier_id, sku),
  CONSTRAINT products_best_selling_rank_check CHECK ((best_selling_rank > 0)),
  CONSTRAINT products_check CHECK (((sale_price_cents > 0) AND (sale_price_cents < regular_price_cents))),
  CONSTRAINT products_check1 CHECK ((is_live = (hidden_reason IS NULL))),
  CONSTRAINT products_check2 CHECK (((NOT is_live) OR ((regular_price_cents IS NOT NULL) AND (category_id IS NOT NULL)))),
  CONSTRAINT products_check3 CHECK ((was_price_cents > offer_price_cents)),
  CONSTRAINT products_offer_price_cents_check CHECK ((offer_price_cents > 0)),
  CONSTRAINT products_own_reviews_check CHECK ((own_reviews >= 0)),
  CONSTRAINT products_own_stars_check CHECK ((own_stars >= 0)),
  CONSTRAINT products_planned_sale_price_cents_check CHECK ((planned_sale_price_cents > 0)),
  CONSTRAINT products_quantity_limit_check CHECK ((quantity_limit > 0)),
  CONSTRAINT products_regular_price_cents_check CHECK ((regular_price_cents > 0)),
  CONSTRAINT products_review_average_check CHECK (((review_average >= (0)::double precision) AND (review_average <= (5)::double precision))),
  CONSTRAINT products_review_count_check CHECK ((review_count >= 0)),
  CONSTRAINT products_shipping_cost_cents_check CHECK ((shipping_cost_cents >= 0)),
  CONSTRAINT products_supplier_price_cents_check CHECK ((supplier_price_cents > 0)),
  CONSTRAINT products_supplier_sale_price_cents_check CHECK ((supplier_sale_price_cents > 0)),
  CONSTRAINT sale_period_of_a_price CHECK (((planned_sale_price_cents IS NOT NULL) OR ((sale_starts_at IS NULL) AND (sale_ends_at IS NULL) AND (sale_changes_at IS NULL)))),
  CONSTRAINT products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id)
);
CREATE INDEX products_brand ON products (brand_id);
CREATE INDEX products_by_name ON products USING gin (to_tsvector('simple'::regconfig, name));
CREATE INDEX products_by_sku_beginning ON products (sku text_pattern_ops);
CREATE INDEX products_category ON products (category_id);
CREATE INDEX products_changes ON products (revision, product_id);
CREATE INDEX products_of_reason ON products (hidden_reason, sku);
CREATE INDEX products_offer_due ON products (product_id) WHERE offer_is_due;
CREATE INDEX products_sale_changes ON products (sale_changes_at) WHERE (sale_changes_at IS NOT NULL);

CREATE TABLE promotions (
  code text NOT NULL,
  label text NOT NULL,
  percent_off integer,
  cents_off integer,
  smallest_sub_total_cents integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer,
  uses integer NOT NULL DEFAULT 0,
  most_uses_per_customer integer DEFAULT 1,
  most_uses_per_day integer,
  series text,
  series_position integer,
  scope text NOT NULL DEFAULT 'ALL'::text,
  scope_ids text[] NOT NULL DEFAULT '{}'::text[],
  ships_free boolean NOT NULL DEFAULT false,
  first_orders_only boolean NOT NULL DEFAULT false,
  is_automatic boolean NOT NULL DEFAULT false,
  combines boolean NOT NULL DEFAULT false,
  set_size integer,
  segment text NOT NULL DEFAULT 'EVERYBODY'::text,
  segment_category text NOT NULL DEFAULT ''::text,
  made_at timestamptz DEFAULT now(),
  budget_cents bigint,
  spent_cents bigint NOT NULL DEFAULT 0,
  more_terms jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT promotions_pkey PRIMARY KEY (code),
  CONSTRAINT promotions_budget_cents_check CHECK ((budget_cents > 0)),
  CONSTRAINT promotions_cents_off_check CHECK ((cents_off > 0)),
  CONSTRAINT promotions_check CHECK (((scope = 'ALL'::text) = (cardinality(scope_ids) = 0))),
  CONSTRAINT promotions_check1 CHECK (((most_uses IS NULL) OR (uses <= most_uses))),
  CONSTRAINT promotions_check2 CHECK (((series IS NULL) = (series_position IS NULL))),
  CONSTRAINT promotions_check4 CHECK (((segment = 'CATEGORY'::text) = (segment_category <> ''::text))),
  CONSTRAINT promotions_check5 CHECK (((series IS NULL) OR (NOT is_automatic))),
  CONSTRAINT promotions_check6 CHECK (((set_size IS NULL) OR (NOT ships_free))),
  CONSTRAINT promotions_code_check CHECK ((code = upper(code))),
  CONSTRAINT promotions_more_terms_check CHECK ((jsonb_typeof(more_terms) = 'object'::text)),
  CONSTRAINT promotions_most_uses_per_customer_check CHECK ((most_uses_per_customer > 0)),
  CONSTRAINT promotions_most_uses_per_day_check CHECK ((most_uses_per_day > 0)),
  CONSTRAINT promotions_one_effect CHECK (
CASE
    WHEN (more_terms = '{}'::jsonb) THEN ((num_nonnulls(percent_off, cents_off) + (ships_free)::integer) = 1)
    ELSE ((num_nonnulls(percent_off, cents_off) + (ships_free)::integer) <= 1)
END),
  CONSTRAINT promotions_percent_off_check CHECK (((percent_off >= 1) AND (percent_off <= 90))),
  CONSTRAINT promotions_scope_check CHECK ((scope = ANY (ARRAY['ALL'::text, 'CATEGORIES'::text, 'BRANDS'::text, 'LINES'::text]))),
  CONSTRAINT promotions_segment_check CHECK ((segment = ANY (ARRAY['EVERYBODY'::text, 'BOUGHT'::text, 'LEASED'::text, 'CATEGORY'::text, 'NEVER'::text]))),
  CONSTRAINT promotions_set_size_check CHECK (((set_size >= 2) AND (set_size <= 99))),
  CONSTRAINT promotions_spent_cents_check CHECK ((spent_cents >= 0))
);
CREATE INDEX promotions_by_themselves ON promotions (code) WHERE is_automatic;
CREATE UNIQUE INDEX promotions_of_series ON promotions (series, series_position) WHERE (series IS NOT NULL);

CREATE UNLOGGED TABLE rate_limits (
  bucket bytea NOT NULL,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket)
);

CREATE UNLOGGED TABLE read_model_parts (
  version text NOT NULL,
  part integer NOT NULL,
  bytes bytea STORAGE EXTERNAL NOT NULL,
  CONSTRAINT read_model_parts_pkey PRIMARY KEY (version, part),
  CONSTRAINT read_model_parts_version_fkey FOREIGN KEY (version) REFERENCES read_models(version) ON DELETE CASCADE
);

CREATE UNLOGGED TABLE read_models (
  version text NOT NULL,
  revision bigint NOT NULL,
  stock_seen timestamptz NOT NULL,
  categories jsonb NOT NULL,
  brands jsonb NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT read_models_pkey PRIMARY KEY (version)
);

CREATE TABLE refunds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount_cents integer NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_hash bytea NOT NULL,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_idempotency_hash_key UNIQUE (idempotency_hash),
  CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'BY_HAND'::text, 'DONE'::text]))),
  CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX refunds_by_hand ON refunds (order_id) WHERE (state = 'BY_HAND'::text);
CREATE INDEX refunds_naming_addresses ON refunds (id) WHERE (requested_by ~~ '%@%'::text);
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_to_make ON refunds (next_attempt_at) WHERE (state = 'REQUESTED'::text);

CREATE TABLE report_days (
  report text NOT NULL,
  day date NOT NULL,
  version integer NOT NULL,
  CONSTRAINT report_days_pkey PRIMARY KEY (report, day)
);

CREATE TABLE report_mails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  report text NOT NULL,
  rhythm text NOT NULL,
  keys jsonb NOT NULL,
  due_day date NOT NULL,
  claimed_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT report_mails_pkey PRIMARY KEY (id),
  CONSTRAINT report_mails_rhythm_check CHECK ((rhythm = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text, 'MONTHLY'::text]))),
  CONSTRAINT report_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX report_mails_due ON report_mails (due_day);
CREATE UNIQUE INDEX report_mails_once ON report_mails (user_id, report, rhythm, md5((keys)::text));

CREATE TABLE report_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  CONSTRAINT report_marks_pkey PRIMARY KEY (id)
);
CREATE INDEX report_marks_by_day ON report_marks (day);

CREATE TABLE report_month_sums (
  report text NOT NULL,
  month date NOT NULL,
  keys text[] NOT NULL,
  figures bigint[] NOT NULL,
  CONSTRAINT report_month_sums_pkey PRIMARY KEY (report, month, keys)
);

CREATE TABLE report_sums (
  report text NOT NULL,
  day date NOT NULL,
  keys text[] NOT NULL,
  figures bigint[] NOT NULL,
  CONSTRAINT report_sums_pkey PRIMARY KEY (report, day, keys)
);

CREATE TABLE review_changes (
  product_id text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_changes_pkey PRIMARY KEY (product_id)
);

CREATE TABLE review_invitations (
  order_id uuid NOT NULL,
  products smallint NOT NULL,
  invited_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_invitations_pkey PRIMARY KEY (order_id),
  CONSTRAINT review_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);

CREATE TABLE review_picture_pieces (
  picture_id uuid NOT NULL,
  position smallint NOT NULL,
  sealed_piece bytea STORAGE EXTERNAL NOT NULL,
  CONSTRAINT review_picture_pieces_pkey PRIMARY KEY (picture_id, "position"),
  CONSTRAINT review_picture_pieces_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES review_pictures(id) ON DELETE CASCADE
);

CREATE TABLE review_pictures (
  id uuid NOT NULL,
  product_id text NOT NULL,
  order_id uuid NOT NULL,
  review_id uuid,
  position smallint NOT NULL DEFAULT 0,
  pieces smallint NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0,
  sealed_small bytea STORAGE EXTERNAL,
  sealed_large bytea STORAGE EXTERNAL,
  width smallint,
  height smallint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_pictures_pkey PRIMARY KEY (id),
  CONSTRAINT review_pictures_check CHECK (((sealed_small IS NULL) = (sealed_large IS NULL))),
  CONSTRAINT review_pictures_check1 CHECK (((review_id IS NULL) OR (sealed_large IS NOT NULL))),
  CONSTRAINT review_pictures_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT review_pictures_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_pictures_by_review ON review_pictures (review_id, "position") WHERE (review_id IS NOT NULL);
CREATE INDEX review_pictures_unused ON review_pictures (order_id, product_id) WHERE (review_id IS NULL);

CREATE TABLE review_votes (
  review_id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  voted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_votes_pkey PRIMARY KEY (review_id, kind, user_id),
  CONSTRAINT review_votes_kind_check CHECK ((kind = ANY (ARRAY['HELPFUL'::text, 'REPORT'::text]))),
  CONSTRAINT review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  CONSTRAINT review_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX review_votes_by_user ON review_votes (user_id);

CREATE TABLE reviews (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  product_id text NOT NULL,
  order_id uuid NOT NULL,
  user_id uuid,
  email_index bytea NOT NULL,
  sealed_words bytea NOT NULL,
  stars smallint NOT NULL,
  status text NOT NULL DEFAULT 'WAITING'::text,
  decline_reason text,
  decided_at timestamptz,
  decided_by uuid,
  staff_answer text,
  answered_at timestamptz,
  answered_by uuid,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  written_at timestamptz NOT NULL DEFAULT now(),
  before_decision jsonb,
  answer_mail_at timestamptz,
  answer_mailed_at timestamptz,
  answer_mail bigint,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_product_id_email_index_key UNIQUE (product_id, email_index),
  CONSTRAINT reviews_check CHECK (((status = 'DECLINED'::text) = (decline_reason IS NOT NULL))),
  CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT reviews_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'PUBLISHED'::text, 'DECLINED'::text]))),
  CONSTRAINT reviews_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reviews_answered ON reviews (answer_mail_at) WHERE ((answer_mail_at IS NOT NULL) AND (status = 'PUBLISHED'::text));
CREATE INDEX reviews_by_address ON reviews (email_index);
CREATE INDEX reviews_by_status ON reviews (status, written_at, id);
CREATE INDEX reviews_by_user ON reviews (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX reviews_shown ON reviews (product_id, written_at DESC, id) WHERE (status = 'PUBLISHED'::text);

CREATE TABLE saved_views (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  list text NOT NULL,
  owner_id uuid NOT NULL,
  is_shared boolean NOT NULL DEFAULT false,
  sealed_view bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id)
);
CREATE INDEX saved_views_of_owner ON saved_views (owner_id, list);
CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared;

CREATE TABLE search_rule_state (
  only_row boolean NOT NULL DEFAULT true,
  revision integer NOT NULL,
  CONSTRAINT search_rule_state_pkey PRIMARY KEY (only_row),
  CONSTRAINT search_rule_state_only_row_check CHECK (only_row)
);

CREATE TABLE search_rules (
  id uuid NOT NULL,
  kind text NOT NULL,
  content jsonb NOT NULL,
  revision integer NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT search_rules_pkey PRIMARY KEY (id),
  CONSTRAINT search_rules_kind_check CHECK ((kind = ANY (ARRAY['SYNONYM'::text, 'NEVER_CORRECTED'::text, 'PLACING'::text, 'PAGE'::text])))
);

CREATE TABLE searched_products (
  day date NOT NULL,
  text text NOT NULL,
  product_id text NOT NULL,
  clicks integer NOT NULL,
  CONSTRAINT searched_products_pkey PRIMARY KEY (day, text, product_id),
  CONSTRAINT searched_products_day_text_fkey FOREIGN KEY (day, text) REFERENCES searched_texts(day, text) ON DELETE CASCADE
);

CREATE TABLE searched_texts (
  day date NOT NULL,
  text text NOT NULL,
  visits integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  found integer,
  CONSTRAINT searched_texts_pkey PRIMARY KEY (day, text)
);

CREATE TABLE second_factor_tickets (
  ticket_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  sealed_ticket bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT second_factor_tickets_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT second_factor_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  sealed_factor bytea NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  refresh_hash bytea NOT NULL,
  previous_refresh_hash bytea,
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  sealed_origin bytea NOT NULL,
  method text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  has_second_factor boolean NOT NULL DEFAULT false,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_of_user ON sessions (user_id) WHERE (ended_at IS NULL);

CREATE TABLE sign_ins (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  outcome text NOT NULL,
  method text NOT NULL,
  sealed_origin bytea NOT NULL,
  CONSTRAINT sign_ins_pkey PRIMARY KEY (id),
  CONSTRAINT sign_ins_outcome_check CHECK ((outcome = ANY (ARRAY['SUCCEEDED'::text, 'FAILED'::text, 'REFRESH_REUSED'::text]))),
  CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sign_ins_of_user ON sign_ins (user_id, id DESC);

CREATE TABLE social_attempts (
  state_hash bytea NOT NULL,
  type text NOT NULL,
  sealed_secrets bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT social_attempts_pkey PRIMARY KEY (state_hash)
);

CREATE TABLE social_identities (
  type text NOT NULL,
  subject_index bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sealed_subject bytea,
  CONSTRAINT social_identities_pkey PRIMARY KEY (type, subject_index),
  CONSTRAINT social_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE staff_refunds (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  staff_id text NOT NULL,
  order_id uuid,
  cents bigint NOT NULL,
  is_proven boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'REFUND'::text,
  event_id bigint,
  CONSTRAINT staff_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT staff_refunds_cents_check CHECK ((cents > 0)),
  CONSTRAINT staff_refunds_kind_check CHECK ((kind = ANY (ARRAY['REFUND'::text, 'CANCELLATION'::text, 'RETURN'::text, 'CORRECTION'::text, 'BY_HAND'::text, 'BULK'::text, 'IN_BULK'::text]))),
  CONSTRAINT staff_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX staff_refunds_by_event ON staff_refunds (event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX staff_refunds_by_time ON staff_refunds (created_at);
CREATE INDEX staff_refunds_of_staff ON staff_refunds (staff_id, id);

CREATE TABLE stock_alerts (
  product_id text NOT NULL,
  email_index bytea NOT NULL,
  sealed_email bytea NOT NULL,
  token_digest bytea NOT NULL,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_alerts_pkey PRIMARY KEY (product_id, email_index),
  CONSTRAINT stock_alerts_token_digest_key UNIQUE (token_digest)
);
CREATE INDEX stock_alerts_awaited ON stock_alerts (product_id) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX stock_alerts_by_person ON stock_alerts (email_index);

CREATE TABLE stock_label_changes (
  product_id text NOT NULL,
  CONSTRAINT stock_label_changes_pkey PRIMARY KEY (product_id)
);

CREATE TABLE sub_affiliates (
  affiliate text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT sub_affiliates_pkey PRIMARY KEY (affiliate, code),
  CONSTRAINT sub_affiliates_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  CONSTRAINT sub_affiliates_affiliate_fkey FOREIGN KEY (affiliate) REFERENCES affiliates(code)
);

CREATE TABLE supplier_bill_files (
  id uuid NOT NULL,
  supplier text NOT NULL,
  name text NOT NULL,
  digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid NOT NULL,
  CONSTRAINT supplier_bill_files_pkey PRIMARY KEY (id)
);
CREATE INDEX supplier_bill_files_by_digest ON supplier_bill_files (digest);

CREATE TABLE supplier_bill_lines (
  bill_id uuid NOT NULL,
  position integer NOT NULL,
  order_number text NOT NULL,
  sku text NOT NULL,
  quantity integer NOT NULL,
  cents integer NOT NULL,
  supplier_order_id uuid,
  item_id uuid,
  expected_cents integer NOT NULL DEFAULT 0,
  open_mismatches text[] NOT NULL DEFAULT '{}'::text[],
  settled_mismatches text[] NOT NULL DEFAULT '{}'::text[],
  settled_at timestamptz,
  settled_by uuid,
  settlement_note text,
  CONSTRAINT supplier_bill_lines_pkey PRIMARY KEY (bill_id, "position"),
  CONSTRAINT supplier_bill_lines_cents_check CHECK ((cents >= 0)),
  CONSTRAINT supplier_bill_lines_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT supplier_bill_lines_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES supplier_bills(id),
  CONSTRAINT supplier_bill_lines_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_items(id) ON DELETE SET NULL,
  CONSTRAINT supplier_bill_lines_supplier_order_id_fkey FOREIGN KEY (supplier_order_id) REFERENCES supplier_orders(id)
);
CREATE INDEX supplier_bill_lines_of_item ON supplier_bill_lines (item_id);
CREATE INDEX supplier_bill_lines_of_order ON supplier_bill_lines (supplier_order_id);
CREATE INDEX supplier_bill_lines_open ON supplier_bill_lines (bill_id) WHERE (open_mismatches <> '{}'::text[]);

CREATE TABLE supplier_bills (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  file_id uuid NOT NULL,
  supplier text NOT NULL,
  number text NOT NULL,
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  removed_by uuid,
  removal_reason text,
  CONSTRAINT supplier_bills_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_bills_file_id_fkey FOREIGN KEY (file_id) REFERENCES supplier_bill_files(id)
);
CREATE INDEX supplier_bills_by_day ON supplier_bills (day);
CREATE UNIQUE INDEX supplier_bills_by_number ON supplier_bills (supplier, lower(number)) WHERE (removed_at IS NULL);
CREATE INDEX supplier_bills_of_file ON supplier_bills (file_id);

CREATE TABLE supplier_categories (
  supplier_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  path jsonb NOT NULL,
  CONSTRAINT supplier_categories_pkey PRIMARY KEY (supplier_id, id)
);

CREATE TABLE supplier_order_items (
  supplier_order_id uuid NOT NULL,
  item_id uuid NOT NULL,
  word text NOT NULL DEFAULT ''::text,
  is_delayed boolean NOT NULL DEFAULT false,
  is_over boolean NOT NULL DEFAULT false,
  cancel_asked_at timestamptz,
  cancel_told_at timestamptz,
  cancel_refusal text,
  quantity integer NOT NULL,
  cost_cents integer,
  CONSTRAINT supplier_order_items_pkey PRIMARY KEY (supplier_order_id, item_id),
  CONSTRAINT supplier_order_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES order_items(id) ON DELETE CASCADE,
  CONSTRAINT supplier_order_items_supplier_order_id_fkey FOREIGN KEY (supplier_order_id) REFERENCES supplier_orders(id)
);
CREATE INDEX supplier_orders_of_item ON supplier_order_items (item_id);

CREATE TABLE supplier_orders (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  supplier text NOT NULL,
  state text NOT NULL DEFAULT 'TO_SUBMIT'::text,
  partner_order_id text,
  refusal text,
  requested_by text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT supplier_orders_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_orders_supplier_partner_order_id_key UNIQUE (supplier, partner_order_id),
  CONSTRAINT supplier_orders_state_check CHECK ((state = ANY (ARRAY['TO_SUBMIT'::text, 'SUBMITTED'::text, 'REFUSED'::text, 'CLOSED'::text]))),
  CONSTRAINT supplier_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX supplier_orders_due ON supplier_orders (state, next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX supplier_orders_of_order ON supplier_orders (order_id, created_at);

CREATE TABLE users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  username_index bytea,
  sealed_identity bytea NOT NULL,
  role text NOT NULL,
  permissions text[],
  password_hash text,
  status text NOT NULL DEFAULT 'ACTIVE'::text,
  verified_at timestamptz,
  attributes jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search_terms bytea[],
  attribution jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_touch jsonb NOT NULL DEFAULT '{}'::jsonb,
  revision integer NOT NULL DEFAULT 1,
  changed_by uuid,
  changed_what text,
  changed_at timestamptz,
  merged_into uuid,
  merged_by uuid,
  merged_at timestamptz,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['CUSTOMER'::text, 'CUSTOMERSUPPORT'::text, 'WAREHOUSE'::text, 'MARKETING'::text, 'FINANCE'::text, 'ADMIN'::text, 'SUPERADMIN'::text]))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'DISABLED'::text, 'DELETED'::text]))),
  CONSTRAINT users_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES users(id)
);
CREATE UNIQUE INDEX holder_of_user_name ON users (username_index) WHERE ((verified_at IS NOT NULL) OR (role <> 'CUSTOMER'::text));
CREATE INDEX unverified_users ON users (created_at) WHERE ((verified_at IS NULL) AND (role = 'CUSTOMER'::text) AND (status = 'ACTIVE'::text));
CREATE INDEX users_by_age ON users (created_at DESC, id) WHERE (status <> 'DELETED'::text);
CREATE INDEX users_by_merge ON users (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX users_by_name ON users (username_index, created_at);
CREATE INDEX users_by_term ON users USING gin (search_terms);
CREATE INDEX users_without_terms ON users (id) WHERE (search_terms IS NULL);

CREATE TABLE vehicles (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  year smallint NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  trim text NOT NULL,
  make_slug text NOT NULL,
  model_slug text NOT NULL,
  trim_slug text NOT NULL,
  vehicle_type text,
  bolts smallint,
  circle_mm double precision,
  bore_mm double precision,
  least_offset_mm smallint,
  most_offset_mm smallint,
  supplier_id text NOT NULL DEFAULT ''::text,
  said_by jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT vehicles_pkey PRIMARY KEY (id),
  CONSTRAINT vehicles_vehicle_type_check CHECK ((vehicle_type = ANY (ARRAY['blemished'::text, 'car-van'::text, 'luxury-car'::text, 'medium-truck'::text, 'sports-car'::text, 'suv-cuv'::text, 'otr-grader-em'::text]))),
  CONSTRAINT vehicles_year_check CHECK (((year >= 1900) AND (year <= 2100)))
);
CREATE INDEX vehicles_by_model ON vehicles (make_slug, model_slug, year);
CREATE UNIQUE INDEX vehicles_by_name ON vehicles (year, make_slug, model_slug, trim_slug) INCLUDE (make, model, "trim");

CREATE TABLE visits (
  id uuid NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  affiliate_id text,
  sub_affiliate_id text,
  landing_path text NOT NULL,
  referrer_host text NOT NULL,
  device text NOT NULL,
  CONSTRAINT visits_pkey PRIMARY KEY (id)
);
CREATE INDEX visits_by_newsletter ON visits (campaign) WHERE (source = 'newsletter'::text);
CREATE INDEX visits_by_time ON visits (started_at);

CREATE TABLE watches (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  address text,
  search jsonb,
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  tells boolean NOT NULL DEFAULT false,
  mail_key uuid NOT NULL DEFAULT gen_random_uuid(),
  last_mail bigint,
  share_key uuid,
  CONSTRAINT watches_pkey PRIMARY KEY (id),
  CONSTRAINT watches_mail_key_key UNIQUE (mail_key),
  CONSTRAINT watches_share_key_key UNIQUE (share_key),
  CONSTRAINT watches_user_id_list_name_key UNIQUE (user_id, list, name),
  CONSTRAINT watches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE wish_list_items (
  watch_id uuid NOT NULL,
  product_id text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT wish_list_items_pkey PRIMARY KEY (watch_id, product_id),
  CONSTRAINT wish_list_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(product_id),
  CONSTRAINT wish_list_items_watch_id_fkey FOREIGN KEY (watch_id) REFERENCES watches(id) ON DELETE CASCADE
);
CREATE INDEX wish_list_items_by_product ON wish_list_items (product_id);

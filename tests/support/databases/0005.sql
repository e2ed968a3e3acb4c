-- A shop's database as it was at migration 0005, with accounts, carts and orders in every status. Never changed: every
-- later migration is tried on it (tests/integration/hosts/earlier-database.test.ts). What is known of it: 0005.json.

create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);

create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);

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

CREATE TABLE products (
  product_id text PRIMARY KEY,
  supplier_id text NOT NULL,
  sku text NOT NULL UNIQUE,
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
  sale_price_cents integer CHECK (sale_price_cents > 0 AND sale_price_cents < regular_price_cents),
  winner_markup_id text,
  on_sale boolean NOT NULL,
  clearance boolean NOT NULL,
  images jsonb NOT NULL DEFAULT '[]',
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  review_average real CHECK (review_average BETWEEN 0 AND 5),
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
  CHECK (is_live = (hidden_reason IS NULL)),
  CHECK (NOT is_live OR (regular_price_cents IS NOT NULL AND category_id IS NOT NULL))
);

CREATE INDEX products_revision ON products (revision);

CREATE INDEX products_brand ON products (brand_id);

CREATE INDEX products_category ON products (category_id);

CREATE TABLE product_stock (
  product_id text PRIMARY KEY REFERENCES products (product_id),
  available_quantity integer NOT NULL CHECK (available_quantity >= 0),
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);

CREATE TABLE catalogue_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL
);

CREATE TABLE import_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id text NOT NULL,
  files jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED', 'FAILED', 'INTERRUPTED')),
  counts jsonb NOT NULL DEFAULT '{}',
  message text,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);

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
);

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
);

CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE mailed_codes (
  user_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  code_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- one live code for a purpose: a new one replaces it
  PRIMARY KEY (user_id, purpose)
);

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
  -- what is limited and for whom, hashed: never an address or a name in clear
  bucket bytea PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);

CREATE TABLE addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
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
  -- blind index of the provider's own id of the person
  subject_index bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
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
  -- blind index of the address, by which a customer's export and deletion find their own (server/db/identity.ts)
  email_index bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX contact_requests_by_email ON contact_requests (email_index);

CREATE TABLE newsletter_subscribers (
  email_index bytea PRIMARY KEY,
  sealed_email bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

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
);

CREATE INDEX mails_to_send ON outgoing_mails (next_attempt_at) WHERE sealed_mail IS NOT NULL;

CREATE TABLE carts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL UNIQUE REFERENCES users (id),
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);

CREATE TABLE cart_items (
  cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products (product_id),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, product_id)
) WITH (fillfactor = 70);

CREATE TABLE cart_merges (
  cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  merge_key text NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, merge_key)
);

CREATE TABLE attributions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attribution jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  unique_id text NOT NULL UNIQUE,
  -- null for a guest
  user_id uuid REFERENCES users (id),
  submitted_by text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING_PAYMENT', 'PAYMENT_RECEIVED', 'PENDING_ESIGNATURE', 'PENDING_REVIEW', 'CONFIRMED_BY_SUPPLIER', 'PENDING_FULFILMENT', 'COMPLETED', 'CANCELLED', 'RETURNED', 'CANCELLED_BY_SUPPLIER', 'PAYMENT_FAILED', 'LOAN_IN_PROCESS')),
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
  -- SHA-256 of who ordered and the key they named the order by: the same order sent again finds itself
  idempotency_hash bytea NOT NULL UNIQUE,
  -- SHA-256 of what was ordered: the same key for something else is refused
  request_hash bytea NOT NULL,
  -- {email, firstName, lastName, phone, shipping, billing, ipAddress, userAgent, acceptLanguages}
  sealed_customer bytea NOT NULL,
  -- blind indexes of the e-mail address and of each word of the names, for staff who search
  search_indexes bytea[] NOT NULL,
  ship_state text NOT NULL,
  attribution jsonb NOT NULL DEFAULT '{}',
  rollup_id bigint REFERENCES attributions (id),
  submitted_rollup_id bigint REFERENCES attributions (id),
  -- stock is taken and given back exactly once: this says which of the two was last
  is_stock_taken boolean NOT NULL,
  fraud_is_checked boolean NOT NULL DEFAULT false,
  fraud_score real,
  fraud_ip_distance_km real,
  fraud_email_first_seen text,
  fraud_reasons text[] NOT NULL DEFAULT '{}',
  -- when the fraud check is asked next, and how often it was
  fraud_next_at timestamptz NOT NULL DEFAULT now(),
  fraud_tries integer NOT NULL DEFAULT 0,
  lease_id uuid,
  lender_signature_url text,
  reminders boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL,
  CHECK (total_cents = sub_total_cents + shipping_cents + tax_cents - discount_cents)
) WITH (fillfactor = 80);

CREATE INDEX orders_of_user ON orders (user_id, submitted_at DESC);

CREATE INDEX orders_by_status ON orders (status, submitted_at DESC);

CREATE INDEX orders_by_time ON orders (submitted_at DESC);

CREATE INDEX orders_search ON orders USING gin (search_indexes);

CREATE INDEX orders_unchecked ON orders (fraud_next_at) WHERE status = 'PAYMENT_RECEIVED';

CREATE TABLE order_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  product_id text NOT NULL REFERENCES products (product_id),
  -- name, sku, brand, images, description, urlPath and attributes as they were sold
  product jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  original_price_cents integer NOT NULL,
  shipping_cents integer NOT NULL CHECK (shipping_cents >= 0),
  status text NOT NULL CHECK (status IN ('SHIPPED', 'DELIVERED', 'CANCELLED_BY_SUPPLIER', 'PENDING', 'PENDING_SHIPMENT', 'CANCELLED', 'RETURNED', 'PENDING_PICKUP', 'READY_TO_PICKUP', 'PAYMENT_FAILED', 'PICKUPED', 'LOAN_IN_PROCESS')),
  partner text NOT NULL,
  partner_order_id text,
  carrier text,
  tracking_number text,
  tracking_url text,
  ship_method text,
  estimated_delivery_at timestamptz,
  shipped_at timestamptz,
  UNIQUE (order_id, position)
) WITH (fillfactor = 80);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  type text NOT NULL CHECK (type IN ('CREATED', 'ITEM_ADDED', 'ITEM_UPDATED', 'ITEM_DELETED', 'BILLING_ADDRESS_UPDATED', 'SHIPPING_ADDRESS_UPDATED', 'CANCELLED', 'STATUS_CHANGED', 'LEASE_DETAILS_UPDATED', 'FRAUD_CHECK_UPDATED', 'SUBMITTED', 'CUSTOM_NOTES', 'PHONE_CALL', 'EMAIL_CONVERSATION', 'PAYMENT_DETAILS_UPDATED', 'REMINDER_EMAIL_UPDATED', 'SHIPMENT_DETAILS_UPDATED')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL,
  summary text NOT NULL,
  before text,
  after text,
  -- what people typed may name people
  sealed_note bytea,
  -- a note sent twice is written once
  idempotency_hash bytea UNIQUE
);

CREATE INDEX events_of_order ON order_events (order_id, id DESC);

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders (id),
  attempt integer NOT NULL,
  gateway_type text NOT NULL,
  gateway_name text NOT NULL,
  method text NOT NULL,
  transaction_id text,
  -- PaymentState of server/gateways/payments/payment-gateway.ts, or UNKNOWN while no answer came
  state text NOT NULL,
  vendor_status text NOT NULL DEFAULT '',
  note text,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  paid_cents integer NOT NULL DEFAULT 0 CHECK (paid_cents >= 0),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  payment_gateway_url text,
  -- secret part of the address a gateway without signatures calls back at
  callback_secret text NOT NULL,
  -- when the sweeper asks the gateway next; null when nothing is open
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, attempt)
) WITH (fillfactor = 80);

CREATE UNIQUE INDEX payment_of_transaction ON payments (gateway_type, transaction_id);

CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL CHECK (state IN ('REQUESTED', 'DONE', 'REFUSED')),
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_hash bytea NOT NULL UNIQUE,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);

CREATE INDEX refunds_of_payment ON refunds (payment_id);

CREATE INDEX refunds_to_make ON refunds (next_attempt_at) WHERE state = 'REQUESTED';

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
  -- exactly one of the two
  percent_off integer CHECK (percent_off BETWEEN 1 AND 90),
  cents_off integer CHECK (cents_off > 0),
  smallest_sub_total_cents integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer,
  uses integer NOT NULL DEFAULT 0,
  CHECK ((percent_off IS NULL) <> (cents_off IS NULL)),
  CHECK (most_uses IS NULL OR uses <= most_uses)
);

CREATE TABLE pickup_locations (
  id text PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  -- first three digits of the postal codes it is near to
  postal_prefixes text[] NOT NULL
);

INSERT INTO kysely_migration (name, timestamp) VALUES
('0001-catalogue', '2026-11-22T00:27:02.612Z'),
('0002-shop-categories', '2026-11-22T00:27:02.620Z'),
('0003-accounts', '2026-11-22T00:27:02.681Z'),
('0004-orders', '2026-11-22T00:27:02.833Z'),
('0005-stores-and-promotions', '2026-11-22T00:27:02.840Z');

INSERT INTO kysely_migration_lock (id, is_locked) VALUES
('migration_lock', '0');

INSERT INTO categories (id, parent_id, name, alias, slug, menu_group, position, active) VALUES
('computers-tablets', NULL, 'Computers & Tablets', NULL, 'computers-tablets', 'main', '0', 'true'),
('tv-home-theater', NULL, 'TV & Home Theater', NULL, 'tv-home-theater', 'main', '1', 'true'),
('home-appliances', NULL, 'Home Appliances', NULL, 'home-appliances', 'main', '2', 'true'),
('smartphones', NULL, 'Smart Phones', NULL, 'smartphones', 'main', '3', 'true'),
('cameras-camcorders', NULL, 'Cameras & Camcorders', NULL, 'cameras-camcorders', 'more', '4', 'true'),
('speakers-audio', NULL, 'Speakers & Audio', NULL, 'speakers-audio', 'more', '5', 'true'),
('video-games-toys', NULL, 'Video Games & Toys', NULL, 'video-games-toys', 'more', '6', 'true'),
('garage-outdoor', NULL, 'Garage & Outdoor', NULL, 'garage-outdoor', 'more', '7', 'true'),
('health-fitness', NULL, 'Health & Fitness', NULL, 'health-fitness', 'more', '8', 'true'),
('mirrorless-cameras', 'cameras-camcorders', 'Mirrorless Cameras', NULL, 'mirrorless-cameras', NULL, '0', 'true'),
('dslr-cameras', 'cameras-camcorders', 'DSLR Cameras', NULL, 'dslr-cameras', NULL, '1', 'true'),
('point-and-shoot-cameras', 'cameras-camcorders', 'Point & Shoot Cameras', NULL, 'point-and-shoot-cameras', NULL, '2', 'true'),
('camcorders', 'cameras-camcorders', 'Camcorders', NULL, 'camcorders', NULL, '3', 'true'),
('action-cameras', 'cameras-camcorders', 'Action Cameras', NULL, 'action-cameras', NULL, '4', 'true'),
('camera-lenses', 'cameras-camcorders', 'Camera Lenses', NULL, 'camera-lenses', NULL, '5', 'true'),
('security-cameras', 'cameras-camcorders', 'Security Cameras', NULL, 'security-cameras', NULL, '6', 'true'),
('ipad-tablets', 'computers-tablets', 'iPad & Tablets', NULL, 'ipad-tablets', NULL, '0', 'true'),
('desktop-pcs', 'computers-tablets', 'Desktop PCs', NULL, 'desktop-pcs', NULL, '1', 'true'),
('gaming-pcs', 'computers-tablets', 'Gaming PCs', NULL, 'gaming-pcs', NULL, '2', 'true'),
('laptop-computers', 'computers-tablets', 'Laptop Computers', 'Laptops', 'laptop-computers', NULL, '3', 'true'),
('computer-monitors', 'computers-tablets', 'Computer Monitors', NULL, 'computer-monitors', NULL, '4', 'true'),
('printers-scanners', 'computers-tablets', 'Printers & Scanners', NULL, 'printers-scanners', NULL, '5', 'true'),
('networking-wireless', 'computers-tablets', 'Networking & Wireless', NULL, 'networking-wireless', NULL, '6', 'true'),
('grills', 'garage-outdoor', 'Grills', NULL, 'grills', NULL, '0', 'true'),
('lawn-mowers', 'garage-outdoor', 'Lawn Mowers', NULL, 'lawn-mowers', NULL, '1', 'true'),
('power-tools', 'garage-outdoor', 'Power Tools', NULL, 'power-tools', NULL, '2', 'true'),
('pressure-washers', 'garage-outdoor', 'Pressure Washers', NULL, 'pressure-washers', NULL, '3', 'true'),
('generators', 'garage-outdoor', 'Generators', NULL, 'generators', NULL, '4', 'true'),
('patio-heaters', 'garage-outdoor', 'Patio Heaters', NULL, 'patio-heaters', NULL, '5', 'true'),
('electric-scooters', 'garage-outdoor', 'Electric Scooters', NULL, 'electric-scooters', NULL, '6', 'true'),
('smartwatches', 'health-fitness', 'Smartwatches', NULL, 'smartwatches', NULL, '0', 'true'),
('fitness-trackers', 'health-fitness', 'Fitness Trackers', NULL, 'fitness-trackers', NULL, '1', 'true'),
('treadmills', 'health-fitness', 'Treadmills', NULL, 'treadmills', NULL, '2', 'true'),
('exercise-bikes', 'health-fitness', 'Exercise Bikes', NULL, 'exercise-bikes', NULL, '3', 'true'),
('rowing-machines', 'health-fitness', 'Rowing Machines', NULL, 'rowing-machines', NULL, '4', 'true'),
('massage-recovery', 'health-fitness', 'Massage & Recovery', NULL, 'massage-recovery', NULL, '5', 'true'),
('personal-care', 'health-fitness', 'Personal Care', NULL, 'personal-care', NULL, '6', 'true'),
('refrigerators', 'home-appliances', 'Refrigerators', NULL, 'refrigerators', NULL, '0', 'true'),
('washers-dryers', 'home-appliances', 'Washers & Dryers', NULL, 'washers-dryers', NULL, '1', 'true'),
('ovens-ranges', 'home-appliances', 'Oven & Ranges', 'Cooking', 'ovens-ranges', NULL, '2', 'true'),
('dishwashers', 'home-appliances', 'Dishwashers', NULL, 'dishwashers', NULL, '3', 'true'),
('kitchen-appliances', 'home-appliances', 'Kitchen Appliances', 'Small Appliances', 'kitchen-appliances', NULL, '4', 'true'),
('vacuums-floor-cleaners', 'home-appliances', 'Vacuums & Floor Cleaners', 'Vacuums & Floor Care', 'vacuums-floor-cleaners', NULL, '5', 'true'),
('air-conditioners', 'home-appliances', 'Air Conditioners', NULL, 'air-conditioners', NULL, '6', 'true'),
('bluetooth-speakers', 'speakers-audio', 'Bluetooth Speakers', NULL, 'bluetooth-speakers', NULL, '0', 'true'),
('headphones', 'speakers-audio', 'Headphones', NULL, 'headphones', NULL, '1', 'true'),
('earbuds', 'speakers-audio', 'Earbuds', NULL, 'earbuds', NULL, '2', 'true'),
('bookshelf-speakers', 'speakers-audio', 'Bookshelf Speakers', NULL, 'bookshelf-speakers', NULL, '3', 'true'),
('receivers-amplifiers', 'speakers-audio', 'Receivers & Amplifiers', NULL, 'receivers-amplifiers', NULL, '4', 'true'),
('turntables', 'speakers-audio', 'Turntables', NULL, 'turntables', NULL, '5', 'true'),
('party-speakers', 'speakers-audio', 'Party Speakers', NULL, 'party-speakers', NULL, '6', 'true'),
('televisions', 'tv-home-theater', 'Televisions', NULL, 'televisions', NULL, '0', 'true'),
('flat-screen-tvs', 'tv-home-theater', 'Flat-Screen TVs', NULL, 'flat-screen-tvs', NULL, '1', 'true'),
('tv-stands', 'tv-home-theater', 'TV Stands', NULL, 'tv-stands', NULL, '2', 'true'),
('projectors-screens', 'tv-home-theater', 'Projectors & Screens', NULL, 'projectors-screens', NULL, '3', 'true'),
('home-theater-systems', 'tv-home-theater', 'Home Theater Systems', NULL, 'home-theater-systems', NULL, '4', 'true'),
('car-audio', 'tv-home-theater', 'Car Audio', NULL, 'car-audio', NULL, '5', 'true'),
('sound-bars', 'tv-home-theater', 'Sound Bars', NULL, 'sound-bars', NULL, '6', 'true'),
('game-consoles', 'video-games-toys', 'Game Consoles', NULL, 'game-consoles', NULL, '0', 'true'),
('video-games', 'video-games-toys', 'Video Games', NULL, 'video-games', NULL, '1', 'true'),
('game-controllers', 'video-games-toys', 'Game Controllers', NULL, 'game-controllers', NULL, '2', 'true'),
('gaming-headsets', 'video-games-toys', 'Gaming Headsets', NULL, 'gaming-headsets', NULL, '3', 'true'),
('virtual-reality', 'video-games-toys', 'Virtual Reality', NULL, 'virtual-reality', NULL, '4', 'true'),
('drones', 'video-games-toys', 'Drones', NULL, 'drones', NULL, '5', 'true'),
('toys', 'video-games-toys', 'Toys', NULL, 'toys', NULL, '6', 'true');

-- supplier_categories: no rows

INSERT INTO brands (id, name, description, images, rating, rating_count, product_count) VALUES
('auralis', 'Auralis', '', '[]', NULL, '0', '0'),
('brightwell', 'Brightwell', '', '[]', '1.3', '44', '1'),
('corvane', 'Corvane', '', '[]', NULL, '0', '0'),
('drakmoor', 'Drakmoor', '', '[]', '4.4', '37', '1'),
('halden', 'Halden', '', '[]', '4.1', '491', '1'),
('inkfield', 'Inkfield', '', '[]', '4.2', '59', '1'),
('meridian', 'Meridian', '', '[]', NULL, '0', '0'),
('norvane', 'Norvane', '', '[]', '4.39', '408', '4'),
('norvik', 'Norvik', '', '[]', NULL, '0', '0'),
('oakline', 'Oakline', '', '[]', '2.7', '1606', '2'),
('pulsar', 'Pulsar', '', '[]', '4.45', '435', '2'),
('quillon', 'Quillon', '', '[]', '0.4', '770', '1'),
('rivera', 'Rivera', '', '[]', '2.57', '1222', '3'),
('solvane', 'Solvane', '', '[]', '1.78', '240', '2'),
('tessel', 'Tessel', '', '[]', NULL, '0', '0');

INSERT INTO products (product_id, supplier_id, sku, supplier_product_id, slug, name, brand_id, model_number, upc, category_id, supplier_category_path, supplier_price_cents, supplier_sale_price_cents, regular_price_cents, sale_price_cents, winner_markup_id, on_sale, clearance, images, review_count, review_average, shipping_cost_cents, free_shipping, home_delivery, in_store_pickup, online_availability, in_store_availability, quantity_limit, low_price_guarantee, best_selling_rank, description, long_description, features, included_items, attributes, condition, product_labels, is_live, hidden_reason, content_hash, revision, created_at, updated_at) VALUES
('6000000', 'bench', '6000000', NULL, 'product-6000000', 'Halden Digital 36" Wireless Generators White', 'halden', 'HA36-20321', '880000000000', 'generators', '[]', NULL, NULL, '364475', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/generators-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/generators-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '491', '4.1', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '46268', 'The Halden Generators is made for every day. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Fingerprint resistant finish is easy to clean", "Fingerprint resistant finish is easy to clean", "Fast charging gives hours of use in minutes"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "15 cm"}, {"name": "Attribute 1", "value": "2 cm"}, {"name": "Attribute 2", "value": "39 cm"}, {"name": "Attribute 3", "value": "45 cm"}, {"name": "Attribute 4", "value": "83 cm"}, {"name": "Attribute 5", "value": "80 cm"}, {"name": "Attribute 6", "value": "20 cm"}, {"name": "Attribute 7", "value": "84 cm"}, {"name": "Attribute 8", "value": "47 cm"}, {"name": "Attribute 9", "value": "77 cm"}, {"name": "Attribute 10", "value": "82 cm"}, {"name": "Attribute 11", "value": "89 cm"}]', 'New', '["ON_SALE"]', 'true', NULL, '6000000', '1', '2026-02-19 23:20:09+00', '2026-02-19 23:20:09+00'),
('6000001', 'bench', '6000001', NULL, 'product-6000001', 'Quillon Silent 56" Silent Treadmills Slate', 'quillon', 'QU56-73851', '880000000001', 'treadmills', '[]', NULL, NULL, '300952', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/treadmills-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/treadmills-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '770', '0.4', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '86378', 'The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Fast charging gives hours of use in minutes", "Fast charging gives hours of use in minutes", "Energy saving mode lowers the running cost"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "79 cm"}, {"name": "Attribute 1", "value": "6 cm"}, {"name": "Attribute 2", "value": "22 cm"}, {"name": "Attribute 3", "value": "59 cm"}, {"name": "Attribute 4", "value": "49 cm"}, {"name": "Attribute 5", "value": "46 cm"}, {"name": "Attribute 6", "value": "35 cm"}, {"name": "Attribute 7", "value": "63 cm"}, {"name": "Attribute 8", "value": "30 cm"}, {"name": "Attribute 9", "value": "63 cm"}, {"name": "Attribute 10", "value": "61 cm"}, {"name": "Attribute 11", "value": "28 cm"}]', 'New', '[]', 'true', NULL, '6000001', '1', '2026-06-24 00:07:09+00', '2026-06-24 00:07:09+00'),
('6000002', 'bench', '6000002', NULL, 'product-6000002', 'Pulsar Portable 20" Ultra Drones Copper', 'pulsar', 'PU20-52664', '880000000002', 'drones', '[]', NULL, NULL, '335967', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/drones-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/drones-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '100', '3.6', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '23150', 'The Pulsar Drones is made for every day. Fast charging gives hours of use in minutes. Energy saving mode lowers the running cost.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Works with the voice assistants you already have", "Two year warranty on parts and labour", "Works with the voice assistants you already have"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "86 cm"}, {"name": "Attribute 1", "value": "67 cm"}, {"name": "Attribute 2", "value": "1 cm"}, {"name": "Attribute 3", "value": "11 cm"}, {"name": "Attribute 4", "value": "35 cm"}, {"name": "Attribute 5", "value": "85 cm"}, {"name": "Attribute 6", "value": "5 cm"}, {"name": "Attribute 7", "value": "55 cm"}, {"name": "Attribute 8", "value": "1 cm"}, {"name": "Attribute 9", "value": "17 cm"}, {"name": "Attribute 10", "value": "28 cm"}, {"name": "Attribute 11", "value": "7 cm"}]', 'New', '["LOW_PRICE_GUARANTEE"]', 'true', NULL, '6000002', '1', '2026-05-28 11:43:08+00', '2026-05-28 11:43:08+00'),
('6000003', 'bench', '6000003', NULL, 'product-6000003', 'Rivera Smart 27" Digital Printers & Scanners Navy', 'rivera', 'RI27-36439', '880000000003', 'printers-scanners', '[]', NULL, NULL, '136825', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/printers-scanners-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/printers-scanners-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '119', '3.6', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '37067', 'The Rivera Printers & Scanners is made for every day. Fingerprint resistant finish is easy to clean. Energy saving mode lowers the running cost.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Works with the voice assistants you already have", "Energy saving mode lowers the running cost", "Two year warranty on parts and labour"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "68 cm"}, {"name": "Attribute 1", "value": "8 cm"}, {"name": "Attribute 2", "value": "15 cm"}, {"name": "Attribute 3", "value": "72 cm"}, {"name": "Attribute 4", "value": "64 cm"}, {"name": "Attribute 5", "value": "29 cm"}, {"name": "Attribute 6", "value": "48 cm"}, {"name": "Attribute 7", "value": "45 cm"}, {"name": "Attribute 8", "value": "53 cm"}, {"name": "Attribute 9", "value": "41 cm"}, {"name": "Attribute 10", "value": "63 cm"}, {"name": "Attribute 11", "value": "58 cm"}]', 'New', '["FREE_SHIPPING"]', 'true', NULL, '6000003', '1', '2026-01-03 16:07:12+00', '2026-01-03 16:07:12+00'),
('6000004', 'bench', '6000004', NULL, 'product-6000004', 'Rivera Wireless 51" Compact Washers & Dryers Silver', 'rivera', 'RI51-76995', '880000000004', 'washers-dryers', '[]', NULL, NULL, '247934', '198347', NULL, 'true', 'false', '[{"rel": "front", "href": "/media/products/washers-dryers-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/washers-dryers-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '221', '3.9', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '86636', 'The Rivera Washers & Dryers is made for every day. Fast charging gives hours of use in minutes. Works with the voice assistants you already have.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Fingerprint resistant finish is easy to clean", "Fast charging gives hours of use in minutes", "Two year warranty on parts and labour"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "89 cm"}, {"name": "Attribute 1", "value": "36 cm"}, {"name": "Attribute 2", "value": "81 cm"}, {"name": "Attribute 3", "value": "42 cm"}, {"name": "Attribute 4", "value": "74 cm"}, {"name": "Attribute 5", "value": "53 cm"}, {"name": "Attribute 6", "value": "51 cm"}, {"name": "Attribute 7", "value": "61 cm"}, {"name": "Attribute 8", "value": "83 cm"}, {"name": "Attribute 9", "value": "14 cm"}, {"name": "Attribute 10", "value": "79 cm"}, {"name": "Attribute 11", "value": "23 cm"}]', 'New', '[]', 'true', NULL, '6000004', '1', '2026-05-08 08:20:53+00', '2026-05-08 08:20:53+00'),
('6000005', 'bench', '6000005', NULL, 'product-6000005', 'Pulsar Portable 35" Smart Sound Bars Pearl', 'pulsar', 'PU35-3933', '880000000005', 'sound-bars', '[]', NULL, NULL, '126755', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/sound-bars-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/sound-bars-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '335', '4.7', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '77059', 'The Pulsar Sound Bars is made for every day. Energy saving mode lowers the running cost. Fingerprint resistant finish is easy to clean.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Two year warranty on parts and labour", "Two year warranty on parts and labour", "Energy saving mode lowers the running cost"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "72 cm"}, {"name": "Attribute 1", "value": "26 cm"}, {"name": "Attribute 2", "value": "52 cm"}, {"name": "Attribute 3", "value": "40 cm"}, {"name": "Attribute 4", "value": "47 cm"}, {"name": "Attribute 5", "value": "89 cm"}, {"name": "Attribute 6", "value": "84 cm"}, {"name": "Attribute 7", "value": "0 cm"}, {"name": "Attribute 8", "value": "54 cm"}, {"name": "Attribute 9", "value": "57 cm"}, {"name": "Attribute 10", "value": "44 cm"}, {"name": "Attribute 11", "value": "4 cm"}]', 'New', '["BEST_SELLING"]', 'true', NULL, '6000005', '1', '2026-07-11 06:04:13+00', '2026-07-11 06:04:13+00'),
('6000006', 'bench', '6000006', NULL, 'product-6000006', 'Oakline Wireless 34" Wireless Sound Bars Graphite', 'oakline', 'OA34-40679', '880000000006', 'sound-bars', '[]', NULL, NULL, '331522', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/sound-bars-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/sound-bars-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '774', '4.1', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '21939', 'The Oakline Sound Bars is made for every day. Energy saving mode lowers the running cost. Energy saving mode lowers the running cost.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Two year warranty on parts and labour", "Two year warranty on parts and labour", "Two year warranty on parts and labour"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "86 cm"}, {"name": "Attribute 1", "value": "25 cm"}, {"name": "Attribute 2", "value": "9 cm"}, {"name": "Attribute 3", "value": "65 cm"}, {"name": "Attribute 4", "value": "2 cm"}, {"name": "Attribute 5", "value": "55 cm"}, {"name": "Attribute 6", "value": "61 cm"}, {"name": "Attribute 7", "value": "4 cm"}, {"name": "Attribute 8", "value": "6 cm"}, {"name": "Attribute 9", "value": "74 cm"}, {"name": "Attribute 10", "value": "33 cm"}, {"name": "Attribute 11", "value": "71 cm"}]', 'New', '[]', 'true', NULL, '6000006', '1', '2026-08-04 22:58:30+00', '2026-08-04 22:58:30+00'),
('6000007', 'bench', '6000007', NULL, 'product-6000007', 'Solvane Hybrid 20" Rapid Televisions White', 'solvane', 'SO20-83860', '880000000007', 'televisions', '[]', NULL, NULL, '163938', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/televisions-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/televisions-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '164', '2.1', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '476', 'The Solvane Televisions is made for every day. Works with the voice assistants you already have. Energy saving mode lowers the running cost.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Energy saving mode lowers the running cost", "Fast charging gives hours of use in minutes", "Two year warranty on parts and labour"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "16 cm"}, {"name": "Attribute 1", "value": "80 cm"}, {"name": "Attribute 2", "value": "86 cm"}, {"name": "Attribute 3", "value": "52 cm"}, {"name": "Attribute 4", "value": "85 cm"}, {"name": "Attribute 5", "value": "64 cm"}, {"name": "Attribute 6", "value": "28 cm"}, {"name": "Attribute 7", "value": "24 cm"}, {"name": "Attribute 8", "value": "22 cm"}, {"name": "Attribute 9", "value": "68 cm"}, {"name": "Attribute 10", "value": "26 cm"}, {"name": "Attribute 11", "value": "67 cm"}]', 'New', '["BEST_SELLING"]', 'true', NULL, '6000007', '1', '2026-08-02 06:08:29+00', '2026-08-02 06:08:29+00'),
('6000008', 'bench', '6000008', NULL, 'product-6000008', 'Rivera Smart 52" Ultra Earbuds Copper', 'rivera', 'RI52-46882', '880000000008', 'earbuds', '[]', NULL, NULL, '117026', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/earbuds-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/earbuds-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '882', '2.1', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '13910', 'The Rivera Earbuds is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Two year warranty on parts and labour", "Fingerprint resistant finish is easy to clean", "Two year warranty on parts and labour"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "46 cm"}, {"name": "Attribute 1", "value": "14 cm"}, {"name": "Attribute 2", "value": "69 cm"}, {"name": "Attribute 3", "value": "57 cm"}, {"name": "Attribute 4", "value": "5 cm"}, {"name": "Attribute 5", "value": "67 cm"}, {"name": "Attribute 6", "value": "50 cm"}, {"name": "Attribute 7", "value": "1 cm"}, {"name": "Attribute 8", "value": "51 cm"}, {"name": "Attribute 9", "value": "8 cm"}, {"name": "Attribute 10", "value": "19 cm"}, {"name": "Attribute 11", "value": "35 cm"}]', 'New', '["CLEARANCE"]', 'true', NULL, '6000008', '1', '2026-05-29 16:36:34+00', '2026-05-29 16:36:34+00'),
('6000009', 'bench', '6000009', NULL, 'product-6000009', 'Solvane Smart 60" Rapid Party Speakers Black', 'solvane', 'SO60-86367', '880000000009', 'party-speakers', '[]', NULL, NULL, '50353', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/party-speakers-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/party-speakers-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '76', '1.1', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '91175', 'The Solvane Party Speakers is made for every day. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Two year warranty on parts and labour", "Two year warranty on parts and labour", "Works with the voice assistants you already have"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "56 cm"}, {"name": "Attribute 1", "value": "76 cm"}, {"name": "Attribute 2", "value": "85 cm"}, {"name": "Attribute 3", "value": "60 cm"}, {"name": "Attribute 4", "value": "82 cm"}, {"name": "Attribute 5", "value": "32 cm"}, {"name": "Attribute 6", "value": "20 cm"}, {"name": "Attribute 7", "value": "83 cm"}, {"name": "Attribute 8", "value": "81 cm"}, {"name": "Attribute 9", "value": "78 cm"}, {"name": "Attribute 10", "value": "43 cm"}, {"name": "Attribute 11", "value": "8 cm"}]', 'New', '["CLEARANCE"]', 'true', NULL, '6000009', '1', '2026-07-28 01:29:54+00', '2026-07-28 01:29:54+00'),
('6000010', 'bench', '6000010', NULL, 'product-6000010', 'Oakline Ultra 70" Compact Fitness Trackers Graphite', 'oakline', 'OA70-74652', '880000000010', 'fitness-trackers', '[]', NULL, NULL, '206687', NULL, NULL, 'false', 'false', '[{"rel": "front", "href": "/media/products/fitness-trackers-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/fitness-trackers-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '832', '1.4', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '71253', 'The Oakline Fitness Trackers is made for every day. Works with the voice assistants you already have. Works with the voice assistants you already have.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Fingerprint resistant finish is easy to clean", "Fingerprint resistant finish is easy to clean", "Works with the voice assistants you already have"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "25 cm"}, {"name": "Attribute 1", "value": "50 cm"}, {"name": "Attribute 2", "value": "52 cm"}, {"name": "Attribute 3", "value": "38 cm"}, {"name": "Attribute 4", "value": "74 cm"}, {"name": "Attribute 5", "value": "74 cm"}, {"name": "Attribute 6", "value": "74 cm"}, {"name": "Attribute 7", "value": "9 cm"}, {"name": "Attribute 8", "value": "68 cm"}, {"name": "Attribute 9", "value": "20 cm"}, {"name": "Attribute 10", "value": "15 cm"}, {"name": "Attribute 11", "value": "48 cm"}]', 'New', '[]', 'true', NULL, '6000010', '1', '2026-06-11 21:37:15+00', '2026-06-11 21:37:15+00'),
('6000011', 'bench', '6000011', NULL, 'product-6000011', 'Brightwell Wireless 79" Premium Generators White', 'brightwell', 'BR79-84582', '880000000011', 'generators', '[]', NULL, NULL, '116006', '92804', NULL, 'true', 'false', '[{"rel": "front", "href": "/media/products/generators-1-front", "unit": "px", "width": 960, "height": 960, "primary": true}, {"rel": "detail", "href": "/media/products/generators-1-detail", "unit": "px", "width": 960, "height": 960, "primary": false}]', '44', '1.3', NULL, 'true', 'true', 'true', 'true', 'true', NULL, 'false', '1053', 'The Brightwell Generators is made for every day. Works with the voice assistants you already have. Fingerprint resistant finish is easy to clean.', 'Energy saving mode lowers the running cost. Works with the voice assistants you already have. Fast charging gives hours of use in minutes. Fingerprint resistant finish is easy to clean. Two year warranty on parts and labour', '["Fast charging gives hours of use in minutes", "Works with the voice assistants you already have", "Fast charging gives hours of use in minutes"]', '["Power cord", "Manual"]', '[{"name": "Attribute 0", "value": "56 cm"}, {"name": "Attribute 1", "value": "32 cm"}, {"name": "Attribute 2", "value": "47 cm"}, {"name": "Attribute 3", "value": "89 cm"}, {"name": "Attribute 4", "value": "65 cm"}, {"name": "Attribute 5", "value": "63 cm"}, {"name": "Attribute 6", "value": "66 cm"}, {"name": "Attribute 7", "value": "73 cm"}, {"name": "Attribute 8", "value": "39 cm"}, {"name": "Attribute 9", "value": "57 cm"}, {"name": "Attribute 10", "value": "21 cm"}, {"name": "Attribute 11", "value": "49 cm"}]', 'New', '[]', 'true', NULL, '6000011', '1', '2026-08-08 00:14:46+00', '2026-08-08 00:14:46+00'),
('6004211', 'demo', '6004211', '7004214', 'norvane-slate-300-8-7-tablet-64gb-wi-fi-graphite-refurbished-6004211', 'Norvane - Slate 300 8.7" Tablet - 64GB - Wi-Fi - Graphite - Refurbished', 'norvane', 'NRVSLA300-100G', '810000123452', 'ipad-tablets', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "ipad-tablets", "name": "iPad & Tablets"}]', '10995', '6399', '10995', '6399', NULL, 'true', 'true', '[{"rel": "Front_Standard", "href": "/media/products/ipad-tablets-3-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/ipad-tablets-3-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '38', '4', '0', 'true', 'false', 'true', 'true', 'false', '5', 'true', '98', '8.7" of screen, 64GB of space and a battery that lasts up to 10 hours.', 'Pick up the Slate 300 for reading, recipes and the odd cartoon in the back seat. Its 8.7-inch screen shows 1340 x 800 pixels, and the 8-core processor with 4GB of memory keeps several apps open at once. It weighs 0.73 pounds, so it goes in a bag without a second thought. Charge it overnight and it runs for up to 10 hours the next day.', E'["8.7\\" display with 1340 x 800 pixels: Text stays sharp at arm''s length and films fill the frame.", "Up to 10 hours on a charge: Enough for a long flight with the screen on all the way.", "64GB of storage: Room for downloaded shows, and a microSD slot when you need more.", "60Hz refresh: Scrolling and handwriting keep up with your hand.", "Face unlock and a kids'' profile: Hand it to a child without handing over your mail."]', '["Tablet", "USB-C cable", "Power adapter", "Quick start guide"]', '[{"name": "Screen Size", "value": "8.7 inches"}, {"name": "Resolution", "value": "1340 x 800 pixels"}, {"name": "Refresh Rate", "value": "60Hz"}, {"name": "Storage Capacity", "value": "64GB"}, {"name": "System Memory (RAM)", "value": "4GB"}, {"name": "Processor", "value": "8-core"}, {"name": "Rear Camera", "value": "8 megapixels"}, {"name": "Battery Life (up to)", "value": "10 hours"}, {"name": "Wireless Connectivity", "value": "Wi-Fi 6, Bluetooth 5.2"}, {"name": "Operating System", "value": "Android 15"}, {"name": "Product Weight", "value": "0.73 pounds"}, {"name": "Color", "value": "Graphite"}, {"name": "Manufacturer''s Warranty - Parts", "value": "1 year"}, {"name": "Manufacturer''s Warranty - Labor", "value": "1 year"}]', 'Refurbished', '["ON_SALE", "CLEARANCE", "FREE_SHIPPING", "BEST_SELLING", "LOW_PRICE_GUARANTEE"]', 'true', NULL, '41bf391cb51af26874bcce27d738499c', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00'),
('6012130', 'demo', '6012130', '7012133', 'norvane-anchor-300-mini-desktop-intel-n150-8gb-memory-256gb-ssd-white-6012130', 'Norvane - Anchor 300 Mini Desktop - Intel N150 - 8GB Memory - 256GB SSD - White', 'norvane', 'NRVANC300-110W', '810000202645', 'desktop-pcs', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "desktop-pcs", "name": "Desktop PCs"}]', '38999', NULL, '38999', NULL, NULL, 'false', 'false', '[{"rel": "Front_Standard", "href": "/media/products/desktop-pcs-3-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/desktop-pcs-3-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '214', '4.5', '0', 'true', 'false', 'true', 'true', 'true', '3', 'false', NULL, 'A mini desktop with Intel N150, 8GB of memory and a 256GB solid state drive.', 'Put the Anchor 300 on a desk and it is ready for mail, bills and browsing. The Intel N150 works with 8GB of DDR5 memory, and Intel Graphics drives up to three displays. A 256GB NVMe drive holds your files and opens them without a wait. A keyboard and mouse are in the box.', '["Intel N150 processor: Quick to wake and steady under load.", "8GB of DDR5 memory: Keep the browser, the call and the spreadsheet open together.", "256GB solid state drive: Starts in seconds and opens large files without a wait.", "6 USB ports, two of them USB-C: Plug in without a hub.", "Quiet by design: You hear the keyboard, not the fan."]', '["Desktop PC", "Keyboard", "Mouse", "Power cord"]', '[{"name": "Form Factor", "value": "Mini"}, {"name": "Processor", "value": "Intel N150"}, {"name": "System Memory (RAM)", "value": "8GB DDR5"}, {"name": "Solid State Drive", "value": "256GB NVMe"}, {"name": "Graphics", "value": "Intel Graphics"}, {"name": "Number of USB Ports", "value": "6"}, {"name": "Power Supply", "value": "65 watts"}, {"name": "Operating System", "value": "Windows 11 Home"}, {"name": "Wireless Connectivity", "value": "Wi-Fi 6, Bluetooth 5.3"}, {"name": "Product Weight", "value": "2.4 pounds"}, {"name": "Color", "value": "White"}, {"name": "Manufacturer''s Warranty - Parts", "value": "1 year"}, {"name": "Manufacturer''s Warranty - Labor", "value": "1 year"}]', 'New', '["FREE_SHIPPING"]', 'true', NULL, 'aa7b09d7a1b7483c6681ecb3f58bd634', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00'),
('6020049', 'demo', '6020049', '7020052', 'drakmoor-ravager-1100-gaming-desktop-amd-ryzen-5-5600-16gb-memory-nvidia-geforce-6020049', 'Drakmoor - Ravager 1100 Gaming Desktop - AMD Ryzen 5 5600 - 16GB Memory - NVIDIA GeForce RTX 4060 - 512GB SSD - White', 'drakmoor', 'DRKRAV1100-120W', '810300281838', 'gaming-pcs', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "gaming-pcs", "name": "Gaming PCs"}]', '90999', NULL, '90999', NULL, NULL, 'false', 'false', '[{"rel": "Front_Standard", "href": "/media/products/gaming-pcs-2-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/gaming-pcs-2-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '37', '4.4', '0', 'true', 'false', 'true', 'true', 'false', '3', 'false', NULL, 'A ready-to-play tower with NVIDIA GeForce RTX 4060, 16GB of memory and 512GB of storage.', 'The Ravager 1100 is tuned for 1080p at high settings. Inside, NVIDIA GeForce RTX 4060 sits next to AMD Ryzen 5 5600, with air cooling to keep both calm. With 16GB of memory you can stream, chat and play on the same machine. The 500-watt supply leaves headroom for the next graphics card.', '["NVIDIA GeForce RTX 4060 graphics: 8GB of video memory for 1080p at high settings.", "Air cooling: Clock speeds hold through long sessions, and the room stays quiet.", "16GB of memory and a 512GB drive: Large worlds load while the others still wait.", "Tempered glass side: Four fans whose lighting can be set to any color, or off.", "Standard parts throughout: Every board, cable and fan can be replaced at home."]', '["Gaming desktop", "Keyboard", "Mouse", "Power cord", "Graphics card support bracket"]', '[{"name": "Processor", "value": "AMD Ryzen 5 5600"}, {"name": "Graphics", "value": "NVIDIA GeForce RTX 4060"}, {"name": "Video Memory", "value": "8GB"}, {"name": "System Memory (RAM)", "value": "16GB DDR5"}, {"name": "Solid State Drive", "value": "512GB NVMe"}, {"name": "CPU Cooling", "value": "Air"}, {"name": "Power Supply", "value": "500 watts, 80 Plus Gold"}, {"name": "Operating System", "value": "Windows 11 Home"}, {"name": "Wireless Connectivity", "value": "Wi-Fi 6E, Bluetooth 5.3"}, {"name": "Lighting", "value": "Addressable RGB fans"}, {"name": "Product Weight", "value": "21.4 pounds"}, {"name": "Color", "value": "White"}, {"name": "Manufacturer''s Warranty - Parts", "value": "1 year"}, {"name": "Manufacturer''s Warranty - Labor", "value": "1 year"}]', 'New', '["FREE_SHIPPING"]', 'true', NULL, 'a67752716877f8f14d05f547575b6678', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00'),
('6027968', 'demo', '6027968', '7027971', 'norvane-airfold-300-14-laptop-intel-n100-4gb-memory-128gb-ssd-silver-6027968', 'Norvane - AirFold 300 14" Laptop - Intel N100 - 4GB Memory - 128GB SSD - Silver', 'norvane', 'NRVAIR300-130S', '810000361021', 'laptop-computers', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "laptop-computers", "name": "Laptop Computers"}]', '28999', NULL, '28999', NULL, NULL, 'false', 'false', '[{"rel": "Front_Standard", "href": "/media/products/laptop-computers-1-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/laptop-computers-1-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '46', '3.9', '0', 'true', 'false', 'true', 'true', 'true', '5', 'false', '118', 'A 14" laptop with Intel N100, 4GB of memory and 128GB of storage, made for schoolwork and video calls.', 'We chose the AirFold 300 for schoolwork and video calls. Its 14-inch LED screen has 1366 x 768 pixels, and Intel UHD Graphics takes care of the picture. Intel N100 with 4GB of memory answers at once, and the 128GB drive opens files without a wait. A charge lasts up to 10 hours, and at 3.2 pounds you will hardly notice it in a backpack.', E'["14\\" LED screen: 1366 x 768 pixels, with a matte finish that is kind to tired eyes.", "Intel N100: Paired with 4GB of memory for schoolwork and video calls.", "Up to 10 hours of battery: Half an hour at a wall outlet gives back half of it.", "128GB solid state drive: Opens in seconds and has no moving parts to break.", "Webcam with a shutter: Slide it shut when the call is over.", "Backlit keyboard: Full-size keys you can see on a night train."]', '["Laptop", "USB-C power adapter", "Quick start guide"]', '[{"name": "Screen Size", "value": "14 inches"}, {"name": "Resolution", "value": "1366 x 768 pixels"}, {"name": "Panel Type", "value": "LED"}, {"name": "Processor", "value": "Intel N100"}, {"name": "Graphics", "value": "Intel UHD Graphics"}, {"name": "System Memory (RAM)", "value": "4GB"}, {"name": "Solid State Drive", "value": "128GB NVMe"}, {"name": "Battery Life (up to)", "value": "10 hours"}, {"name": "Operating System", "value": "Windows 11 Home"}, {"name": "Wireless Connectivity", "value": "Wi-Fi 6E, Bluetooth 5.3"}, {"name": "Ports", "value": "2 x USB-C, 2 x USB-A, HDMI, headphone"}, {"name": "Backlit Keyboard", "value": "Yes"}, {"name": "Product Weight", "value": "3.2 pounds"}, {"name": "Color", "value": "Silver"}]', 'New', '["FREE_SHIPPING"]', 'true', NULL, '38f3d66f317c95af4a4ceef8e9a5a745', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00'),
('6035887', 'demo', '6035887', '7035890', 'norvane-viewpro-300-24-full-hd-100hz-monitor-silver-6035887', 'Norvane - ViewPro 300 24" Full HD 100Hz Monitor - Silver', 'norvane', 'NRVVIE300-140S', '810000440214', 'computer-monitors', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "computer-monitors", "name": "Computer Monitors"}]', '11995', NULL, '11995', NULL, NULL, 'false', 'false', '[{"rel": "Front_Standard", "href": "/media/products/computer-monitors-1-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/computer-monitors-1-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '110', '4.5', '0', 'true', 'false', 'true', 'true', 'true', '5', 'true', NULL, '1920 x 1080 pixels on a 24" IPS panel that refreshes at 100Hz.', 'The ViewPro 300 is a monitor for a tidy home office. You get 1920 x 1080 pixels at 100Hz on a 24-inch IPS panel. The stand adjusts for height, tilt and swivel, or comes off for a wall arm. Two HDMI ports and a DisplayPort take a laptop, a console and a desktop at once.', E'["1920 x 1080 on 24\\": Sharp enough for small type, wide enough for a tidy home office.", "100Hz refresh and 5 ms response: Motion stays clear.", "IPS panel at 250 nits: Colors hold when you lean to the side.", "Stand that lifts, tilts and turns: Put the top edge at eye level and your neck will thank you.", "Low blue light, no flicker: Easier on the eyes after dark."]', '["Monitor", "Stand", "HDMI cable", "DisplayPort cable", "Power cord"]', '[{"name": "Screen Size", "value": "24 inches"}, {"name": "Resolution", "value": "1920 x 1080 pixels"}, {"name": "Panel Type", "value": "IPS"}, {"name": "Refresh Rate", "value": "100Hz"}, {"name": "Response Time", "value": "5 ms"}, {"name": "Brightness", "value": "250 nits"}, {"name": "Ports", "value": "2 x HDMI, 1 x DisplayPort, headphone"}, {"name": "Adjustments", "value": "Height, tilt, swivel"}, {"name": "VESA Mount", "value": "100 x 100 mm"}, {"name": "Power Use (typical)", "value": "18 watts"}, {"name": "Product Weight", "value": "7.1 pounds with stand"}, {"name": "Color", "value": "Silver"}, {"name": "Manufacturer''s Warranty - Parts", "value": "1 year"}, {"name": "Manufacturer''s Warranty - Labor", "value": "1 year"}]', 'New', '["FREE_SHIPPING", "LOW_PRICE_GUARANTEE"]', 'true', NULL, 'dec7160fb2a80016223308c7291ae775', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00'),
('6043806', 'demo', '6043806', '7043809', 'inkfield-flow-3-wireless-all-in-one-inkjet-printer-gray-6043806', 'Inkfield - Flow 3 Wireless All-in-One Inkjet Printer - Gray', 'inkfield', 'NKFFLO3-150G', '810600519402', 'printers-scanners', '[{"id": "computers-tablets", "name": "Computers & Tablets"}, {"id": "printers-scanners", "name": "Printers & Scanners"}]', '7499', NULL, '7499', NULL, NULL, 'false', 'false', '[{"rel": "Front_Standard", "href": "/media/products/printers-scanners-3-front", "unit": "pixel", "width": 960, "height": 960, "primary": true}, {"rel": "Detail_Standard", "href": "/media/products/printers-scanners-3-detail", "unit": "pixel", "width": 960, "height": 960, "primary": false}]', '59', '4.2', '0', 'true', 'false', 'true', 'true', 'true', '5', 'true', NULL, 'Prints 8 pages a minute, copies and scans, all over Wi-Fi.', 'The Flow 3 suits school forms and the odd photo. It prints up to 8 pages a minute and scans at 600 x 1200 dots per inch. The first fill lasts for about 180 pages, so there is no second purchase to make today. Connect it from your phone; the app walks you through it in a few minutes.', '["8 pages a minute: Ten pages are out before you have found the stapler.", "Manual two-sided printing: Halves the paper you buy.", "About 180 pages from what is in the box: Know what printing costs before you start.", "Prints from any phone: No driver to install.", "60-sheet tray: Holds enough that you can forget about it."]', '["Printer", "Starter ink or toner", "Power cord", "Setup guide"]', '[{"name": "Print Technology", "value": "Inkjet"}, {"name": "Functions", "value": "Print, copy, scan"}, {"name": "Print Speed (black)", "value": "8 pages per minute"}, {"name": "Paper Capacity", "value": "60 sheets"}, {"name": "Scan Resolution", "value": "600 x 1200 dots per inch"}, {"name": "Two-Sided Printing", "value": "Manual"}, {"name": "Page Yield (first fill)", "value": "180 pages"}, {"name": "Connectivity", "value": "Wi-Fi 5, USB, mobile printing"}, {"name": "Product Weight", "value": "8.2 pounds"}, {"name": "Color", "value": "Gray"}, {"name": "Manufacturer''s Warranty - Parts", "value": "1 year"}, {"name": "Manufacturer''s Warranty - Labor", "value": "1 year"}]', 'New', '["FREE_SHIPPING", "LOW_PRICE_GUARANTEE"]', 'true', NULL, '3350d6765e65c89e350dcd5a5daf1d6e', '2', '2026-11-22 00:28:07.592001+00', '2026-11-22 00:28:07.592001+00');

INSERT INTO product_stock (product_id, available_quantity, updated_at) VALUES
('6000000', '50', '2026-11-22 00:27:38.208502+00'),
('6000001', '34', '2026-11-22 00:29:08.059591+00'),
('6000002', '50', '2026-11-22 00:27:38.208502+00'),
('6000003', '50', '2026-11-22 00:27:38.208502+00'),
('6000004', '50', '2026-11-22 00:27:38.208502+00'),
('6000005', '50', '2026-11-22 00:27:38.208502+00'),
('6000006', '50', '2026-11-22 00:27:38.208502+00'),
('6000007', '50', '2026-11-22 00:27:38.208502+00'),
('6000008', '50', '2026-11-22 00:27:38.208502+00'),
('6000009', '50', '2026-11-22 00:27:38.208502+00'),
('6000010', '50', '2026-11-22 00:27:38.208502+00'),
('6000011', '50', '2026-11-22 00:27:38.208502+00'),
('6004211', '50', '2026-11-22 00:28:07.592001+00'),
('6012130', '49', '2026-11-22 00:28:32.091934+00'),
('6020049', '50', '2026-11-22 00:28:07.592001+00'),
('6027968', '50', '2026-11-22 00:28:07.592001+00'),
('6035887', '50', '2026-11-22 00:28:07.592001+00'),
('6043806', '50', '2026-11-22 00:28:07.592001+00');

INSERT INTO catalogue_state (only_row, revision) VALUES
('true', '3');

INSERT INTO import_runs (id, supplier_id, files, status, counts, message, started_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', 'demo', '[]', 'COMPLETED', '{"live": 6, "hidden": {"INACTIVE": 0, "NO_PRICE": 0, "UNMAPPED_CATEGORY": 0}, "created": 6, "records": 6, "updated": 0, "rejected": 0, "restocked": 0, "unchanged": 0, "categories": 0, "duplicates": 0, "categoriesChanged": 0}', NULL, '2026-11-22 00:28:06.806104+00', '2026-11-22 00:28:08.717+00');

SELECT setval(pg_get_serial_sequence('import_runs', 'id'), (SELECT max(id) FROM import_runs));

INSERT INTO users (id, username_index, sealed_identity, role, permissions, password_hash, status, verified_at, attributes, created_by, created_at, updated_at) VALUES
('1bfe4d85-d8ff-4925-8c8f-e51cdd8bd3b8', E'\\x3049a0187966203f6c5c2d9d0e9a129d20a0cc0e0c40a8a431ea8da4595730da', E'\\x01980c2a9da0f8d6fec555a5acacbb5192a10a4be2ab8662adcd782e25bd66513ca9a2c66bc408ed3d3b72eed8295a0e86c540bc1d8ec225ff6d6e83b62afd3fb1ff64e256af3d2f6614402ae5286e9f040fc478b26127ebbe62e3e06a8dd2f52119c46abf4e44ac0e243265a117d06677218b11d32ecd234ff8ec8e91c3651ba0792a611869faa09f999d', 'ADMIN', NULL, NULL, 'ACTIVE', '2026-11-22 00:28:13.219902+00', '{}', NULL, '2026-11-22 00:28:13.219902+00', '2026-11-22 00:28:13.219902+00'),
('1f39afa3-b8c5-434d-97b4-cfe3d745e502', E'\\x160c49f0d9273283b27615eabe575ec45ee7184deb05c037c34e487ad9f5f147', E'\\x01dfb5e3b68e84ad6b7fcf6304608bbf2bc013d3aac2fbd7d5e4f1a25e98e1c2bf7b4c85bc6c82d4e742cc9fe85701df49dceaadbc8072fb2bc548c44c853e27c6dd547551a0a4cb612d7f0d40d6307e726fe790c1e7ced4b611560987fb0d10ce78bdd33e8baf96c664a677a0e26e0073c98e773c9afac5caa7427254cc', 'CUSTOMERSUPPORT', NULL, '$argon2id$v=19$m=19456,t=2,p=1$/G80rzKVoV5vWt7787dN4A$RT/QdwaFoEbM3yxwPavAHlnyOQz4jxvXw7inJrVQLE4', 'ACTIVE', '2026-11-22 00:28:04.788528+00', '{}', NULL, '2026-11-22 00:28:04.788528+00', '2026-11-22 00:28:04.788528+00'),
('1fd43700-5e3c-4b85-b9b8-2a9f2b321a8d', E'\\x05adede81a8553491245be2c44f95729ced5b19eee9ef6a083f2f46ef51a2ffe', E'\\x01c54a6a25fd14a1adc94b16659ac31b71b1810c58fec338299ff680dc5a4f794d02de1b4628531777e98070bad40541785b029d642fd9be96d12a1c7fefe9004a093d0d8680f37302ce837ee674336eb5030707a4f6d258ded7d456a1884755675c563f604f1980ff0db8d69d5b60bd26bd7b51614fef09b8e9cc21bf8d5620472f5012f096', 'SUPERADMIN', NULL, '$argon2id$v=19$m=19456,t=2,p=1$FV+HakpYyHj+Vsnjj0tZjw$s2LeEUOHWq/QnJDa8nOYf/sURZ2BSIY5qfnVoMskQ6A', 'ACTIVE', '2026-11-22 00:28:06.523959+00', '{}', NULL, '2026-11-22 00:28:06.523959+00', '2026-11-22 00:28:06.523959+00'),
('36240110-7fc2-42f4-8f86-14647ce767ee', E'\\xeaa3f56787a4cd9ae5d42a1edd46ece57086d3d1b6671c6730775732e7bef456', E'\\x010cdfbb09868fbd6c4a8c476f0c19f181a3b61bd093ca8598ef5cf1a065abd09e74dbe9c168c017d7a67c6bc24e299a9e61cf4a7782f16163ca38128dd5f9d0be0546e06a9ab5c34e25f96418ae97b2f508b501d5eaba54c4a99a9c1b80026cfef0046dd90be2d4bf87c31f87d4c62cc1c3ae2b429b5ff443762e36a86d71c61f1d19538185678ea17095', 'CUSTOMERSUPPORT', '{orders.read}', NULL, 'ACTIVE', '2026-11-22 00:28:13.300294+00', '{}', NULL, '2026-11-22 00:28:13.300294+00', '2026-11-22 00:28:13.300294+00'),
('541db55d-cc32-48d7-85f4-1a82d914db28', E'\\x9a25b6dadd8eb41dae5ce1540572f49fa8dcafcdf39b5bbb51682f7d101671d5', E'\\x012d410973af0fe8cd5ce845cfa41a648a2288bc7489d146c5e0a16a132e646433d046dc52f7da5da75287ea8ad7909b23cb5b16a93cd3684864f0dc0cc59a86ad90f4e54df1ae7338e807aeeb8562da02dd9aa52179fcc069f1f586c8e4c1337babb24c7e16a36277f7272b85ddc466f17276b9a21bf349aa1c5e2ba8cd63c4cee4', 'CUSTOMER', NULL, '$argon2id$v=19$m=19456,t=2,p=1$bgP6yLKqj6Yyip0jaThPrQ$s+Pzt+z1swpKmzZFYDA/R2ziG3VfkJQwEKU9HOhAukM', 'ACTIVE', '2026-11-22 00:28:02.587305+00', '{}', NULL, '2026-11-22 00:28:02.587305+00', '2026-11-22 00:28:02.587305+00'),
('59024a31-0052-4946-be3a-8cf07278c4e0', E'\\x5acd6d73e9b11e343eb7b4414d98241b0eb2daf41ac06619c4ddcf0ce7accd8f', E'\\x011a1114ad51189d18523194b2d436f2ca6285cfd7dbf3b17edf7cb1ae31a52e36b2e529281608f9c2521ffd01dc0d70ec0126fe6e707c2770db4e51752c179adf09789bf1390e1c2734fe39f4e54f59b0e2680358cdd9e095ca7f947037e7e3c5cecc9986d2fe17c767540a97cd8ff210c3e537940e4370140f834e9e', 'CUSTOMER', NULL, NULL, 'ACTIVE', '2026-11-22 00:28:12.73384+00', '{}', NULL, '2026-11-22 00:28:12.73384+00', '2026-11-22 00:28:12.73384+00'),
('65531f5d-6a98-43cf-94dc-c3e4d0735deb', NULL, E'\\x013d1f59d5c5d08fcfbf505696e40ca018944b76264eebd5bd004bf2851716839360508ae35c48ae51aaa1a6c4d4a021fa73b15a92b782fbc8c984efe2a3ad5666d7bd53777db08f2a6f9a939e5711fd245413ef', 'CUSTOMER', NULL, NULL, 'DELETED', NULL, '{}', NULL, '2026-11-22 00:28:13.124774+00', '2026-11-22 00:29:09.326794+00'),
('79343da0-021b-471c-b49d-0985f82663fa', E'\\xc9c26e1cd0f34dea9cfa1a2fe51218152e62327ca9b5680e2cb3bce49bf6f8da', E'\\x01012a53cd43bac844063947358a1978c29a9df3c4dc324fd60fb0261ecaa361cde6a8530b7bef659f3e0ddbcfd09bc225d572f769c4628bf0b5586ee82d4263c1c3042926053391b39bab22e231f92accabb8c0495518d26cdd9069a9eb028419712f68bc4ba6bffe33c436fbaec3ed65a38e2016554b87944ceb52f5e3', 'CUSTOMERSUPPORT', NULL, NULL, 'ACTIVE', NULL, '{}', '1bfe4d85-d8ff-4925-8c8f-e51cdd8bd3b8', '2026-11-22 00:28:13.432616+00', '2026-11-22 00:28:13.432616+00'),
('84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\x459306c40ff8c91804ba021f10098510d1246928b2fb9500067796bbec3b4833', E'\\x017cad14a973b90790e16db6741283a412c01beda651ccd4001d2d6de88b11e25bb463c2fee8b9c6030467976b8808b55734519492b519fe38892e9dcfe0c9e0796c5d6a48ca3e7b937ac4fbe5765aabfa3332a28706d95ec1e5de37f29ac1c1b6750b76c6c428b14a0ce683d0abc71b51385318eeaecc78', 'CUSTOMER', NULL, '$argon2id$v=19$m=19456,t=2,p=1$KjRk8OdNNIgJBKgdZ0PVOw$JKTwX0RgnAFUPk/bsMqriTsfHt99WxW0WLFaYixeukg', 'ACTIVE', '2026-11-22 00:28:11.312517+00', '{}', NULL, '2026-11-22 00:28:10.408321+00', '2026-11-22 00:28:11.312517+00'),
('8c872faf-59b4-44bb-888f-4af6bcc45ff3', E'\\xe86c4560296ae0776c175b6324d68e2f876fd4040e52d9086e707158a244b60f', E'\\x016443f1c5ef6ad4127f0857a2be7266d7618a9ce45bb4c7aa1d61a4fa63bbe6ff6bf1dd04945eccf3929f0e2c12a074b0b40cf5eaaddfbeadfd5a9a1530ae5113bfd549d742f55b531e9d454fba8dae2336a4d97d2b551dd0541f30e7a253c2a2d354d7793551c6dde8bd0333cf3480f84cb1a131765d42cc097938fe1a', 'CUSTOMER', NULL, '$argon2id$v=19$m=19456,t=2,p=1$cvj3BZGU+IvBqqz6pe73Ag$dtRCF/+OvoVdMrGq+/Xaaq0JShACk+MyN1MXvm8jvz0', 'ACTIVE', NULL, '{}', NULL, '2026-11-22 00:28:12.222934+00', '2026-11-22 00:28:12.222934+00'),
('8cb87755-cffb-48a5-a5cc-ec12812b1533', E'\\xc5d4bf33b0b9f84477d9726ba043ce394ad1d12b50db3f5b7664afe6f22d8e08', E'\\x01f4d959fa8736bc0f082ea77f1289f52a6fcf623d0088571dd1170455dbee7286bff4a7448705268a7e8402c61467eb12135388a4c5c800c0b8f9472d1ec0d1d2baedbca6376eb069cbfab3dcbf76890e7553cfeac8a44aac6fd49367c786034831566567a532e3a199af12c9172e3c9ba0f2fab8ca90eb559920f2c2319f', 'CUSTOMER', NULL, NULL, 'DISABLED', '2026-11-22 00:28:13.473926+00', '{}', NULL, '2026-11-22 00:28:13.473926+00', '2026-11-22 00:28:13.473926+00'),
('eb3296da-1ef9-48cc-a39c-5fe6a48e279f', E'\\x9cf71a5d00386e041b15ea94396d90601ce9a1fcb88b0664fb413b82518c6bbc', E'\\x015d1b03c4c01b04ece6730262683b8af806bb23189d1e2f1c363ce4a8f0a21d0f6aa2e7037ce72c8e32178e015eadbf4214621de72d057ea884f62a377933c44b039af4519010c60ac2bb2e9807b9b4d56d939d0c314a85c16b3ee3ffa0dd8d24e647df6659fca62062ccfa82c7d65272fe06c1bd', 'CUSTOMER', NULL, NULL, 'ACTIVE', '2026-11-22 00:28:28.768539+00', '{}', NULL, '2026-11-22 00:28:28.768539+00', '2026-11-22 00:28:28.768539+00'),
('f4b17ed9-d4da-4e0a-bda8-df8f9bc0a8cc', E'\\x4beb83f87609914e4b9b084cd30f2b0c02151c765996dd28e8e73d16f17ef230', E'\\x0160a1e052ccb28a84799bdc466408b94a29a32f23e8f2d98c0b2339bd367f5fec3431db84aed9126695a8c76203b4d35cc9d51009922013754f082c03a8c6ebc90198516c12b58ffe24e49e0043268cad61d71ac695168f7bf1be28ab00d168bd97020ebcd3ae9c7329688fa390197130bde562937b163544baee', 'ADMIN', NULL, '$argon2id$v=19$m=19456,t=2,p=1$R9M6cZe0mjPV1Xi75jW9qQ$S59WySPfpV6O2ZgpepkrL67xw8SR8OcyD+uKgZuRMHQ', 'ACTIVE', '2026-11-22 00:28:06.030179+00', '{}', NULL, '2026-11-22 00:28:06.030179+00', '2026-11-22 00:28:06.030179+00');

INSERT INTO sessions (id, user_id, refresh_hash, previous_refresh_hash, refreshed_at, sealed_origin, method, created_at, last_seen_at, expires_at, ended_at, end_reason) VALUES
('1600d969-2787-45a1-ab31-168bba409f1e', '36240110-7fc2-42f4-8f86-14647ce767ee', E'\\x0f455d3f565345244e5c587224ec51657cc7f290efda8e6d6676e723e592f5b7', NULL, '2026-11-22 00:28:13.360783+00', E'\\x01bf08e815621752df7b8bf6fd8ae4ba7d93ae484ad2dbb583b291ed06b333fcd46d011c3a52fdd1cb317b21da16a1a4b7a703d1ee3fc60647b6b42f568fdd0b0de6407a38b40bb39ae00530f4567c002fc612', 'password', '2026-11-22 00:28:13.360783+00', '2026-11-22 00:28:13.360783+00', '2026-12-22 00:28:13.360783+00', NULL, NULL),
('45d8534b-b4c9-4822-a8ea-c0d898f850ba', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\xd655ead1898d1bef2e78affd59f1f7528bdda49c2df3c3bbe8e330d65acf3d41', NULL, '2026-11-22 00:28:17.928352+00', E'\\x0103afbbace2a9ff6a2b17f17b2248a7761417253a74e3d03d23b58bb1981d8f7d8f69b9d14fb7694bcbdd8449097002fb970cf946c0388372512f54fe9d3901de991dd8dd0c3fd80d878d743f4e810d640780ad09a8', 'password', '2026-11-22 00:29:09.769032+00', '2026-11-22 00:28:17.928352+00', '2125-01-01 00:00:00+00', NULL, NULL),
('5ab5b067-ef11-4854-95d5-e7683937a48c', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\x34860faa9149485f32ae581723820b5340e37bc6cf05c0629110e560ff177a3c', NULL, '2026-11-22 00:28:11.575365+00', E'\\x015fad31a1cc4a9d46231b7dc596efd5a0ce0ccfb5c07966e2e27032325aaf889826d08b6d71520e5fda46badfeaa18236a5f97e6fd4c83da1362828913d1550ec8856059ab16a71ba82a081ec5108b89ebdc3', 'code', '2026-11-22 00:28:11.575365+00', '2026-11-22 00:28:11.575365+00', '2026-12-22 00:28:11.575365+00', NULL, NULL),
('6049ed10-6c7c-4a41-9713-f0723f54dea7', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\xf08ddf8613a6ca8cf97c8a8724b905295317216e85ee43c7afac19ff3b453239', NULL, '2026-11-22 00:28:16.630486+00', E'\\x017ce9579d5efd27ae60a26ba1b02e885b2217cb53f941e3f3095b7de0e3b9aa6fce76f3a41011b502218b06fb03571ad9ee1a4538055102dc12e8e1e4d29f6b28536e23828be28acd27e6a8efa4ef55252f379304dc', 'password', '2026-11-22 00:28:16.630486+00', '2026-11-22 00:28:16.630486+00', '2026-12-22 00:28:16.630486+00', '2026-11-22 00:28:16.833501+00', 'LOGOUT'),
('91aa9477-a0a3-4b2b-b1b2-9cd419dfc510', '1bfe4d85-d8ff-4925-8c8f-e51cdd8bd3b8', E'\\x252cbe2910c969c756fcc92fff2cacc4f028440e01fb0f37ab480a0d8fbf9b5d', NULL, '2026-11-22 00:28:13.270111+00', E'\\x013e6cf9692465f7790a95cc3935a22eab4831d6a15cc99b33e91fe116b2288b8fb2a0b98a7a5b17f7e78764cf5f6e91c0b119a610fa8d64906dec83891302b800407f409bf9e954e6a7349c7eb748bc0ce7b5', 'password', '2026-11-22 00:28:13.270111+00', '2026-11-22 00:28:13.270111+00', '2026-12-22 00:28:13.270111+00', NULL, NULL),
('b4e27ff1-8d62-4a97-9d5d-4d06c316a9dd', '59024a31-0052-4946-be3a-8cf07278c4e0', E'\\x1735fa7af0d88272ec9fa1fb0876fc41392e633b3b7af44f9ae16ab485a5c579', NULL, '2026-11-22 00:28:12.811141+00', E'\\x010f4f5ad53e66e1d91e98e6720afb7d280b21ca64e6a4805dd3e64788cc9af70522e490b565546a8d61e5fb06b526541339b0217c1a1992e3eb2aeb3d143807ed294194f46f802dbefcf9833c9ac78792085f', 'password', '2026-11-22 00:28:12.811141+00', '2026-11-22 00:28:12.811141+00', '2026-12-22 00:28:12.811141+00', NULL, NULL),
('bd43ddda-0e67-4103-8989-c02bd0351a57', 'eb3296da-1ef9-48cc-a39c-5fe6a48e279f', E'\\x633ef7bb108b2ed6fde27ffc8801803641baefa6c2ddbb5ceadf7a1126a9ed56', NULL, '2026-11-22 00:28:29.461729+00', E'\\x012c6f8caa6d1b9baca7a339c83a0a02b77bdd93094c0dc916c9d9a7423061d6a9666edc67acd21337ea25ec1c7b90d80982ae79cdc0e260290fb4f0b925ade251cc12b13464bccfbdecd47209855793079e95', 'google', '2026-11-22 00:28:29.461729+00', '2026-11-22 00:28:29.461729+00', '2026-12-22 00:28:29.461729+00', NULL, NULL),
('f145f75a-48da-4807-afb6-40121f06d351', '8cb87755-cffb-48a5-a5cc-ec12812b1533', E'\\xfb6367d52c86fd085b46fd4e3d45820c64a53e7f9e2fae3221f60b47b8496a47', NULL, '2026-11-22 00:28:13.545309+00', E'\\x01bf8d2de95180dc03bf5f2ce097628ed9ed887fb77077a8f2af2f9a75d43194027cb4094002f6028b28e9f9c9dc9ac053cb34da804a6b2e1f7d48a33c54eee9845d3c8a0f520ad169daec36965f93a0f5d1c7', 'password', '2026-11-22 00:28:13.545309+00', '2026-11-22 00:28:13.545309+00', '2026-12-22 00:28:13.545309+00', NULL, NULL);

INSERT INTO mailed_codes (user_id, purpose, code_hash, attempts, created_at, expires_at) VALUES
('59024a31-0052-4946-be3a-8cf07278c4e0', 'RESET', E'\\xd23a1b76c963eac80bd3a94a4af22b06e9bad3010500c4d177ec67609607550a', '0', '2026-11-22 00:28:18.258562+00', '2026-11-22 00:43:18.258562+00'),
('79343da0-021b-471c-b49d-0985f82663fa', 'RESET', E'\\x98fd6543017b2800b87083075ccfb4291ad128be211ad4d9ef30bc6da5b07044', '0', '2026-11-22 00:28:13.432616+00', '2026-11-22 00:43:13.432616+00'),
('84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'VERIFY', E'\\x84f560dc22843047a4b1a94ee960f017628b3d158533a67608bd2cc0f6ba0387', '1', '2026-11-22 00:28:10.408321+00', '2026-11-22 00:28:11.082023+00'),
('8c872faf-59b4-44bb-888f-4af6bcc45ff3', 'VERIFY', E'\\xec0d3ce01363f0447ba6636f884f9f9d0d3664679627b5e2b6621885c5ab7602', '0', '2026-11-22 00:28:12.222934+00', '2026-11-22 00:43:12.222934+00');

INSERT INTO sign_ins (id, user_id, at, outcome, method, sealed_origin) OVERRIDING SYSTEM VALUE VALUES
('1', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', '2026-11-22 00:28:11.575365+00', 'SUCCEEDED', 'code', E'\\x015fad31a1cc4a9d46231b7dc596efd5a0ce0ccfb5c07966e2e27032325aaf889826d08b6d71520e5fda46badfeaa18236a5f97e6fd4c83da1362828913d1550ec8856059ab16a71ba82a081ec5108b89ebdc3'),
('10', 'eb3296da-1ef9-48cc-a39c-5fe6a48e279f', '2026-11-22 00:28:29.461729+00', 'SUCCEEDED', 'google', E'\\x012c6f8caa6d1b9baca7a339c83a0a02b77bdd93094c0dc916c9d9a7423061d6a9666edc67acd21337ea25ec1c7b90d80982ae79cdc0e260290fb4f0b925ade251cc12b13464bccfbdecd47209855793079e95'),
('2', '59024a31-0052-4946-be3a-8cf07278c4e0', '2026-11-22 00:28:12.811141+00', 'SUCCEEDED', 'password', E'\\x010f4f5ad53e66e1d91e98e6720afb7d280b21ca64e6a4805dd3e64788cc9af70522e490b565546a8d61e5fb06b526541339b0217c1a1992e3eb2aeb3d143807ed294194f46f802dbefcf9833c9ac78792085f'),
('4', '1bfe4d85-d8ff-4925-8c8f-e51cdd8bd3b8', '2026-11-22 00:28:13.270111+00', 'SUCCEEDED', 'password', E'\\x013e6cf9692465f7790a95cc3935a22eab4831d6a15cc99b33e91fe116b2288b8fb2a0b98a7a5b17f7e78764cf5f6e91c0b119a610fa8d64906dec83891302b800407f409bf9e954e6a7349c7eb748bc0ce7b5'),
('5', '36240110-7fc2-42f4-8f86-14647ce767ee', '2026-11-22 00:28:13.360783+00', 'SUCCEEDED', 'password', E'\\x01bf08e815621752df7b8bf6fd8ae4ba7d93ae484ad2dbb583b291ed06b333fcd46d011c3a52fdd1cb317b21da16a1a4b7a703d1ee3fc60647b6b42f568fdd0b0de6407a38b40bb39ae00530f4567c002fc612'),
('6', '8cb87755-cffb-48a5-a5cc-ec12812b1533', '2026-11-22 00:28:13.545309+00', 'SUCCEEDED', 'password', E'\\x01bf8d2de95180dc03bf5f2ce097628ed9ed887fb77077a8f2af2f9a75d43194027cb4094002f6028b28e9f9c9dc9ac053cb34da804a6b2e1f7d48a33c54eee9845d3c8a0f520ad169daec36965f93a0f5d1c7'),
('7', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', '2026-11-22 00:28:15.234404+00', 'FAILED', 'password', E'\\x018534987f4578003f9915bc40202a89ae03c1169d365116fe516a2116a3030e59111b8d81128d12797314d111815ca79f7da71078565a07286064d27eeb6bfce1c91f3e0711fb56037a51551e72f00814cb0cfe354a'),
('8', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', '2026-11-22 00:28:16.630486+00', 'SUCCEEDED', 'password', E'\\x017ce9579d5efd27ae60a26ba1b02e885b2217cb53f941e3f3095b7de0e3b9aa6fce76f3a41011b502218b06fb03571ad9ee1a4538055102dc12e8e1e4d29f6b28536e23828be28acd27e6a8efa4ef55252f379304dc'),
('9', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', '2026-11-22 00:28:17.928352+00', 'SUCCEEDED', 'password', E'\\x0103afbbace2a9ff6a2b17f17b2248a7761417253a74e3d03d23b58bb1981d8f7d8f69b9d14fb7694bcbdd8449097002fb970cf946c0388372512f54fe9d3901de991dd8dd0c3fd80d878d743f4e810d640780ad09a8');

SELECT setval(pg_get_serial_sequence('sign_ins', 'id'), (SELECT max(id) FROM sign_ins));

INSERT INTO addresses (id, user_id, sealed_address, is_default, created_at, updated_at) VALUES
('023304d2-6982-4c7e-a5b0-01276b9ca5a8', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\x01f3714f0fa3d1885d5a1e5b5625863ac961501528617ce6cf119b19da43f72cf166da92cfa8164426cdd3ede3357daaa064ca73ddda85470fce0948a03e474434787b6d2699f2e1a1d2a5f5211fe816ffb20e012ce2f434debbeac637cb556b2ba97ee93a0609af1a82c8089b67cca4092ba174ee54e9a5a58b434bf6c54e1e9bd543202d68ed0609510a9eff580e1bc9f6c73961d3b145e18d7ac2b6906f4cb3487ea8b09a43d85d7f8d8929a22b834672b7389cdc4c86f45e9879485f0af367cfad270b75', 'true', '2026-11-22 00:28:18.265777+00', '2026-11-22 00:28:18.265777+00'),
('b5d8eee0-4f16-4341-8cd9-71d7fd57cbb4', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', E'\\x010033bf491ec43ea56c908f8455f8f4e3f9f55b302759f1f7ed0fb415f1f51c6c8a9acf9e2a0258d8d2753a9fb0f53a287e555fea3851681169feae40e1ae3f3275aebcee95aecd2557ad7c7f5f17008559dabb139e7dae9b87acc12820ba416243a6488a2d3f5fe7a0c4cc006d08921a7e73c4e9d93609a83498373cdf66e0e25214e368219d5a1ee43053d5485f1fb550ec9d8038daadb9f9b78442a8c047c4095f488e7febb5b23d8d37415f92eb124a5d0d8078dce37b494125296363bb95e0d232d0cb', 'false', '2026-11-22 00:28:18.754182+00', '2026-11-22 00:28:18.754182+00');

INSERT INTO social_identities (type, subject_index, user_id, created_at) VALUES
('GOOGLE', E'\\x73de4d3f0df780df89c15a8842a797ff34ad6c06a2b78d1a217a24be1dac58b6', 'eb3296da-1ef9-48cc-a39c-5fe6a48e279f', '2026-11-22 00:28:28.768539+00');

INSERT INTO social_attempts (state_hash, type, sealed_secrets, expires_at) VALUES
(E'\\x9a9d9fc84ea957cb569835d58ae0925b30dc20c35b4c5eb0e1953f403b0a9df2', 'GOOGLE', E'\\x01abb12d385c56c71d494bb55be28888ed7f0390f9d3a24250cdb52f6ba9939201ad07f97ad479b40ed4d93ef9757d42dfab019d27bade05c849ff6c726fc5ed237c4f4c0def93456ad280b1d4b9e5790b1033e849128f27c4f857d6c0b0e75ee70ab1f88b23a36f21aa038aa934a5c885ac03c01479a0eeda15b846694f152f64a7e7654b73fbefee013bcd6d9b6a6bc7', '2026-11-22 00:38:29.74884+00');

INSERT INTO contact_requests (id, sealed_request, email_index, created_at) OVERRIDING SYSTEM VALUE VALUES
('1', E'\\x015935b98385fbc56faa45b69dc279772d8ef854a47e29161826ecd506de1c4288182640f0bd88532157e4c00e451c1cb12fcb7313a9b627461db92bee16d3dcc9c2862e8aed930ff666f90a63d5550b39d60f16c43dbc073bede237ecf04c7de7c0c86a22b136d1b4a2eaf9f3ad05f27626a04d0fa61450e504b9882b42b4ffdf84489dec0fe3ee5bc0b248ef9d9f12065cfb4e2b6aceb4', E'\\x4f8989282e340e5d6d22978f2be9c9df407d351a0a00a1644d3c97449383bf0c', '2026-11-22 00:28:18.876575+00');

SELECT setval(pg_get_serial_sequence('contact_requests', 'id'), (SELECT max(id) FROM contact_requests));

INSERT INTO newsletter_subscribers (email_index, sealed_email, created_at) VALUES
(E'\\xd0b6f3d1d0ca5c2ae2fff654ee80a7d93f09adb63a42ff6317e3f245b187d71f', E'\\x01b3f12ec8a15d62950d20fd4d3a778a82edb357efb4db0ebb54ecb07569bfa00e4d779c2dabe19d4db2dd7204216d3bab179c2f5c1e09bbf5', '2026-11-22 00:28:18.787273+00');

INSERT INTO outgoing_mails (id, sealed_mail, kind, attempts, next_attempt_at, sent_at, last_error, created_at) OVERRIDING SYSTEM VALUE VALUES
('1', NULL, 'verification', '6', '2026-11-22 00:29:22.59469+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:10.408321+00'),
('10', NULL, 'order-confirmation', '5', '2026-11-22 00:29:16.628134+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:40.002436+00'),
('11', NULL, 'order-refunded', '5', '2026-11-22 00:29:20.690134+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:44.798282+00'),
('12', NULL, 'order-confirmation', '5', '2026-11-22 00:29:20.690511+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:46.643983+00'),
('13', NULL, 'order-confirmation', '5', '2026-11-22 00:29:23.840092+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:48.224518+00'),
('14', NULL, 'order-confirmation', '5', '2026-11-22 00:29:25.601887+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:51.558237+00'),
('15', NULL, 'order-confirmation', '4', '2026-11-22 00:29:13.042024+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:53.50052+00'),
('16', NULL, 'order-confirmation', '4', '2026-11-22 00:29:15.416525+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:55.33786+00'),
('17', NULL, 'order-cancelled', '4', '2026-11-22 00:29:15.62137+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:56.868514+00'),
('18', NULL, 'order-refunded', '3', '2026-11-22 00:29:09.843851+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:00.101037+00'),
('19', NULL, 'order-confirmation', '3', '2026-11-22 00:29:09.677473+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:00.292128+00'),
('2', NULL, 'welcome', '6', '2026-11-22 00:29:22.5968+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:11.312517+00'),
('20', NULL, 'order-waiting', '3', '2026-11-22 00:29:11.778906+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:02.893733+00'),
('21', NULL, 'order-waiting', '3', '2026-11-22 00:29:11.836143+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:03.778049+00'),
('22', NULL, 'order-waiting', '3', '2026-11-22 00:29:13.592424+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:04.196544+00'),
('23', NULL, 'order-confirmation', '2', '2026-11-22 00:29:09.416861+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:04.715103+00'),
('24', NULL, 'order-waiting', '2', '2026-11-22 00:29:09.585456+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:05.811988+00'),
('25', NULL, 'payment-failed', '2', '2026-11-22 00:29:09.585564+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:06.082761+00'),
('26', NULL, 'order-confirmation', '2', '2026-11-22 00:29:09.597706+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:06.310174+00'),
('27', NULL, 'order-confirmation', '2', '2026-11-22 00:29:10.408533+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:06.668564+00'),
('28', NULL, 'order-confirmation', '2', '2026-11-22 00:29:11.593041+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:29:07.560072+00'),
('29', E'\\x01f2e848659a777df1c0f5ff9b316e88d601ecc9cef6c4dfd2b23fc0f2c93c9c20356c392dc000932303053ac2e47d49be026bba3a9b68d469054f4b00617bdbc69c1c1703ef49258d45e0374d3bd960d55d6f5fa2c362228be86f400a1945e9baf33c5e4f505b275610a51a7bf5872189d45bca4969212e6c4a967aa817360e07f22f6820f011df37cabafc946cded29a0c9ed405cd2bbc89ac6bc74bb4164beea232491ec6008c09b8d7938f1a564596f21e37cf1353731c6fb1a6ee6df226925d582a14a7e01e697cc4b90e9189c363b6a3d9e9cff2760c7bc10955c2cf923e8d99116c5ea8d693e44f50e39ef26e72cc01f07bcb0ed9046fe3de9a4a9c833464c1e5287e6d5745cbd2e7d62546a6665d41120dbebf51d752ae24a1111bcc22dce0b9791fedbba5efec7746aec610d391dc4dde8f59a95a5314cd2733ed458e58b29cc2dc55342daa34bfab55a01e7ccc5662ce629a77f5ad4c22631dd2eb7e9f484c16be9b8da34f205817ee2392c7c8df7da8facc1878ce200d2e68926c4418ccb4a24f9997bca47acf64f9776a525f93c4554035c19144b2691a6e3974930785bd3c72b2e310d9f46045c5c881b6622831988b193f38125db7910f4058bd29d3ac880dc207a60710acf3894add45bb3ed349d176aeb2aa8635430b03cf9a3958aa5d0a4e2e5105217b9926144054352d38f3457a085921bca8523edee16ed71005a1569ec2513a85a2b65f9d73a8c97f01e15eaacc061a12abe4f1629662b2ac03e724a207267f6676f2bda59c5efad84b2549110716dd9ffe164604b86177893e10ad42eaa683b80add909adb98b1cbee19f6a5d6d7eac829f93685c157aed07654dea6900c7597eca4e279e7d6b08977ae4c2e13f988f8464a8637d6761b5053418f0c2cdb619a2934afdcb3596e34296210724bd29049b1c64dc8c70ca0b2940b7c082ee2444489b1818be97fe244acc02e5655cb8f2ee2ca26aed6267a91218b229063e18966e3c35780138aa273f588158e2c0de9bb8d42fcd3a57acd41f3cb62f8d27b674d10e4dde1d77b474fe44199175e0d9c8058388e0b853fab9e743d89801dae0e42a8c05f7566e42aa068ce2ae81bb1191d183fd41ea57d68f50ae7ea409134b4030cd66a1db689f61af95d3a15ebe655fc4341d00e216f85b3848f9e7fd975df16214b4f2bb3b057f1b531f1fe78ab3f28cb027c864f3d5f25b7e3f61d9ddd560c266ba53d9ecb855e700cf6b78647de6dc5b55af4a6ad6fd531b7a9a526001f07080ca920b67efa11e24f49ac330e139b8e0626e256ad81078557c53cae6b02238cbcd6d115015ecc1f817047263375dba5dea0e8d97e0d74325b2b31d6ff1224e9e21c461cba0c3becee1f760e49c19b6fa3c9a9a0faac8cf371101a085b31f4d84a1d9f5c497ba96e7fdba82be3b59cfa3b2b5cb340c5fef09775eba2b5e98bebbc186d65451638ec943e721c642f16ba85e6d5a7c4f56e82b71ee5663a02ee375a0483bb3a96e8c646274189ef85224e6a94a37406df601632a200a4a0bd1ea339d12becd4f22fd72a0c2b57eb87db3cb12bc46bece9d1a26031b482ac06bcc6da5635df26550753cf2865989344df0dd2ab33fcf38c5af12e5f111a7b9faa52dd809c160c0748287f7005469711f6494418602b66a6f8124f5374a55939b399fd77c92ba43dd967e32ebde0a3909354ba6d9f407f99944544ad2e575222e11f8b101acc771a9ed5e838dfcab89b0d97394645c19444133744e871b4c6426363819205505da634bbb4ea85f55a5fb81fb14836ce8e6753a21229d9a7e48239422773e38f39dd06f42e2f02b30a70669a7e939ff754937f5f251dd05bedd4024d8fbde5da7d97bee34e427a64267a70fe97f879394c5527a1613cfdeeb82d243454fb3f3edccdf1ca9c8bc698bec25cbef3b6e200f0daacfd38ab7e607f978d6665d6935ac93f7e096c11ff4382d3bf6dca0c5d4700a540928c9bfa84c5e3fadea92d8ce9db0093dd10d2a383def5122307c36c9783e1596ebcd5b8376256c036bd9d084020cbdab15ec98618097f03d62481ce65ae9a7b890cc63a1c3c16b37ceeeec0a199805959859e61d5c1bd7e8dc893c1d881984f16096410f223fbcbf2dc151ad08e7b99b569456f42278e9ca76e9a251830d917dbcfa59bd9d08ee36282e98a77cfbe48e0ab4f55ed5133a1db14e7470b4fa668979fd94c25658142cc4cb7d4677da4f6deaac1d78b5d2952cba5d3f81f4cf0d7eaacacc9c7931b05134c2b7adc69bb9810e42c1bc1fe17ea3da4d449ded6f1384b076dafb77973001ceaad862187526a09aa9f0c9c6bd5d4e2b3553e386bf54eabb0804fe4b8cf784a84987324d7dbc1d02d95fe9f7e606060dcd402ce83b3dfd0e0afcbdec735341afbcb573b67de7b411f399467f2d2e405ac8851b288023ad121c192f6e93f9163ecf2cbe3ab13302fdd3554c203952b2c07546f825d08958ff73e47e8504c1d078fe571bf27457bec9b8085614ef0bb421e92dbc4c059dab9f035fa79c2f294edaeb22b9f2a03d84fb671fe31e70365874f8919d142088f186ab4ed8a0f8cd95bed04b8b481728c6fd60928ec4afc60d328a7de210ae1c719ad091fa902d776ac6988bcfeb7d4b176d849660cd166febe040878001fb6fae0d826d51067c2d0ce081ad57b2323c6d5071fe26976c8b818bd754e683b0c92b7d33f3dd58696973e5620c6387f58f88c7108a20dbb13652348f624994cba1e79245c99b7cb9cfb838cd302de3cfb3ea9d9c1826c717fc065d6e0d8a6a175ac7647bfa34ff5d75db8a76804d4072096d163c7ba76228d69727ef13eb69c5841d9e7489bd51e219f56e30c546cb157803eadf6ad6800514cf851726298f67c785256b7d501df7d45cc4012d4d714f3e3896dbcd2bb43902e2c3245f93513590a648dad837e36c6e8dd71beb7e9e34b3e26bfd66d870d34f91e9e587d6ac597b15338724881d7610a5356243e7c523911dbc594be0aeb86871ebf35e16bb722e3c8c3b012a4abef03f6fd1677395c122995ebc2179230a460a2598d65fc24c78b6d48d54817676ec2f090ea8308cdcc2f2d060c43147a396aedc3141904e49760fd8217b1761fae8f13692cac8e8eeddbd7dee071924e40a33092e1cd66326db41d243e1ba91aac6e200d980ec0145f4540d2c3c7140d562f163e345f022e2d63c55db30c36e278166992f0f82a2626ff83761b9989bee4b641f0414aadbfc513cee374b1b2de076a7fb65d422ae11a652887167c5c381678ed799ac1c7322a6f91c30cb6494f01286a94d6a20417a7025803bdf35f1d13609885540a19ad70d37d384ea71f5757a835f2172865917e4df45cb04e054ac85c90d1f98ca950014e8505592902f8126a12d5b72ffc79b0c919261f3cbfd79099149802d5fba20d39b59c9a6c6b4b3ccbe4a25826d1baa8d486742b83c594f6c6acab394ca3dff142d0c193264f399748d32d29ab7be5ad05f66c2b49e7639ff143515816bb538ae12526c625b909a90975a456fecddf63f1c738ea767506a38a9a498e3ae40aa5a628c19e0ddb09f6e64c7fbe82c6e07f7661947dfc03b2aed2111b68c01f88b885e942b8b2cd37b276db1341dc01e899eb9f4c57cb40cb35e5e06f44c26a3f47cdb5be6728fa6b8dcf70e2b8f33c7ba4d0bfedef26879636b9902f263c54274dfbbfe8d303c65a12c644affb00645180b4f1ee626f04cf1b64b5d28298cdbeb2361361a85a6cccb11c451a2132abbead458fc9f6ce8cc20f5759ab23177639202a460d0a4accd021e4cc859ddd6128105e4831c2a4c1a1b50e8afb3b93609270c74191b8a53e851c31675c4d0dfa99ce0da7a4727de4d37b19404a9e58339a76559c6a284335d9351bc834bd22fe2726469d948ae06bc38efe420de6f6ecb71d45254d49a864a8d38ef69b85b6dd909beb6e46a903351da7e89a58ddb9fdb63dc85ece195159de7a09e411d6047200dc4c96b3f0f8e2a754aa1f224a017af1a78b947d7ed18e867b6b1cd924f40d8d66877198fa9d74e957fddd2636753e47dd578147b9bc0eef113056bf0005366dbe6afbc7a9ac5fcff10223888150554b6743fce2d2a47849df0d74d0573b242b32a3974bf84864d9d41a5aa42f44980f60f0b165485bc4ff54f2e515542c2dc124cb6bb79735147dc628db90681543eadcc4cfa1df401d39cb5f585f06cbf0381fb9afb1db8f773df2c1f1b93bd9eece5cc83b920bffb3b13ffc6ceb25047000fc69a031088385448e64568593231227e4e973e7a7bd84a342a938a3b02bea5ac3bc4ba6dd03f044fc9df6', 'order-confirmation', '2', '2126-01-01 00:00:00+00', NULL, 'ESOCKET', '2026-11-22 00:29:08.108167+00'),
('3', NULL, 'verification', '6', '2026-11-22 00:29:22.596975+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:12.222934+00'),
('30', E'\\x01032af39bbef73d7ac36bca2fb2bcb88ef8f9dbee770132a90fff58cc498fa03cb70c4307823fa65475358dec246ae4610c156c7e3c1675f04e8c02f6963910ea35962b4b61ecbbbb656f6760d9ef98fb827e48785015ad95cdf841f0e07b8467777b203458aff50757eaf4d503575b13042a26b2b4de653039b82673e012f501264add623ffae183e23baf5721f03e2d6e226f4b0a57e213b9d918c05dae9291e58cf98b0e75247fb636a3b20face0acbcc77a49fa849df8e39ae5f31778affbb9db82ee607c766cc5a66c36d42a41a584c068a70d112da0e02039725e5553fe4dcfd2ed7aa29fb9f197f6829adb2aab4c6626b955afef6ef68dd4fc7e386e1e7a8853e4642cf57ae54253d341a374498847fc514bfb63775bff1e48e1a475bd13e28733f35451fd4bd2cce843d4d873be74e1613c48cb4105cd6dd20ea80ed3c128aa7597c525d685f391bb44521ab34a1235386841fd32c714c48088eedb59f907dfcaad644d2c834483003bef069cd7e32c643747b8041ff60827f423a98e94504e0df9ca013e44086e3cdaab20f19b30e601ad8c4159c2850db78b3e94459b8a782e70d789d875e09f2d066f5ff7c89b9a0b9594789859955cdd1e6e42a3606753e26fcdb006ae44892e14f7b430cdf78ed1e98f3a2bfaa65e9cf4725e7437c3ecb03b27ad8ca4d9eb9fce6b6494357c204a70cc761a19f84944f6086602bb9b38a642958ac2a163dd6f88dfe2598406b1351fa6d3c1a42b7a770b1a3b7149463cc6a7050a7e753ef59838a880456c30a972888ab16ee2ac8855f520a621b6e9e1e20b5987e044ec75190dee5d90b0bbfdbcb291f0f681ba262e736a652d56546044457fc92e8e3bbd2f8fc91b0ebe16edb59b77a1a097a3d9e6f89c2eb5bb84c98f8cc7b787943ab248233952c90f1399d7994c5ba072b0855c4f87a5190c1140578e8701d5c29bb8836fac49470c18a69107413c9fc82580d9d57c54eb98b42eaa843f727976f5985795c2a5808363347ce0534e670c65f05389a7365bdf559e1f641205a170b93e11c8e6ad414588a3f1caa51066ed96a0fc4884b25741fea77fedfbe1d24920b98aa0b27a7e5ab1e575e70d69f42fb1a01643ae54511b55e429ed8352ab9f7990eba84f33f052e2f37227ef6553f7bec46a12dabd2e5823d9eaef338de0b1cbb7b52117769be2eddc8a6a5d8c816fe845462ecca973a14196fad3b43388b46772656bbe2718eba9ce83f47bbe998f321fcb7650195a2ec8ef0e2574cf26c190ee59b6f3f70bf01d29d0027215a6af968e073a7f7f719b8062e9767cc83723345569763ca90e53ba0231999f2d7add2ea7394b47b965c9dd2d470067f4b0019aa3e7337d4f101b9305541236fb16c7618c00cb6dfcef553c81b55cac2ba5424611b3fb4c11d7b7b9eb2dd44545207c2f1ab219b93d22bedb3e618df89359881825dc481338caff6c8addcd0d8cb72b8c38a16fc69ab5e001464379ac4b7b97b0109fd074dafd3f130f1f8f66c806fc9790cb3eb6449c4c836b128a73fb1bd99d29c7e81a972b8830db9639f3bdce32518f8ca60b27f30a1b8570fb44f9a2f934d211fa19b742358edc58945139dbcbea72b3ae1aaaadc7034ea581cc25a9513daddf750189121d3fa2933ce7411aa5d4e1f580e13a4b39ce6044008594a029f553520c45a1799f99cdccd4e448819003260ab7918dbcbd0cb7e81e25354c28374b89738416f580cda8c0a52fb6fe0850c50b447bf5b4f8124f670c143267ffe0f45a211f62762bfdd641588a0616d39674766a06e4d69af6de24d1c5060a2aa084c5fab4d8cb3aec100751b03060d3ed37e84b83e7832199f101fdd64f4830b6ea2c00d1e073fbc507b2ff8a58a093b211e8b7a31cbdcf2c7db85eae5f31451a82ecf0dee9cf4817156cc39a5e092a000c8da2ee6c88a265fdb9ba78ae4908e79aef6b681668cfb3bd6e735e2e0c429d96c7c4e20544c375cc2afbba7c624c6cf4a25854c4693d03bf6fd7e42898dd361ba75e675acb995e7e4a86a3500830d22c4c58d3c800900395fa72fe136cb93916f98802a4dd008d348124d9bc60eeafad614fead552736710299449c1ff11f7dbdbb09988815dd16902733e295e643d5d3e29935259669a3e3c886cfe35786d145f33175343e8fb35a140660cf17da3444821c66e1d82e4ac3e68ef56816c5e65ec8ef374ff17cb4c57253bec5e596469819631a12396bc36df1ad14e0d27014337c75271c2712a48f36c03ed21311d022a24b76c39433db24a8cb47bd7ee9897f77a3e6cd5cafc03dbdbb2a9bd03baf47134271135b695291f4c0d187d504f9ad6634f2835f4c6405e7c0e263e2dbfb130999609516d3239be0fecff0a3247420e791a976d6eb5fd707a2bdd9e06ed6eeec95752f80b77db7de2e83534fd8d9e48c7fa52f45dc13cc9f3214354f9ed2a784ed56e4c167e51576989a5b51091b8e9016391234f1c7d09281f0c7d139a377485551b7cdb71307645db2f71a965b61dab86ff7ce2d3ca360b7230bc2e6bc50e7e6c5870e0bc4c40f29a3d40c0af6f570358cb8fe08c53b162d2ccfea10e4e087fb8d761f7787e56506a61c4d7442e6f85055128456f0ac184a13a4f3a43d4f324860e44db3e42d6f70ce40ab20a702d1b7ae93aa38331ac23f02734af55e6ac0f4479f0b21f67fdba2c90b6b4f4b1a498094e78ce95b64572cf76b0c32bc9771b5b0b639559bb8f5e3854c8d362a9b8730d52ca3bd8379db49d4444e7ab7f8c8e7276cbf93aee6346f46fb8c4fd2b9365177485c99ac3a79e78e9556bb356cc64da77d742c61ffd32c54e91e3f86d09221714001bc384202bd168164d3e459be1541953c71f14c754e9875916a8b357fc6dd86a9876d473594b1bdb027bfad5d538344cd846ba0986cc97c001f7bd95156cab463bd31ac349477bda8ef0d34b56abd82637e208f0e82b88bdb476be71fde6c2b3000f5f019f539fc977d6bf6802c3871acebea3f4a0cf49798197be9623a25626e8bb6312e2be7b927ec9b992fa257db2d464b1ff4208009220c0aa74cd253929f2247c554a3c3417e0fa06a070333ea78cba3fc2ee39738adf86ace2b8076d0aaf1a991240c3edc69bc793f8ccbe3b3e9606bf39ca536335064509e1d4df595f31b5e19095e477c98ff116fcb1fba2d6dc5c16965e3e58fabc5304adbd9d5035340bf86bab229188fcf9d45c216b0f2db1baaccce5872e5b40fba5fc283a83e96f88331c8d570aafc2eba8a4b899be335a729e8dfc3831dcf01fb2a95272f4c693d2ecac91056595e2f52b1b4eea5d83acb4b86603774949a41717a720301c3a7f3a335bfb32e07dfc9ddeef95bc76944dd7a19281686b6ddb8d8f8463d39fd3797a918e', 'account-deleted', '0', '2126-01-01 00:00:00+00', NULL, NULL, '2026-11-22 00:29:09.326794+00'),
('4', NULL, 'staff-invitation', '6', '2026-11-22 00:29:23.855896+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:13.432616+00'),
('5', NULL, 'reset', '6', '2026-11-22 00:29:29.090774+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:18.258562+00'),
('6', NULL, 'contact-notice', '6', '2026-11-22 00:29:31.778163+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:18.876575+00'),
('7', NULL, 'welcome', '6', '2026-11-22 00:29:37.676103+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:28.768539+00'),
('8', NULL, 'order-confirmation', '6', '2026-11-22 00:29:39.796795+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:32.598224+00'),
('9', NULL, 'order-confirmation', '5', '2026-11-22 00:29:11.702336+00', '2026-11-22 00:29:09.771114+00', 'ESOCKET', '2026-11-22 00:28:37.154289+00');

SELECT setval(pg_get_serial_sequence('outgoing_mails', 'id'), (SELECT max(id) FROM outgoing_mails));

INSERT INTO carts (id, user_id, revision, updated_at) VALUES
('737e9c25-4cd2-4151-b42a-116487cae103', '59024a31-0052-4946-be3a-8cf07278c4e0', '1', '2026-11-22 00:28:31.096412+00'),
('a8b88c9f-b6f2-40fb-a787-9a7b7c335dd9', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', '2', '2026-11-22 00:28:30.711126+00');

INSERT INTO cart_items (cart_id, product_id, quantity, added_at) VALUES
('737e9c25-4cd2-4151-b42a-116487cae103', '6000004', '4', '2026-11-22 00:28:31.096412+00'),
('a8b88c9f-b6f2-40fb-a787-9a7b7c335dd9', '6000002', '2', '2026-11-22 00:28:30.285922+00'),
('a8b88c9f-b6f2-40fb-a787-9a7b7c335dd9', '6004211', '1', '2026-11-22 00:28:30.711126+00');

INSERT INTO cart_merges (cart_id, merge_key, merged_at) VALUES
('a8b88c9f-b6f2-40fb-a787-9a7b7c335dd9', 'merge-key-1', '2026-11-22 00:28:30.711126+00');

INSERT INTO attributions (id, attribution, created_at) OVERRIDING SYSTEM VALUE VALUES
('1', '{"gclid": "click-1", "utm_source": "mail"}', '2026-11-22 00:28:32.091934+00'),
('10', '{}', '2026-11-22 00:29:02.624534+00'),
('11', '{}', '2026-11-22 00:29:03.412166+00'),
('12', '{}', '2026-11-22 00:29:03.986811+00'),
('13', '{}', '2026-11-22 00:29:05.672546+00'),
('14', '{}', '2026-11-22 00:29:06.262128+00'),
('15', '{}', '2026-11-22 00:29:06.608547+00'),
('16', '{}', '2026-11-22 00:29:07.48123+00'),
('17', '{}', '2026-11-22 00:29:08.059591+00'),
('2', '{}', '2026-11-22 00:28:36.612521+00'),
('3', '{}', '2026-11-22 00:28:39.428551+00'),
('4', '{}', '2026-11-22 00:28:46.543812+00'),
('5', '{}', '2026-11-22 00:28:48.13654+00'),
('6', '{}', '2026-11-22 00:28:51.055276+00'),
('7', '{}', '2026-11-22 00:28:53.450234+00'),
('8', '{}', '2026-11-22 00:28:55.164506+00'),
('9', '{}', '2026-11-22 00:28:59.922298+00');

SELECT setval(pg_get_serial_sequence('attributions', 'id'), (SELECT max(id) FROM attributions));

INSERT INTO orders (id, unique_id, user_id, submitted_by, status, delivery_type, pickup_location_id, total_cents, sub_total_cents, shipping_cents, tax_cents, discount_cents, original_price_cents, lender_take_cents, affiliate_take_cents, promotion_code, price_markup_group_id, idempotency_hash, request_hash, sealed_customer, search_indexes, ship_state, attribution, rollup_id, submitted_rollup_id, is_stock_taken, fraud_is_checked, fraud_score, fraud_ip_distance_km, fraud_email_first_seen, fraud_reasons, fraud_next_at, fraud_tries, lease_id, lender_signature_url, reminders, revision, submitted_at, created_at, created_by, updated_at, updated_by) VALUES
('4204cfb7-bb26-494f-a53b-acdd0ad669be', 'EF-VTQYHFGQ', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'CONFIRMED_BY_SUPPLIER', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xa6fd1cb51689e2b3eafd5d423528a72479e1fcb7dbb2b7da9d8875af71a58911', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x019601bbe49f2b905f2678e147e3282c05ffb69de339f5b5d21e7df3bceedd4a86f18264c110fb35574d375c52a5f3cf74e25c4855b751b9d882b2730879f9977af8487d66e228fbe920c2ed35256634a3718cb1423a8fec865fe8282ba6c246812ec5e3afba33ebd6b31ad8de0451e2af87232e70a03c3e6a3897608f68191850885212ef2ec456f077b93efe5dd878ee6a9408ed3848f451dd03b9e6894220cdcf032d8ea13f91b88bed585d3f1c1e963a1d18fd28c734e142c12f05a2cdba03e38b6b3e5517da3183d80ce872165662e5fdfba15e42eec65242e6afaf024bff97ecbe57e8b894c799242112373a1212e4842c9044063088bd4e23180d16e277ad26ebced255f77b8e729b26d28a64338ffb28a8f109aac781323b7ece956311266f53cfc60f7466b3688cf5ceb4665d06a12d5e22856a9d526395e7e19a20eb1ff0ef8ea81261940803d8b8fbe449eca322f173da96a399e78e0c75ca25c2036f14bf8113ecbcdc5416cb1c91ba90727bc951aac902b9b66ab374e133bd6845bb6b2e5e6da06625a755f678d44d0511487e8d640016199f542c3273c2992f0b2a04ff1a6d8e5d8191d2290b06aa421118ee5546a68db59f0567e61f57fed783bfc336d76b02dc1e055863d727eb095ae51e47b98fd6eb30674abd0066dac7ccc5c78dd0f1af11f3b2de18a4acd9e25c3e47a1602f5d39f6cccc861f37b717643433d78319a4795e519a75ef3927b887638c3489915c4d90caaee8c2d0649cd94601eca8f6c98ee9b0', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '4', '4', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:16.959888+00', '1', NULL, NULL, 'true', '4', '2026-11-22 00:28:46.543812+00', '2026-11-22 00:28:46.543812+00', 'ada@mail.example', '2026-11-22 00:28:47.715267+00', 'shopper-888e9b3c1e2e@mail.example'),
('4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'EF-KWR4049F', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'CANCELLED_BY_SUPPLIER', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xee9eb28b3861504d4304f2fb94854d22351c41e89579dbcc502f03afdedce1ee', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01cf50d05bc57aa66e3e7785d8f2630857bad5b84ab00d422de1a79b50f178d4f17ff87282cf1b36306d52803e9464f75a770ab793ee2fc152c55d3f0847258acef7fc7d3d5048a368906bc7cbfad6ed911929e2f83f03c7f8860fbae45ce2e48dbd47013c17f88fafc3bdb4bfb7d7b40ab1d3023348a3fc717befa35d2a17c6f45f0074fe0f98e94020b8804b67b42eb59b71b7ecbc66798457388927bc0e6e4b63894a3074cdad00df34d87b5e8f79866a78fa6fb6f5502e0f1783612f399cf66fda47826005839f249f08619762838ca6eb64f7ee53534a0482c555de73dcab4a9316ce1bdcaef063c0fc718b96a440aea189e360bad7812537fcaf110ad0cdfbdbb7de832c1fd10b9f3d4b67faf83f49a7339b7fd3c384a1c683c86c113f1d764b297b9a7f3bc0890d8ccce94972e5b4741454a90a641e863ce3220c21b4f5a43eba9b51196f9c52d1aca68d841076418acc6b0efdf918232defa03e6f0bac5bb540b9b4bc610e1c9dc170dff30bff322979d7a41e4a14d2e467d4094073e89180e241af6d29743e6a7b3a1926d586eb45b7ca1903ddcd141e9e83b6ee6bdf8879cfafdc5d69170fa49059acf46edda00834ae034caf36ee70e65853539f089c737bca027034a61509d57e7abdbff693151ab4c76555ecd8f79ce1d249cc908bd08ef8faa8bf6a3613215eb713da61644b997a30b4eecea8345bdc808628dee7ebd5a86b0d8ad451b7c5515e6aad3f465fc22857d82bd2370fe7e82a3e32f353bf224e9d8e4e20f1', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '7', '7', 'false', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:24.101037+00', '1', NULL, NULL, 'true', '4', '2026-11-22 00:28:53.450234+00', '2026-11-22 00:28:53.450234+00', 'ada@mail.example', '2026-11-22 00:28:54.753424+00', 'shopper-888e9b3c1e2e@mail.example'),
('580b1f98-5254-4203-9328-e075a1fa4396', 'EF-SHKHH3JY', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_REVIEW', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x28936e09da7d47411c2b6d5710cb092d5c40fa6b1e470a62ae1e19c09a64e655', E'\\xf2b81bf385eb617f8b357bb3aa065f6fb02cc6dc402dea2e1d3fc463059de71d', E'\\x0161e1a4605dab7d89b7fb140ca9e600367dc80470c133c5af26589374e3b7a15dd4536f154f874557f08cef9f5671e01d95faae3c41ce43998d68616ee476ded8ff623730a6394afc1093db78038c9ecf7f31cefa76030d40f96fe33615bcb96bca39237f334f3f055c7d7e1f29eac50e9531c1a80d6908ceb8b5f28502fe538898be5c197a8bb45a1c5a8dd78841159ce3519d7714f527aeaeff49bb625469f6e67c790885c4875a88d3f20c0e42a58a3f821d1870749dce9b9ef2d8bfe2980079108f2af834991f96985ff3d025dc99611cdb03d7eb11a86beab26699b25b844e6167c827f525172590794a65a8a8fe3dae29e8cb219b852f5d9cca72646919285814c76c89e9ea6a0125e77e2a00a559b15545945abf2cd43ef7bafe0edad9a9d88d4a62bd4d6cd200c3898faa4d6f71e1840abfcdfcd5bc4cbdc6b2a0c9e96b560f0fde0f3adff52a7ce1c94af0d6606de1420c12f8819b1b056cfe1573b4a0c75d2eb85486309ea2b11ce72e4eff075836f12e662498c8d8f1b031746b9939655025c87187e96a42d9fe5cd2cd586096af17fa2ed1375a024f72038c2b9bdc56c38ce919dfe954ce0512abd52f965243ee76efc93595f971f743c5b1c6b7acb1f7893d7645b5b1f43c61204e1d0e88b131db44e6b910d40f85ef15e04ff5b3ed5d8225d9676f04fefe6aed3af1e8ce261f82310156c1b1f805fc5f47299eaad778536fa822c8c25b80f5b1f171bb5df94d7e2680ed502cf112a9e7c472049f190d25f297977fdb092ccc46535b', E'{"\\\\x0578fb4775ef237e4065b2aa08127e3a1634254956470ac9235eefc43522a565","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '2', '2', 'true', 'true', '85', NULL, '2026-11-19', '{"Risk score 85 (review from 20)","E-mail address first seen on 2026-11-19 (review below 30 days)","The e-mail address is a disposable one"}', '2026-11-22 00:29:07.916684+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:28:36.612521+00', '2026-11-22 00:28:36.612521+00', 'ada@mail.example', '2026-11-22 00:28:38.762314+00', 'System'),
('5a73db93-48a9-441c-be87-0c814a966abb', 'EF-33PDRENS', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'RETURNED', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xf028b87be3c56ff73029b1aca688cf5e19b12af0d2092cd640a2c260d2c697c7', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x010f613c19055b47c66ab4c56721086d2025c915935db2390bf1d47bdbb4cf4194ad3a3738014ada4fea3d279bc8c2640932c0d3bd48f45f36c8bdd5ffd3d414bfbeba5b5a1f4a5bfc79c8d9aff732f415928ebf68fcb018d63193e0fe45fc40d9dc215ea7269c98dc22c02e934416843253c9a676fcb9b6789d9d4526e0ad92511ef81a6677152e769282d40a84ecf054a083a005339305bc89bef678df8699720af3366aec5a2d6833a1803b5321318d198a8fdb36f648bcb8e1035cf6650bfadfbd6a833f637328b769fc89e2bb8753179596511fa99cc130724fa9b74567bd8d2159c7f09f6ca23b2adf3e8f97a9855d3e99b2fb2965488f32b86042c37e797cfe9144bb073e4b757e9847e0440ec8cb11318b2309fd2cbecfa4f9b0919cf6ee7fdbc1c17a6152061f70a229c19693cc08d9f4287529b9c7c0e4bae6ac29d60113de078c0f2ec7bc49fca012ceabb2ad5950be4e5ca0e8c4e12c0bb122ce6c8abf409b293b6e6b67d1e00a0c88239b2d70d4ef25714f9ba19b77c3bdbee72fd7a1a895b3b42e9a3c29721273751a6a85c634222d1ae0e277b45ced6067f6f2baf292cb4f61c0633f7f975bb47f86ac54ff0620fce30559bcebd838ec345ba74dcae77cd691df48141c037bac1ff0a1f24408e5ad88ffb22521279220ec762f32c459a3028eabe0891705349305ee3f1f1d8528cd3e03fce962157181199ec9dfce13d57bcaf0e235113c3cd9901c259644441e564176c7fbe002f630d958e1d719fc7134484a8107', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '6', '6', 'false', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:21.856345+00', '1', NULL, NULL, 'true', '5', '2026-11-22 00:28:51.055276+00', '2026-11-22 00:28:51.055276+00', 'ada@mail.example', '2026-11-22 00:28:53.144528+00', 'shopper-888e9b3c1e2e@mail.example'),
('60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'EF-J6G04AV9', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_FULFILMENT', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xf03a9b9240554df5266d8d8157f7ee74dc820c26814fc0087a9a3d56cd932cca', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01778c19b79067f44179c6aa044fde18ec816efe7c3fb281a80e581b87969855f95d7f352394ee7521ab0c100d3e299cce5c56384e689bbdc989920898ce589390c8ccf42a8b4a0701ff91631e37504ae06c823b3e672bcfa98344e88664ea30043d32c5c8359dc6403c1c2e5762042530ca42afb2e537a8bd9b5abae61c1f33675f56b35b6679175d70b6e761470079eb94fbb2e110461d00b4c9e380b34daf0403d26507952d190dbac601b2e9be0b88eb31ec9de323a77259e7b49e638a7347d6877e2fa7bdf571629878f77d3dc32e539163f950344c0ff67bfbc5bd37659e89ca907ef703dbac5648e7374b347f82e6ea33f30bf2222e5454a335e951b060f06ea359d428c950d608e68058c21238080236e865d537c276672e7ad24d843ce18af8f0da1ce6dc3233ff54793a8aedae2834184609ebe18a5427a46eb66169ad540f39d3b56d9d3064ce5dab3c886d7730d87dee037456874e8a2fb6645c515f253d68b6a8fe10f1650bce054fd0f4be71e3f76d913150470694571de13ab682581e2cb858e4a535022d187cc3e25b76b23b40e991dbf29684aa6396d0b96144f44a2ce4740a962101e32785ca23845662ba7a0f1864247aa7ae05e653e85618fab37b767f7094dfaa184be4a2ca57bed1406a2e1b8364fa93566b474f2620d1e8ed59aa328db1193ac5cbf60546fb85c4af6fa31acdb7acd52f99cca772cd6eed86b86af95b2e2d6dae6ec1027d3a7d7d95c5aec4be53b31f5b3ce0eb7ed7a3ebd32872b70d7228', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '9', '9', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:30.93175+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:28:59.922298+00', '2026-11-22 00:28:59.922298+00', 'ada@mail.example', '2026-11-22 00:29:00.948047+00', 'System'),
('66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'EF-GX9TX28Q', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PAYMENT_RECEIVED', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x5437ca0028f6c7649f9617daf9bc819aa40009d44b07a3f35cf30c5b466d955c', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01b4a4a1003d52c60c383cbfdc7fc792e4dd9b4834bb16e86bde17386c5a91817b539be1e65ef9c577dc3628c76fbccbe1a70a44a0ad0791051a559c7e5c614a1a818900636df4e850b90c0aa5ddc921fedc22d0d85b1c6fab48485f3713657d58d503aa82708b2772e42bc1d03ffe2616921fb33fb1fe9b82059045afa2dffc1cbea26bf707b4116238f488133630490647adb28ac42738eb3ff3a5d546691363392169092ad1597d108ee2cf6f6511b2526c34d2fd832f6f74b738f2b4697d3de2cd8a3d650137c3925e63983fe19ba126a46495dfbbb629f9c25592fc600d790271687a6a55edbde48497d015aa0d176f06fbeb2ce6826e0279ab9f35e1f619cae3bf967a300c4397faa3238154f0b1082882ed57735b1b493f18086ecd49c34ff680253cc093d4eaa7932725686ae752e73fa39518668d4939ce3ec83dc8e62dc9ac072b66273486f507bd6212eca31fa8d35c63b56dc1d322e3cfc0ed4fdd0ed9407e7f257cb4b8e35fb66324712500915114a0ed6ad0f20e660832f3a80df02e7dafffadfc56401f9314aeaf69705b85942961166887a578b04b30b9dd9d2afc50c180a8471d7af140259775947bf34fd3fd6894cbb88a66e571d2d87f38993b36d8e03adfca1a9cb4c5b01c4901d5585943049c22dc04b1c45c8a43b84be7009722b9f14c24deb6b8693e1eda95f5ea83ac165dc807be899b6f9892bad76bac05fd7982e9d065250f900b7d5a0dc8cd4e2937159ebff4a114b73d4d2f1fcfc0e7688c84572af5', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '17', '17', 'true', 'false', '1', NULL, '2016-02-03', '{}', '2126-01-01 00:00:00+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:29:08.059591+00', '2026-11-22 00:29:08.059591+00', 'ada@mail.example', '2026-11-22 00:29:08.444178+00', 'System'),
('6e266c84-efc8-4f00-abc3-251792b8266b', 'EF-8W0FX6VN', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_PAYMENT', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x436ca8bb6bcef3ce79d3b4508b5d308c3c4b928dbd4b13fa78777e4f047c20b7', E'\\xdce45163f59047b7ee281a06ab54934007a2838115bc66571eff1bdf9764a3b8', E'\\x01f50e0c01a79273f645c2ae06d9e675466fb803ae56604a471fc34de988ed99e84e6b68037a3622817688af5677fb1d39ccd412f66766156d9eaa5d212e813b97b483525bf0d881f426c7cc3104f2b9fab5b96b603300066a8beb6aa985eab222499174a3ec113ee0f2142d38a5a6345889580b7692f6a7dba00301d482ccfdc6ab327552935ef28690a1f472df55441d9bc6d824b37fa500fa01149be4347e96329a893af519bc91fdd334992ad0fbb309882672e88c9018b32c746cb7c29bc004fc00d00b30a02217d221346e5ba12a9e4eea2ac32b07c0771389ad8d326b42f0dbfc19c7d60b1cc2a3b799a56e25b246ac213385cd3ed85e22626d4400df6231b8b24fb5a7ab5ec2f095069c590186ada482a4080deb28f63c476ba9a9b3c623ff0521aa3e1378870eaa84a3311b973e400ef209809b1028e1306e8ee0fe01c785ae165a9456bd6769dc3aefd0e855ecbd73b55f34482546afcfa7eac7cfe754dffb8fe5251cb04e8b7a7e80434a0f9380a5e060db5664ca472d1678a28cfc6b4c6dcc65765fe83fb2df049ef5344aa4569310fa72ff7d5e6f5ce57e360d44a4bb95dba489b9fb9deb36db6337931beff9cd2ca3aebf1d570518b47410ffb66225db68abfd93247b101e7f96f0d1061db2b7f0f5a21e6d5c3bcc5fc442b4bf846e7fd2b215a2e445712829ff45ee18d8f6a9b864a1b804a715f501b51040842bd61a8aef167e0390d5c4a3be6579ae3a0ec3d9458ee688e6755bd6dd640ae1dd3f2bba7223261d6fdd52d455cbef62b971247c1aabafda', E'{"\\\\x2d0c8df280e0e3ae0d2eaeef5a3465be6789a979841a7277a713cfa2043f5629","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '10', '10', 'true', 'false', NULL, NULL, NULL, '{}', '2026-11-22 00:29:02.624534+00', '0', NULL, NULL, 'true', '1', '2026-11-22 00:29:02.624534+00', '2026-11-22 00:29:02.624534+00', 'ada@mail.example', '2026-11-22 00:29:02.624534+00', 'ada@mail.example'),
('6f5b3a6b-f86d-4749-a816-53435ef83e49', 'EF-P0GMV0HW', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_ESIGNATURE', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xae2fb785774730135334e53dbad7de6170f14cdf2c1d4321223166dac1a3177b', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01d899638c91b455d1daf8acfe3f932c1b5db49d460b0c737eab909779206bef16d8ffe5ab9e3a5e5a786efa47fea714defb5d32b4d550df1b8a0d2ccfa8829b95be24be6e347dda0f754b983bd39ab2b86af5a14ecebce1cb368092bb04880addeb30c4bf16be19aa4566fdcf29d8e410bd11727ba91f1885e5610da52d2e2616e043ff385dea9bfca8e44a01225e4520b06fc93b4eaa2020902500c6244b7c2aad515d57e0cbc3e62007ea79e8a5eab7b20ac226597266c7466739bd412c2acecc9b5c25d302b24426700003ca8a0ffb53093688e7b9a012f099b6dcea72f068e01923f1ac2c03fa92f4af88309b8e25050fb96a332de2f51abe06ec7c7849559711b72456463e94cf041a8d41f34f86392c2b0a1b2a0b6e81dee7741893b6673b9fcfd474127512e30c09dbe652e11a5447707d3892a52d38f7ae2f46f9df0f323c47e40bc7cdc14fbefbe03ea45d62781aa17ec4ba833cc883fa9cac85ac5da46b89e5172e06710d221307c53143c55cd12658fcbf79a5d007d57988f9bb52cfe4e65f0dc1941ad8ae3b298002de7b60963709b2645797bbb7221b61a04498e0dfdbf77293737f446a2878f9de12038df72423134abefbc97b0987e3517f98f39370945e2137a4782a7cfa686791faa227c6492c2aad9f42a6f36a207d864f9bc315d1725328362ce0c084b31cf5877a0d8408164592f08ded871a28b53a3f875493ea4bf0f4dccd595e80c73dfba9e993b30285c97ef4600c62c4146b5c724e2bb1bd1687d7a9cd', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '16', '16', 'true', 'false', '1', NULL, '2016-02-03', '{}', '2126-01-01 00:00:00+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:29:07.48123+00', '2026-11-22 00:29:07.48123+00', 'ada@mail.example', '2026-11-22 00:29:07.908515+00', 'System'),
('a3999408-cd34-4a19-8231-6750ebebce61', 'EF-TG82P28Y', NULL, 'guest', 'PENDING_FULFILMENT', 'DELIVERY_PICKUP', 'austin-downtown', '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xfbeadceb32e2a773d546dea8d7589642ca77d5d331d992834ecdb79e4401e646', E'\\x39e261e6e156eba8c78ae2ece095e354cb0bd839970412a89e24e86fd5ba2db0', E'\\x01aede29895a60df6a1c8adf453cbe0d3192badb88e00019bc487b10969c442e94fa5081ba54c9e080d2f048dc9bcf1aa30c742e5b12978bd2fddf4dff7566efa1e3467551a797371ecd0f682d55f33517c749797b526d8d81628df2061c934a71db8afe12a369936479d5f7943323ada841773823698b1f791af12159abda128dff2c14d6c6ad7e1761499ddd3f75d2c2a04e0a6e97c3e3527bf48fd9c3eb5b54fab02010849f51b2e23b1bb5c76478565a41e7752039f476c0460473c3c0e74487e395510b4659f61ec328622b9d8a91bc15f64f85c0672e66b993aad580d25e04963bdb93214d2c851168f000bb5b874562e8ce106a832a13a7171dcd8db57b44f7c505b620a142bdf3f4f85538afd73fa85a422d25e300329c75438692e88adf05962b6e25d4a777d09ff8a31b5392f16a0829007ef16b6f7c4213d56045644b259d66108869ea5e7a052886d9d0a304a8efcd0d143f01f63bce0da0bce045eb220d1312f96f66c66da17f65cf62470e961892175599ac5c1c1cf6a73b05b7898ef4c214c9f893177e3e945c62acc5c645a79bf6fb9b6d3d8f0e32cf9c26e7831ff9e6e54868e901ec6c4257068eebe59867e48b2ba0e091db2462caf96d318cf73966dc50b94402e870c9d444cc0ddf1116751a60d14c60fbe240773a2f8bed3913f75275744ef5318df2b82f201cd4e9719b5988bce3fca4f10be9e592af5bd75da9aaa4fe07dc7d294ba8c13968a91063b12ec4446ec28dff64183db57b2a75304a07a2', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '14', '14', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:36.348235+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:29:06.262128+00', '2026-11-22 00:29:06.262128+00', 'guest', '2026-11-22 00:29:06.372586+00', 'System'),
('a4c202d4-c969-4fd3-84ca-609f1939c98d', 'EF-965AVAXT', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'COMPLETED', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xa475acd9f11d724f6ea7830f018f3db5a5d341025af522837bc4e7c223ca36f3', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01851bb3b65b930fc9ab47a66f554ddf7823c6df5b0897595b4d11eb18cee93fc024673c38056917545a19c346d235e4a7bd47db1b5a753e0df4270fa7eab326b8b6c5cf94439d09805a004f7a10c97b1b5c7eb43c5c8b0c14fe42ac755040b77140360cf7086870276e2de267dceb8e67205336b7ec1d209ff2e4abf3ff3c81a242329d8d8d966f289143b36cced1229fd838643dd55201b3035465f55a73bf108e8f1fe11963e2122de2ea61dae8c00aedef5f744b42919092dd0e0254be1909bfaacc38db45d3f9e1cf7666968f5e063507263ec8ae7285e6eb322edaabc38d583b992420b8ba1515e6ba2b1836341b28d1c5417cc7f12c948db2c762964ca113bfb585342695bea1ddfe2e923e607ccc5d9ef11cab17fe1136ade2f3f748aff7b910a72188d6f4240a49daab23d55340d51c74574158e3dff143789742e043694fada2e55593ba9cc75b569cca9956a885237efa4d79487e590c1abd72434f08183851f3334ee92638acb4e5f08a3f2c22dbee1cbaa39c0b8b1469032b110e95c8ddc4e3e0c720fb7d63f2343fc4db57f1da207a9cc3aae349a160bed2c87c81bfddea85478e1e9ddc742b87fd3372272bb320854711b13f3753a3e49854a4308f52e621264de6acbc1a6a374918174e8d609ea84f76a8a8dca93234d9369538a33b57b7b07e1a7abe495727431aacac88fa91fab3e3ed8ed0693b7d9a126fe5391a1ab76da77bf39d4e07491df9178bbedcd461930f1c9c1495b10ec8130733477bf5d8e219fa33', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '5', '5', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:18.668544+00', '1', NULL, NULL, 'true', '5', '2026-11-22 00:28:48.13654+00', '2026-11-22 00:28:48.13654+00', 'ada@mail.example', '2026-11-22 00:28:50.26454+00', 'shopper-888e9b3c1e2e@mail.example'),
('d60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'EF-VRFYK7VB', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'CANCELLED', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xe8e7d1af6ec67b4e6b06dd5f4664f8fed0260d069b1e300538facbc715306607', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01d99eff144dbd8d9f02823ea73bed8c5d0c46cd17a4d61b20180ce76c63ff6c4ce1512f55332a14fe872fd10ee6050b79b6527c8c97d741d7d48697cb61a9522200477b2a4d4d6b7a7cc0a36b8447a0e35913b77547c45f3071bafe98f70bbeda792a2ea4204a27dc3356da79a6a9a96042efa047e90d62d799632007956623629d5137511a5b842e237777f8a5b06ea2783da74d14f5102e178dd6e77f180e15f02b2a106d316ff98ec300aa7b365f429871cc163668a495f4f12cacf8d45ddc49f9771368b42bbf61b8fc45a33cb56e2fc0750a3f03e87a3b633006103cd63db2a2f32fa49e48a4b884108b6f44b8c1cc2711255b0d416219248a591daea2e2dd9ffe70e99809705cb4d37e6de2c1bed3142e49b077ad5ee15729f89c2dd4727777dfd191a3486539a58350ab3922abb1c6235fcbb73d331c8223fda9ed35bbeb67d8de69fc6820d439eb9a495096feb31712ed3f36d2e42df9ec33bed0a5f80dca43fcd926215f8857ef216517ba45473e09607842f4dc2e7350cbb002500b3520f9c62f6e98ac0f68ff93b6a2675111babbe43d0a4a9b712309a265564b05bae497b8aef29dd58cd77d2a1bcca047e77a9def28550b46dd6a0efeae52ae3560418991c4855fc136d73b1283b95cbe1ca0bdc57299841642fc8a442c6264bbcbdbf5e5215a27b62628e264278c3b8a96d8102446750e946e108ac4300ace463e4f5e76633135a125dd2a7daa30ff4338fb65348562a6ccffb3de24e153708563ae9537a1283221b4', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '8', '8', 'false', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:25.760548+00', '1', NULL, NULL, 'true', '4', '2026-11-22 00:28:55.164506+00', '2026-11-22 00:28:55.164506+00', 'ada@mail.example', '2026-11-22 00:28:56.868514+00', 'Customer'),
('dabd4060-7a5b-4128-8286-94cfaa8862fd', 'EF-STJGS7EG', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PAYMENT_FAILED', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xba1b247bfc5930944d9fc9e1eb5580f5a43e18c19a7ef230a0ef8178310aad84', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x0182a51005569d52010a8a8f3fffe8f54d572333980f9ba45720683eb6f836f2c2f6c580ca43b3729f0f6bf19b290b2a089eca4fa0df8ec822ea26e0ed98dfed58bf7bb787c428018b78111dd46c9a816fd18b89cd42292054111f1750657f4b47f23224e7783af8c53ba7dc44b2ae0e852da1b462f1bb6cf823e91021f744cb76a27bb7ca3da9ac2268d5807c2b3a9f325eab90a801af0460d281722702f3800333f22f5c10b872710571fa3a8149385d1eb61ea2963c72ee859215c18da221fe7b1b5af4db051c31aa1a7c347c7f65994e1be81baf90deb47ec89a5e6c69dedca8b055ac17da0ccf651490d5fe40f0eb4c7092be5826c7d593ad7430b7e8377d429ffa11effc386753f83b75834ccbd453e68cb133829606a5b01b5476fa2bcacd07a2ad1ef2da65b8c161531846ab7e6b438b9bbfef478e50f5d3b17d8163246ad36d5b22b6b07a66bd98289cd3db97f84a33d9d1f221fe88f240f9573aae16ecb9a4b26eaf61b7b5a65e8cf76d6266e8229fd4b72f1570252de21357e1a98dc8be1c04717bc4687363e1a290a3f6765a5806b8963872ea415441b60fe0bbe28f19f27e39fc03067849ac1f48dc1c461ef88134e4e5acaa18f4cf2ff7c3abc0a46a3c97b20f99d0e0f3cb33cf887dfdcda0b9bd238890260a8562df3fcf88e39e6a6017e337a27956f03daf642a55064c285e14a7ee00d439a4f2a3f76cfec703aa25271b9a3eab9fb798e7587fc57e41ea44f9d16d78a500ee69e10375a32e17e0b25cff117c84e9', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '13', '13', 'false', 'false', NULL, NULL, NULL, '{}', '2026-11-22 00:29:05.672546+00', '0', NULL, NULL, 'true', '2', '2026-11-22 00:29:05.672546+00', '2026-11-22 00:29:05.672546+00', 'ada@mail.example', '2026-11-22 00:29:06.082761+00', 'System'),
('e0a49e8a-e656-4360-bedc-659e0ba07b38', 'EF-74N8VN5D', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_PAYMENT', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x2e7f90ce49239fa3a89ab8ec79a2c6106bfd75e910e44544eb070980e7a132da', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x018d8dec651f5838a9206b42a95158f104601f131bfbb9b602adf7aa501dd804a34381559fe3019457ad333fb46b781b2026a2ce216119b31a63b93b930beff76cd1c090d869cc396f02984f0f105b86c20c3dbb75cc8053caf4871080ce6ab9277075e33e4c4610d1003ef998caee9588b32c7c7e5d9cebad6fe23b8d289d65b3430b15e382f1b2be40748bdb9351fc9eb779b5b254f66328a49b63b576d2832057b1fd9d52450cce0afb6360928304320ef16b6a9735384dd0917e29139b1fea9d208838f6a1eb7477b55959cce0a5edc457d9d2904c9edb253f579c9461ac912434b17bf3baffe3416ec500ea400632907a9435a53dd27bb92a65d7fb4bfea38081a090bcb777f46443ccb30442f043b89b602e1e7dadc3ee540ed6cc46630ec638fe50adceca22569df17fe1ff86a53964e1e3ee5d87c7ca83c36176269c981accfa4511687b3fce3e39eaeb1cdb615c4d20230c989c3b9b27d52b29e7dc75c942601867c64a459d6db4146e0f7434d8d8ddd358400761566ea6317f7f14b784925e39557856f8308b6eaebc15822ba028b1e586b6a20dfc0fb5f277292200631e8b3a02626b4295d75f1dda8a3218c9ad58e66fe68a655d74a8612753072a8ec9d30a9bc8e1b09bc28402825fda4603d04e67624cd6b2ba40697aba5f9009c6b6d482a9116fdbbadb5b77c2d7d82346cfa25926c2b7b3f1a43dc75735b98f47349293f3941a5ca4872f1eb5c8b4a4677caaf3d2fa01171d0081693fdddc6feb2a59e1b6e705a23c', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '11', '11', 'true', 'false', NULL, NULL, NULL, '{}', '2026-11-22 00:29:03.412166+00', '0', NULL, NULL, 'true', '1', '2026-11-22 00:29:03.412166+00', '2026-11-22 00:29:03.412166+00', 'ada@mail.example', '2026-11-22 00:29:03.412166+00', 'ada@mail.example'),
('e33f053b-91f0-4bf5-85a1-7729f023644f', 'EF-1X4DB9N2', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_FULFILMENT', 'DELIVERY_SHIPPING', NULL, '612863', '640903', '0', '36050', '64090', '640903', NULL, NULL, 'WELCOME10', NULL, E'\\xe01b587a1cef5c16c014646651b58f9a3453966c2839c022f959fe52ef8cd212', E'\\x0919cba668bb5ffc3c0f57e9414a3879437d4d6ed3f86116896a08cea51d9006', E'\\x0106600dd32cde484d33a8eb1a80c752b2cb1494970b28092c02e8cc9c89c755c0434339e767ee2f75d5701f46256dd72adb602c0f4833451baf7d5d6e1898abe41c712e5a0653243d2a35bd5c777c434d65b2e9b65d31c70cb9170f112465c1eb6e1d50b6c4b9108b945875f1717ba122e8cb043a1148f14725aba4ca50db0a5de40885bfb3f4b78db5f2ec25e9b2698cc4dd5d97e539a6e0fcde4ded99e1f47ba065d8d43506378805e2460a2716cdcdbee9290dddf15e6a5dc10f77340860f65e58c76134c48cce5d326c16c222735ff6d5c4e66f1534fd11e5e73cf3ae8831a88bf2f5d7ebde1560257d8d99990dc63ce8d1db8bd2f7c5f8003ffdb0d3e173bc913bf75a7b82c578dfa297159f9ec963dfb4b433fdf012fa99bc129e87a0d1bfa064c6e7b324a2c7c3c025939bdccd98b9dd106f9ac19e4f12ae3dfcd40dadaed2a333ab163e60e27db7d4896f62ca6b15c67bdc0539571940f084cea2cc0763185f1f9414af2599b43524a03b77dd87f99229be4529f3b7379eeae80628cd5fd8ca8456bf68db8ac83c45afa0388224226674f7f810eb04b8b38be48afcc1fadb37aec14b0f9dfa44c2d660fdf358a293025473eb49cedd9b544377ed493868c7542874c75aaf678da56f246b2a3b2380c643b0d6fec94e9d900aa9483a37e4cd8d58d7c7fafec52b2a8c3a1676aac38e8f5a829b01dbc703b924169dfb7fb4e9f983c6e1fa0d82a4da82127b7fdd4f34b947611c229767a56be54821656a6515e19cc783dd5369', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{"gclid": "click-1", "utm_source": "mail"}', '1', '1', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:03.024347+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:28:32.091934+00', '2026-11-22 00:28:32.091934+00', 'ada@mail.example', '2026-11-22 00:28:34.951589+00', 'System'),
('e9742e89-b5a1-46a0-9146-69e84078e9ae', 'EF-8B673WTF', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_FULFILMENT', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x0dbc3c1b16a342d6f136d8c24a616caf13fba99240a6a7ff231dbffe85d26f0f', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01350939e0908f6e2ba216b528701b47f570e1784ab8ad3b0c4fe9cfbbe561e39dec0d6520d582fe4667e9a6d0b3015f0f372cf2618c313c197ab434e1fcc2786c77a39401902eff1e45b169764fcdc4b7f4d30974b135820e8cc80f821ec91ed13aec21c6f53dc80a1b5b0145dbe149d50b86166b49767f6e66a9e6d9daecd2b795875df92c9d68abba8d879a5dce2fabe5b638e079b50e1d5a4a590ae83e97586023678a68256b791534221ff0f06b23628c1bd580cae5a32c54533d3b29594736c41b7a2915d4d4e1afcaf1d5f65f169a98f1419f83409dec7f5d5aa29a68f7e70ece1d544cffc7df5f6ec03517c207c536d764b644c3965d37f9fb99eb0d46b61f26843ca3dcc5cbad8416980486d8f82fd81f5c038786313a8ccca5399ef101461245b09e4c19836bca0e7b9aafd790475181717e3b1376343e06184adc046e6befc03c763ee6057795b18eb1c5cc2a00abd9b7943541e6414d8661fb91b4c9d8cf5999a0260c87a13d477282ab8066629310a4a6d89c0bd5ecbc8397a873269f652d2b01273f2a6e41b419aaa748e30576d7099ef372372e7d675d92005e16c779e0598bfab32a881fc234fbc6078d07dbc14e049757aa0de40f388d3071d72b7fc3e5f8780475e7419008735598b9e48e7b517ebdb84ced98011d93e77aa4f7c8f0d1708bf8bc6cd5c0b3606aaf5fe39c70326d2531a2bd2c0a77441518f61b9bb7a71d9c4df48fc5f4079f103f143143047b9175de8f5dd39d2233a8c369d9fd76fa0eae9e8e', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '12', '12', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:35.340068+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:29:03.986811+00', '2026-11-22 00:29:03.986811+00', 'ada@mail.example', '2026-11-22 00:29:05.383112+00', 'System'),
('efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'EF-213V7WTA', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'LOAN_IN_PROCESS', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\xa08860dce886f1222d6f9b04513d31f2bf8e1531b8907c73a19de939a0134150', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x01c04fb515b2a9602d9d1f722d048e213ce9a127ada3857e1c6006b784afb65fd349d20230c0676210b0567e079f44483d0bd23c5ad37ee255ee673605786445487f267a5d6b617d49b7a8c1d4c967f7e24d299459010a814259580c1583d762c9f7606c79db91ac735e6cd7875af5b69252b90e4bdeac1d78f29a328dab73d796fbb47b154c8fc33babf43895031be4e871dcedad19aeeca006e2ac36b430f0c7dc59671de3ebc378e5a3035cfa95595501d7f9ac4a7815aac467fc2e6a78f9fa37f4c20cf4f2f894e766c4c1949196d4ad5b10534867ae293d50b363639c78cceb8466e921627df9c08513af4ce6709126971bb4650b1297dfd7875a47c486e7b35ff4e104d4a890e49f06e4d64eecdd33573f5b110a035a2156996c394c30f0c92a6cc68876bba6e19d0cce822f277cae734da812c3f5e86d98f0ca947e90a4f67de016560c30707188a47328635eb75dbbc53ce4905b78183be369e3f9e9f2820a855a1906699b98333c27933beedde1283b71282cb19dd2ab739a0ae4e78633457037e18e792df148b374376d1ce4bc6470bb45e0ca9a341becd0e4c0a31e5533956a599072589457d45bb87b30d3af240895a10296d3cf56c46699f531c0d11a0eab723b4e728b6e10f88002159615df547194e1b051e2cf145c9e789d6737bf3ba543fc6ec56b260959f7c9235a904983837d755c66886dbd188d3eda718cc9c8e122686c6125672e530b686142a0b7847087b4622f1996c993be6b45d4a7a46929032883361e', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '15', '15', 'true', 'false', '1', NULL, '2016-02-03', '{}', '2126-01-01 00:00:00+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:29:06.608547+00', '2026-11-22 00:29:06.608547+00', 'ada@mail.example', '2026-11-22 00:29:07.265691+00', 'System'),
('f958f4d9-be39-4839-9adf-66fde241ed49', 'EF-BWBFDDEY', '84cc5530-b5a3-499c-9ac3-440bc97c7b5c', 'ada@mail.example', 'PENDING_FULFILMENT', 'DELIVERY_SHIPPING', NULL, '319761', '300952', '0', '18809', '0', '300952', NULL, NULL, NULL, NULL, E'\\x62ac8ea61430696d81b5255470393ff90a5a8f2982e40d0b143d04e397630c11', E'\\xa67f67771fa808bdec7e281917fae33ef94dc38fabe603d361918d365103707d', E'\\x0102f7af5f729274a26a2ed8521da6f6592cf175eee42387172f1873ee52fd0cb41a5a2728ec5f361e9c59e521906c22681421e7c18134ff6becb9af30298562136b729b76919b70ae87414dd47fdccd7a61add70a0ccf4c8e3be016bd87a01bb3fa578e27f050f9fdc1a6c9c6da934dc1d70513d2f61dfe6ccda305e5723914ec2b636b17aba0244c702ccccf4944733316b75d04f92ff182c6d6ebf21b93541f75cbffda68c2a3d3a501d1ce11612aa691bd4bf9b2072acf21414ef5d8d063af1072bcccfbe4c5c76ca90842166a7072b286a1916c43090edbf7a74d87acc68b5bb88a75bbf525236b0aba8cf7fdce3a1d660fde7f4b0ab7427d31505ce790f6041fd4ada894903ca6f49dd9ee309dfa496195aec6215ff433a0e939073139d351bf47603c95858c8c19f4d441c28966eb229121ea8b86f419c1d2c495a96806971970ef967bb12ea3113ef88e2697fbf07795ee856aba79ff8c673c129497629d0ba16241c42da190cafd2c4d09751a5f82150a26a4f35de2d7706c1173e86610d280fecee0586bf28cf9b0aa6020991c8336ee73d429e9cb2fa5b82d5de9d71ca880dc736b3d84515fba62c3ae5d261dcde5ceea16c508f186b8b6b6d7cba9496ced59c7535c80adec3a3afc1eacd679cf41c55fcd9aae75f3209d634d6e9f42e9d1b9955ca72019834f11b96a7d56b9065ed28cba3646266d4a62fdb86e6bfb3ac10e175c432d58e59915522280d1b630dcbb3fa8185801bd30e3e795e3d05d8fc60d764b6daa86', E'{"\\\\xd29daf025f037018ec6e85245fbf83889003aeddc512510ee16a86c522b8b680","\\\\x2b7aa80050cb4cbe52c27b3f5b44892e92b751943bc70b7693a1811f7631ebe5","\\\\xa786ab54c842cb2eb5579fae1de425907191b66d9bbea2229d7aec8f5512b091"}', 'TX', '{}', '3', '3', 'true', 'true', '1', NULL, '2016-02-03', '{}', '2026-11-22 00:29:11.584775+00', '1', NULL, NULL, 'true', '3', '2026-11-22 00:28:39.428551+00', '2026-11-22 00:28:39.428551+00', 'ada@mail.example', '2026-11-22 00:28:42.381767+00', 'System');

INSERT INTO order_items (id, order_id, position, product_id, product, quantity, price_cents, original_price_cents, shipping_cents, status, partner, partner_order_id, carrier, tracking_number, tracking_url, ship_method, estimated_delivery_at, shipped_at) VALUES
('043c4fdc-607d-4f24-b1d1-3d95058e6937', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('0b9b7b5f-6106-419c-a8df-b985795c6be6', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'LOAN_IN_PROCESS', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('17362366-3bd8-4bf3-9546-5f611e327156', 'e33f053b-91f0-4bf5-85a1-7729f023644f', '1', '6012130', '{"sku": "6012130", "name": "Norvane - Anchor 300 Mini Desktop - Intel N150 - 8GB Memory - 256GB SSD - White", "brand": "Norvane", "images": ["/media/products/desktop-pcs-3-front", "/media/products/desktop-pcs-3-detail"], "brandId": "norvane", "urlPath": "/product/norvane-anchor-300-mini-desktop-intel-n150-8gb-memory-256gb-ssd-white-6012130/", "description": "A mini desktop with Intel N150, 8GB of memory and a 256GB solid state drive.", "productType": "ELECTRONICS"}', '1', '38999', '38999', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('3d3f0ac8-c0d2-486b-b5c9-2206134f11c4', 'f958f4d9-be39-4839-9adf-66fde241ed49', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('41861a43-daa1-48cf-a066-492210dca138', 'e33f053b-91f0-4bf5-85a1-7729f023644f', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '2', '300952', '300952', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('6404f41b-0b85-4b80-989a-8b290dfe6483', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'SHIPPED', 'BESTBUY', NULL, 'UPS', '1Z999', 'https://tracking.example/1Z999', NULL, NULL, '2026-11-22 00:28:49.615071+00'),
('6c88c0b4-683f-4a29-9293-5a7e2efb3ead', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('835ad091-70d5-4afe-ba65-28283a57973f', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'CANCELLED', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('8f3febf3-529d-4b4e-a947-612f22d4c7cb', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PAYMENT_FAILED', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('9d14d97d-1665-43a4-aa29-178730db5e92', '6f5b3a6b-f86d-4749-a816-53435ef83e49', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('a394f928-d190-4b3f-a035-ace814242145', '580b1f98-5254-4203-9328-e075a1fa4396', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('a95b9a2b-e994-4ac7-a52c-da7228e38008', '6e266c84-efc8-4f00-abc3-251792b8266b', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('b47890db-5315-40b6-8c19-3fa9dd243bb4', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'CANCELLED_BY_SUPPLIER', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('c12989e0-65bd-42e6-90fb-6a6efa44b2fc', '4204cfb7-bb26-494f-a53b-acdd0ad669be', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('c87f83e8-6525-4d2d-8f57-ec2efbe498cd', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('c8d11ab1-ba5b-4b94-967d-f980da8b1ace', '5a73db93-48a9-441c-be87-0c814a966abb', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'RETURNED', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('f29d7fd5-bf90-4d29-a07a-0b576229d0c9', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING_SHIPMENT', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('f2d9d07b-1bd6-4f9d-ae8f-7108197a4cc4', 'a3999408-cd34-4a19-8231-6750ebebce61', '0', '6000001', E'{"sku": "6000001", "name": "Quillon Silent 56\\" Silent Treadmills Slate", "brand": "Quillon", "images": ["/media/products/treadmills-1-front", "/media/products/treadmills-1-detail"], "brandId": "quillon", "urlPath": "/product/product-6000001/", "description": "The Quillon Treadmills is made for every day. Fingerprint resistant finish is easy to clean. Works with the voice assistants you already have.", "productType": "ELECTRONICS"}', '1', '300952', '300952', '0', 'PENDING_PICKUP', 'BESTBUY', NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO order_events (id, order_id, type, at, actor, summary, before, after, sealed_note, idempotency_hash) OVERRIDING SYSTEM VALUE VALUES
('1', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'CREATED', '2026-11-22 00:28:32.095896+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('10', '580b1f98-5254-4203-9328-e075a1fa4396', 'STATUS_CHANGED', '2026-11-22 00:28:37.310206+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('100', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:07.954953+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('101', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'STATUS_CHANGED', '2026-11-22 00:29:07.962093+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('102', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'CREATED', '2026-11-22 00:29:08.06027+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('103', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'SUBMITTED', '2026-11-22 00:29:08.060309+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('104', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:08.144891+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('105', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'STATUS_CHANGED', '2026-11-22 00:29:08.172021+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('106', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:08.465836+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('107', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', 'STATUS_CHANGED', '2026-11-22 00:29:08.467743+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('108', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'ITEM_ADDED', '2026-11-22 00:29:08.541226+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('109', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'ITEM_UPDATED', '2026-11-22 00:29:08.544639+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('11', '580b1f98-5254-4203-9328-e075a1fa4396', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:38.918742+00', 'System', 'Risk score 85', NULL, 'Risk score 85 (review from 20); E-mail address first seen on 2026-11-19 (review below 30 days); The e-mail address is a disposable one', NULL, NULL),
('110', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'ITEM_DELETED', '2026-11-22 00:29:08.552605+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('111', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'BILLING_ADDRESS_UPDATED', '2026-11-22 00:29:08.567659+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('112', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'SHIPPING_ADDRESS_UPDATED', '2026-11-22 00:29:08.570304+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('113', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'LEASE_DETAILS_UPDATED', '2026-11-22 00:29:08.571695+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('114', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'REMINDER_EMAIL_UPDATED', '2026-11-22 00:29:08.57211+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('115', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'SHIPMENT_DETAILS_UPDATED', '2026-11-22 00:29:08.572495+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('116', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'EMAIL_CONVERSATION', '2026-11-22 00:29:08.573017+00', 'support@demo.example', 'Written by hand', NULL, NULL, NULL, NULL),
('12', '580b1f98-5254-4203-9328-e075a1fa4396', 'STATUS_CHANGED', '2026-11-22 00:28:38.937361+00', 'System', 'Waits for review', 'PAYMENT_RECEIVED', 'PENDING_REVIEW', NULL, NULL),
('13', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'CREATED', '2026-11-22 00:28:39.449269+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('14', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'SUBMITTED', '2026-11-22 00:28:39.449393+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('15', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:40.332291+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('16', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'STATUS_CHANGED', '2026-11-22 00:28:40.46092+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('17', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:42.620937+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('18', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'STATUS_CHANGED', '2026-11-22 00:28:42.635808+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('19', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'PHONE_CALL', '2026-11-22 00:28:42.95468+00', 'shopper-888e9b3c1e2e@mail.example', 'Phone call', NULL, NULL, E'\\x0196eeecc39e922c742ec8e05d088ebf01c41345f57b56c1d1197de407f240ad37d684d661c3ad98ca6a93d07b774493fc82a20a1bec', E'\\x26f98226f74861858b5ea16c6249677aada07f992466723aac3a6a26b5da4b5f'),
('2', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'SUBMITTED', '2026-11-22 00:28:32.096101+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('20', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:43.548978+00', 'shopper-888e9b3c1e2e@mail.example', 'Refund of $5.00 asked for', NULL, NULL, E'\\x01e511c435dac71e251658b2ba7afd4a0bc600429e6a1bdd0dd0d0098852c7ef021ccbfbcc754b32', NULL),
('21', 'f958f4d9-be39-4839-9adf-66fde241ed49', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:45.152725+00', 'System', '$5.00 given back by Card', 'PAID', 'PARTLY_REFUNDED', NULL, NULL),
('22', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'CREATED', '2026-11-22 00:28:46.552783+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('23', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'SUBMITTED', '2026-11-22 00:28:46.552828+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('24', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:46.681156+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('25', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'STATUS_CHANGED', '2026-11-22 00:28:46.691768+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('26', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:47.232679+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('27', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'STATUS_CHANGED', '2026-11-22 00:28:47.27828+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('28', '4204cfb7-bb26-494f-a53b-acdd0ad669be', 'STATUS_CHANGED', '2026-11-22 00:28:47.761867+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'PENDING_FULFILMENT', 'CONFIRMED_BY_SUPPLIER', E'\\x0131569f73e359695abd35d63ddec528595add8320c4d8efc166fd37ab0efd8c2cdb4a646494', NULL),
('29', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'CREATED', '2026-11-22 00:28:48.138956+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('3', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:32.621396+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('30', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'SUBMITTED', '2026-11-22 00:28:48.138999+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('31', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:48.284836+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('32', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'STATUS_CHANGED', '2026-11-22 00:28:48.312346+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('33', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:48.87426+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('34', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'STATUS_CHANGED', '2026-11-22 00:28:48.882688+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('35', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'STATUS_CHANGED', '2026-11-22 00:28:49.483427+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'PENDING_FULFILMENT', 'CONFIRMED_BY_SUPPLIER', E'\\x017b3d8ddc3b4d91d467bd1b87a42b122d4e89fbd0e25e56fd3e95e3f1bbe4ac54e419a9a84f', NULL),
('36', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', 'STATUS_CHANGED', '2026-11-22 00:28:50.409864+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'CONFIRMED_BY_SUPPLIER', 'COMPLETED', E'\\x01c931dd966737e8dee42ffc252111c1ce281eb4fac34a4ac608539fa5e9b2f9fbfeb8970526', NULL),
('37', '5a73db93-48a9-441c-be87-0c814a966abb', 'CREATED', '2026-11-22 00:28:51.056868+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('38', '5a73db93-48a9-441c-be87-0c814a966abb', 'SUBMITTED', '2026-11-22 00:28:51.056906+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('39', '5a73db93-48a9-441c-be87-0c814a966abb', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:51.573678+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('4', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'STATUS_CHANGED', '2026-11-22 00:28:32.623036+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('40', '5a73db93-48a9-441c-be87-0c814a966abb', 'STATUS_CHANGED', '2026-11-22 00:28:51.574501+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('41', '5a73db93-48a9-441c-be87-0c814a966abb', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:52.532186+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('42', '5a73db93-48a9-441c-be87-0c814a966abb', 'STATUS_CHANGED', '2026-11-22 00:28:52.565161+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('43', '5a73db93-48a9-441c-be87-0c814a966abb', 'STATUS_CHANGED', '2026-11-22 00:28:52.781763+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'PENDING_FULFILMENT', 'CONFIRMED_BY_SUPPLIER', E'\\x0124da9a46c45f4f01409db068cedd70a2049665a213cd3a3869f5a072cccca6721047d80151', NULL),
('44', '5a73db93-48a9-441c-be87-0c814a966abb', 'STATUS_CHANGED', '2026-11-22 00:28:53.160379+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'CONFIRMED_BY_SUPPLIER', 'RETURNED', E'\\x01d9a1f68c955635b99f19f00104ea93b7f0f801c3a1a863a74f4d4b98e300b69744fefa5fd5', NULL),
('45', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'CREATED', '2026-11-22 00:28:53.45168+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('46', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'SUBMITTED', '2026-11-22 00:28:53.45172+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('47', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:53.525678+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('48', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'STATUS_CHANGED', '2026-11-22 00:28:53.598872+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('49', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:54.374153+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('5', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:34.979701+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('50', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'STATUS_CHANGED', '2026-11-22 00:28:54.376787+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('51', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', 'STATUS_CHANGED', '2026-11-22 00:28:54.828933+00', 'shopper-888e9b3c1e2e@mail.example', 'Status changed by staff', 'PENDING_FULFILMENT', 'CANCELLED_BY_SUPPLIER', E'\\x016c2f2db5bc177ebc2b9baf8a5fb7ce89c484b43d3fe75f417d013250ecaa350fbaba7657d8', NULL),
('52', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'CREATED', '2026-11-22 00:28:55.165927+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('53', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'SUBMITTED', '2026-11-22 00:28:55.165966+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('54', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:55.41154+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('55', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'STATUS_CHANGED', '2026-11-22 00:28:55.519731+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('56', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:28:56.64616+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('57', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'STATUS_CHANGED', '2026-11-22 00:28:56.655744+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('58', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'CANCELLED', '2026-11-22 00:28:56.908831+00', 'Customer', 'Order cancelled', 'PENDING_FULFILMENT', 'CANCELLED', E'\\x01311297e10429c36bef68167b113c3c7fb4d8cf58ec463b88317f85acab34a02a7cf0702d4c61d3fb149c99928c', NULL),
('59', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'CREATED', '2026-11-22 00:28:59.924095+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('6', 'e33f053b-91f0-4bf5-85a1-7729f023644f', 'STATUS_CHANGED', '2026-11-22 00:28:35.201399+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('60', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'SUBMITTED', '2026-11-22 00:28:59.924135+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('61', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:00.234576+00', 'System', '$3,197.61 given back by Card', 'PAID', 'CANCELLED', NULL, NULL),
('62', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:00.482382+00', 'System', 'Klarna: AUTHORIZED', 'UNKNOWN', 'AUTHORIZED', NULL, NULL),
('63', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'STATUS_CHANGED', '2026-11-22 00:29:00.493862+00', 'System', 'Klarna: AUTHORIZED', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('64', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:01.181231+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('65', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', 'STATUS_CHANGED', '2026-11-22 00:29:01.221619+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('66', '6e266c84-efc8-4f00-abc3-251792b8266b', 'CREATED', '2026-11-22 00:29:02.626084+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('67', '6e266c84-efc8-4f00-abc3-251792b8266b', 'SUBMITTED', '2026-11-22 00:29:02.626141+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('68', '6e266c84-efc8-4f00-abc3-251792b8266b', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:02.976826+00', 'System', 'Klarna review', 'UNKNOWN', 'PENDING', NULL, NULL),
('69', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', 'CREATED', '2026-11-22 00:29:03.417079+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('7', '580b1f98-5254-4203-9328-e075a1fa4396', 'CREATED', '2026-11-22 00:28:36.642891+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('70', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', 'SUBMITTED', '2026-11-22 00:29:03.417132+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('71', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:03.791649+00', 'System', 'Coinbase Commerce: NEW', 'UNKNOWN', 'PENDING', NULL, NULL),
('72', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'CREATED', '2026-11-22 00:29:03.996841+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('73', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'SUBMITTED', '2026-11-22 00:29:03.996899+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('74', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:04.232059+00', 'System', 'Coinbase Commerce: NEW', 'UNKNOWN', 'PENDING', NULL, NULL),
('75', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:04.858748+00', 'System', 'BTC: COMPLETED', 'PENDING', 'PAID', NULL, NULL),
('76', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'STATUS_CHANGED', '2026-11-22 00:29:04.89275+00', 'System', 'BTC: COMPLETED', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('77', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:05.420693+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('78', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', 'STATUS_CHANGED', '2026-11-22 00:29:05.425867+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('79', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', 'CREATED', '2026-11-22 00:29:05.67435+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('8', '580b1f98-5254-4203-9328-e075a1fa4396', 'SUBMITTED', '2026-11-22 00:28:36.643009+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('80', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', 'SUBMITTED', '2026-11-22 00:29:05.674402+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('81', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:05.89363+00', 'System', 'BTC: new', 'UNKNOWN', 'PENDING', NULL, NULL),
('82', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:06.089953+00', 'System', 'BTC: expired', 'PENDING', 'EXPIRED', NULL, NULL),
('83', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', 'STATUS_CHANGED', '2026-11-22 00:29:06.103991+00', 'System', 'BTC: expired', 'PENDING_PAYMENT', 'PAYMENT_FAILED', NULL, NULL),
('84', 'a3999408-cd34-4a19-8231-6750ebebce61', 'CREATED', '2026-11-22 00:29:06.264139+00', 'guest', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('85', 'a3999408-cd34-4a19-8231-6750ebebce61', 'SUBMITTED', '2026-11-22 00:29:06.264181+00', 'guest', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('86', 'a3999408-cd34-4a19-8231-6750ebebce61', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:06.313503+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('87', 'a3999408-cd34-4a19-8231-6750ebebce61', 'STATUS_CHANGED', '2026-11-22 00:29:06.314212+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('88', 'a3999408-cd34-4a19-8231-6750ebebce61', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:06.423642+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('89', 'a3999408-cd34-4a19-8231-6750ebebce61', 'STATUS_CHANGED', '2026-11-22 00:29:06.433206+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('9', '580b1f98-5254-4203-9328-e075a1fa4396', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:28:37.241595+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('90', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'CREATED', '2026-11-22 00:29:06.610582+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('91', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'SUBMITTED', '2026-11-22 00:29:06.610648+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('92', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:06.696249+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('93', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'STATUS_CHANGED', '2026-11-22 00:29:06.700954+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL),
('94', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'FRAUD_CHECK_UPDATED', '2026-11-22 00:29:07.280751+00', 'System', 'Risk score 1', NULL, NULL, NULL, NULL),
('95', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', 'STATUS_CHANGED', '2026-11-22 00:29:07.332413+00', 'System', 'Nothing speaks against it', 'PAYMENT_RECEIVED', 'PENDING_FULFILMENT', NULL, NULL),
('96', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'CREATED', '2026-11-22 00:29:07.483714+00', 'ada@mail.example', 'Order created', NULL, 'PENDING_PAYMENT', NULL, NULL),
('97', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'SUBMITTED', '2026-11-22 00:29:07.483757+00', 'ada@mail.example', 'Order submitted', NULL, 'PENDING_PAYMENT', NULL, NULL),
('98', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'PAYMENT_DETAILS_UPDATED', '2026-11-22 00:29:07.64129+00', 'System', 'Card: submitted_for_settlement', 'UNKNOWN', 'PAID', NULL, NULL),
('99', '6f5b3a6b-f86d-4749-a816-53435ef83e49', 'STATUS_CHANGED', '2026-11-22 00:29:07.649443+00', 'System', 'Card: submitted_for_settlement', 'PENDING_PAYMENT', 'PAYMENT_RECEIVED', NULL, NULL);

SELECT setval(pg_get_serial_sequence('order_events', 'id'), (SELECT max(id) FROM order_events));

INSERT INTO payments (id, order_id, attempt, gateway_type, gateway_name, method, transaction_id, state, vendor_status, note, amount_cents, paid_cents, refunded_cents, payment_gateway_url, callback_secret, next_check_at, checks, created_at, updated_at) VALUES
('05f17061-e6bc-481e-a96b-101fb5d5e588', 'a3999408-cd34-4a19-8231-6750ebebce61', '1', 'BRAINTREE', 'Card', 'CARD', 'a2898eaf', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'v8h-zKt-XxIkxvrTl1XgHxKh1BaUE3TR', NULL, '0', '2026-11-22 00:29:06.262128+00', '2026-11-22 00:29:06.310174+00'),
('2ba545fa-7700-47a7-a36d-21f20b90f716', 'e33f053b-91f0-4bf5-85a1-7729f023644f', '1', 'BRAINTREE', 'Card', 'CARD', '80ca20ff', 'PAID', 'submitted_for_settlement', NULL, '612863', '612863', '0', NULL, 'PKQL9_bTdc0xPxxHB_YZ0clNzdHxyOxi', NULL, '0', '2026-11-22 00:28:32.091934+00', '2026-11-22 00:28:32.598224+00'),
('392997fe-df8e-43fb-85d8-da873617daa1', '580b1f98-5254-4203-9328-e075a1fa4396', '1', 'BRAINTREE', 'Card', 'CARD', '463f8cbe', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'IGgNCA984RcD1zan8Lz8dQpR0qOtF0Gv', NULL, '0', '2026-11-22 00:28:36.612521+00', '2026-11-22 00:28:37.154289+00'),
('4bac2c89-8c75-4c88-a36f-77c6b037777a', '6e266c84-efc8-4f00-abc3-251792b8266b', '1', 'KLARNA', 'Klarna', 'KLARNA', 'cae73ce2-c60f-4ba8-ae59-46854dd49cf4', 'PENDING', 'AUTHORIZED/PENDING', 'Klarna review', '319761', '0', '0', NULL, 'YEWPBMMw_stJgXZriHicFSmuu5Zcc0lY', '2126-01-01 00:00:00+00', '0', '2026-11-22 00:29:02.624534+00', '2026-11-22 00:29:02.893733+00'),
('50314074-98f9-449b-b342-c2c38801fc97', 'a4c202d4-c969-4fd3-84ca-609f1939c98d', '1', 'BRAINTREE', 'Card', 'CARD', '17c68329', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'r2K-O4Ge8GnfZYNWBIfNQQnF8Bpjx0wJ', NULL, '0', '2026-11-22 00:28:48.13654+00', '2026-11-22 00:28:48.224518+00'),
('5086ea64-211b-4699-bf39-0e12fab68ef9', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', '1', 'BRAINTREE', 'Card', 'CARD', 'e738fbaf', 'CANCELLED', 'voided', NULL, '319761', '0', '0', NULL, 'lP_c1aJZR3_ycm0hXBeaC0aDVr4rKGO6', NULL, '0', '2026-11-22 00:28:55.164506+00', '2026-11-22 00:29:00.101037+00'),
('50d3a284-a612-41b8-95e5-c1cdbd572dcc', '66bd60d7-4001-4ba7-b9ea-37174c8469dc', '1', 'BRAINTREE', 'Card', 'CARD', '63d28496', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, '9FZONb6LM6Iy4z50-_Vx-mc1foOyl2f9', NULL, '0', '2026-11-22 00:29:08.059591+00', '2026-11-22 00:29:08.108167+00'),
('62eeb222-84b4-4d46-813b-91aaa89c228d', 'efb73186-7df7-4a91-99a7-ee2651f6c5fc', '1', 'BRAINTREE', 'Card', 'CARD', '5bcc70ff', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'SyJfpuCGqNnQAFlYSMs4bEWDDtVRl9qV', NULL, '0', '2026-11-22 00:29:06.608547+00', '2026-11-22 00:29:06.668564+00'),
('71de14e0-814c-4c0c-a98f-7ee89768323a', '4cc1fa60-f24d-4b59-a7c5-e865ea7f73a6', '1', 'BRAINTREE', 'Card', 'CARD', '271c90c5', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, '6c_ESW9mMtXjWuAthLeUlVc_nz34lfvi', NULL, '0', '2026-11-22 00:28:53.450234+00', '2026-11-22 00:28:53.50052+00'),
('80fff477-5df8-4d43-bd0a-0da6e73ff0d3', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', '1', 'COINBASE', 'Coinbase Commerce', 'COINBASE', 'S2LRYLMD', 'PENDING', 'NEW', NULL, '319761', '0', '0', 'http://127.0.0.1:43849/coinbase/pay/S2LRYLMD', '1jqAcS0F2-wGQxUQcrp4mZgjnMhoBwzj', '2126-01-01 00:00:00+00', '0', '2026-11-22 00:29:03.412166+00', '2026-11-22 00:29:03.778049+00'),
('97b0f2ab-6198-47a4-97dc-da2dfecc0b8f', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', '1', 'PLISIO', 'BTC', 'CRYPTO', '6787dcdd1e1f654956f7a9be', 'EXPIRED', 'expired', NULL, '319761', '0', '0', 'http://127.0.0.1:43849/plisio/invoice/6787dcdd1e1f654956f7a9be', 'hV2NAdl-9-hXD8cOnyDZlu6PyAV_X6lN', NULL, '0', '2026-11-22 00:29:05.672546+00', '2026-11-22 00:29:06.082761+00'),
('9a69bda7-6fff-4069-a6f4-f59c532bdd4b', '60d8f0bc-eec7-406f-8f72-7ffe9db931f8', '1', 'KLARNA', 'Klarna', 'KLARNA', 'ee960fe1-9f51-4f51-8ad6-169675def30c', 'AUTHORIZED', 'AUTHORIZED', NULL, '319761', '0', '0', NULL, '-9KuiQ4K6U7ZOdt4kjWxf4zHZkjvkgo_', NULL, '0', '2026-11-22 00:28:59.922298+00', '2026-11-22 00:29:00.292128+00'),
('9b1f6d31-bf26-4199-ade7-0afa61386cc9', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', '1', 'COINBASE', 'BTC', 'COINBASE', 'EKGKQ37G', 'PAID', 'COMPLETED', NULL, '319761', '319761', '0', 'http://127.0.0.1:43849/coinbase/pay/EKGKQ37G', '2Org1fS5viBiR59ARSRFMsX72g4pt6c3', NULL, '0', '2026-11-22 00:29:03.986811+00', '2026-11-22 00:29:04.715103+00'),
('9be85b46-c425-4b96-b996-94aef384f11c', 'f958f4d9-be39-4839-9adf-66fde241ed49', '1', 'BRAINTREE', 'Card', 'CARD', 'efec67e0', 'PARTLY_REFUNDED', 'settled', NULL, '319761', '319761', '500', NULL, 'yNLrvBksP_PqfFLb4pCucXXj6rmtTqmq', NULL, '0', '2026-11-22 00:28:39.428551+00', '2026-11-22 00:28:44.798282+00'),
('bcb319d6-b91f-4a55-a49d-41949776d13e', '5a73db93-48a9-441c-be87-0c814a966abb', '1', 'BRAINTREE', 'Card', 'CARD', 'a4ec4a6c', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'gQUJOW16Q2sx7GzJNt8SyAGMVRIeBgYb', NULL, '0', '2026-11-22 00:28:51.055276+00', '2026-11-22 00:28:51.558237+00'),
('be804754-a17c-43b4-87e5-f8d726254d7e', '6f5b3a6b-f86d-4749-a816-53435ef83e49', '1', 'BRAINTREE', 'Card', 'CARD', '58ae6218', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'hci-fD2p3Rmtn5xM5JhO6YkzEi6w3eRg', NULL, '0', '2026-11-22 00:29:07.48123+00', '2026-11-22 00:29:07.560072+00'),
('fab7e2aa-7996-4508-ade3-cd37ace429e2', '4204cfb7-bb26-494f-a53b-acdd0ad669be', '1', 'BRAINTREE', 'Card', 'CARD', 'ad6cfa04', 'PAID', 'submitted_for_settlement', NULL, '319761', '319761', '0', NULL, 'gzDHobpUXN2VtfeqwhqxV9CvndYkwsvi', NULL, '0', '2026-11-22 00:28:46.543812+00', '2026-11-22 00:28:46.643983+00');

INSERT INTO refunds (id, payment_id, order_id, amount_cents, state, reason, requested_by, idempotency_hash, next_attempt_at, created_at, settled_at) VALUES
('3979fa21-dcd3-4cf2-a4df-9a7d8f313218', '9be85b46-c425-4b96-b996-94aef384f11c', 'f958f4d9-be39-4839-9adf-66fde241ed49', '500', 'DONE', 'Asked for by staff', 'shopper-888e9b3c1e2e@mail.example', E'\\x95a38c2d35abf1853f7e3a99e8afe89e048a3e90a110f8ced6fd4e112301a921', '2026-11-22 00:29:43.601642+00', '2026-11-22 00:28:43.178516+00', '2026-11-22 00:28:44.798282+00'),
('89b2ea29-0d96-42af-aaf4-54defb1e48f6', '5086ea64-211b-4699-bf39-0e12fab68ef9', 'd60e03c9-9e1e-489e-b1e7-a59e2bbbb606', '319761', 'DONE', 'Order cancelled', 'Customer', E'\\xca1d011389a60aa8483b107cc4eeb338756f8b0b7b91438035a5faa347616b0a', '2026-11-22 00:29:57.501323+00', '2026-11-22 00:28:56.868514+00', '2026-11-22 00:29:00.101037+00');

INSERT INTO payment_events (gateway_type, event_id, kind, transaction_id, order_id, received_at, handled_at) VALUES
('BRAINTREE', 'd41bebce12ee5238ce68fd97f58e48b4039aa4c630eaa8968e09d7ec965bfd10', 'transaction_settled', 'efec67e0', 'f958f4d9-be39-4839-9adf-66fde241ed49', '2026-11-22 00:28:43.091527+00', '2026-11-22 00:28:43.715175+00'),
('COINBASE', '05f7cb54-4d49-47c5-a6e1-4b7d718bfde5', 'charge:created', 'EKGKQ37G', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', '2026-11-22 00:29:04.134324+00', '2026-11-22 00:29:05.052425+00'),
('COINBASE', '1953e409-bb20-420f-8902-643ceefa219a', 'charge:pending', 'EKGKQ37G', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', '2026-11-22 00:29:04.507339+00', '2026-11-22 00:29:05.070116+00'),
('COINBASE', '9370bc93-6c6e-416d-9c80-046c9aae67c9', 'charge:confirmed', 'EKGKQ37G', 'e9742e89-b5a1-46a0-9146-69e84078e9ae', '2026-11-22 00:29:04.600653+00', '2026-11-22 00:29:05.060105+00'),
('COINBASE', 'efe7a589-028e-427d-8fe5-8616bebb5ba1', 'charge:created', 'S2LRYLMD', 'e0a49e8a-e656-4360-bedc-659e0ba07b38', '2026-11-22 00:29:03.751587+00', '2026-11-22 00:29:04.044562+00'),
('PLISIO', '6787dcdd1e1f654956f7a9be:expired:0:0.00000000', 'expired', '6787dcdd1e1f654956f7a9be', 'dabd4060-7a5b-4128-8286-94cfaa8862fd', '2026-11-22 00:29:06.031376+00', '2026-11-22 00:29:06.144493+00');

INSERT INTO promotions (code, label, percent_off, cents_off, smallest_sub_total_cents, starts_at, ends_at, most_uses, uses) VALUES
('WELCOME10', '10% off your order', '10', NULL, '5000', NULL, NULL, NULL, '1');

INSERT INTO pickup_locations (id, name, street, city, state, postal_code, postal_prefixes) VALUES
('albuquerque-uptown', 'Albuquerque Uptown', '2210 Louisiana Boulevard NE', 'Albuquerque', 'NM', '87110', '{870,871}'),
('atlanta-buckhead', 'Atlanta Buckhead', '3440 Peachtree Road NE', 'Atlanta', 'GA', '30326', '{300,301,302,303}'),
('austin-downtown', 'Austin Downtown', '610 Congress Avenue', 'Austin', 'TX', '78701', '{786,787}'),
('baltimore-harbor', 'Baltimore Harbor', '150 Pratt Street', 'Baltimore', 'MD', '21202', '{210,211,212}'),
('boston-back-bay', 'Boston Back Bay', '820 Boylston Street', 'Boston', 'MA', '02199', '{021,022,024}'),
('brooklyn-fulton', 'Brooklyn Fulton', '455 Fulton Street', 'Brooklyn', 'NY', '11201', '{112,113,114,116}'),
('charlotte-uptown', 'Charlotte Uptown', '220 Tryon Street', 'Charlotte', 'NC', '28202', '{280,281,282}'),
('chicago-loop', 'Chicago Loop', '25 State Street', 'Chicago', 'IL', '60602', '{600,601,602,604,606,607,608}'),
('columbus-easton', 'Columbus Easton', '4010 Easton Way', 'Columbus', 'OH', '43219', '{430,431,432}'),
('dallas-north-park', 'Dallas North Park', '8720 Park Lane', 'Dallas', 'TX', '75231', '{750,751,752,753}'),
('denver-union-station', 'Denver Union Station', '1801 Wynkoop Street', 'Denver', 'CO', '80202', '{800,801,802}'),
('detroit-woodward', 'Detroit Woodward', '1505 Woodward Avenue', 'Detroit', 'MI', '48226', '{480,481,482,483}'),
('fort-worth-sundance', 'Fort Worth Sundance', '425 Houston Street', 'Fort Worth', 'TX', '76102', '{760,761,762}'),
('houston-galleria', 'Houston Galleria', '5135 Alabama Street', 'Houston', 'TX', '77056', '{770,771,772,773,774,775}'),
('indianapolis-circle', 'Indianapolis Circle', '30 Meridian Street', 'Indianapolis', 'IN', '46204', '{460,461,462}'),
('jacksonville-riverside', 'Jacksonville Riverside', '1020 Park Street', 'Jacksonville', 'FL', '32204', '{320,321,322}'),
('kansas-city-plaza', 'Kansas City Plaza', '410 47th Street', 'Kansas City', 'MO', '64112', '{640,641,661,662}'),
('las-vegas-strip', 'Las Vegas Strip', '3300 Las Vegas Boulevard', 'Las Vegas', 'NV', '89109', '{889,890,891}'),
('los-angeles-grove', 'Los Angeles Grove', '6301 Third Street', 'Los Angeles', 'CA', '90036', '{900,901,902,903,904,905,906,907,908}'),
('louisville-fourth-street', 'Louisville Fourth Street', '515 Fourth Street', 'Louisville', 'KY', '40202', '{400,401,402}'),
('manhattan-herald-square', 'Manhattan Herald Square', '1290 Broadway', 'New York', 'NY', '10001', '{100,101,102,103,104}'),
('memphis-union', 'Memphis Union', '1650 Union Avenue', 'Memphis', 'TN', '38104', '{380,381}'),
('miami-brickell', 'Miami Brickell', '720 Brickell Avenue', 'Miami', 'FL', '33131', '{330,331,332}'),
('milwaukee-third-ward', 'Milwaukee Third Ward', '250 Water Street', 'Milwaukee', 'WI', '53202', '{530,531,532}'),
('minneapolis-nicollet', 'Minneapolis Nicollet', '815 Nicollet Mall', 'Minneapolis', 'MN', '55402', '{550,551,553,554}'),
('nashville-broadway', 'Nashville Broadway', '520 Broadway', 'Nashville', 'TN', '37203', '{370,371,372}'),
('new-orleans-canal', 'New Orleans Canal', '640 Canal Street', 'New Orleans', 'LA', '70130', '{700,701}'),
('oklahoma-city-bricktown', 'Oklahoma City Bricktown', '110 Sheridan Avenue', 'Oklahoma City', 'OK', '73104', '{730,731}'),
('orlando-millenia', 'Orlando Millenia', '4150 Millenia Boulevard', 'Orlando', 'FL', '32839', '{327,328,347}'),
('philadelphia-market', 'Philadelphia Market', '930 Market Street', 'Philadelphia', 'PA', '19107', '{080,081,190,191,192}'),
('phoenix-camelback', 'Phoenix Camelback', '2420 Camelback Road', 'Phoenix', 'AZ', '85016', '{850,851,852,853}'),
('pittsburgh-strip', 'Pittsburgh Strip', '2130 Penn Avenue', 'Pittsburgh', 'PA', '15222', '{150,151,152}'),
('portland-pearl', 'Portland Pearl', '1020 Lovejoy Street', 'Portland', 'OR', '97209', '{970,971,972}'),
('salt-lake-city-gateway', 'Salt Lake City Gateway', '90 Rio Grande Street', 'Salt Lake City', 'UT', '84101', '{840,841}'),
('san-antonio-river-walk', 'San Antonio River Walk', '840 Commerce Street', 'San Antonio', 'TX', '78205', '{780,781,782}'),
('san-diego-gaslamp', 'San Diego Gaslamp', '560 Fifth Avenue', 'San Diego', 'CA', '92101', '{919,920,921}'),
('san-francisco-market', 'San Francisco Market', '865 Market Street', 'San Francisco', 'CA', '94103', '{940,941,944,945,946,947}'),
('san-jose-santana-row', 'San Jose Santana Row', '320 Santana Row', 'San Jose', 'CA', '95128', '{950,951}'),
('seattle-pike', 'Seattle Pike', '620 Pike Street', 'Seattle', 'WA', '98101', '{980,981}'),
('st-louis-gateway', 'St. Louis Gateway', '710 Market Street', 'St. Louis', 'MO', '63101', '{630,631}'),
('tucson-university', 'Tucson University', '930 University Boulevard', 'Tucson', 'AZ', '85719', '{856,857}'),
('washington-metro-center', 'Washington Metro Center', '1110 G Street NW', 'Washington', 'DC', '20005', '{200,202,203,204,205,220,221,222,223}');

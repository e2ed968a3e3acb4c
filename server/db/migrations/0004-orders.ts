/** Why: carts of customers, orders, their money and everything that happened to them; no event is taken twice. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeCarts(db);
  await makeOrders(db);
  await makePayments(db);
  await makeCheckoutFacts(db);
}

async function makeCarts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE carts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL UNIQUE REFERENCES users (id),
      revision integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now()
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`
    CREATE TABLE cart_items (
      cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
      product_id text NOT NULL REFERENCES products (product_id),
      quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
      added_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (cart_id, product_id)
    ) WITH (fillfactor = 70)`.execute(db);
  // A guest cart is merged once, however often the merge is sent.
  await sql`
    CREATE TABLE cart_merges (
      cart_id uuid NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
      merge_key text NOT NULL,
      merged_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (cart_id, merge_key)
    )`.execute(db);
}

async function makeOrders(db: Kysely<unknown>): Promise<void> {
  // Snapshots of where a visit came from; an order points at the one it was created and submitted with.
  await sql`
    CREATE TABLE attributions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      attribution jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE TABLE orders (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
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
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`CREATE INDEX orders_of_user ON orders (user_id, submitted_at DESC)`.execute(db);
  await sql`CREATE INDEX orders_by_status ON orders (status, submitted_at DESC)`.execute(db);
  await sql`CREATE INDEX orders_by_time ON orders (submitted_at DESC)`.execute(db);
  await sql`CREATE INDEX orders_search ON orders USING gin (search_indexes)`.execute(db);
  await sql`CREATE INDEX orders_unchecked ON orders (fraud_next_at) WHERE status = 'PAYMENT_RECEIVED'`.execute(
    db,
  );

  await sql`
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
      UNIQUE (order_id, position)
    ) WITH (fillfactor = 80)`.execute(db);

  await sql`
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
      -- what people typed may name people
      sealed_note bytea,
      -- a note sent twice is written once
      idempotency_hash bytea UNIQUE
    )`.execute(db);
  await sql`CREATE INDEX events_of_order ON order_events (order_id, id DESC)`.execute(db);
}

async function makePayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payments (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders (id),
      attempt integer NOT NULL,
      gateway_type text NOT NULL,
      gateway_name text NOT NULL,
      method text NOT NULL,
      transaction_id text,
      -- PaymentState of server/payments/vendors/gateway.port.ts, or UNKNOWN while no answer came
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
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`CREATE UNIQUE INDEX payment_of_transaction ON payments (gateway_type, transaction_id)`.execute(
    db,
  );
  await sql`CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL`.execute(
    db,
  );

  // Written before the gateway is asked and settled after, so that a crash in between is made up for.
  await sql`
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
    )`.execute(db);
  await sql`CREATE INDEX refunds_of_payment ON refunds (payment_id)`.execute(db);
  await sql`CREATE INDEX refunds_to_make ON refunds (next_attempt_at) WHERE state = 'REQUESTED'`.execute(db);

  // Webhooks: first written, then acted on; the same event again is known by its key.
  await sql`
    CREATE TABLE payment_events (
      gateway_type text NOT NULL,
      event_id text NOT NULL,
      kind text NOT NULL,
      transaction_id text,
      order_id uuid,
      received_at timestamptz NOT NULL DEFAULT now(),
      handled_at timestamptz,
      PRIMARY KEY (gateway_type, event_id)
    )`.execute(db);
}

async function makeCheckoutFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
  await sql`
    CREATE TABLE pickup_locations (
      id text PRIMARY KEY,
      name text NOT NULL,
      street text NOT NULL,
      city text NOT NULL,
      state text NOT NULL,
      postal_code text NOT NULL,
      -- first three digits of the postal codes it is near to
      postal_prefixes text[] NOT NULL
    )`.execute(db);
}

/** Tables of carts, orders and payments; columns are explained in their migration. */
import type { Generated, JSONColumnType } from "kysely";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders";
import type { Timestamp } from "./columns";

export interface CartsTable {
  id: Generated<string>;
  user_id: string;
  revision: Generated<number>;
  updated_at: Timestamp;
}

export interface CartItemsTable {
  cart_id: string;
  product_id: string;
  quantity: number;
  added_at: Timestamp;
}

export interface CartMergesTable {
  cart_id: string;
  merge_key: string;
  merged_at: Timestamp;
}

export interface AttributionsTable {
  id: Generated<string>;
  attribution: JSONColumnType<Record<string, string>>;
  created_at: Timestamp;
}

export interface OrdersTable {
  id: Generated<string>;
  unique_id: string;
  user_id: string | null;
  submitted_by: string;
  status: OrderStatus;
  delivery_type: DeliveryType;
  pickup_location_id: string | null;
  total_cents: number;
  sub_total_cents: number;
  shipping_cents: number;
  tax_cents: number;
  discount_cents: number;
  original_price_cents: number;
  lender_take_cents: number | null;
  affiliate_take_cents: number | null;
  promotion_code: string | null;
  price_markup_group_id: string | null;
  idempotency_hash: Buffer;
  request_hash: Buffer;
  sealed_customer: Buffer;
  search_indexes: Buffer[];
  ship_state: string;
  attribution: JSONColumnType<Record<string, string>>;
  rollup_id: string | null;
  submitted_rollup_id: string | null;
  is_stock_taken: boolean;
  held_until: Timestamp | null;
  holders: Generated<Buffer[]>;
  fraud_is_checked: Generated<boolean>;
  fraud_score: number | null;
  fraud_ip_distance_km: number | null;
  fraud_email_first_seen: string | null;
  fraud_reasons: Generated<string[]>;
  fraud_next_at: Timestamp;
  fraud_tries: Generated<number>;
  lease_id: string | null;
  lender_signature_url: string | null;
  reminders: Generated<boolean>;
  signed_key_until: Timestamp | null;
  revision: Generated<number>;
  submitted_at: Timestamp;
  created_at: Timestamp;
  created_by: string;
  updated_at: Timestamp;
  updated_by: string;
}

/** A product as it was sold. */
export interface SoldProductRecord {
  sku: string;
  name: string;
  brand: string;
  brandId: string | null;
  images: string[];
  description: string;
  urlPath: string;
  productType: string;
  /** Missing on orders of before they were kept. */
  attributes?: { name: string; value: string }[];
}

export interface OrderItemsTable {
  id: Generated<string>;
  order_id: string;
  position: number;
  product_id: string;
  product: JSONColumnType<SoldProductRecord>;
  quantity: number;
  price_cents: number;
  original_price_cents: number;
  shipping_cents: number;
  status: ItemStatus;
  partner: string;
  partner_order_id: string | null;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  ship_method: string | null;
  estimated_delivery_at: Timestamp | null;
  shipped_at: Timestamp | null;
  delivered_at: Timestamp | null;
}

export interface OrderEventsTable {
  id: Generated<string>;
  order_id: string;
  type: OrderEventType;
  at: Timestamp;
  actor: string;
  summary: string;
  before: string | null;
  after: string | null;
  sealed_note: Buffer | null;
  idempotency_hash: Buffer | null;
}

export interface OrderKeysTable {
  key_hash: Buffer;
  order_id: string;
  purpose: "FOLLOW" | "PAY" | "CANCEL";
  expires_at: Timestamp;
}

export interface PaymentsTable {
  id: Generated<string>;
  order_id: string;
  attempt: number;
  gateway_type: string;
  gateway_name: string;
  method: string;
  transaction_id: string | null;
  state: string;
  vendor_status: Generated<string>;
  note: string | null;
  amount_cents: number;
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
  payment_gateway_url: string | null;
  is_left: Generated<boolean>;
  callback_secret: string;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface RefundsTable {
  id: Generated<string>;
  payment_id: string;
  order_id: string;
  amount_cents: number;
  state: "REQUESTED" | "BY_HAND" | "DONE";
  reason: string;
  requested_by: string;
  idempotency_hash: Buffer;
  next_attempt_at: Timestamp;
  created_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface PaymentEventsTable {
  gateway_type: string;
  event_id: string;
  kind: string;
  transaction_id: string | null;
  order_id: string | null;
  received_at: Timestamp;
  handled_at: Timestamp | null;
}

export interface PromotionsTable {
  code: string;
  label: string;
  percent_off: number | null;
  cents_off: number | null;
  smallest_sub_total_cents: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  most_uses: number | null;
  uses: Generated<number>;
  most_uses_per_customer: Generated<number | null>;
}

export interface PickupLocationsTable {
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  postal_prefixes: string[];
}

export interface OrderTables {
  carts: CartsTable;
  cart_items: CartItemsTable;
  cart_merges: CartMergesTable;
  attributions: AttributionsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_events: OrderEventsTable;
  order_keys: OrderKeysTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_events: PaymentEventsTable;
  promotions: PromotionsTable;
  pickup_locations: PickupLocationsTable;
}

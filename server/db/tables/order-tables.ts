/** Tables of carts, orders and payments; migrations explain the columns. */
import type { SoldProductRecord } from "./sold-product";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { OrderBulkAction } from "#contract/orders/bulk";
import type { OrderRisk } from "#contract/orders/list-words";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { SupplierOrderState } from "#contract/suppliers/suppliers";
import type { Timestamp } from "./columns";
import type { OrderPromotionsTable, PickupLocationsTable, PromotionsTable } from "./offer-tables";

export interface CartsTable {
  id: Generated<string>;
  user_id: string;
  revision: Generated<number>;
  updated_at: Timestamp;
  looked_at: Timestamp | null;
  reminded_at: Timestamp | null;
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
  first_touch: ColumnType<Record<string, string>, string | undefined, string>;
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
  tax_on_shipping_cents: number | null;
  is_state_tax: boolean | null;
  discount_cents: number;
  original_price_cents: number;
  lender_take_cents: number | null;
  affiliate_take_cents: number | null;
  price_markup_group_id: string | null;
  signed_at: Timestamp | null;
  promotion_code: string | null;
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
  fraud_checked_cents: number | null;
  is_check_due: Generated<boolean>;
  reminders: Generated<boolean>;
  signed_key_until: Timestamp | null;
  revision: Generated<number>;
  submitted_at: Timestamp;
  created_at: Timestamp;
  created_by: string;
  updated_at: Timestamp;
  updated_by: string;
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
  discount_cents: Generated<number>;
  shipping_off_cents: Generated<number>;
  status: ItemStatus;
  partner: string;
  is_bought_by_hand: Generated<boolean>;
  cost_cents: Generated<number | null>;
  split_of: string | null;
  split_at: number | null;
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

/** Maintained by triggers (migration 0038). */
export interface OrderListTable {
  order_id: string;
  unique_id: string;
  submitted_at: Timestamp;
  total_cents: number;
  status: OrderStatus;
  delivery_type: DeliveryType;
  payment_method: string | null;
  risk: OrderRisk;
  suppliers: Generated<string[]>;
  affiliate_id: string | null;
  is_by_phone: Generated<boolean>;
}

export interface OrderTermsTable {
  order_id: string;
  terms: Buffer[] | null;
}

export interface OrderBulkRunsTable {
  id: Generated<string>;
  idempotency_hash: Buffer;
  action: OrderBulkAction;
  sealed_text: Buffer | null;
  actor: string;
  total: Generated<number>;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface OrderBulkRowsTable {
  run_id: string;
  order_id: string;
  outcome: "DONE" | "REFUSED" | null;
  message: string | null;
}

export interface SavedViewsTable {
  id: Generated<string>;
  list: string;
  owner_id: string;
  is_shared: Generated<boolean>;
  sealed_view: Buffer;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface OrderCorrectionsTable {
  id: Generated<string>;
  order_id: string;
  state: Generated<"WAITING" | "APPLIED" | "LAPSED" | "WITHDRAWN">;
  total_before_cents: number;
  total_cents: number;
  due_cents: number;
  sealed_plan: Buffer | null;
  requested_by: string;
  held_until: Timestamp;
  created_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface PaymentsTable {
  id: Generated<string>;
  order_id: string;
  correction_id: string | null;
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

export interface SupplierOrdersTable {
  id: Generated<string>;
  order_id: string;
  supplier: string;
  state: Generated<SupplierOrderState>;
  partner_order_id: string | null;
  refusal: string | null;
  requested_by: string;
  tries: Generated<number>;
  next_try_at: Timestamp | null;
  created_at: Timestamp;
  submitted_at: Timestamp | null;
  updated_at: Timestamp;
}

export interface SupplierOrderItemsTable {
  supplier_order_id: string;
  item_id: string;
  word: Generated<string>;
  is_delayed: Generated<boolean>;
  is_over: Generated<boolean>;
  cancel_asked_at: Timestamp | null;
  cancel_told_at: Timestamp | null;
  cancel_refusal: string | null;
  quantity: Generated<number>;
  cost_cents: Generated<number | null>;
}

export interface OrderTables {
  supplier_orders: SupplierOrdersTable;
  supplier_order_items: SupplierOrderItemsTable;
  carts: CartsTable;
  cart_items: CartItemsTable;
  cart_merges: CartMergesTable;
  attributions: AttributionsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_events: OrderEventsTable;
  order_keys: OrderKeysTable;
  order_list: OrderListTable;
  order_terms: OrderTermsTable;
  order_bulk_runs: OrderBulkRunsTable;
  order_bulk_rows: OrderBulkRowsTable;
  saved_views: SavedViewsTable;
  order_corrections: OrderCorrectionsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_events: PaymentEventsTable;
  promotions: PromotionsTable;
  order_promotions: OrderPromotionsTable;
  pickup_locations: PickupLocationsTable;
}

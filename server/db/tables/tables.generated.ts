/** Written by npm run codegen from the migrated database; do not edit. Sources: 3f6255325af71b71 */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AuditKind } from "#contract/audit/schema";
import type { ChatAuthor, ChatState } from "#contract/chat/schema";
import type { Segment } from "#contract/customers/segments";
import type { HeldCounts } from "#contract/imports/held";
import type { ImportStatus } from "#contract/imports/schema";
import type { LeaseState, LeaseStatus } from "#contract/leases/statuses";
import type { CampaignState, RecipientState } from "#contract/marketing/campaign-statuses";
import type { OrderBulkAction } from "#contract/orders/bulk";
import type { OrderRisk } from "#contract/orders/list-words";
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { MoneyCaseKind } from "#contract/payments/exceptions";
import type { GenerationStatus, VersionAction } from "#contract/pricing/schema";
import type { PromotionScope } from "#contract/promotions/scope";
import type { DeclineReason, ReviewStatus } from "#contract/reviews/schema";
import type { AccountRole } from "#contract/staff/roles";
import type { SupplierOrderState } from "#contract/suppliers/suppliers";
import type { VehicleType } from "#contract/tires/vehicle-types";
import type { Axle, FitmentKind } from "#contract/vehicles/schema";
import type { BigIntColumn, DecidedBefore, DefaultedJson, Timestamp } from "./column-types";
import type { CategoryStepRecord, ImageRecord, ProductContentColumns } from "./product-fields";
import type { SoldProductRecord } from "./sold-product";

export interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  sealed_address: Buffer;
  is_default: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface AffiliateClicksTable {
  visit_id: string;
  at: Timestamp;
  click_id: string | null;
}

export interface AffiliateEntriesTable {
  id: Generated<string>;
  number: Generated<string>;
  at: Timestamp;
  affiliate: string;
  sub_affiliate: string | null;
  kind: string;
  order_id: string | null;
  application_id: string | null;
  conversion_id: string | null;
  terms_id: BigIntColumn;
  month: Timestamp;
  is_lease: boolean;
  net_cents: number;
  take_cents: number;
  is_capped: boolean;
  tries: Generated<number>;
  next_try_at: Timestamp;
  told_at: Timestamp | null;
  refusal: string | null;
}

export interface AffiliateMarksTable {
  id: Generated<string>;
  order_id: string | null;
  application_id: string | null;
}

export interface AffiliatePayoutRunsTable {
  id: string;
  day: Timestamp;
  reference: string;
  created_at: Timestamp;
  created_by: string;
}

export interface AffiliatePayoutsTable {
  id: Generated<string>;
  affiliate: string;
  cents: number;
  day: Timestamp;
  reference: string;
  created_at: Timestamp;
  created_by: string;
  undone_at: Timestamp | null;
  undone_by: string | null;
  idempotency_key: string;
  run_id: string | null;
}

export interface AffiliateTermsTable {
  id: Generated<string>;
  affiliate: string;
  sub_affiliate: string | null;
  from_day: Timestamp;
  until_day: Timestamp | null;
  per_application_cents: number;
  per_order_cents: number;
  percent_hundredths: number;
  most_per_order_cents: number | null;
  most_per_month_cents: number | null;
  created_at: Timestamp;
  created_by: string;
  idempotency_key: string;
}

export interface AffiliatesTable {
  code: string;
  name: string;
  is_active: Generated<boolean>;
  created_at: Timestamp;
  created_by: string;
}

export interface AnalyticsDaysTable {
  day: Timestamp;
  kind: string;
  page_type: string;
  device_class: string;
  events: number;
  cents: BigIntColumn;
}

export interface AnalyticsEventsTable {
  id: string;
  day: Timestamp;
  kind: string;
  visit: string | null;
  page_type: string;
  device_class: string;
  cents: BigIntColumn;
  dimensions: JSONColumnType<object>;
}

export interface AnalyticsMarksTable {
  id: Generated<string>;
  day: Timestamp;
}

export interface AnalyticsRefusalsTable {
  day: Timestamp;
  reason: string;
  events: number;
}

export interface AppliedFunctionsTable {
  number: Generated<string>;
  name: string;
  hash: string;
  applied_at: Timestamp;
}

export interface AttributionsTable {
  id: Generated<string>;
  attribution: JSONColumnType<Record<string, string>>;
  created_at: Timestamp;
  first_touch: DefaultedJson<Record<string, string>>;
}

export interface AuditChainTable {
  is_only: Generated<boolean>;
  sealed_ends: Buffer | null;
  unchained_events: Generated<BigIntColumn>;
  unchained_refunds: Generated<BigIntColumn>;
}

export interface AuditEventsTable {
  id: Generated<string>;
  at: Timestamp;
  kind: AuditKind;
  user_id: string | null;
  sealed_detail: Buffer;
  subject_id: string | null;
  digest: Buffer | null;
  hash: Buffer | null;
  area: string | null;
  cents: BigIntColumn | null;
}

export interface BrandsTable {
  id: string;
  name: string;
  description: Generated<string>;
  images: JSONColumnType<ImageRecord[]>;
  rating: number | null;
  rating_count: Generated<number>;
  product_count: Generated<number>;
}

export interface CampaignRecipientsTable {
  number: Generated<string>;
  campaign_id: string;
  reader_id: string;
  message_name: Generated<string>;
  state: Generated<RecipientState>;
  claimed_at: Timestamp | null;
  tries: Generated<number>;
  due_at: Timestamp;
  sent_at: Timestamp | null;
  left_at: Timestamp | null;
}

export interface CampaignsTable {
  id: string;
  subject: string;
  text: string;
  products: string;
  segment: Segment;
  category: string;
  rate_per_minute: number;
  state: Generated<CampaignState>;
  revision: Generated<number>;
  send_at: Timestamp | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  recipients: number | null;
  tokens: Generated<number>;
  tokens_at: Timestamp;
  rests_until: Timestamp;
  test_key: string | null;
  changed_at: Timestamp;
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

export interface CartsTable {
  id: Generated<string>;
  user_id: string;
  revision: Generated<number>;
  updated_at: Timestamp;
  looked_at: Timestamp | null;
  reminded_at: Timestamp | null;
}

export interface CatalogueGenerationsTable {
  id: Generated<number>;
  version: number;
  status: GenerationStatus;
  after_product_id: Generated<string>;
  total: number;
  done: Generated<number>;
  changed: Generated<number>;
  requested_by: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface CatalogueStateTable {
  only_row: Generated<boolean>;
  revision: BigIntColumn;
}

export interface CategoriesTable {
  id: string;
  parent_id: string | null;
  name: string;
  alias: string | null;
  slug: string;
  menu_group: string | null;
  position: number;
  active: boolean;
}

export interface CategoryMappingsTable {
  id: Generated<string>;
  supplier_id: string;
  kind: string;
  pattern: string;
  form: string;
  category_id: string | null;
  changed_at: Timestamp;
}

export interface CategoryPlacementsTable {
  supplier_id: string;
  due_at: Timestamp;
}

export interface ChatCannedAnswersTable {
  id: Generated<string>;
  name: string;
  text: string;
}

export interface ChatConversationsTable {
  id: Generated<string>;
  start_hash: Buffer;
  user_id: string | null;
  email_index: Buffer | null;
  sealed_person: Buffer;
  state: Generated<ChatState>;
  assigned_to: string | null;
  last_number: Generated<number>;
  last_author: ChatAuthor | null;
  visitor_seen: Generated<number>;
  staff_seen: Generated<number>;
  mailed_number: Generated<number>;
  revision: Generated<number>;
  started_at: Timestamp;
  last_at: Timestamp;
  changed_at: Timestamp;
  sealed_cart: Buffer | null;
  waiting_since: Timestamp | null;
}

export interface ChatMessagesTable {
  conversation_id: string;
  number: number;
  client_id: string;
  author: ChatAuthor;
  staff_id: string | null;
  sealed_text: Buffer;
  written_at: Timestamp;
}

export interface ContactRequestsTable {
  id: Generated<string>;
  sealed_request: Buffer;
  email_index: Buffer;
  created_at: Timestamp;
  answered_at: Timestamp | null;
  answered_by: string | null;
  sealed_reply: Buffer | null;
}

export interface CustomerNotesTable {
  id: string;
  user_id: string;
  author_id: string;
  sealed_text: Buffer;
  written_at: Timestamp;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
}

export interface CustomerTagsTable {
  user_id: string;
  tag: string;
  added_at: Timestamp;
}

export interface FitmentsTable {
  vehicle_id: number;
  set_key: string;
  axle: Axle;
  kind: FitmentKind;
  size: string;
  size_key: string;
  min_load_index: number | null;
  load_range: string | null;
  min_speed_rating: string | null;
  wheel_diameter_in: number | null;
  wheel_width_in: number | null;
  offset_mm: number | null;
  pressure_psi: number | null;
  supplier_id: string;
  said_by: Generated<object>;
}

export interface ImportHeldItemsTable {
  run_id: string;
  sku: string;
  name: string;
  before_cents: number;
  after_cents: number | null;
}

export interface ImportMappingsTable {
  supplier_id: string;
  headings_digest: string;
  columns: JSONColumnType<object>;
  saved_at: Timestamp;
}

export interface ImportRejectsTable {
  run_id: string;
  position: number;
  file: string;
  line: number | null;
  sku: string | null;
  field: string | null;
  reason: string;
  record: number | null;
}

export interface ImportRunsTable {
  id: Generated<string>;
  supplier_id: string;
  files: JSONColumnType<string[]>;
  status: ImportStatus;
  counts: JSONColumnType<Record<string, number>>;
  message: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  upload_id: string | null;
  source: string | null;
  columns: JSONColumnType<object> | null;
  tries: Generated<number>;
  percent: Generated<number>;
  is_stop_wanted: Generated<boolean>;
  is_whole: Generated<boolean>;
  most_missing: number | null;
  held: JSONColumnType<HeldCounts> | null;
  confirms: string | null;
  is_reviewed: Generated<boolean>;
}

export interface ImportSchedulesTable {
  source: string;
  is_on: boolean;
  every_hours: number | null;
  at_minute: number | null;
  next_run_at: ColumnType<Date>;
  is_whole: boolean;
}

export interface ImportUploadPiecesTable {
  upload_id: string;
  position: number;
  content: Buffer;
}

export interface ImportUploadsTable {
  id: string;
  user_id: string;
  file_name: string;
  pieces: Generated<number>;
  bytes: Generated<BigIntColumn>;
  created_at: Timestamp;
}

export interface LeaseApplicationsTable {
  id: Generated<string>;
  user_id: string | null;
  key_digest: Buffer | null;
  key_until: Timestamp | null;
  idempotency_hash: Buffer;
  status: LeaseStatus;
  reason: "EXPIRED" | "NOT_FINISHED" | "ACCOUNT_DELETED" | null;
  order_id: string | null;
  is_pre_approval: boolean;
  state: string;
  email_index: Buffer | null;
  sealed_shown: Buffer;
  sealed_details: Buffer | null;
  details_until: Timestamp;
  consent_version: string;
  consented_at: Timestamp;
  attribution: JSONColumnType<Record<string, string>>;
  lessor: string | null;
  lessor_uuid: string | null;
  sealed_redirect_url: Buffer | null;
  approved_cents: number | null;
  approved_at: Timestamp | null;
  expires_at: Timestamp | null;
  is_signed: Generated<boolean>;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  sealed_key: Buffer | null;
  go_on_mailed_at: Timestamp | null;
  expiring_mailed_at: Timestamp | null;
  search_terms: Buffer[] | null;
  first_touch: DefaultedJson<Record<string, string>>;
}

export interface LeaseDraftsTable {
  id: Generated<string>;
  user_id: string | null;
  key_digest: Buffer | null;
  sealed_form: Buffer;
  revision: Generated<number>;
  updated_at: Timestamp;
}

export interface LeaseEventsTable {
  lessor: string;
  event_id: string;
  application_id: string | null;
  kind: string;
  received_at: Timestamp;
}

export interface LeaseNoticesTable {
  id: Generated<string>;
  number: Generated<string>;
  lease_id: string;
  kind: string;
  item_ids: string[];
  happened_on: Timestamp;
  told_at: Timestamp | null;
  refusal: string | null;
  tries: Generated<number>;
  next_try_at: Timestamp;
  created_at: Timestamp;
}

export interface LeaseTriesTable {
  application_id: string;
  lessor: string;
  idempotency_key: string;
  uuid: string | null;
  outcome: LeaseStatus | "REFUSED" | "UNANSWERED";
  begun_at: Timestamp;
  ended_at: Timestamp | null;
  noted_by: string | null;
  noted_at: Timestamp | null;
  sealed_note: Buffer | null;
}

export interface LeasesTable {
  id: Generated<string>;
  order_id: string;
  application_id: string | null;
  state: LeaseState;
  cents: Generated<number>;
  held_at: Timestamp | null;
  lessor: string | null;
  lessor_uuid: string | null;
  asked_at: Timestamp | null;
  sealed_signature_url: Buffer | null;
  sign_until: Timestamp | null;
  signed_at: Timestamp | null;
  reminders: Generated<number>;
  reminded_at: Timestamp | null;
  delivery_submitted_at: Timestamp | null;
  funded_cents: number | null;
  lender_take_cents: number | null;
  funded_at: Timestamp | null;
  told_at: Timestamp | null;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  funding_check_at: Timestamp | null;
  funding_checks: Generated<number>;
  problem: string | null;
  problem_at: Timestamp | null;
  payment_check_at: Timestamp | null;
  payment_reminded_on: Timestamp | null;
}

export interface MailSuppressionsTable {
  email_index: Buffer;
  sealed_email: Buffer;
  created_at: Timestamp;
}

export interface MailedCodesTable {
  user_id: string;
  purpose: "VERIFY" | "RESET";
  code_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  link_hash: Buffer;
  link_expires_at: Timestamp;
}

export interface MoneyCaseNotesTable {
  id: Generated<string>;
  case_id: string;
  noted_by: string;
  is_done: boolean;
  sealed_note: Buffer;
  at: Timestamp;
}

export interface MoneyCasesTable {
  id: Generated<string>;
  kind: MoneyCaseKind;
  ref: string;
  order_id: string;
  cents: number;
  since: Timestamp;
  done_at: Timestamp | null;
  gone_at: Timestamp | null;
  revision: Generated<number>;
  created_at: Timestamp;
}

export interface MoneyEntriesTable {
  id: Generated<string>;
  at: Timestamp;
  order_id: string;
  source_id: string;
  gateway: string;
  method: string;
  state: string;
  amount_cents: number;
  paid_cents: number;
  refunded_cents: number;
  sells: Generated<boolean>;
}

export interface NewsletterSubscribersTable {
  email_index: Buffer;
  sealed_email: Buffer;
  created_at: Timestamp;
  id: Generated<string>;
  confirmed_at: Timestamp | null;
}

export interface OfferChangesTable {
  id: Generated<string>;
  product_id: string;
  kind: string;
  noted_at: Timestamp;
  fell_at: Timestamp | null;
}

export interface OfferNewsTable {
  watch_id: string;
  product_id: string;
  kind: string;
  from_cents: number | null;
  noted_at: Timestamp;
}

export interface OfferPricingTable {
  only_row: Generated<boolean>;
  mark: Generated<string>;
  after_product_id: string | null;
}

export interface OrderAssignmentsTable {
  order_id: string;
  assignee_id: string;
  assigned_at: Timestamp;
}

export interface OrderBulkRowsTable {
  run_id: string;
  order_id: string;
  outcome: "DONE" | "REFUSED" | null;
  message: string | null;
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
  is_bought_by_hand: Generated<boolean>;
  split_of: string | null;
  split_at: number | null;
  cost_cents: number | null;
  discount_cents: Generated<number>;
  shipping_off_cents: Generated<number>;
}

export interface OrderKeysTable {
  key_hash: Buffer;
  order_id: string;
  purpose: "FOLLOW" | "PAY" | "CANCEL";
  expires_at: Timestamp;
}

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

export interface OrderMailsTable {
  id: Generated<string>;
  order_id: string;
  kind: string;
  told: JSONColumnType<object>;
  created_at: Timestamp;
}

export interface OrderPromotionsTable {
  order_id: string;
  code: string;
  position: number;
  label: string;
  goods_off_cents: number;
  shipping_off_cents: number;
  of_cents: number;
  ordered_at: Timestamp;
}

export interface OrderReturnItemsTable {
  return_id: string;
  item_id: string;
  quantity: number;
  reason: string | null;
}

export interface OrderReturnsTable {
  id: Generated<string>;
  order_id: string;
  position: number;
  request_key: string;
  state: Generated<string>;
  reason: string;
  requested_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface OrderTagsTable {
  order_id: string;
  tag: string;
}

export interface OrderTermsTable {
  order_id: string;
  terms: Buffer[] | null;
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
  fraud_is_checked: Generated<boolean>;
  fraud_score: number | null;
  fraud_ip_distance_km: number | null;
  fraud_email_first_seen: string | null;
  fraud_reasons: Generated<string[]>;
  fraud_next_at: Timestamp;
  fraud_tries: Generated<number>;
  reminders: Generated<boolean>;
  revision: Generated<number>;
  submitted_at: Timestamp;
  created_at: Timestamp;
  created_by: string;
  updated_at: Timestamp;
  updated_by: string;
  signed_key_until: Timestamp | null;
  held_until: Timestamp | null;
  holders: Generated<Buffer[]>;
  signed_at: Timestamp | null;
  fraud_checked_cents: number | null;
  is_check_due: Generated<boolean>;
  tax_on_shipping_cents: number | null;
  is_state_tax: boolean | null;
}

export interface OutgoingMailsTable {
  id: Generated<string>;
  sealed_mail: Buffer | null;
  kind: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  sent_at: Timestamp | null;
  last_error: string | null;
  created_at: Timestamp;
  message_name: string | null;
  sealed_to: Buffer | null;
  email_index: Buffer | null;
}

export interface PageViewDaysTable {
  day: Timestamp;
  page_type: string;
  device_class: string;
  release: string;
  metric: string;
  bucket: number;
  views: number;
}

export interface PageViewErrorsTable {
  day: Timestamp;
  page_type: string;
  device_class: string;
  release: string;
  message: string;
  views: number;
}

export interface PageViewMarksTable {
  id: Generated<string>;
  day: Timestamp;
}

export interface PageViewsTable {
  id: number;
  day: Timestamp;
  turn: number;
  page_type: string;
  device_class: string;
  release: string;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  ttfb: number | null;
  errors: string[];
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
  callback_secret: string;
  next_check_at: Timestamp | null;
  checks: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  is_left: Generated<boolean>;
  correction_id: string | null;
}

export interface PickupLocationsTable {
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  postal_prefixes: string[];
  is_open: Generated<boolean>;
  latitude: string | null;
  longitude: string | null;
}

export interface PictureWatchTable {
  only_row: Generated<boolean>;
  seen_revision: BigIntColumn;
}

export interface PicturesTable {
  address: string;
  place: number;
  media: string | null;
  width: number | null;
  height: number | null;
  likeness: string | null;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  unused_since: Timestamp | null;
  banned_at: Timestamp | null;
  etag: string | null;
  last_modified: string | null;
}

export interface PriceMarkupVersionsTable {
  version: number;
  action: VersionAction;
  restored_version: number | null;
  rules: JSONColumnType<object[]>;
  created_by: string | null;
  created_at: Timestamp;
}

export interface ProductHidesTable {
  id: Generated<string>;
  product_id: string;
  reason: string;
  hidden_by: string;
  hidden_at: Timestamp;
  shown_by: string | null;
  shown_at: Timestamp | null;
}

export interface ProductPicturesTable {
  product_id: string;
  address: string;
}

export interface ProductPricesTable {
  product_id: string;
  since: Timestamp;
  until: Timestamp | null;
  cents: number;
}

export interface ProductStockTable {
  product_id: string;
  available_quantity: number;
  updated_at: Timestamp;
}

export interface ProductsTable extends ProductContentColumns {
  product_id: string;
  supplier_id: string;
  sku: string;
  slug: string;
  winner_markup_id: string | null;
  content_hash: string;
  revision: BigIntColumn;
  created_at: Timestamp;
  updated_at: Timestamp;
  own_reviews: Generated<number>;
  own_stars: Generated<number>;
  offer_price_cents: number | null;
  offer_codes: string[] | null;
  offer_words: string | null;
  offer_ends_at: Timestamp | null;
  was_price_cents: number | null;
  offer_is_due: Generated<boolean>;
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
  most_uses_per_customer: number | null;
  most_uses_per_day: number | null;
  series: string | null;
  series_position: number | null;
  scope: Generated<PromotionScope>;
  scope_ids: Generated<string[]>;
  ships_free: Generated<boolean>;
  first_orders_only: Generated<boolean>;
  is_automatic: Generated<boolean>;
  combines: Generated<boolean>;
  set_size: number | null;
  segment: Generated<Segment>;
  segment_category: Generated<string>;
  made_at: Timestamp | null;
  budget_cents: BigIntColumn | null;
  spent_cents: Generated<BigIntColumn>;
  more_terms: DefaultedJson<object>;
}

export interface RateLimitsTable {
  bucket: Buffer;
  hits: number;
  resets_at: Timestamp;
}

export interface ReadModelPartsTable {
  version: string;
  part: number;
  bytes: Buffer;
}

export interface ReadModelsTable {
  version: string;
  revision: BigIntColumn;
  stock_seen: Timestamp;
  categories: JSONColumnType<object>;
  brands: JSONColumnType<object>;
  stored_at: Timestamp;
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

export interface ReportDaysTable {
  report: string;
  day: Timestamp;
  version: number;
}

export interface ReportMailsTable {
  id: Generated<string>;
  user_id: string;
  report: string;
  rhythm: string;
  keys: JSONColumnType<object>;
  due_day: Timestamp;
  claimed_until: Timestamp | null;
  created_at: Timestamp;
}

export interface ReportMarksTable {
  id: Generated<string>;
  day: Timestamp;
}

export interface ReportMonthSumsTable {
  report: string;
  month: Timestamp;
  keys: string[];
  figures: string[];
}

export interface ReportSumsTable {
  report: string;
  day: Timestamp;
  keys: string[];
  figures: string[];
}

export interface ReviewChangesTable {
  product_id: string;
  noted_at: Timestamp;
}

export interface ReviewInvitationsTable {
  order_id: string;
  products: number;
  invited_at: Timestamp;
}

export interface ReviewPicturePiecesTable {
  picture_id: string;
  position: number;
  sealed_piece: Buffer;
}

export interface ReviewPicturesTable {
  id: string;
  product_id: string;
  order_id: string;
  review_id: string | null;
  position: Generated<number>;
  pieces: Generated<number>;
  bytes: Generated<number>;
  sealed_small: Buffer | null;
  sealed_large: Buffer | null;
  width: number | null;
  height: number | null;
  created_at: Timestamp;
}

export interface ReviewVotesTable {
  review_id: string;
  kind: "HELPFUL" | "REPORT";
  user_id: string;
  voted_at: Timestamp;
}

export interface ReviewsTable {
  id: Generated<string>;
  product_id: string;
  order_id: string;
  user_id: string | null;
  email_index: Buffer;
  sealed_words: Buffer;
  stars: number;
  status: Generated<ReviewStatus>;
  decline_reason: DeclineReason | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  staff_answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  revision: Generated<number>;
  created_at: Timestamp;
  written_at: Timestamp;
  before_decision: DecidedBefore | null;
  answer_mail_at: Timestamp | null;
  answer_mailed_at: Timestamp | null;
  answer_mail: string | null;
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

export interface SearchRuleStateTable {
  only_row: Generated<boolean>;
  revision: number;
}

export interface SearchRulesTable {
  id: string;
  kind: string;
  content: JSONColumnType<object>;
  revision: number;
  changed_at: Timestamp;
}

export interface SearchedProductsTable {
  day: Timestamp;
  text: string;
  product_id: string;
  clicks: number;
}

export interface SearchedTextsTable {
  day: Timestamp;
  text: string;
  visits: Generated<number>;
  clicks: Generated<number>;
  found: number | null;
}

export interface SecondFactorTicketsTable {
  ticket_hash: Buffer;
  user_id: string;
  sealed_ticket: Buffer;
  expires_at: Timestamp;
}

export interface SecondFactorsTable {
  user_id: string;
  sealed_factor: Buffer;
  last_step: BigIntColumn;
  created_at: Timestamp;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  refreshed_at: Timestamp;
  sealed_origin: Buffer;
  method: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  end_reason: string | null;
  has_second_factor: Generated<boolean>;
}

export interface SignInsTable {
  id: Generated<string>;
  user_id: string;
  at: Timestamp;
  outcome: "SUCCEEDED" | "FAILED" | "REFRESH_REUSED";
  method: string;
  sealed_origin: Buffer;
}

export interface SocialAttemptsTable {
  state_hash: Buffer;
  type: string;
  sealed_secrets: Buffer;
  expires_at: Timestamp;
}

export interface SocialIdentitiesTable {
  type: string;
  subject_index: Buffer;
  user_id: string;
  created_at: Timestamp;
  sealed_subject: Buffer | null;
}

export interface StaffRefundsTable {
  id: Generated<string>;
  staff_id: string;
  order_id: string | null;
  cents: BigIntColumn;
  is_proven: boolean;
  created_at: Timestamp;
  kind: Generated<string>;
  event_id: BigIntColumn | null;
}

export interface StockAlertsTable {
  product_id: string;
  email_index: Buffer;
  sealed_email: Buffer;
  token_digest: Buffer;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface StockLabelChangesTable {
  product_id: string;
}

export interface SubAffiliatesTable {
  affiliate: string;
  code: string;
  name: string;
}

export interface SupplierBillFilesTable {
  id: string;
  supplier: string;
  name: string;
  digest: Buffer;
  created_at: Timestamp;
  created_by: string;
}

export interface SupplierBillLinesTable {
  bill_id: string;
  position: number;
  order_number: string;
  sku: string;
  quantity: number;
  cents: number;
  supplier_order_id: string | null;
  item_id: string | null;
  expected_cents: Generated<number>;
  open_mismatches: Generated<string[]>;
  settled_mismatches: Generated<string[]>;
  settled_at: Timestamp | null;
  settled_by: string | null;
  settlement_note: string | null;
}

export interface SupplierBillsTable {
  id: Generated<string>;
  file_id: string;
  supplier: string;
  number: string;
  day: Timestamp;
  created_at: Timestamp;
  removed_at: Timestamp | null;
  removed_by: string | null;
  removal_reason: string | null;
}

export interface SupplierCategoriesTable {
  supplier_id: string;
  id: string;
  name: string;
  path: JSONColumnType<CategoryStepRecord[]>;
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
  cost_cents: number | null;
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

export interface UsersTable {
  id: Generated<string>;
  username_index: Buffer | null;
  sealed_identity: Buffer;
  role: AccountRole;
  permissions: string[] | null;
  password_hash: string | null;
  status: Generated<"ACTIVE" | "DISABLED" | "DELETED">;
  verified_at: Timestamp | null;
  attributes: DefaultedJson<Record<string, unknown>>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  search_terms: Buffer[] | null;
  attribution: DefaultedJson<Record<string, string>>;
  first_touch: DefaultedJson<Record<string, string>>;
  revision: Generated<number>;
  changed_by: string | null;
  changed_what: string | null;
  changed_at: Timestamp | null;
  merged_into: string | null;
  merged_by: string | null;
  merged_at: Timestamp | null;
}

export interface VehiclesTable {
  id: Generated<number>;
  year: number;
  make: string;
  model: string;
  trim: string;
  make_slug: string;
  model_slug: string;
  trim_slug: string;
  vehicle_type: VehicleType | null;
  bolts: number | null;
  circle_mm: number | null;
  bore_mm: number | null;
  least_offset_mm: number | null;
  most_offset_mm: number | null;
  supplier_id: Generated<string>;
  said_by: Generated<object>;
}

export interface VisitsTable {
  id: string;
  started_at: Timestamp;
  source: string;
  medium: string;
  campaign: string;
  affiliate_id: string | null;
  sub_affiliate_id: string | null;
  landing_path: string;
  referrer_host: string;
  device: string;
}

export interface WatchesTable {
  id: Generated<string>;
  user_id: string;
  list: string;
  name: string;
  address: string | null;
  search: JSONColumnType<object> | null;
  saved_at: Timestamp;
  tells: Generated<boolean>;
  mail_key: Generated<string>;
  last_mail: BigIntColumn | null;
  share_key: string | null;
}

export interface WishListItemsTable {
  watch_id: string;
  product_id: string;
  added_at: Timestamp;
}

export interface Database {
  addresses: AddressesTable;
  affiliate_clicks: AffiliateClicksTable;
  affiliate_entries: AffiliateEntriesTable;
  affiliate_marks: AffiliateMarksTable;
  affiliate_payout_runs: AffiliatePayoutRunsTable;
  affiliate_payouts: AffiliatePayoutsTable;
  affiliate_terms: AffiliateTermsTable;
  affiliates: AffiliatesTable;
  analytics_days: AnalyticsDaysTable;
  analytics_events: AnalyticsEventsTable;
  analytics_marks: AnalyticsMarksTable;
  analytics_refusals: AnalyticsRefusalsTable;
  applied_functions: AppliedFunctionsTable;
  attributions: AttributionsTable;
  audit_chain: AuditChainTable;
  audit_events: AuditEventsTable;
  brands: BrandsTable;
  campaign_recipients: CampaignRecipientsTable;
  campaigns: CampaignsTable;
  cart_items: CartItemsTable;
  cart_merges: CartMergesTable;
  carts: CartsTable;
  catalogue_generations: CatalogueGenerationsTable;
  catalogue_state: CatalogueStateTable;
  categories: CategoriesTable;
  category_mappings: CategoryMappingsTable;
  category_placements: CategoryPlacementsTable;
  chat_canned_answers: ChatCannedAnswersTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  contact_requests: ContactRequestsTable;
  customer_notes: CustomerNotesTable;
  customer_tags: CustomerTagsTable;
  fitments: FitmentsTable;
  import_held_items: ImportHeldItemsTable;
  import_mappings: ImportMappingsTable;
  import_rejects: ImportRejectsTable;
  import_runs: ImportRunsTable;
  import_schedules: ImportSchedulesTable;
  import_upload_pieces: ImportUploadPiecesTable;
  import_uploads: ImportUploadsTable;
  lease_applications: LeaseApplicationsTable;
  lease_drafts: LeaseDraftsTable;
  lease_events: LeaseEventsTable;
  lease_notices: LeaseNoticesTable;
  lease_tries: LeaseTriesTable;
  leases: LeasesTable;
  mail_suppressions: MailSuppressionsTable;
  mailed_codes: MailedCodesTable;
  money_case_notes: MoneyCaseNotesTable;
  money_cases: MoneyCasesTable;
  money_entries: MoneyEntriesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  offer_changes: OfferChangesTable;
  offer_news: OfferNewsTable;
  offer_pricing: OfferPricingTable;
  order_assignments: OrderAssignmentsTable;
  order_bulk_rows: OrderBulkRowsTable;
  order_bulk_runs: OrderBulkRunsTable;
  order_corrections: OrderCorrectionsTable;
  order_events: OrderEventsTable;
  order_items: OrderItemsTable;
  order_keys: OrderKeysTable;
  order_list: OrderListTable;
  order_mails: OrderMailsTable;
  order_promotions: OrderPromotionsTable;
  order_return_items: OrderReturnItemsTable;
  order_returns: OrderReturnsTable;
  order_tags: OrderTagsTable;
  order_terms: OrderTermsTable;
  orders: OrdersTable;
  outgoing_mails: OutgoingMailsTable;
  page_view_days: PageViewDaysTable;
  page_view_errors: PageViewErrorsTable;
  page_view_marks: PageViewMarksTable;
  page_views: PageViewsTable;
  payment_events: PaymentEventsTable;
  payments: PaymentsTable;
  pickup_locations: PickupLocationsTable;
  picture_watch: PictureWatchTable;
  pictures: PicturesTable;
  price_markup_versions: PriceMarkupVersionsTable;
  product_hides: ProductHidesTable;
  product_pictures: ProductPicturesTable;
  product_prices: ProductPricesTable;
  product_stock: ProductStockTable;
  products: ProductsTable;
  promotions: PromotionsTable;
  rate_limits: RateLimitsTable;
  read_model_parts: ReadModelPartsTable;
  read_models: ReadModelsTable;
  refunds: RefundsTable;
  report_days: ReportDaysTable;
  report_mails: ReportMailsTable;
  report_marks: ReportMarksTable;
  report_month_sums: ReportMonthSumsTable;
  report_sums: ReportSumsTable;
  review_changes: ReviewChangesTable;
  review_invitations: ReviewInvitationsTable;
  review_picture_pieces: ReviewPicturePiecesTable;
  review_pictures: ReviewPicturesTable;
  review_votes: ReviewVotesTable;
  reviews: ReviewsTable;
  saved_views: SavedViewsTable;
  search_rule_state: SearchRuleStateTable;
  search_rules: SearchRulesTable;
  searched_products: SearchedProductsTable;
  searched_texts: SearchedTextsTable;
  second_factor_tickets: SecondFactorTicketsTable;
  second_factors: SecondFactorsTable;
  sessions: SessionsTable;
  sign_ins: SignInsTable;
  social_attempts: SocialAttemptsTable;
  social_identities: SocialIdentitiesTable;
  staff_refunds: StaffRefundsTable;
  stock_alerts: StockAlertsTable;
  stock_label_changes: StockLabelChangesTable;
  sub_affiliates: SubAffiliatesTable;
  supplier_bill_files: SupplierBillFilesTable;
  supplier_bill_lines: SupplierBillLinesTable;
  supplier_bills: SupplierBillsTable;
  supplier_categories: SupplierCategoriesTable;
  supplier_order_items: SupplierOrderItemsTable;
  supplier_orders: SupplierOrdersTable;
  users: UsersTable;
  vehicles: VehiclesTable;
  visits: VisitsTable;
  watches: WatchesTable;
  wish_list_items: WishListItemsTable;
}

/** One interface per table; the columns are explained in the migration that makes them. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** bigint arrives from the driver as text. */
type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;

export interface ImageRecord {
  rel: string;
  unit: string;
  width: number | null;
  height: number | null;
  href: string;
  primary: boolean;
}

export interface AttributeRecord {
  name: string;
  value: string;
}

export interface CategoryStepRecord {
  id: string;
  name: string;
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

export interface SupplierCategoriesTable {
  supplier_id: string;
  id: string;
  name: string;
  path: JSONColumnType<CategoryStepRecord[]>;
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

export interface ProductsTable {
  product_id: string;
  supplier_id: string;
  sku: string;
  supplier_product_id: string | null;
  slug: string;
  name: string;
  brand_id: string | null;
  model_number: string | null;
  upc: string | null;
  category_id: string | null;
  supplier_category_path: JSONColumnType<CategoryStepRecord[]>;
  supplier_price_cents: number | null;
  supplier_sale_price_cents: number | null;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  winner_markup_id: string | null;
  on_sale: boolean;
  clearance: boolean;
  images: JSONColumnType<ImageRecord[]>;
  review_count: number;
  review_average: number | null;
  shipping_cost_cents: number | null;
  free_shipping: boolean;
  home_delivery: boolean;
  in_store_pickup: boolean;
  online_availability: boolean;
  in_store_availability: boolean;
  quantity_limit: number | null;
  low_price_guarantee: boolean;
  best_selling_rank: number | null;
  description: string;
  long_description: string;
  features: JSONColumnType<string[]>;
  included_items: JSONColumnType<string[]>;
  attributes: JSONColumnType<AttributeRecord[]>;
  condition: string;
  product_labels: JSONColumnType<string[]>;
  is_live: boolean;
  hidden_reason: string | null;
  content_hash: string;
  revision: BigIntColumn;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ProductStockTable {
  product_id: string;
  available_quantity: number;
  updated_at: Timestamp;
}

export interface CatalogueStateTable {
  only_row: Generated<boolean>;
  revision: BigIntColumn;
}

export interface ImportRunsTable {
  id: Generated<string>;
  supplier_id: string;
  files: JSONColumnType<string[]>;
  status: "RUNNING" | "COMPLETED" | "FAILED" | "INTERRUPTED";
  counts: JSONColumnType<Record<string, number>>;
  message: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface UsersTable {
  id: Generated<string>;
  username_index: Buffer | null;
  sealed_identity: Buffer;
  role: "CUSTOMER" | "CUSTOMERSUPPORT" | "ADMIN" | "SUPERADMIN";
  permissions: string[] | null;
  password_hash: string | null;
  status: Generated<"ACTIVE" | "DISABLED" | "DELETED">;
  verified_at: Timestamp | null;
  attributes: ColumnType<Record<string, unknown>, string | undefined, string>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
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
}

export interface MailedCodesTable {
  user_id: string;
  purpose: "VERIFY" | "RESET";
  code_hash: Buffer;
  attempts: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface SignInsTable {
  id: Generated<string>;
  user_id: string;
  at: Timestamp;
  outcome: "SUCCEEDED" | "FAILED" | "REFRESH_REUSED";
  method: string;
  sealed_origin: Buffer;
}

export interface RateLimitsTable {
  bucket: Buffer;
  hits: number;
  resets_at: Timestamp;
}

export interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  sealed_address: Buffer;
  is_default: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SocialIdentitiesTable {
  type: string;
  subject_index: Buffer;
  user_id: string;
  created_at: Timestamp;
}

export interface SocialAttemptsTable {
  state_hash: Buffer;
  type: string;
  sealed_secrets: Buffer;
  expires_at: Timestamp;
}

export interface ContactRequestsTable {
  id: Generated<string>;
  sealed_request: Buffer;
  email_index: Buffer;
  created_at: Timestamp;
}

export interface NewsletterSubscribersTable {
  email_index: Buffer;
  sealed_email: Buffer;
  created_at: Timestamp;
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
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  mailed_codes: MailedCodesTable;
  sign_ins: SignInsTable;
  rate_limits: RateLimitsTable;
  addresses: AddressesTable;
  social_identities: SocialIdentitiesTable;
  social_attempts: SocialAttemptsTable;
  contact_requests: ContactRequestsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  outgoing_mails: OutgoingMailsTable;
  categories: CategoriesTable;
  supplier_categories: SupplierCategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  product_stock: ProductStockTable;
  catalogue_state: CatalogueStateTable;
  import_runs: ImportRunsTable;
}

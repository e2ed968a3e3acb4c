/** One interface per table, the catalogue's here; the columns are explained in the migration that makes them. */
import type { Generated, JSONColumnType } from "kysely";
import type { AccountTables } from "./account-tables";
import type { BigIntColumn, Timestamp } from "./columns";
import type { OrderTables } from "./order-tables";

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

export interface Database extends AccountTables, OrderTables {
  categories: CategoriesTable;
  supplier_categories: SupplierCategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  product_stock: ProductStockTable;
  catalogue_state: CatalogueStateTable;
  import_runs: ImportRunsTable;
}

/** One interface per table, with the catalogue's tables here; migrations explain the columns. */
import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { AccountTables } from "./tables/account-tables";
import type { BigIntColumn, Timestamp } from "./tables/columns";
import type { CampaignTables } from "./tables/campaign-tables";
import type { ChatTables } from "./tables/chat-tables";
import type { ImportTables } from "./tables/import-tables";
import type { LeaseTables } from "./tables/lease-tables";
import type { MoneyTables } from "./tables/money-tables";
import type { OrderTables } from "./tables/order-tables";
import type { PricingTables } from "./tables/pricing-tables";
import type { ReviewTables } from "./tables/review-tables";
import type { VehicleTables } from "./tables/vehicle-tables";
import type { CategoryStepRecord, ImageRecord, ProductContentColumns } from "./product-fields";

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

export interface ProductsTable extends ProductContentColumns {
  product_id: string;
  supplier_id: string;
  sku: string;
  slug: string;
  winner_markup_id: string | null;
  content_hash: string;
  own_reviews: Generated<number>;
  own_stars: Generated<number>;
  offer_price_cents: Generated<number | null>;
  offer_codes: Generated<string[] | null>;
  offer_words: Generated<string | null>;
  offer_ends_at: Timestamp | null;
  was_price_cents: Generated<number | null>;
  offer_is_due: Generated<boolean>;
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

/** A supplier's picture, by its address at the supplier. */
export interface PicturesTable {
  address: string;
  place: number;
  media: string | null;
  width: number | null;
  height: number | null;
  likeness: string | null;
  etag: string | null;
  last_modified: string | null;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  unused_since: Timestamp | null;
  banned_at: Timestamp | null;
}

export interface ProductPicturesTable {
  product_id: string;
  address: string;
}

export interface PictureWatchTable {
  only_row: Generated<boolean>;
  seen_revision: BigIntColumn;
}

export interface Database
  extends
    AccountTables,
    CampaignTables,
    ChatTables,
    OrderTables,
    LeaseTables,
    PricingTables,
    MoneyTables,
    ImportTables,
    ReviewTables,
    VehicleTables {
  categories: CategoriesTable;
  supplier_categories: SupplierCategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  product_stock: ProductStockTable;
  catalogue_state: CatalogueStateTable;
  pictures: PicturesTable;
  product_pictures: ProductPicturesTable;
  picture_watch: PictureWatchTable;
}

export type CategoryRow = Selectable<CategoriesTable>;
export type BrandRow = Selectable<BrandsTable>;

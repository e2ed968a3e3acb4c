/** Tables of price rules; migrations explain the columns. */
import type { Generated, JSONColumnType } from "kysely";
import type { GenerationStatus, VersionAction } from "#contract/pricing/schema";
import type { Timestamp } from "./columns";

export interface PriceMarkupVersionsTable {
  version: number;
  action: VersionAction;
  restored_version: number | null;
  /** JSON of `StoredRule`, read by the pricing store. */
  rules: JSONColumnType<object[]>;
  created_by: string | null;
  created_at: Timestamp;
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

export interface PricingTables {
  price_markup_versions: PriceMarkupVersionsTable;
  catalogue_generations: CatalogueGenerationsTable;
}

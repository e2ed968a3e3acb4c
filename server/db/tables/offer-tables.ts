/** Tables of promotions and pickup stores; migrations explain the columns. */
import type { Generated } from "kysely";
import type { PromotionScope } from "#contract/promotions/scope";
import type { Segment } from "#contract/customers/segments";
import type { BigIntColumn, Timestamp } from "./columns";

export interface PromotionsTable {
  code: string;
  label: string;
  percent_off: number | null;
  cents_off: number | null;
  ships_free: Generated<boolean>;
  scope: Generated<PromotionScope>;
  scope_ids: Generated<string[]>;
  smallest_sub_total_cents: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  most_uses: number | null;
  uses: Generated<number>;
  most_uses_per_customer: Generated<number | null>;
  most_uses_per_day: number | null;
  first_orders_only: Generated<boolean>;
  series: string | null;
  series_position: number | null;
  is_automatic: Generated<boolean>;
  combines: Generated<boolean>;
  set_size: number | null;
  segment: Generated<Segment>;
  segment_category: Generated<string>;
  made_at: Timestamp | null;
  budget_cents: BigIntColumn | null;
  spent_cents: Generated<BigIntColumn>;
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

/** Promotions and pickup locations. */
import { sql } from "kysely";
import { scopeNames, type Scope } from "#contract/promotion-scope";
import type { Db } from "../db/client";
import type { PromotionTerms } from "./offers/promotion.rules";

export interface Promotion extends PromotionTerms {
  readonly code: string;
  readonly label: string;
  /** What its scope names, in words. */
  readonly scopeNames: readonly string[];
}

export interface PickupPlace {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export interface NearPlace extends PickupPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface CheckoutStore {
  /** A promotion that can be used now; null when it is unknown, not begun, over or used up, for good or for today. */
  findPromotion(code: string): Promise<Promotion | null>;
  /** What a promotion is for, also one that is over; null for an unknown code. */
  findScope(code: string): Promise<Scope | null>;
  findPickupPlace(id: string): Promise<PickupPlace | null>;
  /** Places near a five-digit postal code, by name. */
  listPickupPlaces(postalCode: string): Promise<NearPlace[]>;
}

/** The names of the brands a promotion is for. */
const brandNames = sql`ARRAY(SELECT name FROM brands
  WHERE scope = 'BRANDS' AND id = ANY(scope_ids) ORDER BY name)`;
const placeColumns = sql`id, name, street, city, state, postal_code AS "postalCode"`;

export function createCheckoutStore(db: Db): CheckoutStore {
  return {
    async findPromotion(code) {
      const { rows } = await sql<Omit<Promotion, "scopeNames"> & { readonly brandNames: string[] }>`
        SELECT code, label, percent_off AS "percentOff", cents_off AS "centsOff", ships_free AS "shipsFree",
          smallest_sub_total_cents AS "smallestSubTotalCents", scope, scope_ids AS "scopeIds",
          ${brandNames} AS "brandNames"
        FROM promotions
        WHERE code = ${code} AND COALESCE(starts_at <= now(), true) AND COALESCE(ends_at > now(), true)
          AND (most_uses IS NULL OR uses < most_uses)
          AND (most_uses_per_day IS NULL OR count_promotion_uses_today(code) < most_uses_per_day)`.execute(
        db,
      );
      const [promotion] = rows;
      return promotion ? { ...promotion, scopeNames: scopeNames(promotion, promotion.brandNames) } : null;
    },
    async findScope(code) {
      const { rows } = await sql<Scope>`
        SELECT scope, scope_ids AS "scopeIds" FROM promotions WHERE code = ${code}`.execute(db);
      return rows[0] ?? null;
    },
    async findPickupPlace(id) {
      const { rows } = await sql<PickupPlace>`
        SELECT ${placeColumns} FROM pickup_locations WHERE id = ${id} AND is_open`.execute(db);
      return rows[0] ?? null;
    },
    async listPickupPlaces(postalCode) {
      const { rows } = await sql<NearPlace>`
        SELECT ${placeColumns}, latitude::float8 AS latitude, longitude::float8 AS longitude FROM pickup_locations
        WHERE is_open AND postal_prefixes @> ARRAY[${postalCode.slice(0, 3)}] ORDER BY name`.execute(db);
      return rows;
    },
  };
}

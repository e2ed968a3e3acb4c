/** Reads promotions and pickup locations. */
import { sql } from "kysely";
import { scopeNames, type Scope } from "#contract/promotions/scope";
import type { Db } from "../db/client";
import { isInSegment } from "../db/segments";
import { hasKnownTerms, readTerms, storedTerms } from "../db/promotion-terms";
import type { ParameterName, Terms } from "#contract/promotions/kinds/terms";
import { MAX_AUTOMATIC, type CombinedTerms } from "#contract/promotions/combining";

export interface Promotion extends CombinedTerms {
  readonly label: string;
  /** Display names of its scope. */
  readonly scopeNames: readonly string[];
  /** Restricted to the accounts of a segment. */
  readonly isForSegment: boolean;
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

interface ForCustomer {
  /** Whether the account is in the segment; false for a guest. */
  readonly isInSegment: boolean;
}

export interface CheckoutStore {
  /**
   * The promotion of a code that can be used now; null when it is unknown, not started, expired, or used up,
   * permanently or for today.
   * @param userId null = guest
   */
  findPromotion(code: string, userId: string | null): Promise<(Promotion & ForCustomer) | null>;
  /**
   * Automatic promotions active for this account; those that depend on the customer never apply to a guest.
   * @param userId null = guest
   */
  listAutomatic(userId: string | null): Promise<Promotion[]>;
  /** The scope of a promotion, including an expired one; null for an unknown code. */
  findScope(code: string): Promise<Scope | null>;
  findPickupPlace(id: string): Promise<PickupPlace | null>;
  /** Pickup locations near a five-digit postal code, sorted by name. */
  listPickupPlaces(postalCode: string): Promise<NearPlace[]>;
}

/** Names of the brands in a promotion's scope. */
const brandNames = sql`ARRAY(SELECT name FROM brands
  WHERE scope = 'BRANDS' AND id = ANY(scope_ids) ORDER BY name)`;
const promotionColumns = sql`code, label, ${storedTerms} AS terms, scope, scope_ids AS "scopeIds", set_size AS "setSize",
  (budget_cents - spent_cents)::float8 AS "leftCents", is_automatic AS "isAutomatic", combines, segment <> 'EVERYBODY' AS "isForSegment", ${brandNames} AS "brandNames"`;
const isUsableNow = sql`${hasKnownTerms} AND COALESCE(starts_at <= now(), true) AND COALESCE(ends_at > now(), true)
  AND (most_uses IS NULL OR uses < most_uses)
  AND (most_uses_per_day IS NULL OR count_promotion_uses_today(code) < most_uses_per_day)`;
const segmentOf = (userId: string | null) =>
  isInSegment(sql`FROM orders AS bought WHERE bought.user_id = ${userId}::uuid`, {
    segment: sql`segment`,
    category: sql`segment_category`,
  });
type PromotionRow = Omit<Promotion, "scopeNames" | ParameterName> & {
  readonly terms: Partial<Terms>;
  readonly brandNames: readonly string[];
};

function promotionOf<Row extends PromotionRow>({ brandNames: names, terms, ...row }: Row) {
  return { ...row, ...readTerms(terms), scopeNames: scopeNames(row, names) };
}

const placeColumns = sql`id, name, street, city, state, postal_code AS "postalCode"`;

export function createCheckoutStore(db: Db): CheckoutStore {
  return {
    async findPromotion(code, userId) {
      const { rows } = await sql<PromotionRow & ForCustomer>`
        SELECT ${promotionColumns}, ${userId !== null}::boolean AND ${segmentOf(userId)} AS "isInSegment"
        FROM promotions WHERE code = ${code} AND NOT is_automatic AND ${isUsableNow}`.execute(db);
      return rows[0] ? promotionOf(rows[0]) : null;
    },
    async listAutomatic(userId) {
      const isForAll = sql`most_uses_per_customer IS NULL AND NOT first_orders_only AND segment = 'EVERYBODY'`;
      const isForThem =
        userId === null
          ? isForAll
          : sql`CASE WHEN ${isForAll} THEN true ELSE ${segmentOf(userId)}
              AND COALESCE(count_promotion_uses(code, ARRAY[${userId}::uuid], '{}', NULL) < most_uses_per_customer, true)
              AND CASE WHEN first_orders_only THEN NOT has_ordered_before(ARRAY[${userId}::uuid], '{}', NULL) ELSE true END END`;
      const { rows } = await sql<PromotionRow>`
        SELECT ${promotionColumns} FROM promotions WHERE is_automatic AND ${isUsableNow} AND ${isForThem}
        ORDER BY code LIMIT ${MAX_AUTOMATIC}`.execute(db);
      return rows.map(promotionOf);
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

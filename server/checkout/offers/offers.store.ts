/** Promotions and stores for staff (STAFF-38). */
import { sql } from "kysely";
import type { AdminPlace } from "#contract/catalogue/admin";
import type {
  AdminPromotion,
  PromotionBrand,
  PromotionInput,
  PromotionTrialInput,
} from "#contract/promotions/schema";
import type { ParameterName, Terms } from "#contract/promotions/kinds/terms";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { scopeNames } from "#contract/promotions/scope";
import type { Db } from "../../db/client";
import { readTerms, storedTerms, termColumns, termValues } from "../../db/promotion-terms";
import { onlyRow } from "../../db/only-row";
import { wake } from "../../jobs/wake";
import { listPastOrders } from "./past-orders.store";
import { codesOfSeries } from "./series-codes.rules";

export interface OfferStore {
  /** Brands of products on sale, sorted by name. */
  listBrands(): Promise<PromotionBrand[]>;
  /** Whether all these brands exist. */
  areBrands(ids: readonly string[]): Promise<boolean>;
  /** The newest orders of recent days; one more than evaluated if there are more. */
  listPastOrders(terms: PromotionTrialInput): ReturnType<typeof listPastOrders>;
  /** Active ones first, then by code. */
  listPromotions(): Promise<AdminPromotion[]>;
  listPlaces(): Promise<AdminPlace[]>;
}

export interface SeriesCode {
  readonly code: string;
  readonly uses: number;
  readonly maxUses: number | null;
}

type PromotionRow = Omit<AdminPromotion, "startsAt" | "endsAt" | "scopeNames" | ParameterName> & {
  readonly terms: Partial<Terms>;
  readonly scopeIds: readonly string[];
  readonly brandNames: readonly string[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

export function createOfferStore(db: Db): OfferStore {
  return {
    async listBrands() {
      const { rows } = await sql<PromotionBrand>`
        SELECT id, name FROM brands WHERE EXISTS (SELECT 1 FROM products WHERE brand_id = brands.id AND is_live)
        ORDER BY name`.execute(db);
      return rows;
    },
    async areBrands(ids) {
      const { rows } = await sql<{ isAll: boolean }>`
        SELECT NOT EXISTS (SELECT 1 FROM unnest(${ids}::text[]) AS given (id)
          WHERE id NOT IN (SELECT id FROM brands)) AS "isAll"`.execute(db);
      return onlyRow(rows, "whether all brands exist").isAll;
    },
    listPastOrders: (terms) => listPastOrders(db, terms),
    async listPromotions() {
      const { rows } = await sql<PromotionRow>`
        WITH counted AS (
          -- Of an order that was corrected since, each has its share of the discount that is left.
          SELECT code, sum(CASE WHEN whole.off = 0 THEN 0
              ELSE round(discount_cents::numeric * (goods_off_cents + shipping_off_cents) / whole.off) END)::bigint AS taken_off,
            sum(total_cents)::bigint AS ordered
          FROM order_promotions JOIN orders ON orders.id = order_id, LATERAL (
            SELECT sum(other.goods_off_cents + other.shipping_off_cents)::numeric AS off
            FROM order_promotions AS other WHERE other.order_id = orders.id) AS whole
          WHERE is_promotion_used(status)
          GROUP BY 1
        ), one AS (
          -- All codes of a series were made with the same terms.
          SELECT COALESCE(series, code) AS code, NULLIF(count(series), 0)::int AS codes, min(label) AS label,
            (array_agg(${storedTerms}))[1] AS terms, min(scope) AS scope, min(scope_ids) AS "scopeIds", min(starts_at) AS "startsAt", max(ends_at) AS "endsAt",
            sum(most_uses)::float8 AS "maxUses", sum(uses)::float8 AS uses,
            min(most_uses_per_customer) AS "maxUsesPerCustomer", min(most_uses_per_day) AS "maxUsesPerDay", sum(budget_cents)::float8 AS budget, sum(spent_cents)::float8 AS spent, bool_and(first_orders_only) AS "firstOrdersOnly",
            bool_and(is_automatic) AS "isAutomatic", bool_and(combines) AS combines, min(set_size) AS "setSize",
            min(segment) AS segment, min(segment_category) AS "segmentCategory",
            COALESCE(sum(taken_off), 0)::float8 AS "takenOff", COALESCE(sum(ordered), 0)::float8 AS ordered
          FROM promotions LEFT JOIN counted USING (code) GROUP BY COALESCE(series, code)
        )
        SELECT *, ARRAY(SELECT name FROM brands WHERE scope = 'BRANDS' AND id = ANY("scopeIds") ORDER BY name) AS "brandNames",
          CASE WHEN "endsAt" <= now() THEN 'ENDED' WHEN uses >= "maxUses" OR spent >= budget THEN 'USED_UP'
            WHEN "startsAt" > now() THEN 'COMING' ELSE 'RUNNING' END AS state
        FROM one ORDER BY COALESCE("endsAt" <= now(), false), code`.execute(db);
      return rows.map(({ startsAt, endsAt, scopeIds, brandNames, terms, ...row }) => ({
        ...row,
        ...readTerms(terms),
        scopeNames: [...scopeNames({ scope: row.scope, scopeIds }, brandNames)],
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      }));
    },
    async listPlaces() {
      const { rows } = await sql<AdminPlace>`
        SELECT id, name, street || ', ' || city || ', ' || state || ' ' || postal_code AS address,
          postal_prefixes AS "postalPrefixes", is_open AS "isOpen" FROM pickup_locations ORDER BY name`.execute(
        db,
      );
      return rows;
    },
  };
}

const seriesOf = ({ code, codes }: PromotionInput) => (codes === null ? null : code);

const codesOf = ({ code, codes }: PromotionInput) => (codes === null ? [code] : codesOfSeries(code, codes));

/** @returns false when the code or the series exists */
export function insertPromotion(unit: Db, promotion: PromotionInput): Promise<boolean> {
  return changeOffers(
    unit,
    sql`INSERT INTO promotions (code, series, series_position, label, ${termColumns},
        scope, scope_ids, starts_at, ends_at, most_uses, most_uses_per_customer, most_uses_per_day,
        first_orders_only, is_automatic, combines, set_size, segment, segment_category, budget_cents)
      SELECT made.code, ${seriesOf(promotion)}::text,
        CASE WHEN ${promotion.codes}::int IS NOT NULL THEN made.position END, ${promotion.label},
        ${termValues(promotion)}, ${promotion.scope}, ${[...new Set(promotion.scopeIds)]}::text[],
        ${promotion.startsOn}::date::timestamp AT TIME ZONE ${SHOP_TIME_ZONE},
        (${promotion.endsOn}::date + 1)::timestamp AT TIME ZONE ${SHOP_TIME_ZONE},
        ${promotion.codes === null ? promotion.maxUses : (promotion.maxUses ?? 1)}::int,
        ${promotion.maxUsesPerCustomer}::int, ${promotion.maxUsesPerDay}::int, ${promotion.firstOrdersOnly},
        ${promotion.isAutomatic}, ${promotion.combines}, ${promotion.setSize}::int, ${promotion.segment},
        ${promotion.segmentCategory}, ${promotion.budget}::bigint
      FROM unnest(${codesOf(promotion)}::text[]) WITH ORDINALITY AS made (code, position)
      WHERE NOT EXISTS (SELECT 1 FROM promotions WHERE code = ${promotion.code} OR series = ${promotion.code})
      ON CONFLICT DO NOTHING RETURNING code`,
  );
}

/** @returns false when it is not active */
export function writePromotionEnd(unit: Db, code: string): Promise<boolean> {
  return changeOffers(
    unit,
    sql`UPDATE promotions SET ends_at = now()
      WHERE (code = ${code} OR series = ${code}) AND COALESCE(ends_at > now(), true) RETURNING code`,
  );
}

/** @returns false for an unknown store */
export function writePlace(unit: Db, id: string, isOpen: boolean): Promise<boolean> {
  return changeOffers(
    unit,
    sql`UPDATE pickup_locations SET is_open = ${isOpen} WHERE id = ${id} RETURNING id`,
  );
}

/** Oldest first. */
export async function listSeriesCodes(unit: Db, series: string): Promise<SeriesCode[]> {
  const { rows } = await sql<SeriesCode>`
    SELECT code, uses, most_uses AS "maxUses" FROM promotions WHERE series = ${series}
    ORDER BY series_position`.execute(unit);
  return rows;
}

/** Publishes the offers if the statement returns a row. */
async function changeOffers(unit: Db, statement: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await statement.execute(unit);
  if (rows.length > 0) await wake(unit, "catalogue.offers");
  return rows.length > 0;
}

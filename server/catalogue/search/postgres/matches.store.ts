/** Searches in one statement, so that page, total and counts are consistent. */
import { sql } from "kysely";
import type { ProductSort } from "#contract/catalogue/lists";
import { FACETS, FACET_KEYS, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { joinBands } from "#contract/catalogue/bands";
import type { Db, Statement } from "../../../db/client";
import { VARIED } from "../../../db/connection/prepared-statements";
import { onlyRow } from "../../../db/only-row";
import { canBeId } from "../search-request.rules";
import type { Placing } from "../staff-rules.model";
import { LIVE_FACET, readOption, writeOption } from "./product-document.mapping";

/** Queries on the documents' tsvectors. */
export interface TextQueries {
  readonly inNames: string;
  readonly anywhere: string;
  /** Below this number of name matches, descriptions are searched too. */
  readonly enough: number;
}

export interface MatchQuery {
  /** Null = all products. */
  readonly text: TextQueries | null;
  readonly placing: Placing;
  readonly choices: Choices;
  readonly sort: ProductSort;
  readonly from: number;
  readonly to: number;
}

export interface MatchPage {
  readonly productIds: readonly string[];
  readonly totalCount: number;
  /** Counts of all facets; the counts of a chosen facet ignore its own choice. */
  readonly counts: ReadonlyMap<FacetKey, ReadonlyMap<string, number>>;
}

export interface MatchStore {
  find(query: MatchQuery): Promise<MatchPage>;
  /** Returns the queries with at least one match. */
  listAnswered(queries: readonly string[]): Promise<ReadonlySet<string>>;
  has(productId: string): Promise<boolean>;
  count(): Promise<number>;
}

/** Weights of D, C, B and A. */
const WEIGHTS = "{0.01, 0.1, 0.4, 1}";
const BEST_SELLING = sql`rank, reviews DESC, product_id`;
const ORDERS: Readonly<Record<ProductSort, Statement>> = {
  PRICE_LOW_TO_HIGH: sql`price, product_id`,
  PRICE_HIGH_TO_LOW: sql`price DESC, product_id`,
  LEASE_PAYMENT_LOW_TO_HIGH: sql`(numbers ->> 'LEASE_PAYMENT')::int NULLS LAST, price, product_id`,
  CUSTOMER_RATING: sql`rating DESC, reviews DESC, product_id`,
  NEWEST: sql`created DESC, product_id`,
  BEST_SELLING,
  RELEVANCE: sql`pin, is_named DESC, score DESC, is_available DESC, ${BEST_SELLING}`,
};

export function createMatchStore(db: Db): MatchStore {
  return {
    async find({ text, placing, choices, sort, from, to }) {
      const chosen = FACET_KEYS.filter((key) => (choices[key]?.length ?? 0) > 0);
      const failing = chosen.map((key, i) => sql`WHEN NOT ${passes(key, choices[key]!)} THEN ${i + 1}::int`);
      const failures = chosen.map((key) => sql`CASE WHEN ${passes(key, choices[key]!)} THEN 0 ELSE 1 END`);
      const isInText = text
        ? sql`words @@ ${text.anywhere}::tsquery OR d.product_id = ANY(${placing.pinned})`
        : sql`true`;
      const { rows } = await sql<Row>`${sql.raw(VARIED)}
        WITH held AS (
          SELECT d.product_id, d.numbers, d.price, d.rating, d.reviews, d.rank, d.created,
                 COALESCE(s.available_quantity, 0) > 0 AS is_available,
                 d.options || CASE WHEN COALESCE(s.available_quantity, 0) > 0
                   THEN ${writeOption(LIVE_FACET, "AVAILABLE")} ELSE ${writeOption(LIVE_FACET, "NOT_AVAILABLE")} END AS options,
                 array_position(${placing.pinned}::text[], d.product_id) AS pin,
                 ${text ? sql`words @@ ${text.inNames}::tsquery` : sql`true`} AS is_named,
                 ${text ? sql`ts_rank(${WEIGHTS}::real[], words, ${text.anywhere}::tsquery)` : sql`0`} AS score
          FROM search_documents d LEFT JOIN product_stock s USING (product_id)
          WHERE (${isInText}) AND d.product_id <> ALL(${placing.hidden})
        ), matched AS MATERIALIZED (
          SELECT *, CASE WHEN ${sum(failures)} > 1 THEN NULL ${sql.join(failing, sql` `)} ELSE 0 END AS fails
          FROM held
          WHERE is_named OR pin IS NOT NULL
             OR (SELECT count(*) FROM held WHERE is_named) < ${text?.enough ?? 0}::int
        )
        SELECT (SELECT count(*)::int FROM matched WHERE fails = 0) AS total,
          (SELECT COALESCE(json_agg(product_id), '[]') FROM (
             SELECT product_id FROM matched WHERE fails = 0
             ORDER BY ${ORDERS[sort]} OFFSET ${from} LIMIT ${to === Infinity ? null : to - from}) AS page) AS ids,
          (SELECT COALESCE(json_agg(json_build_array(fails, option, products)), '[]') FROM (
             SELECT fails, option, count(*) AS products FROM matched, unnest(options) AS option
             WHERE fails IS NOT NULL GROUP BY 1, 2) AS counted) AS counts`.execute(db);
      const { ids, total, counts } = onlyRow(rows, "the matches of the search");
      return { productIds: ids, totalCount: total, counts: countsOf(counts, chosen) };
    },
    async listAnswered(queries) {
      const { rows } = await sql<{ query: string }>`
        SELECT query FROM unnest(${queries}::text[]) AS query
        WHERE EXISTS (SELECT FROM search_documents WHERE words @@ query::tsquery)`.execute(db);
      return new Set(rows.map(({ query }) => query));
    },
    async has(productId) {
      if (!canBeId(productId)) return false;
      const { rows } = await sql`SELECT FROM search_documents WHERE product_id = ${productId}`.execute(db);
      return rows.length > 0;
    },
    async count() {
      const { rows } = await sql<{
        total: number;
      }>`SELECT count(*)::int AS total FROM search_documents`.execute(db);
      return onlyRow(rows, "the count of search documents").total;
    },
  };
}

interface Row {
  readonly ids: string[];
  readonly total: number;
  /** `fails` is the 1-based number of the only filter that the products fail, or 0 for none. */
  readonly counts: readonly (readonly [fails: number, option: string, products: number])[];
}

/** Builds the condition for products that match one of the values. */
function passes(key: FacetKey, values: readonly string[]): Statement {
  const facet = FACETS[key];
  if (facet.kind === "id" || facet.kind === "name") {
    const options = values.filter(canBeId).map((value) => writeOption(key, value));
    return sql`(options && ${options}::text[])`;
  }
  const band = facet.kind === "band" ? joinBands(values) : null;
  const lowest = band?.lowest ?? Math.min(...values.map(Number));
  const number = sql`(numbers ->> ${key})::float8`;
  return sql`COALESCE(${number} BETWEEN ${lowest}::float8 AND ${String(band?.highest ?? Infinity)}::float8, false)`;
}

function sum(parts: readonly Statement[]): Statement {
  return parts.length === 0 ? sql`0` : sql`${sql.join(parts, sql` + `)}`;
}

function countsOf(rows: Row["counts"], chosen: readonly FacetKey[]): MatchPage["counts"] {
  const counts = new Map(FACET_KEYS.map((key) => [key, new Map<string, number>()]));
  for (const [fails, option, products] of rows) {
    const [key, value] = readOption(option);
    if (fails !== 0 && chosen[fails - 1] !== key) continue;
    const own = counts.get(key);
    own?.set(value, (own.get(value) ?? 0) + products);
  }
  return counts;
}

/** Totals of searches by day and text, for staff. */
import { sql, type RawBuilder } from "kysely";
import { LIMITS } from "#contract/limits";
import {
  SEARCH_COUNTS,
  type SearchedText,
  type SearchesInput,
  type SearchShow,
} from "#contract/search/searches";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import type { Tally } from "./tally.model";

const { minVisits, retentionDays, rareDays } = LIMITS.searches;
/** Maximum number of texts per day; further ones, which an attacker could invent, count into a total. */
const MAX_TEXTS = 50_000;
const TODAY = sql`shop_day(now())`;

type SearchCount = (typeof SEARCH_COUNTS)[number];

export interface Searches extends Page<SearchedText, SearchCount> {
  readonly rareVisits: number;
}

export interface SearchedStore {
  add(tallies: readonly Tally[]): Promise<void>;
  list(query: SearchesInput): Promise<Searches>;
  /** Deletes expired rows, and merges rare texts of older days into the day's total. */
  deleteExpired(): Promise<void>;
}

export function createSearchedStore(db: Db): SearchedStore {
  return {
    async add(tallies) {
      if (tallies.length === 0) return;
      const texts = tallies.map(({ text, visits, clicks, found }) => ({ text, visits, clicks, found }));
      const products = tallies.flatMap(({ text, products: opened }) =>
        [...opened].map(([id, clicks]) => ({ text, id, clicks })),
      );
      // Sorted, so that two processes never deadlock.
      await sql`
        WITH today AS (SELECT count(*) >= ${MAX_TEXTS} AS "isFull" FROM searched_texts WHERE day = ${TODAY}),
        given AS (
          SELECT one.*, CASE WHEN "isFull" AND NOT EXISTS (SELECT FROM searched_texts AS known
            WHERE known.day = ${TODAY} AND known.text = one.text) THEN '' ELSE one.text END AS under
          FROM today, jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
            AS one (text text, visits int, clicks int, found int)),
        added AS (
          INSERT INTO searched_texts AS kept (day, text, visits, clicks, found)
          SELECT ${TODAY}, under, sum(visits), sum(clicks), CASE WHEN under <> '' THEN max(found) END
          FROM given GROUP BY under ORDER BY under
          ON CONFLICT (day, text) DO UPDATE SET visits = kept.visits + excluded.visits,
            clicks = kept.clicks + excluded.clicks, found = COALESCE(excluded.found, kept.found))
        INSERT INTO searched_products AS kept (day, text, product_id, clicks)
        SELECT ${TODAY}, text, id, clicks
        FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS one (text text, id text, clicks int)
        WHERE text IN (SELECT under FROM given WHERE under <> '') ORDER BY text, id
        ON CONFLICT (day, text, product_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks`.execute(db);
    },
    async list({ show, text, from, to, pageNumber, pageSize }) {
      const isWithin = sql`day >= ${from === "" ? sql`'-infinity'::date` : sql`${from}::date`}
        AND day <= ${to === "" ? sql`'infinity'::date` : sql`${to}::date`}`;
      const summed = sql`SELECT text, sum(visits)::int AS visits, sum(clicks)::int AS clicks,
          (array_agg(found ORDER BY day DESC) FILTER (WHERE found IS NOT NULL))[1] AS found
        FROM searched_texts WHERE ${isWithin} AND text <> '' GROUP BY text HAVING sum(visits) >= ${minVisits}`;
      const isSought = sql`position(${text.toLowerCase()} IN text) > 0`;
      const [page, counted] = [
        await sql<SearchedText>`
          WITH summed AS (${summed}), page AS (
            SELECT * FROM summed WHERE ${isSought} AND ${conditionOf(show)}
            ORDER BY visits DESC, text LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize})
          SELECT page.*, COALESCE(opened.products, '[]') AS opened FROM page LEFT JOIN LATERAL (
            SELECT jsonb_agg(jsonb_build_object('productId', most.id, 'name', name, 'clicks', most.clicks)
              ORDER BY most.clicks DESC, most.id) AS products
            FROM (SELECT product_id AS id, sum(clicks)::int AS clicks FROM searched_products
              WHERE ${isWithin} AND searched_products.text = page.text
              GROUP BY product_id ORDER BY 2 DESC, 1 LIMIT 3) AS most
            LEFT JOIN products ON products.product_id = most.id AND products.is_live) AS opened ON true
          ORDER BY visits DESC, text`.execute(db),
        await sql<Record<SearchCount | "rareVisits", number>>`
          WITH summed AS (${summed})
          SELECT count(*) FILTER (WHERE ${isSought})::int AS "ALL",
            count(*) FILTER (WHERE ${isSought} AND ${conditionOf("NOTHING")})::int AS "NOTHING",
            count(*) FILTER (WHERE ${isSought} AND ${conditionOf("NO_CLICK")})::int AS "NO_CLICK",
            ((SELECT COALESCE(sum(visits), 0) FROM searched_texts WHERE ${isWithin})
              - COALESCE(sum(visits), 0))::int AS "rareVisits"
          FROM summed`.execute(db),
      ];
      const totals = onlyRow(counted.rows, "the totals of searched texts");
      const counts = SEARCH_COUNTS.map((value) => ({ value, count: totals[value] }));
      return { rows: page.rows, total: totals[show ?? "ALL"], counts, rareVisits: totals.rareVisits };
    },
    deleteExpired: () =>
      db.transaction().execute(async (trx) => {
        await sql`DELETE FROM searched_texts WHERE day < ${TODAY} - ${retentionDays}::int`.execute(trx);
        await sql`
          WITH rare AS (
            DELETE FROM searched_texts WHERE text <> '' AND day < ${TODAY} - ${rareDays}::int
              AND text IN (SELECT text FROM searched_texts GROUP BY text HAVING sum(visits) < ${minVisits})
            RETURNING day, visits, clicks)
          INSERT INTO searched_texts AS kept (day, text, visits, clicks)
          SELECT day, '', sum(visits), sum(clicks) FROM rare GROUP BY day ORDER BY day
          ON CONFLICT (day, text) DO UPDATE SET visits = kept.visits + excluded.visits,
            clicks = kept.clicks + excluded.clicks`.execute(trx);
      }),
  };
}

function conditionOf(show: SearchShow | undefined): RawBuilder<unknown> {
  if (show === undefined) return sql`true`;
  return show === "NOTHING" ? sql`found = 0` : sql`(clicks = 0 AND found IS DISTINCT FROM 0)`;
}

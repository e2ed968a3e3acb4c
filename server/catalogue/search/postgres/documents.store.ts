/** PostgreSQL's search documents, built from products in batches by any host. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import { createSearchStore, type StoredSearchRow } from "../search.store";
import type { ProductDocument } from "./product-document.mapping";

const LOCK = "search documents";

export interface Written {
  /** The revision up to which documents are built, and whether there is more work now. */
  readonly revision: bigint;
  readonly isMore: boolean;
}

export interface DocumentStore {
  /** Creates missing tables. */
  prepare(): Promise<void>;
  /** Rebuilds all documents if their inputs changed. @param madeOf inputs by aspect; absent aspects stay */
  requireMadeOf(madeOf: Readonly<Record<string, string>>): Promise<void>;
  /** Writes the next changed products and removes hidden ones. */
  writeNext(limit: number, make: (rows: readonly StoredSearchRow[]) => ProductDocument[]): Promise<Written>;
  /** Returns the number of products with each facet per category. */
  listCoverage(): Promise<{ categoryId: string; key: string; products: number }[]>;
}

export function createDocumentStore(db: Db): DocumentStore {
  return {
    prepare: () =>
      db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(trx);
        // Unlogged: the tables can be rebuilt, and a crash empties both.
        await sql`CREATE UNLOGGED TABLE IF NOT EXISTS search_documents (
          product_id text COLLATE "C" PRIMARY KEY, words tsvector NOT NULL, options text[] NOT NULL, numbers jsonb NOT NULL,
          price int NOT NULL, rating real NOT NULL, reviews int NOT NULL, rank int NOT NULL, created float8 NOT NULL)`.execute(
          trx,
        );
        await sql`CREATE INDEX IF NOT EXISTS search_documents_words ON search_documents USING gin (words)`.execute(
          trx,
        );
        await sql`CREATE UNLOGGED TABLE IF NOT EXISTS search_documents_state (
          only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), made_of jsonb NOT NULL DEFAULT '{}',
          revision bigint NOT NULL DEFAULT -1, product_id text NOT NULL DEFAULT '')`.execute(trx);
        await sql`INSERT INTO search_documents_state DEFAULT VALUES ON CONFLICT DO NOTHING`.execute(trx);
      }),
    async requireMadeOf(madeOf) {
      const required = JSON.stringify(madeOf);
      await sql`UPDATE search_documents_state
        SET made_of = made_of || ${required}::jsonb, revision = -1, product_id = ''
        WHERE NOT made_of @> ${required}::jsonb`.execute(db);
    },
    writeNext: (limit, make) =>
      db.transaction().execute(async (trx) => {
        const { rows: places } = await sql<{ revision: string; productId: string; isAhead: boolean }>`
          SELECT d.revision, d.product_id AS "productId", d.revision > c.revision AS "isAhead"
          FROM search_documents_state d, catalogue_state c FOR UPDATE OF d`.execute(trx);
        const [{ isAhead, ...place } = { isAhead: true, revision: "-1", productId: "" }] = places;
        // An older state of the database was restored.
        const after = isAhead ? { revision: "-1", productId: "" } : place;
        const rows = await createSearchStore(trx).listRows({ after, withHidden: true, limit });
        const live = rows.filter((row) => row.isLive);
        const removedIds = rows.filter((row) => !row.isLive).map(({ productId }) => productId);
        await sql`DELETE FROM search_documents WHERE product_id = ANY(${removedIds})`.execute(trx);
        await sql`INSERT INTO search_documents
          SELECT "productId", words, options, numbers, price, rating, reviews, rank, created
          FROM jsonb_to_recordset(${JSON.stringify(make(live))}::jsonb) AS made ("productId" text, words tsvector,
            options text[], numbers jsonb, price int, rating real, reviews int, rank int, created float8)
          ON CONFLICT (product_id) DO UPDATE SET (words, options, numbers, price, rating, reviews, rank, created) =
            (EXCLUDED.words, EXCLUDED.options, EXCLUDED.numbers, EXCLUDED.price, EXCLUDED.rating, EXCLUDED.reviews,
            EXCLUDED.rank, EXCLUDED.created)`.execute(trx);
        const last = rows.at(-1) ?? after;
        await sql`UPDATE search_documents_state SET revision = ${last.revision}, product_id = ${last.productId}`.execute(
          trx,
        );
        return { revision: BigInt(last.revision), isMore: rows.length === limit };
      }),
    async listCoverage() {
      const { rows } = await sql<{ categoryId: string; key: string; products: number }>`
        SELECT category_id AS "categoryId", split_part(option, '=', 1) AS key, count(DISTINCT product_id)::int AS products
        FROM search_documents JOIN products USING (product_id), unnest(options) AS option
        WHERE category_id IS NOT NULL GROUP BY 1, 2`.execute(db);
      return rows;
    },
  };
}

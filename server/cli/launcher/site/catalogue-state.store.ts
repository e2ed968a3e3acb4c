/** Identifies the catalogue state that a site is built from. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import { onlyRow } from "../../../db/only-row";

/** Returns the database's id and revision: later revisions of it can be queried for changes. */
export async function findCatalogueState(db: Db): Promise<{ database: string; revision: string }> {
  const { rows } = await sql<{ database: string; revision: string }>`
    SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS database,
           (SELECT revision FROM catalogue_state)::text AS revision
    FROM pg_database WHERE datname = current_database()`.execute(db);
  return onlyRow(rows, "the database's id and revision");
}

export interface CatalogueHashes {
  readonly categories: string;
  readonly vehicles: string;
  readonly catalogue: string;
}

/** Hashes the content too: two databases may share a revision but sell different products. */
export async function hashCatalogue(db: Db): Promise<CatalogueHashes> {
  const { rows } = await sql<CatalogueHashes>`
    SELECT
      md5(coalesce((SELECT string_agg(md5(c::text), '' ORDER BY c.id) FROM categories AS c), '')) AS categories,
      md5(coalesce((SELECT string_agg(md5(worn::text), '' ORDER BY worn::text)
        FROM (SELECT year, make, make_slug, model, model_slug, trim, trim_slug, set_key, kind, axle, size
              FROM vehicles LEFT JOIN fitments ON vehicle_id = id) AS worn), '')) AS vehicles,
      md5(
        coalesce((SELECT string_agg(md5(p::text), '' ORDER BY p.product_id)
          FROM (SELECT product_id, slug, is_live, content_hash, regular_price_cents, sale_price_cents, winner_markup_id,
                offer_price_cents, was_price_cents, offer_words
                FROM products) AS p), '')
        || coalesce((SELECT string_agg(md5(b::text), '' ORDER BY b.id) FROM brands AS b), '')
      ) AS catalogue`.execute(db);
  return onlyRow(rows, "the hashes of the catalogue");
}

/** Unplaced categories of suppliers, and the placements of their siblings. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { CategoryStepRecord } from "../../db/tables/product-fields";

export interface UnplacedPath {
  readonly supplier: string;
  readonly path: readonly CategoryStepRecord[];
  readonly products: number;
  readonly examples: readonly {
    readonly sku: string;
    readonly name: string;
    readonly attributeNames: readonly string[];
  }[];
}

const MAX_EXAMPLES = 3;

/** Largest first. */
export async function listUnplacedPaths(db: Db): Promise<Omit<UnplacedPath, "examples">[]> {
  const { rows } = await sql<Omit<UnplacedPath, "examples">>`
    SELECT supplier_id AS supplier, supplier_category_path AS path, count(*)::int AS products
    FROM products WHERE hidden_reason = 'UNMAPPED_CATEGORY'
    GROUP BY supplier_id, supplier_category_path
    ORDER BY products DESC, supplier_id, supplier_category_path`.execute(db);
  return rows;
}

/** Adds the first products of each category. */
export async function addExamples(
  db: Db,
  paths: readonly Omit<UnplacedPath, "examples">[],
): Promise<UnplacedPath[]> {
  const { rows } = await sql<{ at: number; examples: UnplacedPath["examples"] }>`
    SELECT one.at::int AS at, (SELECT coalesce(json_agg(example), '[]') FROM (
      SELECT sku, name, ARRAY(SELECT each ->> 'name' FROM jsonb_array_elements(attributes) AS each LIMIT 40)
        AS "attributeNames"
      FROM products WHERE hidden_reason = 'UNMAPPED_CATEGORY' AND supplier_id = one.value ->> 'supplier'
        AND supplier_category_path = one.value -> 'path'
      ORDER BY sku LIMIT ${MAX_EXAMPLES}) AS example) AS examples
    FROM jsonb_array_elements(${JSON.stringify(paths)}::jsonb) WITH ORDINALITY AS one (value, at)`.execute(
    db,
  );
  const byPlace = new Map(rows.map(({ at, examples }) => [at - 1, examples]));
  return paths.map((path, at) => ({ ...path, examples: byPlace.get(at) ?? [] }));
}

export interface Neighbour {
  readonly supplier: string;
  readonly path: readonly CategoryStepRecord[];
  readonly categoryId: string;
}

/** Returns the placed categories of these suppliers. */
export async function listPlacedNeighbours(db: Db, suppliers: readonly string[]): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    SELECT DISTINCT supplier_id AS supplier, supplier_category_path AS path, category_id AS "categoryId"
    FROM products WHERE supplier_id = ANY(${[...suppliers]}) AND category_id IS NOT NULL`.execute(db);
  return rows;
}

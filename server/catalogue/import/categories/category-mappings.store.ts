/** Reads the staff mappings of suppliers' categories for each import batch. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import type { Feed } from "../feeds/feed.port";
import { CategoryMappings, type CategoryMapping } from "./category-mappings";
import type { PlacingRules } from "./map-category";

/** Returns the current rules for placing a supplier's products. */
export async function readPlacingRules(
  db: Db,
  supplierId: string,
  { categoryRules }: Pick<Feed, "categoryRules">,
): Promise<PlacingRules> {
  const { rows } = await sql<CategoryMapping>`
    SELECT kind, form, category_id AS "categoryId" FROM category_mappings
    WHERE supplier_id = ${supplierId}`.execute(db);
  return { byId: categoryRules, mappings: new CategoryMappings(rows) };
}

/** What staff said of suppliers' categories, as each batch of an import reads it. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import type { Feed } from "../feeds/feed.port";
import { CategoryMappings, type CategoryMapping } from "./category-mappings";
import type { PlacingRules } from "./map-category";

/** The rules that place a supplier's products now. */
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

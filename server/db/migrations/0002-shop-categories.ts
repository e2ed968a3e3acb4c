/** The nine categories of the specification and the subcategories of its menu. */
import type { Kysely } from "kysely";
import { SHOP_CATEGORIES, type ShopCategory } from "#contract/categories";
import type { Database } from "../tables";

export async function up(db: Kysely<Database>): Promise<void> {
  const rows = SHOP_CATEGORIES.flatMap((category, index) => [
    row(category, null, index),
    ...(category.subCategories ?? []).map((child, childIndex) => row(child, category.id, childIndex)),
  ]);
  await db.insertInto("categories").values(rows).execute();
}

function row(category: ShopCategory, parentId: string | null, position: number) {
  return {
    id: category.id,
    parent_id: parentId,
    name: category.name,
    alias: category.alias ?? null,
    slug: category.id,
    menu_group: category.menuGroup ?? null,
    position,
    active: true,
  };
}

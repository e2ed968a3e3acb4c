/** The demo catalogue goes into a shop that has none; that a first load was interrupted is told by the load itself. */
import { loadDemoCatalogue } from "../../catalog/demo/demo-catalogue";
import type { Db } from "../../db/client";

/** @returns what was done, for the terminal. */
export async function fillEmptyShop(db: Db): Promise<string> {
  const { isLoaded } = await loadDemoCatalogue(db);
  const { count } = await db
    .selectFrom("products")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("is_live", "=", true)
    .executeTakeFirstOrThrow();
  return `${isLoaded ? "demo catalogue loaded, " : ""}${count} products on sale`;
}

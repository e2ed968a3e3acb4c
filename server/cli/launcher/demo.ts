/** The demo catalogue goes into a shop that has none, and is finished when a first load was interrupted. */
import type { Db } from "../../db/client";
import { loadDemoCatalogue } from "../../catalog/demo/demo-catalogue";

/** @returns what was done, for the terminal. */
export async function fillEmptyShop(db: Db): Promise<string> {
  if (await hasCatalogue(db)) return `${await countLive(db)} products on sale`;
  await loadDemoCatalogue(db);
  return `demo catalogue loaded, ${await countLive(db)} products on sale`;
}

/** An import that never finished leaves a shop that was never filled: loading again changes nothing twice. */
async function hasCatalogue(db: Db): Promise<boolean> {
  const product = await db.selectFrom("products").select("product_id").limit(1).executeTakeFirst();
  if (!product) return false;
  const imported = await db
    .selectFrom("products")
    .select("product_id")
    .where("supplier_id", "!=", "demo")
    .limit(1)
    .executeTakeFirst();
  if (imported) return true;
  const run = await db
    .selectFrom("import_runs")
    .select("id")
    .where("supplier_id", "=", "demo")
    .where("status", "=", "COMPLETED")
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

async function countLive(db: Db): Promise<number> {
  const row = await db
    .selectFrom("products")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("is_live", "=", true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

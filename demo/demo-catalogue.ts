/** Loads the demo catalog into an empty shop, with its attribute pages. */
import { DEMO_SUPPLIERS } from "#contract/suppliers/demo-suppliers";
import type { Db } from "../server/db/client";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import { addDemoAttributePages } from "./demo-attribute-pages";
import { demoBrands, demoRecords } from "./demo-products";

import { tireRecords } from "./tires/tire-records";

export const DEMO_SUPPLIER = DEMO_SUPPLIERS.catalogue;

interface DemoLoad {
  /** False if the shop already has a catalog; nothing was changed. */
  readonly isLoaded: boolean;
  readonly brands: number;
  readonly products: number;
}

/**
 * Loads the demo brands and products if the shop is empty or an earlier load was interrupted. The import is
 * idempotent, so the next start completes it. No-op in a shop with other products.
 * @throws OperatorError while another import runs; database errors.
 */
export async function loadDemoCatalogue(db: Db): Promise<DemoLoad> {
  if (!(await isNeeded(db))) return { isLoaded: false, brands: 0, products: 0 };
  const brands = demoBrands();
  await db
    .insertInto("brands")
    .values(brands.map((brand) => ({ ...brand, images: JSON.stringify(brand.images) })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        description: row.ref("excluded.description"),
      })),
    )
    .execute();
  await addDemoAttributePages(db);
  const summary = await importRecords({ db, records: demoShop(), supplierId: DEMO_SUPPLIER });
  return { isLoaded: true, brands: brands.length, products: summary.records - summary.rejected };
}

/** Electronics, then tires and wheels. */
function* demoShop(): Generator<object> {
  yield* demoRecords();
  yield* tireRecords();
}

/** True until a load is complete, unless the shop has products from another supplier. */
async function isNeeded(db: Db): Promise<boolean> {
  const finished = await db
    .selectFrom("import_runs")
    .select("id")
    .where("supplier_id", "=", DEMO_SUPPLIER)
    .where("status", "=", "COMPLETED")
    .limit(1)
    .executeTakeFirst();
  if (finished) return false;
  const foreign = await db
    .selectFrom("products")
    .select("product_id")
    .where("supplier_id", "<>", DEMO_SUPPLIER)
    .limit(1)
    .executeTakeFirst();
  return foreign === undefined;
}

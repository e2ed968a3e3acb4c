/** Hides products from the shop until staff show them again (STAFF-77). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { recountBrands } from "../read-model/brand-ratings.store";
import { changeCatalogue } from "../read-model/read-model.store";
import { insertHides, writeHidden, type ChangedProduct, type NewHide } from "./product-hides.store";
import { brandsOf, idsOf } from "./changed-products.rules";

/** Idempotent: a product hidden before keeps its reason. @returns the products that were not hidden by staff */
export function hideProducts(
  db: Db,
  hide: NewHide,
  auditOf: (product: ChangedProduct) => AuditWrite,
): Promise<readonly ChangedProduct[]> {
  return changeCatalogue(db, async ({ tx, revision, publish }) => {
    const products = await insertHides(tx, hide);
    if (products.length === 0) return products;
    await writeHidden(tx, idsOf(products), revision);
    await recountBrands(tx, brandsOf(products));
    await publish();
    for (const product of products) await auditOf(product)(tx);
    return products;
  });
}

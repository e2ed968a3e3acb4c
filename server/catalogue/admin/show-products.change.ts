/** Shows products again that staff have hidden; those without a category or price stay hidden (STAFF-77). */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { recountBrands } from "../read-model/brand-ratings.store";
import { changeCatalogue } from "../read-model/read-model.store";
import { brandsOf, idsOf } from "./changed-products.rules";
import { endHides, writeShown, type ChangedProduct } from "./product-hides.store";

/** Idempotent. @returns the products that were hidden by staff */
export function showProducts(
  db: Db,
  { productIds, userId }: { readonly productIds: readonly string[]; readonly userId: string },
  auditOf: (product: ChangedProduct) => AuditWrite,
): Promise<readonly ChangedProduct[]> {
  return changeCatalogue(db, async ({ tx, revision, publish }) => {
    const products = await endHides(tx, productIds, userId);
    if (products.length === 0) return products;
    await writeShown(tx, idsOf(products), revision);
    await recountBrands(tx, brandsOf(products));
    await publish();
    for (const product of products) await auditOf(product)(tx);
    return products;
  });
}

/** Link to products within an approval. */
import { writeBand } from "#contract/catalogue/bands";
import { goodsWithin } from "#contract/leases/estimate";
import { EMPTY_QUERY, searchUrl } from "../../catalogue/search/search-query";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

/** Products that can be leased alone within the approval (cents), by cash price with estimated tax. */
export function fitsApprovalUrl(remainingCents: number): string {
  const band = writeBand({
    lowest: goodsWithin(SHOP_LESSOR.minimumCartCents),
    highest: goodsWithin(remainingCents),
  });
  return searchUrl({ ...EMPTY_QUERY, choices: { PRICE: [band] } });
}

/** Where a shopper finds what an approval reaches for. */
import { writeBand } from "#contract/catalogue/bands";
import { goodsWithin } from "#contract/leases/estimate";
import { EMPTY_QUERY, searchUrl } from "../../catalogue/search/search-query";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

/** Products that can be leased alone within what is left of the approval, in cents, by their cash price with usual tax. */
export function fitsApprovalUrl(remainingCents: number): string {
  const band = writeBand({
    lowest: goodsWithin(SHOP_LESSOR.minimumCartCents),
    highest: goodsWithin(remainingCents),
  });
  return searchUrl({ ...EMPTY_QUERY, choices: { PRICE: [band] } });
}

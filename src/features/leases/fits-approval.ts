/** Where a shopper finds what an approval reaches for. */
import { writeBand } from "#contract/facets";
import { EMPTY_QUERY, searchUrl } from "../../catalogue/search/search-query";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

/** Products from the smallest lease to what is left of the approval, in cents, by their cash price. */
export function fitsApprovalUrl(remainingCents: number): string {
  const band = writeBand({ lowest: SHOP_LESSOR.minimumCartCents, highest: remainingCents });
  return searchUrl({ ...EMPTY_QUERY, choices: { PRICE: [band] } });
}

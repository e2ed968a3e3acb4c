/** The listing of products that an approval covers. */
import { writeBand } from "#contract/facets";
import { EMPTY_QUERY, searchUrl } from "../../catalogue/search/search-query";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

/** Products between the smallest lease and the rest of the approval, in cents, by cash price. */
export function fitsApprovalUrl(remainingCents: number): string {
  const band = writeBand({ lowest: SHOP_LESSOR.minimumCartCents, highest: remainingCents });
  return searchUrl({ ...EMPTY_QUERY, choices: { PRICE: [band] } });
}

/**
 * Filter button for shoppers with a lease approval: products within the approved amount. Sets an ordinary
 * price limit, so the server need not trust the browser's stored approval. Appears once the app runs.
 */
import { useSyncExternalStore } from "react";
import { TYPED_PRICE } from "#contract/catalogue/facets";
import { goodsWithin } from "#contract/leases/estimate";
import { formatMoney } from "#contract/money/money";
import { watchLeaseCredit, readLeaseCredit, storedLeaseCredit } from "../../client/page/lease-credit";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

export function FitsApproval() {
  const stored = useSyncExternalStore(watchLeaseCredit, storedLeaseCredit, () => null);
  const credit = stored === null ? null : readLeaseCredit(stored, Date.now());
  // The remaining approval is too small for any lease.
  if (!credit || credit.remaining < SHOP_LESSOR.minimumCartCents) return null;
  return (
    <>
      <button
        className="btn quiet"
        name={TYPED_PRICE.highest}
        value={(goodsWithin(credit.remaining) / TYPED_PRICE.factor).toFixed(2)}
      >
        Fits your approval
      </button>
      <small>{formatMoney(credit.remaining)} with estimated state tax; shipping counts toward it, too.</small>
    </>
  );
}

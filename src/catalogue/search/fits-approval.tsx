/**
 * A button of the filter form for whoever has a lease approval: only what it covers. It is a price limit like one that
 * is typed, so the server trusts nobody with it; it stands there once the app runs, from what this browser keeps.
 */
import { useSyncExternalStore } from "react";
import { TYPED_PRICE } from "#contract/facets";
import { formatMoney } from "#contract/money";
import { followLeaseCredit, readLeaseCredit, storedLeaseCredit } from "../../client/page/lease-credit";
import { SHOP_LESSOR } from "../../lib/shop-lessor";

export function FitsApproval() {
  const stored = useSyncExternalStore(followLeaseCredit, storedLeaseCredit, () => null);
  const credit = stored === null ? null : readLeaseCredit(stored, Date.now());
  // What is left is too little for any lease.
  if (!credit || credit.remaining < SHOP_LESSOR.minimumCartCents) return null;
  return (
    <>
      <button
        className="btn quiet"
        name={TYPED_PRICE.highest}
        value={(credit.remaining / TYPED_PRICE.factor).toFixed(2)}
      >
        Fits your approval
      </button>
      <small>Up to {formatMoney(credit.remaining)}, which tax and shipping count towards, too.</small>
    </>
  );
}

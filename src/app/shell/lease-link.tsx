/** Link to the customer's leases, with the remaining approved amount once the app runs. */
import { useSyncExternalStore } from "react";
import { formatMoney } from "#contract/money/money";
import { ROUTES } from "#contract/site/paths";
import { watchLeaseCredit, readLeaseCredit, storedLeaseCredit } from "../../client/page/lease-credit";
import { formatDate } from "../../lib/format-date";

export function LeaseLink() {
  const stored = useSyncExternalStore(watchLeaseCredit, storedLeaseCredit, () => null);
  const credit = stored === null ? null : readLeaseCredit(stored, Date.now());
  return (
    <a href={ROUTES.leases}>
      Leases
      {credit && (
        <>
          <br />
          <small>
            {formatMoney(credit.remaining)} left until {formatDate(credit.until)}
          </small>
        </>
      )}
    </a>
  );
}

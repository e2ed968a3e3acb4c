/** The leases part of the account: the list, or the application in the address (LEASE-50). */
import { ROUTES } from "#contract/site/paths";
import { idBelow } from "../../../ui/list/list-address";
import { LeaseHistory } from "./lease-history";
import { LeaseWallet } from "./lease-wallet";
import { OwnLease } from "./own-lease";

interface AccountLeasesProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function AccountLeases({ location }: AccountLeasesProps) {
  const leaseId = idBelow(ROUTES.leases, location.pathname);
  if (leaseId !== null) return <OwnLease key={leaseId} leaseId={leaseId} />;
  return (
    <>
      <LeaseWallet />
      <LeaseHistory path={ROUTES.leases} search={location.search} />
    </>
  );
}

/**
 * Lease applications in the back office: the list, or the application in the address (STAFF-30, STAFF-31).
 */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../../ui/list/list-address";
import { AdminList } from "./admin-list";
import { AdminLease } from "./admin-lease";

interface LeasesAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function LeasesAdmin({ location }: LeasesAdminProps) {
  const leaseId = idBelow(BACKOFFICE_ROUTES.leases, location.pathname);
  if (leaseId === null) return <AdminList search={location.search} />;
  return <AdminLease key={leaseId} leaseId={leaseId} search={location.search} />;
}

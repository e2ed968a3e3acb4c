/** Lease applications in the back office: the list, or the one the address names (STAFF-30, STAFF-31). */
import { ROUTES } from "#contract/site/paths";
import { idBelow } from "../../../ui/list/list-address";
import { DeskList } from "./desk-list";
import { DeskLease } from "./desk-lease";

interface LeasesDeskProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function LeasesDesk({ location }: LeasesDeskProps) {
  const leaseId = idBelow(ROUTES.backofficeLeases, location.pathname);
  if (leaseId === null) return <DeskList search={location.search} />;
  return <DeskLease key={leaseId} leaseId={leaseId} search={location.search} />;
}

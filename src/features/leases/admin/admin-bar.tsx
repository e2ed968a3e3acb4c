/** Links from an application to its list, and to the previous and next applications. */
import { LeaseNeighboursDocument } from "#contract/graphql/documents/lease-admin.generated";
import { BACKOFFICE_ROUTES, deskLeasePath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { EntryBar } from "../../../ui/parts/entry/entry-links";
import { readAdminList } from "./admin-list-address";

interface AdminBarProps {
  readonly leaseId: string;
  /** Query of the application's address, which is the list's. */
  readonly search: string;
}

export function AdminBar({ leaseId, search }: AdminBarProps) {
  const { text, show, sort } = readAdminList(search);
  const { data } = useQueryAnswer(LeaseNeighboursDocument, {
    leaseId,
    text,
    status: show || null,
    sort: sort || null,
  });
  const { previous, next } = data?.getLeaseNeighbours ?? { previous: null, next: null };
  return (
    <EntryBar
      back={BACKOFFICE_ROUTES.leases + search}
      backLabel="Back to the applications"
      what="application"
      previous={previous && deskLeasePath(previous) + search}
      next={next && deskLeasePath(next) + search}
    />
  );
}

/** A customer's lease applications, latest first. */
import { styled } from "@mui/material/styles";
import { LeaseHistoryDocument } from "#contract/graphql/documents/account-leases.generated";
import type { LeaseHistoryQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { applicationsRead } from "../../../client/store/order-history-slice";
import type { ShopState } from "../../../client/store/shop-store";
import { Button } from "../../../ui/actions/button";
import { readListAddress } from "../../../ui/list/list-address";
import { ListView } from "../../../ui/list/list-view";
import { EmptyState } from "../../../ui/parts/empty-state";
import { LeaseCard } from "./lease-card";

interface LeaseHistoryProps {
  /** Path of this list, with a trailing slash. */
  readonly path: string;
  /** Query string of the address. */
  readonly search: string;
}

const SLICE = {
  select: (state: ShopState) => state.orderHistory.applications,
  store: (requestKey: string, { getApplicationByUser }: LeaseHistoryQuery) =>
    applicationsRead({
      requestKey,
      read: getApplicationByUser.applications,
      total: getApplicationByUser.totalApplications,
    }),
};

export function LeaseHistory({ path, search }: LeaseHistoryProps) {
  const address = readListAddress(search, {});
  const { page, size } = address;
  const answer = useQueryAnswer(LeaseHistoryDocument, { pageNumber: page, pageSize: size }, { slice: SLICE });
  return (
    <ListView
      answer={answer}
      what="your lease applications"
      plural="Applications"
      path={path}
      address={address}
      count={({ total, read }) => ({ total, visible: read.length })}
      empty={(total) => <NothingHere path={path} total={total} />}
    >
      {({ read }) => (
        <Applications aria-label="Lease applications">
          {read.map((lease) => (
            <li key={lease.id}>
              <LeaseCard lease={lease} />
            </li>
          ))}
        </Applications>
      )}
    </ListView>
  );
}

function NothingHere({ path, total }: { readonly path: string; readonly total: number }) {
  if (total === 0) {
    return (
      <EmptyState>
        <h2>No lease applications yet</h2>
        <p>Your applications appear here, with your approved amount and how much you've used.</p>
        <Button href={ROUTES.lease}>{LABELS.applyForLease}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <h2>{LABELS.emptyPage}</h2>
      <Button href={path} variant="outlined">
        Show all applications
      </Button>
    </EmptyState>
  );
}

const Applications = styled("ol")({ display: "grid", gap: "var(--s4)", listStyle: "none" });

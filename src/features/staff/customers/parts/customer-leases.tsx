/** The latest lease applications of a customer, for staff with the permission. */
import { FindLeasesDocument } from "#contract/graphql/documents/lease-admin.generated";
import type { FindLeasesQuery } from "#contract/graphql/generated";
import { LEASE_LOOKS, type LeaseStatus } from "#contract/leases/statuses";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, deskLeasePath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../../client/api/use-query-answer";
import { formatShopDateTime } from "../../../../lib/format-date";
import { AnswerView } from "../../../../ui/answer-view";
import { ListTable, type Column } from "../../../../ui/list/list-table";
import { Badge } from "../../../../ui/parts/badge";
import { PartCard } from "./part-card";

type Row = FindLeasesQuery["searchLeaseApplications"]["applications"][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: "Application", cell: ({ id }) => <a href={deskLeasePath(id)}>{id.slice(0, 8)}</a> },
  { label: "Sent", cell: ({ createdAt }) => formatShopDateTime(createdAt) },
  { label: "Status", cell: ({ status }) => <Badge tone={lookOf(status).tone}>{lookOf(status).label}</Badge> },
  {
    label: "Approved",
    cell: ({ approvedAmount }) => (approvedAmount == null ? "—" : formatMoney(approvedAmount)),
    isNumber: true,
  },
];

/** Unrecognized statuses count as UKNOWN (CALL-10). */
function lookOf(status: string) {
  return LEASE_LOOKS[status in LEASE_LOOKS ? (status as LeaseStatus) : "UKNOWN"];
}

export function CustomerLeases({ username }: { readonly username: string }) {
  const answer = useQueryAnswer(FindLeasesDocument, { text: username, pageNumber: 1, pageSize: 5 });
  return (
    <PartCard component="section" aria-labelledby="leases-heading">
      <h2 id="leases-heading">Applications</h2>
      <AnswerView answer={answer} what="the applications">
        {({ searchLeaseApplications: { applications, totalApplications } }) =>
          applications.length === 0 ? (
            <p>No applications.</p>
          ) : (
            <>
              <ListTable
                caption="Latest applications"
                columns={COLUMNS}
                rows={applications}
                keyOf={({ id }) => id}
              />
              <p>
                <a href={`${BACKOFFICE_ROUTES.leases}?${new URLSearchParams({ q: username })}`}>
                  {totalApplications === 1
                    ? "View application"
                    : `View all ${totalApplications} applications`}
                </a>
              </p>
            </>
          )
        }
      </AnswerView>
    </PartCard>
  );
}

/** All lease applications: searched, filtered by status, sorted and paged, all in the address. */
import Stack from "@mui/material/Stack";
import { FindLeasesDocument } from "#contract/graphql/documents/lease-admin.generated";
import type { FindLeasesQuery } from "#contract/graphql/generated";
import { LEASE_LOOKS, LEASE_STATUSES } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, deskLeasePath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import type { ListAddress } from "../../../ui/list/list-address";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { ListView } from "../../../ui/list/list-view";
import { SearchBar } from "../../../ui/list/search-bar";
import { StatusTabs } from "../../../ui/list/status-tabs";
import { Badge } from "../../../ui/parts/badge";
import { EmptyState } from "../../../ui/parts/empty-state";
import { readAdminList } from "./admin-list-address";
import { applicantOf, lessorName, lookOf, purposeOf } from "../lease-words";

const path = BACKOFFICE_ROUTES.leases;
const STATUS_CHOICES = LEASE_STATUSES.map((status) => [status, LEASE_LOOKS[status].label] as const);

type Found = FindLeasesQuery["searchLeaseApplications"];
type Row = Found["applications"][number];

/** @param search the query of the list, preserved in links to applications */
const columnsOf = (search: string): readonly Column<Row>[] => [
  {
    label: "Applicant",
    cell: (row) => <a href={deskLeasePath(row.id) + search}>{applicantOf(row)}</a>,
  },
  { label: LABELS.emailAddress, cell: ({ email }) => email, isWhole: true, isExtra: true },
  { label: "Number", cell: ({ id }) => id.slice(0, 8), isWhole: true },
  { label: "Sent", cell: ({ createdAt }) => formatShopDateTime(createdAt), sortKey: "created" },
  { label: "State", cell: ({ state }) => state },
  {
    label: "Lessor",
    cell: ({ leasingCompanyId }) => (leasingCompanyId ? lessorName(leasingCompanyId) : "—"),
  },
  { label: "For", cell: purposeOf },
  { label: "Status", cell: ({ status }) => <Badge tone={lookOf(status).tone}>{lookOf(status).label}</Badge> },
  {
    label: "Approved",
    cell: ({ approvedAmount }) => (approvedAmount == null ? "—" : formatMoney(approvedAmount)),
    isNumber: true,
    sortKey: "approved",
  },
  {
    label: "Remaining",
    cell: ({ approvedAmount, remainingAmount }) =>
      approvedAmount == null ? "—" : formatMoney(remainingAmount),
    isNumber: true,
  },
];

export function AdminList({ search }: { readonly search: string }) {
  const address = readAdminList(search);
  const { page, size, show, text, sort } = address;
  const answer = useQueryAnswer(FindLeasesDocument, {
    text,
    status: show || null,
    sort: sort || null,
    pageNumber: page,
    pageSize: size,
  });
  const isNarrowed = show !== "" || text !== "";
  return (
    <Stack spacing={3}>
      <SearchBar
        name="All lease applications"
        path={path}
        address={address}
        textLabel="Name, email, phone, order or application number"
      />
      {answer.data && <Tabs found={answer.data.searchLeaseApplications} address={address} />}
      <ListView
        answer={answer}
        what="the applications"
        plural="Applications"
        path={path}
        address={address}
        count={({ searchLeaseApplications: { totalApplications, applications } }) => ({
          total: totalApplications,
          shown: applications.length,
        })}
        empty={(total) => (
          <EmptyState>
            <h2>
              {total > 0 ? LABELS.emptyPage : isNarrowed ? "No matching applications" : "No applications yet"}
            </h2>
            {isNarrowed && <p>Search by the start of a name or by a full number.</p>}
            {(isNarrowed || page > 1) && (
              <Button variant="outlined" href={path}>
                Clear search
              </Button>
            )}
          </EmptyState>
        )}
      >
        {({ searchLeaseApplications: { applications } }) => (
          <ListTable
            caption="Lease applications, newest first unless sorted"
            columns={columnsOf(search)}
            rows={applications}
            keyOf={({ id }) => id}
            sorting={{ path, address }}
          />
        )}
      </ListView>
    </Stack>
  );
}

interface TabsProps {
  readonly found: Pick<Found, "counts">;
  readonly address: ListAddress;
}

function Tabs({ found: { counts }, address }: TabsProps) {
  const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
  const tabs = [
    { show: "", label: "All", count: counts.reduce((sum, { count }) => sum + count, 0) },
    ...STATUS_CHOICES.map(([show, label]) => ({ show, label, count: countOf(show) })),
  ];
  return <StatusTabs name="Applications by status" path={path} address={address} tabs={tabs} />;
}

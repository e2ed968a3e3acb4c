/** All lease applications: searched, filtered by status, sorted and paged, all in the address. */
import { FindLeasesDocument } from "#contract/graphql/documents/lease-admin.generated";
import type { FindLeasesQuery } from "#contract/graphql/generated";
import { countAll, countOf } from "#contract/fields/page";
import { LEASE_LOOKS, LEASE_STATUSES } from "#contract/leases/statuses";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, deskLeasePath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { mapAnswer } from "../../../ui/answer-view";
import { isFiltered } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { Badge } from "../../../ui/parts/badge";
import { readAdminList } from "./admin-list-address";
import { applicantOf, lessorName, lookOf, purposeOf } from "../lease-words";

const path = BACKOFFICE_ROUTES.leases;

type Row = FindLeasesQuery["searchLeaseApplications"]["applications"][number];

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
  const list = mapAnswer(answer, ({ searchLeaseApplications: result }) => ({
    rows: result.applications,
    total: result.totalApplications,
    counts: result.counts.map(({ status, count }) => ({ value: status, count })),
  }));
  const statuses = LEASE_STATUSES.map((status) => ({
    show: status,
    label: LEASE_LOOKS[status].label,
    count: countOf(list.data, status),
  }));
  return (
    <StaffList
      answer={list}
      columns={columnsOf(search)}
      keyOf={({ id }) => id}
      caption="Lease applications, newest first unless sorted"
      plural="Applications"
      empty={{
        none: "No applications yet",
        noMatch: "No matching applications",
        hint: isFiltered(address) && "Search by the start of a name or by a full number.",
        showAll: "Clear search",
      }}
      paging={{ path, address }}
      search={{
        name: "All lease applications",
        textLabel: "Name, email, phone, order or application number",
      }}
      tabs={
        list.data && {
          name: "Applications by status",
          tabs: [{ show: "", label: "All", count: countAll(list.data) }, ...statuses],
        }
      }
    />
  );
}

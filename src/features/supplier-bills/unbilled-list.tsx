/** Orders that shipped weeks ago and that no bill has yet (SUPPLIER-4). */
import Stack from "@mui/material/Stack";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, reportPath, staffOrderPath } from "#contract/site/backoffice-paths";
import { BILL_LIMITS, type UnbilledOrder } from "#contract/suppliers/bills/bills";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { supplierName } from "#contract/suppliers/suppliers";
import { formatCalendarDay } from "#contract/time/days";
import { reportName } from "#contract/reports/reports";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import type { ListAddress } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { billTabs } from "./bill-tabs";
import { SupplierFilter, supplierOf } from "./supplier-filter";

const path = BACKOFFICE_ROUTES.supplierBills;
const { unbilledAfterDays } = BILL_LIMITS;

export function UnbilledList({ address }: { readonly address: ListAddress }) {
  const { user } = useVisitor();
  const mayOpen = user?.permissions.includes("orders.read") ?? false;
  const answer = useRestAnswer("listUnbilledOrders", {
    pageNumber: address.page,
    pageSize: address.size,
    ...supplierOf(address),
  });
  return (
    <Stack spacing={3}>
      <BackLink href={reportPath("bestbuybilling")}>{reportName("bestbuybilling")}</BackLink>
      <SupplierFilter path={path} address={address} />
      <StaffList
        answer={answer}
        columns={columnsOf(mayOpen)}
        keyOf={({ orderId, orderNumber }) => `${orderId} ${orderNumber}`}
        caption="Orders not billed yet, longest shipped first"
        plural="Orders"
        empty={{ none: "Every shipped order is billed" }}
        paging={{ path, address }}
        tabs={billTabs()}
        note={
          <p className="muted">{`Orders that shipped more than ${unbilledAfterDays} days ago with units that no bill has.`}</p>
        }
      />
    </Stack>
  );
}

function columnsOf(mayOpen: boolean): readonly Column<UnbilledOrder>[] {
  return [
    {
      label: BILL_LABELS.order,
      cell: ({ orderId, shopNumber }) =>
        mayOpen ? <a href={staffOrderPath(orderId)}>{shopNumber}</a> : shopNumber,
      isWhole: true,
    },
    { label: BILL_LABELS.supplier, cell: ({ supplier }) => supplierName(supplier) },
    { label: BILL_LABELS.orderNumber, cell: ({ orderNumber }) => orderNumber ?? "—", isWhole: true },
    { label: "Shipped", cell: ({ shippedOn }) => formatCalendarDay(shippedOn), isWhole: true },
    { label: BILL_LABELS.units, cell: ({ units }) => units.toLocaleString("en-US"), isNumber: true },
    {
      label: BILL_LABELS.expected,
      cell: ({ expected }) => formatMoney(expected),
      isNumber: true,
      isMain: true,
    },
  ];
}

/** Supplier bills, newest first, with what they bill and what does not match the orders (SUPPLIER-3). */
import Stack from "@mui/material/Stack";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, reportPath, supplierBillPath } from "#contract/site/backoffice-paths";
import { BILL_LISTS, type BillRow } from "#contract/suppliers/bills/bills";
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
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { TitleRow } from "../../ui/parts/title-row";
import { billTabs } from "./bill-tabs";
import { BillUpload } from "./bill-upload";
import { SupplierFilter, supplierOf } from "./supplier-filter";

const path = BACKOFFICE_ROUTES.supplierBills;
const HEADING = "supplier-bills-heading";

const COLUMNS: readonly Column<BillRow>[] = [
  {
    label: BILL_LABELS.number,
    cell: ({ id, number }) => <a href={supplierBillPath(id)}>{number}</a>,
    isWhole: true,
  },
  { label: BILL_LABELS.supplier, cell: ({ supplier }) => supplierName(supplier) },
  { label: BILL_LABELS.day, cell: ({ day }) => formatCalendarDay(day), isWhole: true },
  {
    label: BILL_LABELS.lines,
    cell: ({ lines }) => lines.toLocaleString("en-US"),
    isNumber: true,
    isExtra: true,
  },
  { label: BILL_LABELS.expected, cell: ({ expected }) => formatMoney(expected), isNumber: true },
  { label: BILL_LABELS.billed, cell: ({ billed }) => formatMoney(billed), isNumber: true, isMain: true },
  {
    label: BILL_LABELS.difference,
    cell: ({ expected, billed }) => formatMoney(billed - expected),
    isNumber: true,
  },
  {
    label: BILL_LABELS.mismatches,
    cell: ({ mismatches }) => mismatches.toLocaleString("en-US"),
    isNumber: true,
  },
];

const EMPTY_WORDS = {
  ALL: "No supplier bills yet",
  MISMATCHED: "No bills with open mismatches",
  REMOVED: "No removed bills",
} as const;

export function BillList({ address }: { readonly address: ListAddress }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("bills.write") ?? false;
  const list = BILL_LISTS.find((one) => one === address.show) ?? "ALL";
  const answer = useRestAnswer("listSupplierBills", {
    pageNumber: address.page,
    pageSize: address.size,
    text: address.text,
    list,
    ...supplierOf(address),
  });
  return (
    <Stack spacing={3}>
      <BackLink href={reportPath("bestbuybilling")}>{reportName("bestbuybilling")}</BackLink>
      <TitleRow>
        <h2 id={HEADING} tabIndex={-1}>
          Bills and mismatches
        </h2>
        {mayWrite && (
          <FormDialogButton
            id="record-bills"
            label="Add bills"
            title="Add bills from a file"
            doneId={HEADING}
            isLong
          >
            {(change) => <BillUpload {...change} onRecorded={answer.retry} />}
          </FormDialogButton>
        )}
      </TitleRow>
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        caption="Supplier bills, newest first"
        plural="Bills"
        empty={{ none: EMPTY_WORDS[list], noMatch: list === "ALL" ? "No matching bills" : undefined }}
        paging={{ path, address }}
        search={{
          name: "Bills",
          textLabel: BILL_LABELS.number,
          children: <SupplierFilter path={path} address={address} />,
        }}
        tabs={billTabs(answer.data)}
      />
    </Stack>
  );
}

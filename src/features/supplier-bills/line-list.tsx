/** Lines of a supplier bill with their mismatches; each links to its order (SUPPLIER-2, SUPPLIER-3). */
import Stack from "@mui/material/Stack";
import { countOf } from "#contract/fields/page";
import { formatMoney } from "#contract/money/money";
import { staffOrderPath, supplierBillPath } from "#contract/site/backoffice-paths";
import { settlementInput, type Bill, type BillLine } from "#contract/suppliers/bills/bills";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { Mismatches } from "./mismatch-words";
import { NoteForm } from "./note-form";

const HEADING = "supplier-bill-lines";

interface LineListProps {
  readonly bill: Bill;
  readonly search: string;
  readonly maySettle: boolean;
  readonly onSettled: () => void;
}

export function LineList({ bill: { id }, search, maySettle, onSettled }: LineListProps) {
  const { user } = useVisitor();
  const mayOpen = user?.permissions.includes("orders.read") ?? false;
  const address = readListAddress(search, { shows: ["OPEN"], sizes: STAFF_SIZES });
  const body = {
    pageNumber: address.page,
    pageSize: address.size,
    list: address.show === "OPEN" ? ("OPEN" as const) : ("ALL" as const),
  };
  const answer = useRestAnswer("listSupplierBillLines", body, { id });
  const settled = () => {
    answer.refresh();
    onSettled();
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1}>
        {BILL_LABELS.lines}
      </h3>
      <StaffList
        answer={answer}
        columns={[
          ...columnsOf(mayOpen),
          {
            label: "Settlement",
            cell: (line) => settlementOf(line, maySettle ? { id, settled } : null),
            isText: true,
          },
        ]}
        keyOf={({ position }) => String(position)}
        caption="Lines of the bill"
        plural={BILL_LABELS.lines}
        empty={{ none: "No lines with open mismatches" }}
        paging={{ path: supplierBillPath(id), address }}
        tabs={{
          name: "Lines by status",
          keepsEmpty: true,
          tabs: [
            { show: "", label: "All lines", count: countOf(answer.data, "ALL") },
            { show: "OPEN", label: BILL_LABELS.withMismatches, count: countOf(answer.data, "OPEN") },
          ],
        }}
      />
    </Stack>
  );
}

function columnsOf(mayOpen: boolean): readonly Column<BillLine>[] {
  return [
    {
      label: BILL_LABELS.order,
      cell: ({ orderId, shopNumber, orderNumber }) => (
        <>
          {orderId && mayOpen ? <a href={staffOrderPath(orderId)}>{shopNumber}</a> : shopNumber}{" "}
          <span className="muted">{orderNumber}</span>
        </>
      ),
      isWhole: true,
    },
    { label: BILL_LABELS.sku, cell: ({ sku }) => sku, isWhole: true },
    { label: BILL_LABELS.units, cell: ({ units }) => units.toLocaleString("en-US"), isNumber: true },
    { label: BILL_LABELS.expected, cell: ({ expected }) => formatMoney(expected), isNumber: true },
    { label: BILL_LABELS.billed, cell: ({ billed }) => formatMoney(billed), isNumber: true, isMain: true },
    {
      label: BILL_LABELS.mismatches,
      cell: (line) => <Mismatches of={[...line.open, ...line.settled]} figures={line} />,
      isText: true,
    },
  ];
}

interface Settling {
  readonly id: string;
  readonly settled: () => void;
}

/** @param settling null: it cannot be settled */
function settlementOf(line: BillLine, settling: Settling | null) {
  const { position, open, settledAt, settledBy, note } = line;
  if (open.length === 0)
    return settledAt && line.settled.length > 0
      ? `${formatShopDateTime(settledAt)}, ${settledBy ?? "a former user"}: ${note ?? ""}`
      : "—";
  if (!settling) return "Open";
  const label = `Settle line ${position}`;
  return (
    <FormDialogButton id={`settle-${position}`} label={label} title={label} doneId={HEADING}>
      {(change) => (
        <NoteForm
          {...change}
          name="note"
          label="Note"
          submitLabel="Mark as settled"
          schema={settlementInput}
          send={(note) =>
            callApi("settleSupplierBillLine", { params: { id: settling.id, position }, body: { note } })
          }
          onChanged={settling.settled}
        />
      )}
    </FormDialogButton>
  );
}

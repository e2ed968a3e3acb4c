/** The preview of a bill file: its bills, and the lines that do not match the orders (SUPPLIER-1). */
import { formatMoney } from "#contract/money/money";
import type { BillPreview, PreviewedLine } from "#contract/suppliers/bills/bills";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { BILL_MISMATCH_LABELS } from "#contract/suppliers/bills/mismatches";
import { formatCalendarDay } from "#contract/time/days";
import { ListTable, type Column } from "../../ui/list/list-table";

const BILL_COLUMNS: readonly Column<BillPreview["bills"][number]>[] = [
  { label: BILL_LABELS.number, cell: ({ number }) => number, isWhole: true },
  { label: BILL_LABELS.day, cell: ({ day }) => formatCalendarDay(day), isWhole: true },
  { label: BILL_LABELS.lines, cell: ({ lines }) => lines.toLocaleString("en-US"), isNumber: true },
  { label: BILL_LABELS.expected, cell: ({ expected }) => formatMoney(expected), isNumber: true },
  { label: BILL_LABELS.billed, cell: ({ billed }) => formatMoney(billed), isNumber: true, isMain: true },
  {
    label: BILL_LABELS.mismatches,
    cell: ({ mismatches }) => mismatches.toLocaleString("en-US"),
    isNumber: true,
  },
];

const LINE_COLUMNS: readonly Column<PreviewedLine>[] = [
  { label: "Line", cell: ({ line }) => line.toLocaleString("en-US"), isNumber: true },
  { label: BILL_LABELS.orderNumber, cell: ({ orderNumber }) => orderNumber, isWhole: true },
  { label: BILL_LABELS.sku, cell: ({ sku }) => sku, isWhole: true },
  { label: BILL_LABELS.units, cell: ({ units }) => units.toLocaleString("en-US"), isNumber: true },
  { label: BILL_LABELS.billed, cell: ({ billed }) => formatMoney(billed), isNumber: true, isMain: true },
  {
    label: BILL_LABELS.mismatches,
    cell: ({ mismatches }) => mismatches.map((mismatch) => BILL_MISMATCH_LABELS[mismatch]).join(", "),
    isText: true,
  },
];

interface PreviewTablesProps {
  readonly fileName: string;
  readonly preview: BillPreview;
}

export function PreviewTables({ fileName, preview }: PreviewTablesProps) {
  const { bills, lines, mismatched } = preview;
  const all = bills.reduce((sum, bill) => sum + bill.lines, 0);
  const others = mismatched - lines.length;
  return (
    <>
      <p role="status">
        {mismatched === 0
          ? `All ${all.toLocaleString("en-US")} lines of ${fileName} match the orders.`
          : `${mismatched.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} lines of ${fileName} don't match the orders.`}
      </p>
      <ListTable
        caption="Bills in the file"
        columns={BILL_COLUMNS}
        rows={bills}
        keyOf={({ number }) => number}
        isComplete
      />
      {mismatched > 0 && (
        <ListTable
          caption="Lines with mismatches"
          columns={LINE_COLUMNS}
          rows={lines}
          keyOf={({ line }) => String(line)}
          isComplete
        />
      )}
      {others > 0 && <p className="muted">{`${others.toLocaleString("en-US")} more lines don't match.`}</p>}
    </>
  );
}

/** The first rows of a file as the importer reads them. */
import Box from "@mui/material/Box";
import type { ImportPreview, PreviewRow } from "#contract/imports/preview";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { Badge } from "../../../ui/parts/badge";
import { UnusedFields } from "../unused-fields";
import { VisibilityBadge } from "../visibility-badge";

export function PreviewTable({ preview: { rows, unusedFields } }: { readonly preview: ImportPreview }) {
  return (
    <>
      {rows.length > 0 && (
        <Box sx={SCROLLED} role="region" aria-label="Preview" tabIndex={0}>
          <ListTable
            caption="First rows as they would be imported"
            columns={COLUMNS}
            rows={rows}
            keyOf={keyOf}
            isComplete
          />
        </Box>
      )}
      <UnusedFields fields={unusedFields} />
    </>
  );
}

/** The head is at the top of the page's lists only. */
const SCROLLED = {
  position: "relative",
  overflowX: "auto",
  minWidth: 0,
  "&& thead th": { position: "static" },
};
const keyOf = ({ line, sku }: PreviewRow) => `${line} ${sku}`;
const money = (cents: number | null) => (cents === null ? "—" : formatMoney(cents));

const COLUMNS: readonly Column<PreviewRow>[] = [
  { label: "SKU", cell: ({ sku, line }) => sku ?? `Line ${line}` },
  { label: "Name", cell: ({ name }) => name ?? "—", isWide: true },
  { label: "Price", cell: ({ price }) => money(price), isNumber: true },
  { label: LABELS.salePrice, cell: ({ salePrice }) => money(salePrice), isNumber: true },
  { label: "Stock", cell: ({ stock }) => stock?.toLocaleString("en-US") ?? "—", isNumber: true },
  { label: "Category", cell: ({ category }) => category ?? "—" },
  { label: "Pictures", cell: ({ pictures }) => pictures, isNumber: true },
  { label: "Result", cell: (row) => <Result row={row} />, isText: true },
];

function Result({ row: { rejected, hidden } }: { readonly row: PreviewRow }) {
  if (rejected === null) return <VisibilityBadge hiddenReason={hidden} />;
  return (
    <>
      <Badge tone="red">Rejected</Badge> {rejected}
    </>
  );
}

/** Mismatches of a line in words, each with the values that differ (SUPPLIER-2). */
import { formatMoney } from "#contract/money/money";
import type { BillLine } from "#contract/suppliers/bills/bills";
import { BILL_MISMATCH_LABELS, type BillMismatch } from "#contract/suppliers/bills/mismatches";

/** Values that a mismatch is about; null if unknown. */
type Figures = Pick<BillLine, "units" | "billed" | "unitCost" | "orderedUnits" | "billedUnits">;

/** "Price differs: $12.00 billed, $11.50 expected" */
export function mismatchInWords(mismatch: BillMismatch, figures: Figures): string {
  const detail = detailOf(mismatch, figures);
  return detail ? `${BILL_MISMATCH_LABELS[mismatch]}: ${detail}` : BILL_MISMATCH_LABELS[mismatch];
}

function detailOf(
  mismatch: BillMismatch,
  { units, billed, unitCost, orderedUnits, billedUnits }: Figures,
): string | null {
  if (mismatch === "PRICE" && unitCost !== null)
    return `${formatMoney(billed)} billed, ${formatMoney(units * unitCost)} expected`;
  if ((mismatch === "TOO_MANY" || mismatch === "BILLED_TWICE") && orderedUnits !== null)
    return `${billedUnits ?? units} billed, ${orderedUnits} ordered`;
  return null;
}

/** One mismatch a line. */
export function Mismatches({
  of,
  figures,
}: {
  readonly of: readonly BillMismatch[];
  readonly figures: Figures;
}) {
  return of.map((mismatch) => <div key={mismatch}>{mismatchInWords(mismatch, figures)}</div>);
}

/** The final report of an import. */
import { movePercent } from "#contract/imports/held";
import { formatMoney } from "#contract/money/money";
import { unusedSentences, type ImportSummary } from "../catalogue/import/import-summary";

const MAX_REASONS = 8;
const MAX_HELD = 50;

interface Lists {
  readonly rejectsFile: string;
  /** Set for a dry run. */
  readonly changesFile?: string;
}

export function summaryLines(summary: ImportSummary, { rejectsFile, changesFile }: Lists): string[] {
  const hidden = summary.hidden;
  const rows: readonly (readonly [string, number])[] = [
    ["Records", summary.records],
    ["Products created", summary.created],
    ["Products updated", summary.updated],
    ["Products with stock changes only", summary.restocked],
    ["Products unchanged", summary.unchanged],
    ["Duplicates (last one used)", summary.duplicates],
    ["Visible to shoppers", summary.live],
    ["Hidden: category not mapped", hidden.UNMAPPED_CATEGORY],
    ["Hidden: no price", hidden.NO_PRICE],
    ["Hidden: inactive", hidden.INACTIVE],
    ["Hidden: by staff", hidden.HIDDEN_BY_STAFF],
    ["Taken off sale: missing from the full feed", summary.withdrawn],
    ["Supplier categories", summary.categories],
    ["Supplier categories changed", summary.categoriesChanged],
    ["Vehicles in a fitment table, one per year", summary.vehicles],
    ["New or changed vehicles", summary.vehiclesChanged],
    ["Rejected", summary.rejected],
  ];
  const reasons = summary.rejectReasons.slice(0, MAX_REASONS);
  return [
    ...(changesFile ? ["Dry run: nothing was written. An import would count:"] : []),
    ...rows.map(([label, count]) => row(label, count)),
    ...reasons.map(([reason, count]) => row(`  ${reason}`.slice(0, 60), count)),
    ...(summary.rejected > 0 ? [`Rejected records are in ${rejectsFile}`] : []),
    ...(changesFile ? [`Products that would change are in ${changesFile}`] : []),
    ...unusedSentences(summary),
    `Catalogue revision ${summary.revision}, ${summary.seconds.toFixed(1)} s`,
  ];
}

/** Returns the planned changes of a held import, and how to confirm it; empty for any other import. */
export function heldLines({ held }: ImportSummary): string[] {
  if (held === null) return [];
  const listed = held.items.slice(0, MAX_HELD).map(({ sku, before, after }) => {
    const change = after === null ? "off sale" : `${formatMoney(after)}  ${movePercent(before, after)}`;
    return `  ${sku.padEnd(24)}  ${formatMoney(before).padStart(14)}  ->  ${change}`;
  });
  const more = held.items.length - listed.length;
  return [
    ...listed,
    ...(more > 0 ? [`  and ${more.toLocaleString("en-US")} more`] : []),
    `If the list is correct, import the same files again with --confirm ${held.code}`,
  ];
}

function row(label: string, count: number): string {
  return `${label.padEnd(62)}${count.toLocaleString("en-US").padStart(10)}`;
}

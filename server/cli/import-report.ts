/** The table an import ends with. */
import { unusedSentence, type ImportSummary } from "../catalogue/import/import-summary";

const SHOWN_REASONS = 8;

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
    ["Products with new stock only", summary.restocked],
    ["Products unchanged", summary.unchanged],
    ["Duplicates (last one kept)", summary.duplicates],
    ["Shown to shoppers", summary.live],
    ["Hidden: category maps nowhere", hidden.UNMAPPED_CATEGORY],
    ["Hidden: no price", hidden.NO_PRICE],
    ["Hidden: inactive", hidden.INACTIVE],
    ["Taken off sale: missing from the whole feed", summary.withdrawn],
    ["Supplier categories", summary.categories],
    ["Supplier categories changed", summary.categoriesChanged],
    ["Vehicles of a fitment table, each year by itself", summary.vehicles],
    ["Vehicles new or changed", summary.vehiclesChanged],
    ["Rejected", summary.rejected],
  ];
  const reasons = summary.rejectReasons.slice(0, SHOWN_REASONS);
  return [
    ...(changesFile ? ["Nothing was written. An import would count:"] : []),
    ...rows.map(([label, count]) => row(label, count)),
    ...reasons.map(([reason, count]) => row(`  ${reason}`.slice(0, 60), count)),
    ...(summary.rejected > 0 ? [`Rejected records are in ${rejectsFile}`] : []),
    ...(changesFile ? [`What would change is in ${changesFile}`] : []),
    ...unusedSentence(summary),
    `Catalogue revision ${summary.revision}, ${summary.seconds.toFixed(1)} s`,
  ];
}

function row(label: string, count: number): string {
  return `${label.padEnd(62)}${count.toLocaleString("en-US").padStart(10)}`;
}

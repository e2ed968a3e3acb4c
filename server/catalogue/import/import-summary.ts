/** The counts of an import. */
import { HIDDEN_BY_STAFF, type HiddenReason } from "#contract/catalogue/hidden-reasons";
import type { RecordPlace } from "./json-lines-file";
import type { Held } from "./holding/hold-back";

export interface ImportCounts {
  /** All records, readable or not. */
  records: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Products whose stock alone changed. */
  restocked: number;
  /** Records whose SKU is repeated later in the run; the later record wins. */
  duplicates: number;
  rejected: number;
  /** Visible products among those in this run. */
  live: number;
  hidden: Record<HiddenReason, number>;
  /** Products taken off sale because they are missing from a whole feed. */
  withdrawn: number;
  /** Supplier categories in the run, and how many were new or changed. */
  categories: number;
  categoriesChanged: number;
  /** Vehicles in a fitment table, one per model year, and how many were new or changed. */
  vehicles: number;
  vehiclesChanged: number;
}

export interface ImportSummary extends ImportCounts {
  readonly status: "COMPLETED" | "FAILED";
  /** Catalogue revision after the run. */
  readonly revision: string;
  /** Messages that need attention: unused or truncated files, runs without a result. */
  readonly problems: readonly string[];
  /** Product fields that no reader uses, each with an example. */
  readonly unusedFields: readonly string[];
  /** Null if all picture addresses are usable. */
  readonly unusablePictures: UnusablePictures | null;
  /** Set if nothing was imported, until staff confirm the list. */
  readonly held: Held | null;
  /** Reject reasons with their counts, most frequent first. */
  readonly rejectReasons: readonly (readonly [string, number])[];
  readonly seconds: number;
}

/** Texts in picture fields that are not addresses and were not stored, with the first one as an example. */
export interface UnusablePictures extends RecordPlace {
  count: number;
  readonly text: string;
  readonly sku: string;
}

/** Returns why a run failed as a whole; null for a useful run. */
export function failureReason(counts: ImportCounts): string | null {
  const { records, rejected, hidden, vehicles } = counts;
  if (records > 0 && rejected === records && vehicles === 0)
    return "Every record was rejected: nothing was imported.";
  const products = counts.created + counts.updated + counts.unchanged + counts.restocked;
  if (counts.live > 0 || hidden[HIDDEN_BY_STAFF] > 0 || products === 0) return null;
  const reasons = Object.entries(HIDDEN_BECAUSE).flatMap(([reason, text]) => {
    const count = hidden[reason as keyof typeof HIDDEN_BECAUSE];
    return count > 0 ? [`${count.toLocaleString("en-US")} ${text}`] : [];
  });
  const hint =
    hidden.UNMAPPED_CATEGORY > 0
      ? " Check the supplier and whether its categories are imported. Staff map categories in the back office; a mapping file can set one for all rows."
      : "";
  return `No product of this import is visible to shoppers: ${reasons.join(", ")}.${hint}`;
}

const HIDDEN_BECAUSE: Readonly<Record<Exclude<HiddenReason, typeof HIDDEN_BY_STAFF>, string>> = {
  UNMAPPED_CATEGORY: "without a shop category",
  NO_PRICE: "without a price",
  INACTIVE: "not active",
};

const MAX_LISTED_FIELDS = 20;
const MAX_EXAMPLE_CHARACTERS = 100;

/** Returns messages about unused fields and unusable picture addresses. */
export function unusedSentences({
  unusedFields,
  unusablePictures,
}: Pick<ImportSummary, "unusedFields" | "unusablePictures">): string[] {
  const fields =
    unusedFields.length === 0
      ? []
      : [`Unused fields: ${unusedFields.slice(0, MAX_LISTED_FIELDS).join("; ")}.`];
  return unusablePictures === null ? fields : [...fields, picturesSentence(unusablePictures)];
}

function picturesSentence({ count, text, sku, line, record }: UnusablePictures): string {
  const place = line === null ? `record ${record}` : `line ${line}`;
  return `Unusable picture addresses: ${count.toLocaleString("en-US")}, such as "${text.slice(0, MAX_EXAMPLE_CHARACTERS)}" of product ${sku} (${place}).`;
}

export function emptyCounts(): ImportCounts {
  return {
    records: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    restocked: 0,
    duplicates: 0,
    rejected: 0,
    live: 0,
    hidden: { INACTIVE: 0, UNMAPPED_CATEGORY: 0, NO_PRICE: 0, HIDDEN_BY_STAFF: 0 },
    withdrawn: 0,
    categories: 0,
    categoriesChanged: 0,
    vehicles: 0,
    vehiclesChanged: 0,
  };
}

/**
 * Surveys the files before an import: which contain products or categories, and which SKUs repeat. The import
 * then knows the last record of each SKU, so that importing the same files again is a no-op.
 */
import { columnsOf, type ColumnMapping } from "./reading/csv/column-mapping";
import { hintOfSku } from "./reading/csv/known-tables";
import { LegibilityNotes, type IllegibleParts } from "./illegible-parts";
import type { LastRow } from "./last-row";
import { UnusedFields } from "./unused-fields";
import { isVehicleRecord } from "./vehicles/read-vehicle";
import { readRecords, type FileProgress, type RecordReader } from "./reading/read-records";
import { UnusableFileError } from "./reading/record-format";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import { isKnownPath, type PlacingRules } from "./categories/map-category";
import { RejectedRecord } from "./cleaning/read-values";
import type { FeedCategory } from "./feeds/feed-record";
import type { Feed } from "./feeds/feed.port";
import { PriceNotes } from "./holding/price-notes";

export interface SurveyedFile {
  readonly file: string;
  readonly products: number;
  readonly categories: number;
  /** Why the file is unreadable or truncated; it is skipped. */
  readonly unusable?: string;
  /** False for a file that could have been truncated at a line end. */
  readonly provesItsEnd: boolean;
  /** Whether the last row may be cut off and must not be imported. */
  readonly isLastCutOff: boolean;
  /** True if most records share a line, so that only their numbers identify them. */
  readonly isNumbered: boolean;
  /** Set if the file was read but contains nothing to import. */
  readonly foreign?: string;
  /** Categories of products without a placing rule, by SKU, as far as the feed states them. */
  readonly unplaced: ReadonlyMap<string, readonly CategoryStepRecord[]>;
  /** Fields of the first such record. */
  readonly unplacedFields: readonly string[];
  readonly illegible: IllegibleParts;
  readonly prices: PriceNotes;
  /** Fields that no reader uses, with an example each. */
  readonly unusedFields: readonly string[];
}

export interface Survey {
  /** Files to import, categories first, so that products find their categories. */
  readonly files: readonly SurveyedFile[];
  /** Number of occurrences per repeated SKU. */
  readonly repeats: ReadonlyMap<string, number>;
  /** Categories in the files. */
  readonly categories: ReadonlyMap<string, readonly CategoryStepRecord[]>;
  /** Number of records, other than categories, without a readable SKU: their products are unknown. */
  readonly unreadable: number;
  hasSku(sku: string): boolean;
}

interface Notes {
  countSku(sku: string): void;
  /** SKUs whose prices the shop has. */
  readonly priced: ReadonlySet<string>;
  /** Fields and columns that the mapping uses. */
  readonly mapped: ReadonlySet<string>;
  hasSku(sku: string): boolean;
  mayBeCutOff(row: LastRow): Promise<boolean>;
  readonly categories: Map<string, readonly CategoryStepRecord[]>;
  unreadable: number;
}

const compactOf = (sku: string) => (/^[1-9]\d{0,14}$/.test(sku) ? Number(sku) : sku);

/** Returns the prices in the files to import, in file order. @param priced SKUs whose prices the shop has */
export function pricesOf({ files }: Survey, priced: ReadonlySet<string>): PriceNotes {
  const usable = files.filter(({ unusable }) => unusable === undefined);
  if (usable.length === 1) return usable[0]!.prices;
  const all = new PriceNotes(priced);
  for (const { prices } of usable) all.addAll(prices);
  return all;
}

export interface SurveyOptions {
  readonly feed: Feed;
  readonly placing: PlacingRules;
  readonly files: readonly string[];
  readonly mapping: ColumnMapping | null;
  /** SKUs whose prices the shop has. */
  readonly priced: ReadonlySet<string>;
  /** Judges the last row of a table without a line end at its end. */
  readonly mayBeCutOff: (row: LastRow) => Promise<boolean>;
}

export async function surveyFiles(
  { feed, placing, files, mapping, priced, mayBeCutOff }: SurveyOptions,
  onProgress: (file: string, progress: FileProgress) => void | Promise<void>,
): Promise<Survey> {
  const seenSkus = new Set<string | number>();
  const repeats = new Map<string, number>();
  const surveyed: SurveyedFile[] = [];
  const countSku = (sku: string) => {
    const compact = compactOf(sku);
    if (seenSkus.has(compact)) repeats.set(sku, (repeats.get(sku) ?? 1) + 1);
    else seenSkus.add(compact);
  };
  const hasSku = (sku: string) => seenSkus.has(compactOf(sku));
  const mapped = new Set(mapping ? columnsOf(mapping) : []);
  const known = { priced, mapped, hasSku, mayBeCutOff };
  const notes: Notes = { ...known, countSku, categories: new Map(), unreadable: 0 };
  for (const file of files) {
    try {
      const reader = await readRecords(file, mapping);
      surveyed.push(
        await surveyFile(feed, placing, file, reader, notes, () => onProgress(file, reader.progress())),
      );
    } catch (error) {
      if (!(error instanceof UnusableFileError)) throw error;
      surveyed.push({
        file,
        products: 0,
        categories: 0,
        unusable: error.message,
        provesItsEnd: false,
        isLastCutOff: false,
        isNumbered: false,
        unplaced: new Map(),
        unplacedFields: [],
        illegible: new Map(),
        prices: new PriceNotes(priced),
        unusedFields: [],
      });
    }
  }
  const rank = (entry: SurveyedFile) => (entry.categories > entry.products ? 0 : 1);
  return {
    files: surveyed.sort((a, b) => rank(a) - rank(b)),
    repeats,
    categories: notes.categories,
    unreadable: notes.unreadable,
    hasSku,
  };
}

async function surveyFile(
  supplier: Feed,
  placing: PlacingRules,
  file: string,
  reader: RecordReader,
  notes: Notes,
  onProgress: () => void | Promise<void>,
): Promise<SurveyedFile> {
  let records = 0;
  let products = 0;
  let categories = 0;
  let vehicles = 0;
  let otherFields: readonly string[] = [];
  const unplaced = new Map<string, readonly CategoryStepRecord[]>();
  let unplacedFields: readonly string[] = [];
  let lastDamage = { line: 0, record: 0, damage: "" };
  let lastLine = 0;
  let sharedLines = 0;
  const legibility = new LegibilityNotes();
  const prices = new PriceNotes(notes.priced);
  const unused = new UnusedFields(notes.mapped);
  let isLastCutOff = false;
  /** Interns paths, because they repeat. */
  const paths = new Map<string, readonly CategoryStepRecord[]>();
  for await (const { line, value, damage, leftOut, lastCell } of reader.records) {
    if (records++ % 500 === 0) await onProgress();
    if (leftOut) unused.collectLeftOut(leftOut);
    if (line === lastLine) sharedLines += 1;
    lastLine = line;
    if (damage !== undefined) lastDamage = { line, record: records, damage };
    const sku = supplier.skuOf(value);
    if (sku !== undefined) {
      products += 1;
      notes.countSku(sku);
      if (lastCell !== undefined && !reader.provesItsEnd()) {
        isLastCutOff = await notes.mayBeCutOff({ value, sku, cell: lastCell, hasSku: notes.hasSku });
        // Rows after it may be missing.
        if (isLastCutOff) notes.unreadable += 1;
        if (isLastCutOff) continue;
      }
      prices.record(sku, () => supplier.pricesOf(value as object));
      legibility.check(sku, () => supplier.legibleParts(value as object, sku));
      if (supplier.usedFields) unused.collect(value as object, supplier.usedFields);
      const path = supplier.categoryOf(value as object);
      if (path === undefined || isKnownPath(path, placing)) continue;
      const key = JSON.stringify(path);
      if (!paths.has(key)) paths.set(key, path);
      unplaced.set(sku, paths.get(key)!);
      if (unplaced.size === 1) unplacedFields = Object.keys(value as object).slice(0, 200);
    } else if (supplier.isCategory(value)) {
      categories += 1;
      for (const { id, path } of categoriesOf(supplier, value)) notes.categories.set(id, path);
      continue;
    } else if (isVehicleRecord(value)) {
      vehicles += 1;
      isLastCutOff ||= lastCell?.isBeginning === true && !reader.provesItsEnd();
      continue;
    } else notes.unreadable += 1;
    if (sku === undefined && otherFields.length === 0 && typeof value === "object" && value !== null) {
      otherFields = Object.keys(value).slice(0, 200);
    }
  }
  const isNumbered = sharedLines * 2 >= records && sharedLines > 0;
  const isRecognized = products + categories + vehicles > 0;
  return {
    file,
    products,
    categories,
    unplaced,
    unplacedFields,
    illegible: legibility.getParts(),
    prices,
    unusedFields: unused.listEntries(),
    provesItsEnd: reader.provesItsEnd(),
    isLastCutOff,
    isNumbered,
    unusable: reader.isCutOff()
      ? `${file} is damaged or incomplete${describeDamage(lastDamage, isNumbered)}: none of it was imported.`
      : undefined,
    foreign: isRecognized ? undefined : describeForeign(file, records, otherFields),
  };
}

function describeDamage(
  { line, record, damage }: { readonly line: number; readonly record: number; readonly damage: string },
  isNumbered: boolean,
): string {
  if (damage === "") return "";
  return isNumbered ? ` (record ${record}: ${damage})` : ` (line ${line}: ${damage})`;
}

/** Skips rejected records, because the import reports them. */
function categoriesOf(supplier: Feed, record: Record<string, unknown>): readonly FeedCategory[] {
  try {
    return supplier.readCategories(record);
  } catch (error) {
    if (error instanceof RejectedRecord) return [];
    throw error;
  }
}

function describeForeign(file: string, records: number, fields: readonly string[]): string {
  if (records === 0) return `${file} contains no records.`;
  const fieldHint = fields.length > 0 ? ` Its records have the fields ${fields.slice(0, 6).join(", ")}.` : "";
  return `${file} contains no products with a sku and no categories in ${records.toLocaleString("en-US")} records.${fieldHint}${hintOfSku(fields)}`;
}

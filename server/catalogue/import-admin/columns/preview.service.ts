/** Previews an upload: its columns, and its first records as the importer reads them (STAFF-78). */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { COLUMN_EXAMPLES, PREVIEWED_ROWS } from "#contract/imports/preview";
import type { ImportPreview, PreviewColumn, PreviewImportInput, PreviewRow } from "#contract/imports/preview";
import { refusalOfMatches, type ColumnMatch, type MatchedMapping } from "#contract/imports/columns";
import { IMPORT_MESSAGES } from "#contract/imports/messages";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { StaffAct } from "../../../audit/audit.port";
import type { Db } from "../../../db/client";
import { feedOf } from "../../import/feeds/feeds";
import { columnExamples } from "../../import/preview/column-examples";
import { isKnownColumn } from "../../import/preview/known-columns";
import { readBeginning, type Beginning, type FirstRecords } from "../../import/preview/read-beginning";
import { beginningOf } from "../../import/reading/byte-source";
import { formatOf } from "../../import/reading/file-format";
import { UnusableFileError } from "../../import/reading/record-format";
import type { MergedProduct } from "../../import/writing/product-content";
import { previewProducts } from "../../import/writing/preview-products";
import { findUpload } from "../uploads.store";
import {
  initialMatches,
  mappingOfMatches,
  problemOf,
  repeatedIn,
  tableOf,
  type FileTable,
} from "./file-table.service";
import { refusal } from "./refusal.mapping";

const { previewBytes, matchedColumns } = LIMITS.imports;

/** Writes nothing. @throws DomainError BAD_USER_INPUT */
export async function previewImport(
  db: Db,
  { userId }: StaffAct,
  { upload, supplier, matches }: PreviewImportInput,
): Promise<ImportPreview> {
  const file = await findUpload(db, upload, userId);
  if (!file) throw refusal("file", MESSAGES.staff.importIncomplete);
  const beginning = { fileName: file.fileName, ...(await beginningOf(file.head, previewBytes)) };
  const format = formatOf(beginning.bytes);
  if (typeof format === "object")
    throw refusal("file", `${file.fileName} ${format.wrong}, not a supplier file.`);
  const table = tableOf(beginning.bytes);
  try {
    if (!table?.canMatch) {
      if (matches !== null) throw refusal("matches", IMPORT_MESSAGES.noColumns);
      return { columns: [], isSaved: false, ...(await rowsOf(db, supplier, beginning, null)) };
    }
    if (table.headings.length > matchedColumns)
      throw refusal("matches", IMPORT_MESSAGES.tooManyColumns(matchedColumns));
    return await previewTable(db, { supplier, beginning, table, matches });
  } catch (error) {
    if (error instanceof UnusableFileError) throw refusal("file", error.message);
    throw error;
  }
}

interface TableToPreview {
  readonly supplier: string;
  readonly beginning: Beginning;
  readonly table: FileTable;
  readonly matches: readonly ColumnMatch[] | null;
}

async function previewTable(
  db: Db,
  { supplier, beginning, table, matches }: TableToPreview,
): Promise<ImportPreview> {
  const initial = await initialMatches(db, supplier, table);
  const current = matches ?? initial.matches;
  const columns = await columnsOf(beginning, table, initial.matches);
  const about = { columns, isSaved: initial.isSaved };
  if (refusalOfMatches(current) !== null) return { ...about, rows: [], unusedFields: [] };
  const mapping = mappingOfMatches(table, current);
  return { ...about, ...(await rowsOf(db, supplier, beginning, mapping)) };
}

async function columnsOf(
  beginning: Beginning,
  { headings }: FileTable,
  matches: readonly ColumnMatch[],
): Promise<PreviewColumn[]> {
  const fields = new Map(matches.map(({ column, field }) => [column, field]));
  const repeated = repeatedIn(headings);
  const examples = await columnExamples(beginning, [...fields.keys()], COLUMN_EXAMPLES);
  const names = [...new Set(headings)].filter((heading) => heading !== "");
  return names.map((column) => ({
    column: column.slice(0, LIMITS.imports.headingLength),
    examples: [...(examples.get(column) ?? [])],
    field: fields.get(column) ?? "",
    isNamed: isKnownColumn(column),
    problem: problemOf(column, repeated.has(column)),
  }));
}

async function rowsOf(
  db: Db,
  supplier: string,
  beginning: Beginning,
  mapping: MatchedMapping | null,
): Promise<Pick<ImportPreview, "rows" | "unusedFields">> {
  const first = await readBeginning(beginning, feedOf(supplier), mapping, PREVIEWED_ROWS);
  return { rows: await mergedRows(db, supplier, first), unusedFields: [...first.unusedFields] };
}

async function mergedRows(db: Db, supplier: string, { records }: FirstRecords): Promise<PreviewRow[]> {
  const patches = records.flatMap(({ patch }) => patch ?? []);
  const merged = await previewProducts(db, supplier, patches);
  let at = 0;
  return records.map(({ line, patch, rejected }) => {
    if (!patch) return { ...EMPTY, line, rejected };
    const product = merged[at++]!;
    if ("rejected" in product) return { ...EMPTY, line, sku: patch.sku, rejected: product.rejected };
    return { ...rowOf(product), line, sku: patch.sku };
  });
}

const EMPTY = {
  sku: null,
  name: null,
  price: null,
  salePrice: null,
  stock: null,
  category: null,
  pictures: 0,
  rejected: null,
  hidden: null,
};

function rowOf({ content, availableQuantity }: MergedProduct): Omit<PreviewRow, "line" | "sku"> {
  const category = LEAF_CATEGORIES.find(({ id }) => id === content.categoryId)?.name;
  const own = content.supplierCategoryPath.map(({ id, name }) => name || id).join(" > ");
  return {
    name: content.name,
    price: content.supplierPrice,
    salePrice: content.plannedSalePrice ?? content.supplierSalePrice,
    stock: availableQuantity,
    category: category ?? (own || null),
    pictures: content.images.length,
    rejected: null,
    hidden: content.hiddenReason,
  };
}

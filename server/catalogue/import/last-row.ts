/** Decides whether a table's last row, which has no line end, was cut off in its last cell. */
import type { Db } from "../../db/client";
import { splitAddresses } from "./feeds/generic/read-lists";
import { RejectedRecord } from "./cleaning/read-values";
import type { FeedProduct } from "./feeds/feed-record";
import type { Feed } from "./feeds/feed.port";
import { WITH_CENTS } from "./reading/csv/last-cells";
import type { LastCell } from "./reading/record-format";
import { liveSkusBeginning, readKnownProducts, type StoredProduct } from "./writing/import.store";

export const CUT_OFF = "the last row has no line end and may be cut off; end it with one if it is complete";

export interface LastRow {
  readonly value: unknown;
  readonly sku: string;
  readonly cell: LastCell;
  /** SKUs of the files so far. */
  hasSku(sku: string): boolean;
}

interface Catalogue {
  readonly connection: Db;
  readonly supplierId: string;
  readonly feed: Feed;
}

/**
 * Many complete files lack the last line end, so a known product is suspect only if the row shortens what the
 * shop knows of it, and a new one only if the cell is its SKU, a price without cents, or the beginning of a
 * picture's address.
 */
export async function mayBeCutOff(catalogue: Catalogue, row: LastRow): Promise<boolean> {
  const { text } = row.cell;
  const cell = formOf(text);
  const patch = productIn(catalogue.feed, row.value);
  if (cell === "" || patch === null) return false;
  const { connection, supplierId } = catalogue;
  const known = (await readKnownProducts(connection, supplierId, [row.sku])).get(row.sku);
  if (cell === formOf(row.sku)) return known?.name !== patch.name && (await isSkuCut(catalogue, row, !known));
  if (isPictureCut(row.cell, patch, known)) return true;
  if (WITH_CENTS.test(text)) return false;
  if (!known) return [patch.regularPrice, patch.salePrice].some((price) => formOfPrice(price) === cell);
  return isShortened(cell, pairsOf(known, patch)) || isPathShortened(cell, known, patch);
}

/** The cell may hold several addresses. Only the last one may be cut off. */
function isPictureCut(
  { text, lacksFileEnding }: LastCell,
  patch: FeedProduct,
  known?: StoredProduct,
): boolean {
  const address = splitAddresses(text).at(-1)!;
  if (patch.unusablePictures?.includes(address)) return /^h(t(tp?s?)?)?$|^https?:/i.test(address);
  if (!patch.images?.some(({ href }) => href === address)) return false;
  const stored = known?.images.map(({ href }) => href) ?? [];
  if (stored.includes(address)) return false;
  return lacksFileEnding || stored.some((href) => href.startsWith(address));
}

function productIn(feed: Feed, value: unknown): FeedProduct | null {
  try {
    return feed.readProduct(value);
  } catch (error) {
    if (error instanceof RejectedRecord) return null;
    throw error;
  }
}

async function isSkuCut(
  { connection, supplierId }: Catalogue,
  { sku, hasSku }: LastRow,
  isNew: boolean,
): Promise<boolean> {
  if (isNew) return true;
  const longer = await liveSkusBeginning(connection, supplierId, sku);
  return longer.some((other) => !hasSku(other));
}

type Pair = readonly [before: string, after: string];

function pairsOf(known: StoredProduct, patch: FeedProduct): Pair[] {
  return [
    [formOf(known.availableQuantity), formOf(patch.availableQuantity)],
    [formOfPrice(known.supplierPrice), formOfPrice(patch.regularPrice)],
    [formOfPrice(known.plannedSalePrice ?? known.supplierSalePrice), formOfPrice(patch.salePrice)],
    [formOf(known.name), formOf(patch.name)],
    [formOf(known.manufacturer), formOf(patch.manufacturer)],
    [formOf(known.modelNumber), formOf(patch.modelNumber)],
  ];
}

const isShortened = (cell: string, pairs: readonly Pair[]) =>
  pairs.some(([before, after]) => after === cell && before !== after && before.startsWith(after));

/** The cell may hold all steps of the path, or the last one. */
function isPathShortened(cell: string, known: StoredProduct, patch: FeedProduct): boolean {
  const formOfPath = (path: FeedProduct["categoryPath"]) =>
    (path ?? []).map(({ id, name }) => formOf(name || id)).join("");
  const after = formOfPath(patch.categoryPath);
  return after.endsWith(cell) && isShortened(after, [[formOfPath(known.supplierCategoryPath), after]]);
}

const formOf = (value: string | number | null | undefined) =>
  String(value ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const formOfPrice = (cents: number | null | undefined) => formOf(cents == null ? null : cents / 100);

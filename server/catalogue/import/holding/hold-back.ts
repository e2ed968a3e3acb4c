/** Holds an import before any write, until staff confirm the list of its changes (STAFF-69). */
import { createHash } from "node:crypto";
import { movePercent, type HeldCounts, type HeldItem } from "#contract/imports/held";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../../db/client";
import { isTooMany } from "../before-writing";
import { countLive } from "../writing/import.store";
import { listHeldItems } from "./held-items.store";
import { listLiveOf, type LiveProduct } from "./known-prices.store";
import { heldMoves, isFar } from "./price-brake.rules";
import { findPriceChanges, type PriceChange, type PriceChanges } from "./price-changes";
import type { PriceNotes } from "./price-notes";

export interface Held extends Omit<HeldCounts, "unusedFields"> {
  /** Largest price changes first, then products that would go off sale. */
  readonly items: readonly HeldItem[];
  /** Messages for staff. */
  readonly problems: readonly string[];
}

export interface ImportToJudge {
  readonly supplierId: string;
  readonly notes: PriceNotes;
  readonly isWhole: boolean;
  /** SKUs missing from a whole feed. */
  readonly missing: readonly string[];
  /** The message about them if they hold the run. */
  readonly missingHeld: string | null;
  /** The held run whose list was confirmed. */
  readonly confirmed: string | null;
  /** True = staff review every product that goes off sale (STAFF-79). */
  readonly isReviewed: boolean;
}

const CHANGED =
  "The prices or the files have changed since the list was confirmed, so nothing was imported. Review the new list.";

/** @returns null for an import that may proceed */
export async function holdBack(connection: Db, candidate: ImportToJudge): Promise<Held | null> {
  const { supplierId, notes, isWhole, missing, confirmed } = candidate;
  const listed = confirmed === null ? [] : await listHeldItems(connection, confirmed);
  const watched = new Set(listed.map(({ sku }) => sku));
  const prices = await findPriceChanges(connection, supplierId, notes, { isWhole, watched });
  const moves = heldMoves([...prices.changes.values()], prices.prices);
  const removal = await findRemoval(connection, candidate, prices);
  if (confirmed === null) {
    if (moves.length === 0 && removal.reasons.length === 0) return null;
    return heldOf(moves, removal, prices, []);
  }
  const stillLive = await listLiveOf(
    connection,
    supplierId,
    listed.flatMap(({ sku, after }) => (after === null ? [sku] : [])),
  );
  const goesOffSale = (sku: string) =>
    missingNow.has(sku) || prices.unsellable.has(sku) || prices.withdrawn.has(sku);
  const missingNow = new Set(missing);
  const isAsListed = (item: HeldItem) =>
    item.after === null
      ? goesOffSale(item.sku) || !stillLive.some(({ sku }) => sku === item.sku)
      : isMoveAsListed(item, prices);
  const isListed = (sku: string) => watched.has(sku);
  const differing = listed.filter((item) => !isAsListed(item));
  const unlisted = [...moves, ...removal.products].filter(({ sku }) => !isListed(sku));
  if (differing.length === 0 && unlisted.length === 0) return null;
  // A confirmed price with a now smaller change is listed again, because staff confirmed another change.
  const again = differing.flatMap(({ sku }) => prices.changes.get(sku) ?? []);
  const moved = [...new Map([...moves, ...again].map((move) => [move.sku, move])).values()];
  if (moved.length === 0 && removal.products.length === 0) return null;
  return heldOf(moved, removal, prices, [CHANGED]);
}

/** Products that would go off sale, if they are too many. */
interface Removal {
  readonly products: readonly LiveProduct[];
  readonly reasons: readonly string[];
}

async function findRemoval(
  connection: Db,
  { supplierId, missing, missingHeld, isReviewed }: ImportToJudge,
  { unsellable, withdrawn }: PriceChanges,
): Promise<Removal> {
  const lost = [...unsellable].flatMap(([sku, isLost]) => (isLost ? [sku] : []));
  const live = lost.length === 0 ? 0 : await countLive(connection, supplierId);
  const isLostHeld = isTooMany(lost.length, live);
  const sentence = `Nothing was imported: ${countOf(lost.length)} of the ${countOf(live)} products of this supplier that shoppers see have no price or no readable stock in it and would go off sale. If the list is correct, confirm it.`;
  const reasons = [...(missingHeld === null ? [] : [missingHeld]), ...(isLostHeld ? [sentence] : [])];
  if (isReviewed) {
    const products = await listLiveOf(connection, supplierId, [...missing, ...lost, ...withdrawn]);
    return { products, reasons: products.length > 0 && reasons.length === 0 ? [REVIEWED] : reasons };
  }
  const skus = [...(missingHeld === null ? [] : missing), ...(isLostHeld ? lost : [])];
  return { products: await listLiveOf(connection, supplierId, skus), reasons };
}

const REVIEWED = "Nothing was imported: products would go off sale. If the list is correct, confirm it.";

/** Returns whether a change is still pending as listed, or was made by an attempt that did not finish. */
function isMoveAsListed({ sku, before, after }: HeldItem, { changes, charged }: PriceChanges): boolean {
  const change = changes.get(sku);
  if (change) return change.before === before && change.after === after;
  return charged.get(sku)?.some((price) => price === after) ?? false;
}

function heldOf(
  moves: readonly PriceChange[],
  removal: Removal,
  { prices }: PriceChanges,
  before: readonly string[],
): Held {
  const byShare = [...moves].sort((one, other) => shareOf(other) - shareOf(one));
  const items: HeldItem[] = [
    ...byShare,
    ...removal.products.map(({ sku, name, price }) => ({ sku, name, before: price, after: null })),
  ];
  const movedFar = moves.filter(isFar).length;
  const counts = { moved: moves.length, movedFar, prices, missing: removal.products.length };
  const [largest] = byShare;
  const problems = [...before, ...removal.reasons, ...(largest ? [sentenceOn(largest, counts)] : [])];
  return { ...counts, code: codeOf(items), items, problems };
}

const shareOf = ({ before, after }: PriceChange) => Math.abs(after - before) / before;

function sentenceOn(
  largest: PriceChange,
  { moved, movedFar, prices }: Pick<Held, "moved" | "movedFar" | "prices">,
): string {
  const far =
    movedFar === 0 ? "" : `, ${movedFar === moved ? "all" : countOf(movedFar)} of them by more than half`;
  const { sku, before, after } = largest;
  return `Nothing was imported: ${countOf(moved)} of the ${countOf(prices)} prices in it would change by more than 20 %${far}. ${sku} would go from ${formatMoney(before)} to ${formatMoney(after)} (${movePercent(before, after)}). If the list is correct, confirm it.`;
}

/** Identifies a list regardless of its order. */
function codeOf(items: readonly HeldItem[]): string {
  const lines = items.map(({ sku, before, after }) => JSON.stringify([sku, before, after])).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
}

const countOf = (count: number) => count.toLocaleString("en-US");

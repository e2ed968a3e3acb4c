/** Compares billed lines with the items of a supplier order (SUPPLIER-2). */
import type { BillMismatch } from "#contract/suppliers/bills/mismatches";

export interface OrderedItem {
  readonly itemId: string;
  readonly sku: string;
  readonly units: number;
  /** Cents per unit; null if unknown. */
  readonly costCents: number | null;
  /** The supplier has accepted the item and not given up on it. */
  readonly isOwed: boolean;
}

export interface BilledLine {
  readonly sku: string;
  readonly units: number;
  /** Cents of all units. */
  readonly cents: number;
}

export interface Verdict {
  /** Null if no item has the SKU. */
  readonly itemId: string | null;
  /** Cents owed for the line: units ordered and not billed before, at their cost. */
  readonly expectedCents: number;
  readonly mismatches: readonly BillMismatch[];
}

/** Verdict on a line without a supplier order. */
export const UNKNOWN: Verdict = { itemId: null, expectedCents: 0, mismatches: ["UNKNOWN_ORDER"] };

/** SKUs are compared without case. */
export const skuForm = (sku: string): string => sku.toUpperCase();

/**
 * Verdicts on all billed lines of one supplier order.
 * @param lines in the order of their recording, with those of other bills
 */
export function judgeLines(items: readonly OrderedItem[], lines: readonly BilledLine[]): Verdict[] {
  const itemsBySku = new Map<string, OrderedItem[]>();
  for (const item of items) {
    const form = skuForm(item.sku);
    itemsBySku.set(form, [...(itemsBySku.get(form) ?? []), item]);
  }
  const billedBefore = new Map<string, number>();
  return lines.map((line) => {
    const form = skuForm(line.sku);
    const before = billedBefore.get(form) ?? 0;
    billedBefore.set(form, before + line.units);
    return judge(itemsBySku.get(form) ?? [], before, line);
  });
}

function judge(items: readonly OrderedItem[], before: number, { units, cents }: BilledLine): Verdict {
  const [any] = items;
  const owed = items.filter(({ isOwed }) => isOwed);
  const [first] = owed;
  if (!any) return { itemId: null, expectedCents: 0, mismatches: ["NOT_IN_ORDER"] };
  if (!first) return { itemId: any.itemId, expectedCents: 0, mismatches: ["CANCELED"] };
  const left = Math.max(0, owed.reduce((sum, item) => sum + item.units, 0) - before);
  const mismatches: BillMismatch[] = [];
  if (left === 0) mismatches.push("BILLED_TWICE");
  else if (units > left) mismatches.push("TOO_MANY");
  const owedCents = costOf(owed, before, Math.min(units, left));
  const lastCost = owed.at(-1)!.costCents;
  // Units beyond the order have the cost of the last ordered one.
  const isPriced = owedCents !== null && lastCost !== null;
  if (isPriced && owedCents + Math.max(0, units - left) * lastCost !== cents) mismatches.push("PRICE");
  return { itemId: first.itemId, expectedCents: owedCents ?? 0, mismatches };
}

/** Cents of units after the first ones; null if the cost of one is unknown. */
function costOf(items: readonly OrderedItem[], after: number, units: number): number | null {
  let skipped = after;
  let open = units;
  let cents = 0;
  for (const item of items) {
    const free = Math.max(0, item.units - skipped);
    skipped = Math.max(0, skipped - item.units);
    const count = Math.min(free, open);
    if (count === 0) continue;
    if (item.costCents === null) return null;
    cents += count * item.costCents;
    open -= count;
  }
  return cents;
}

export interface OrderedItemOf extends OrderedItem {
  readonly supplierOrderId: string;
}

export interface BilledLineOf extends BilledLine {
  /** Null without a supplier order of that number. */
  readonly supplierOrderId: string | null;
}

/** Verdicts on lines of any supplier orders, by line. @param lines in the order of their recording */
export function judgeAll<Line extends BilledLineOf>(
  items: readonly OrderedItemOf[],
  lines: readonly Line[],
): ReadonlyMap<Line, Verdict> {
  const itemsByOrder = groupedByOrder(items);
  const verdicts = new Map<Line, Verdict>();
  for (const [order, ofOrder] of groupedByOrder(lines)) {
    const judged = order === null ? null : judgeLines(itemsByOrder.get(order) ?? [], ofOrder);
    ofOrder.forEach((line, at) => verdicts.set(line, judged?.[at] ?? UNKNOWN));
  }
  return verdicts;
}

function groupedByOrder<Row extends { readonly supplierOrderId: string | null }>(
  rows: readonly Row[],
): ReadonlyMap<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.supplierOrderId);
    if (group) group.push(row);
    else groups.set(row.supplierOrderId, [row]);
  }
  return groups;
}

/** Differences between the visible quote and the current one, as sentences. */
import { formatMoney } from "#contract/money/money";
import { taxLabel } from "#contract/money/tax-words";
import type { Quote, QuoteLine } from "./use-quote";

const totalsOf = (quote: Quote) =>
  [
    ["Shipping", "shipping"],
    ["Discount", "discount"],
    [taxLabel(quote), "tax"],
    ["Total", "total"],
  ] as const;

/** One sentence per difference, the total last; empty when nothing changed. */
export function quoteChanges(before: Quote, after: Quote): string[] {
  const totals = totalsOf(after).flatMap(([name, key]) =>
    before[key] === after[key] ? [] : [`${name}: ${moved(before[key], after[key])}`],
  );
  return [...lineChanges(before.lines, after.lines), ...totals];
}

function lineChanges(before: readonly QuoteLine[], after: readonly QuoteLine[]): string[] {
  const removed = before
    .filter((line) => !find(after, line))
    .map(({ name }) => `${name}: no longer in your cart`);
  const changed = after.flatMap((line) => {
    const old = find(before, line);
    if (!old) return [`${line.name}: added to your cart`];
    return [
      ...(old.price === line.price ? [] : [`${line.name}: ${moved(old.price, line.price)} each`]),
      ...(old.quantity === line.quantity ? [] : [`${line.name}: ${line.quantity}, was ${old.quantity}`]),
    ];
  });
  return [...removed, ...changed];
}

function find(lines: readonly QuoteLine[], { productId }: QuoteLine): QuoteLine | undefined {
  return lines.find((line) => line.productId === productId);
}

function moved(before: number, after: number): string {
  return `${formatMoney(after)}, was ${formatMoney(before)}`;
}

/**
 * Splits a line when a change affects only some of its units (ORDER-46). The split units become a new line
 * after it. Both parts take their cost from the line's running total (contract/orders/line-cents.ts), so they
 * add up to the cent.
 */
import { randomUUID } from "node:crypto";
import { discountOfLast } from "#contract/orders/line-cents";
import type { Pieces } from "../ports/changes.port";
import type { LockedOrder } from "../ports/moves.port";

export interface Split {
  readonly lineId: string;
  /** Id of the new line. */
  readonly partId: string;
  readonly quantity: number;
  readonly discountCents: number;
}

export interface PartedOrder {
  /** The order with the new lines. */
  readonly order: LockedOrder;
  /** The changed items: new lines replace the lines they were split from. */
  readonly itemIds: readonly string[];
  readonly splits: readonly Split[];
}

/**
 * Ids of new lines are random.
 * @param pieces units of lines that change only in part
 * @returns null when a line has fewer units
 */
export function partLines(
  order: LockedOrder,
  itemIds: readonly string[],
  pieces: readonly Pieces[],
): PartedOrder | null {
  const quantities = new Map(pieces.map(({ itemId, quantity }) => [itemId, quantity]));
  const splits: Split[] = [];
  for (const line of order.lines) {
    const { id, quantity } = line;
    const some = quantities.get(id) ?? quantity;
    if (some > quantity) return null;
    if (some < quantity) {
      const discountCents = discountOfLast(line, some);
      splits.push({ lineId: id, partId: randomUUID(), quantity: some, discountCents });
    }
  }
  const splitOf = (id: string) => splits.find(({ lineId }) => lineId === id);
  const lines = order.lines.flatMap((line) => {
    const split = splitOf(line.id);
    if (!split) return [line];
    const { partId: id, quantity, discountCents } = split;
    return [
      { ...line, quantity: line.quantity - quantity, discountCents: line.discountCents - discountCents },
      { ...line, id, quantity, discountCents },
    ];
  });
  return { order: { ...order, lines }, itemIds: itemIds.map((id) => splitOf(id)?.partId ?? id), splits };
}

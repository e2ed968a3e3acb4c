/** How far the prices of an import may move before staff have to look (STAFF-69). Pure. */
import { cashPriceCents, type Cents } from "#contract/money/money";
import type { RuledPrices } from "../../pricing/pricing.record";

/** What a shopper pays before and after the import. */
export interface PriceMove {
  readonly before: Cents;
  readonly after: Cents;
}

/** One price that moves by more than half holds the run … */
const FAR = 2;
/** … and so do prices that move by more than a fifth, once they are more than a tenth of the prices in it. */
const SOME = 5;
const ONE_IN = 10;
/** One product of a small supplier may have another price: that alone is more than a tenth of its prices. */
const FEWEST = 2;

const movesBy = ({ before, after }: PriceMove, oneIn: number) => Math.abs(after - before) * oneIn > before;
export const isFar = (move: PriceMove) => movesBy(move, FAR);
export const isLarge = (move: PriceMove) => movesBy(move, SOME);

/** Of the moves of a run, those that it is held for; none when it may go on. @param prices in the run */
export function heldMoves<Move extends PriceMove>(moves: readonly Move[], prices: number): readonly Move[] {
  const large = moves.filter(isLarge);
  if (large.length >= FEWEST && large.length * ONE_IN > prices) return large;
  return large.filter(isFar);
}

/**
 * What becomes of a price. Both sides hold what is charged now, and in or after the period of a sale. A price that was
 * announced by a period is no move.
 * @returns the price that moves furthest from what was known
 */
export function moveBetween(before: readonly Cents[], after: readonly Cents[]): PriceMove {
  const moves = after.map((price): PriceMove => {
    const nearest = before.reduce((one, other) =>
      Math.abs(other - price) < Math.abs(one - price) ? other : one,
    );
    return { before: nearest, after: price };
  });
  return moves.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one));
}

const shareOf = ({ before, after }: PriceMove) => Math.abs(after - before) / before;

/** Cents a shopper pays; null without a price. */
export function cashOf({
  regularPrice,
  salePrice,
}: Pick<RuledPrices, "regularPrice" | "salePrice">): Cents | null {
  return regularPrice === null ? null : cashPriceCents({ regularPrice, salePrice });
}

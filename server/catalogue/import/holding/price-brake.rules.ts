/** How far an import may move prices before staff must review it (STAFF-69). Pure. */
import { cashPriceCents, type Cents } from "#contract/money/money";
import type { RuledPrices } from "../../pricing/pricing.record";

/** The price a shopper pays before and after the import. */
export interface PriceMove {
  readonly before: Cents;
  readonly after: Cents;
}

/** One price that moves by more than half holds the run … */
const FAR = 2;
/** … as do prices that move by more than a fifth, once they exceed a tenth of the prices in the run. */
const SOME = 5;
const ONE_IN = 10;
/** A single changed price of a small supplier is more than a tenth of its prices, but harmless. */
const MIN_MOVES = 2;

const movesBy = ({ before, after }: PriceMove, oneIn: number) => Math.abs(after - before) * oneIn > before;
export const isFar = (move: PriceMove) => movesBy(move, FAR);
export const isLarge = (move: PriceMove) => movesBy(move, SOME);

/**
 * Returns the moves that hold a run; empty if the run may proceed. @param prices number of prices in the run
 */
export function heldMoves<Move extends PriceMove>(moves: readonly Move[], prices: number): readonly Move[] {
  const large = moves.filter(isLarge);
  if (large.length >= MIN_MOVES && large.length * ONE_IN > prices) return large;
  return large.filter(isFar);
}

/**
 * Compares prices before and after. Both sides hold the current price, and the price in or after a sale
 * period. A price announced by a period is not a move.
 * @returns the price that moves furthest from the known prices
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

/** Returns the cash price in cents, or null without a price. */
export function cashOf({
  regularPrice,
  salePrice,
}: Pick<RuledPrices, "regularPrice" | "salePrice">): Cents | null {
  return regularPrice === null ? null : cashPriceCents({ regularPrice, salePrice });
}

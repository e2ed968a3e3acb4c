/** Ranking metrics from the grades of the first results. */
import type { Grade } from "./judged-queries";

const PRECISION_AT = 5;
const GAIN_AT = 10;
const BEST: Grade = 3;

export interface RankFigures {
  /** Share of right results in the first five, or in all if there are fewer. */
  readonly precision: number;
  /** 1 divided by the rank of the first right result; 0 without one. */
  readonly reciprocalRank: number;
  /** nDCG of the first ten. */
  readonly gain: number;
}

/**
 * @param ranked grades of the results, in rank order
 * @param all grades of all products
 */
export function rankFigures(ranked: readonly Grade[], all: readonly Grade[]): RankFigures {
  const bestCount = Math.min(PRECISION_AT, all.filter((grade) => grade === BEST).length);
  const first = ranked.indexOf(BEST);
  const ideal = gainOf([...all].sort((a, b) => b - a));
  return {
    precision: ranked.slice(0, PRECISION_AT).filter((grade) => grade === BEST).length / bestCount,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    gain: gainOf(ranked) / ideal,
  };
}

function gainOf(grades: readonly Grade[]): number {
  return grades
    .slice(0, GAIN_AT)
    .reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** Figures of several shops, measured in turns, for comparison. */
import type { Figure } from "./figure";
import { formatFigure, printTable } from "./table";

/** Below this ratio a shop counts as slower, larger or heavier than the other. */
export const MIN_RATIO = 0.95;

export interface ComparedFigure {
  readonly name: string;
  readonly unit: string;
  readonly better: Figure["better"] | undefined;
  /** Median over the rounds for each shop; NaN if a shop lacks the figure. */
  readonly medians: readonly number[];
  /**
   * First shop relative to each other shop: median of the ratios per round, above 1 if the first is better.
   */
  readonly ratios: readonly number[];
}

export class Comparison {
  private readonly rounds = new Map<string, (Figure | undefined)[][]>();

  constructor(readonly shops: readonly string[]) {}

  /** Measures every shop in turn, once per round. */
  async inTurns<Shop>(
    shops: readonly Shop[],
    rounds: number,
    measure: (shop: Shop) => Promise<readonly Figure[]>,
  ): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const figures: (readonly Figure[])[] = [];
      for (const shop of shops) figures.push(await measure(shop));
      this.add(figures);
    }
  }

  /** Records the figures of one round, in shop order. */
  add(figures: readonly (readonly Figure[])[]): void {
    for (const name of new Set(figures.flat().map((figure) => figure.name))) {
      const round = figures.map((own) => own.find((figure) => figure.name === name));
      this.rounds.set(name, [...(this.rounds.get(name) ?? []), round]);
    }
  }

  get figures(): ComparedFigure[] {
    return [...this.rounds].map(([name, rounds]) => ({
      name,
      unit: rounds.flat().find(Boolean)?.unit ?? "",
      better: rounds.flat().find(Boolean)?.better,
      medians: this.shops.map((_, shop) => median(rounds.map((round) => round[shop]?.value ?? Number.NaN))),
      ratios: this.shops.slice(1).map((_, other) => median(rounds.map((round) => ratio(round, other + 1)))),
    }));
  }

  /** JSON for the result file. */
  get results(): object {
    return { shops: this.shops, figures: this.figures };
  }

  /** Figures in which the first shop is worse than another, or without a comparison. */
  get worse(): ComparedFigure[] {
    return this.figures.filter(({ ratios }) => ratios.some((ratio) => !(ratio >= MIN_RATIO)));
  }

  print(): void {
    printTable(
      ["figure", ...this.shops, ...this.shops.slice(1).map((shop) => `× ${shop}`)],
      this.figures.map(({ name, unit, medians, ratios }) => [
        name,
        ...medians.map((value) => `${formatFigure(value)} ${unit}`),
        ...ratios.map((value) => value.toFixed(2)),
      ]),
    );
  }
}

function ratio(round: readonly (Figure | undefined)[], other: number): number {
  const [own, beside] = [round[0], round[other]];
  if (!own || !beside) return Number.NaN;
  if (own.value === beside.value) return 1;
  return own.better === "higher" ? own.value / beside.value : beside.value / own.value;
}

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

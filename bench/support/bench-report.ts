/** Figures of one benchmark with their targets and baselines, printed and written as JSON. */
import { figure as figureOf, type Figure } from "../compare/figure";
import { formatFigure as format, printTable } from "../compare/table";
import { writeResults } from "./result-file";

export interface Target {
  readonly max?: number;
  readonly min?: number;
}

export interface ReportedFigure extends Figure {
  readonly target?: Target;
  /** The same measurement on a bare setup in the same run, because machines differ. */
  readonly baseline?: number;
  readonly isMet: boolean;
}

export class BenchReport {
  readonly figures: ReportedFigure[] = [];
  private readonly notes: string[] = [];

  constructor(readonly name: string) {}

  /** Records one figure; its target (inclusive range) decides whether the benchmark passes. */
  figure(name: string, value: number, unit: string, target?: Target, baseline?: number): void {
    const isMet =
      Number.isFinite(value) && value <= (target?.max ?? Infinity) && value >= (target?.min ?? -Infinity);
    this.figures.push({ ...figureOf(name, value, unit), target, baseline, isMet });
    console.log(`  ${name}: ${format(value)} ${unit}`);
  }

  /** Records how a figure was measured; printed below the table. */
  addNote(text: string): void {
    this.notes.push(text);
  }

  get isMet(): boolean {
    return this.figures.length > 0 && this.figures.every((figure) => figure.isMet);
  }

  print(): void {
    const head = ["figure", "measured", "target", "baseline", ""];
    const rows = this.figures.map(({ name, value, unit, target, baseline, isMet }) => [
      name,
      `${format(value)} ${unit}`,
      describe(target),
      baseline === undefined ? "" : `${format(baseline)} ${unit}`,
      target ? (isMet ? "met" : "MISSED") : "",
    ]);
    console.log(`\n${this.name}`);
    printTable(head, rows);
    for (const note of this.notes) console.log(`  ${note}`);
  }

  /** Writes bench/results/<name>-<date>.json. @returns the file. */
  write(folder?: string): Promise<string> {
    const { isMet, figures, notes } = this;
    return writeResults(this.name, { isMet, figures, notes }, folder);
  }
}

function describe(target?: Target): string {
  if (!target) return "";
  const parts = [
    target.min === undefined ? "" : `≥ ${format(target.min)}`,
    target.max === undefined ? "" : `≤ ${format(target.max)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

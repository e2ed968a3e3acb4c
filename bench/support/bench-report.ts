/** The figures of one benchmark beside their targets and beside a baseline of the same run, on screen and as JSON. */
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";

export interface Target {
  readonly max?: number;
  readonly min?: number;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: Target;
  /** The same measured on something bare in the same run, because machines differ. */
  readonly baseline?: number;
  readonly isMet: boolean;
}

export class BenchReport {
  readonly figures: Figure[] = [];
  private readonly notes: string[] = [];

  constructor(readonly name: string) {}

  /** Records one figure; its target (both ends inclusive) decides whether the benchmark passes. */
  figure(name: string, value: number, unit: string, target?: Target, baseline?: number): void {
    const isMet =
      Number.isFinite(value) && value <= (target?.max ?? Infinity) && value >= (target?.min ?? -Infinity);
    this.figures.push({ name, value, unit, target, baseline, isMet });
    console.log(`  ${name}: ${format(value)} ${unit}`);
  }

  /** Records how something was measured; printed below the table. */
  note(text: string): void {
    this.notes.push(text);
  }

  get isMet(): boolean {
    return this.figures.length > 0 && this.figures.every((figure) => figure.isMet);
  }

  /** Prints the table. */
  print(): void {
    const head = ["figure", "measured", "target", "baseline", ""];
    const rows = this.figures.map(({ name, value, unit, target, baseline, isMet }) => [
      name,
      `${format(value)} ${unit}`,
      describe(target),
      baseline === undefined ? "" : `${format(baseline)} ${unit}`,
      target ? (isMet ? "met" : "MISSED") : "",
    ]);
    const widths = head.map((_, column) =>
      Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: string[]) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd();
    console.log(`\n${this.name}\n${[head, ...rows].map(line).join("\n")}`);
    for (const note of this.notes) console.log(`  ${note}`);
  }

  /** Writes bench/results/<name>-<date>.json. @returns the file. */
  async write(folder = path.resolve("bench/results")): Promise<string> {
    await mkdir(folder, { recursive: true });
    const date = new Date().toISOString();
    const file = path.join(folder, `${this.name}-${date.replace(/[:.]/g, "-")}.json`);
    const machine = {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      memory: totalmem(),
      node: process.version,
    };
    const content = {
      name: this.name,
      date,
      machine,
      isMet: this.isMet,
      figures: this.figures,
      notes: this.notes,
    };
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
    return file;
  }
}

function format(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString("en-US")
    : String(Number(value.toPrecision(3)));
}

function describe(target?: Target): string {
  if (!target) return "";
  const parts = [
    target.min === undefined ? "" : `≥ ${format(target.min)}`,
    target.max === undefined ? "" : `≤ ${format(target.max)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

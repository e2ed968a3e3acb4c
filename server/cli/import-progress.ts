/** Progress of an import: a bar on a terminal, a line every few seconds in a log. */
import { statSync } from "node:fs";
import path from "node:path";
import { Presets, SingleBar } from "cli-progress";
import type { ImportProgress } from "../catalogue/import/import-catalogue";

const LINE_EVERY_MS = 3_000;

export interface ProgressDisplay {
  show(progress: ImportProgress): void;
  /** Idempotent. */
  end(): void;
}

/** Every file is read twice (checked, then imported), so the total is twice the bytes of all files. */
export function importProgress(files: readonly string[]): ProgressDisplay {
  const total = Math.max(1, 2 * files.reduce((sum, file) => sum + sizeOf(file), 0));
  const done = new Map<string, number>();
  const percent = (progress: ImportProgress) => {
    done.set(`${progress.phase} ${progress.file}`, progress.readBytes);
    const bytes = [...done.values()].reduce((sum, read) => sum + read, 0);
    return Math.min(100, Math.floor((bytes / total) * 100));
  };
  return process.stderr.isTTY ? bar(percent) : lines(percent);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function bar(percent: (progress: ImportProgress) => number): ProgressDisplay {
  const format = " {bar} {percentage}% | {phase} {file} | {records} records, {rejected} rejected";
  const progressBar = new SingleBar(
    { format, hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  progressBar.start(100, 0, { phase: "Checking", file: "", records: 0, rejected: 0 });
  return {
    show: (progress) => progressBar.update(percent(progress), describe(progress)),
    end: () => progressBar.stop(),
  };
}

function lines(percent: (progress: ImportProgress) => number): ProgressDisplay {
  let next = Date.now() + LINE_EVERY_MS;
  const show = (progress: ImportProgress) => {
    const share = percent(progress);
    if (Date.now() < next) return;
    next = Date.now() + LINE_EVERY_MS;
    const { phase, file, records, rejected } = describe(progress);
    console.error(`${share}% ${phase} ${file}: ${records} records, ${rejected} rejected`);
  };
  return { show, end: () => undefined };
}

function describe(progress: ImportProgress) {
  const { records, rejected } = progress;
  return {
    phase: progress.phase === "CHECK" ? "Checking" : "Importing",
    file: path.basename(progress.file),
    records: records.toLocaleString("en-US"),
    rejected: rejected.toLocaleString("en-US"),
  };
}

/** Writes results as JSON, with a description of the machine. */
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";

/** Writes <folder>/<name>-<date>.json. @returns the file */
export async function writeResults(
  name: string,
  results: object,
  folder = path.resolve("bench/results"),
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const date = new Date().toISOString();
  const file = path.join(folder, `${name}-${date.replace(/[:.]/g, "-")}.json`);
  const [processor] = cpus();
  const machine = {
    cpus: cpus().length,
    model: processor?.model,
    memory: totalmem(),
    node: process.version,
  };
  await writeFile(file, `${JSON.stringify({ name, date, machine, ...results }, null, 2)}\n`);
  return file;
}

/** The repository's files on disk, so that tests run without git too. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** Paths from the root, except those in .gitignore. */
export function listRepository(): string[] {
  const ignored = readFileSync(path.join(ROOT, ".gitignore"), "utf8").match(/^.+(?=\/$)/gm) ?? [];
  const skipped = new Set([".git", ...ignored]);
  const below = (folder: string): string[] =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (skipped.has(name)) return [];
      return entry.isDirectory() ? below(name) : [name];
    });
  return below("");
}

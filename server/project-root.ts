/** Code runs from a bundle in node_modules/.cache too, where `__dirname` is not the folder of the source file. */
import { existsSync } from "node:fs";
import path from "node:path";

/** Folder of package.json, absolute. */
export const PROJECT_ROOT = findRoot(__dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findRoot(path.dirname(folder));
}

/** Code also runs from a bundle in node_modules/.cache, where `__dirname` is not the source file's folder. */
import { existsSync } from "node:fs";
import path from "node:path";

/** Absolute folder of package.json. */
export const PROJECT_ROOT = findRoot(__dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findRoot(path.dirname(folder));
}

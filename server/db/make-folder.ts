/** Folders somebody names in a setting or an argument. */
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and what is missing above it; one that is there is fine. Node's own recursive mkdir never returns
 * where the file system calls a folder that cannot be made missing (below /proc).
 * @throws the file system's own error
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

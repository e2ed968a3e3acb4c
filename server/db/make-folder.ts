/** Folders somebody names in a setting or an argument. */
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../errors";

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

/** Makes a data folder. @throws OperatorError with one sentence when it cannot be made or written */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new OperatorError(
      `This user cannot write to the folder ${folder}: set DATA_DIR to a writable one.`,
    );
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

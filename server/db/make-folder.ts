/** Creates folders named in a setting or an argument. */
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "../errors";

/**
 * Creates a folder and its missing parents. Idempotent. Node's own recursive mkdir hangs where the file
 * system reports an impossible folder as missing (below /proc).
 * @throws the file system's own error
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

/** Creates a data folder. @throws OperatorError with one sentence if it cannot be created or written */
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

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

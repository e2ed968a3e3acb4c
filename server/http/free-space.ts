/** Checks whether a folder is still writable. */
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Returns false if the folder has fewer free bytes or refuses a new file. Returns true for a missing folder,
 * which this process does not use.
 */
export async function hasFreeSpace(folder: string, leastFreeBytes: number): Promise<boolean> {
  const probe = path.join(folder, `.writable-${process.pid}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastFreeBytes) return false;
    await writeFile(probe, "");
    await rm(probe);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

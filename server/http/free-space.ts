/** Whether a folder can still be written to. */
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * False when the folder has fewer free bytes, or refuses a new file. True for a folder that does not exist, because
 * this process does not use it.
 */
export async function hasRoom(folder: string, leastFreeBytes: number): Promise<boolean> {
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

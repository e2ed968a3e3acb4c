/** Whether a folder can still be written to. */
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * False when the folder has fewer free bytes than that, or refuses a new file. A folder that is not there is not used by
 * this process, and says nothing.
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

/** Stores pictures: originals and the files for pages. Uses a folder; an object store can replace it. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

export interface MediaStore {
  has(key: string): Promise<boolean>;
  /** Atomic; overwrites an existing key. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Ignores missing keys. */
  remove(keys: readonly string[]): Promise<void>;
}

/** @param folder keys are paths below it, with forward slashes */
export function createMediaFolder(folder: string): MediaStore {
  const fileOf = (key: string) => path.join(folder, key);
  return {
    has: (key) =>
      stat(fileOf(key)).then(
        () => true,
        () => false,
      ),
    async write(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
    },
  };
}

/** Short hashes of a site build's inputs; a hash changes exactly when its input does. */
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../../db/client";
import { hashCatalogue } from "./catalogue-state.store";

export interface Fingerprint {
  /** Changes in code or settings require a build. */
  readonly code: string;
  /** Changed categories require a build: they are in every page's menu. */
  readonly categories: string;
  /** Changed vehicles or sizes require a build: they determine the pages of makes and models. */
  readonly vehicles: string;
  /** Changed products and brands require a publication. */
  readonly catalogue: string;
}

const CODE = ["src", "contract", "static", "demo/media", "tsconfig.json", "package-lock.json"];

/** Hashes every input of a build from the checkout at root. Takes a fraction of a second. */
export async function takeFingerprint(
  root: string,
  db: Db,
  buildEnv: Record<string, string>,
): Promise<Fingerprint> {
  const site = (await readdir(root)).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const settings = JSON.stringify([process.version, ...Object.entries(buildEnv).sort()]);
  const [code, hashes] = await Promise.all([
    hashFiles(root, [...CODE, ...site], settings),
    hashCatalogue(db),
  ]);
  return { code, ...hashes };
}

async function hashFiles(root: string, entries: readonly string[], extra: string): Promise<string> {
  const hash = createHash("sha256").update(extra);
  for (const entry of [...entries].sort()) {
    for (const file of (await listFiles(path.join(root, entry))).sort()) {
      hash.update(path.relative(root, file)).update("\0");
      hash.update(await readFile(file)).update("\0");
    }
  }
  return hash.digest("hex").slice(0, 32);
}

/** Returns the entry itself for a file, all non-test files below a folder, and none for a missing entry. */
async function listFiles(entry: string): Promise<string[]> {
  const stats = await stat(entry).catch(() => null);
  if (!stats?.isDirectory()) return stats ? [entry] : [];
  const below = await readdir(entry, { recursive: true, withFileTypes: true });
  return below
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

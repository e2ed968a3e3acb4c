/** What a built site depends on, as short texts that change exactly when what they stand for changes. */
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../../db/client";
import { hashCatalogue } from "./catalogue-state.store";

export interface Fingerprint {
  /** Other code or settings ask for a build. */
  readonly code: string;
  /** So do other categories: they are in the menu of every page. */
  readonly categories: string;
  /** And other vehicles or sizes of theirs: which pages of makes and models there are. */
  readonly vehicles: string;
  /** Other products and brands ask for a publication. */
  readonly catalogue: string;
}

const CODE = ["src", "contract", "static", "demo/media", "tsconfig.json", "package-lock.json"];

/** Reads everything a build of the checkout at root would be made from. Takes a fraction of a second. */
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

/** The entry itself when it is a file, all files below it but tests when it is a folder, none when it is missing. */
async function listFiles(entry: string): Promise<string[]> {
  const found = await stat(entry).catch(() => null);
  if (!found?.isDirectory()) return found ? [entry] : [];
  const below = await readdir(entry, { recursive: true, withFileTypes: true });
  return below
    .filter((one) => one.isFile() && !/\.test\.tsx?$/.test(one.name))
    .map((one) => path.join(one.parentPath, one.name));
}

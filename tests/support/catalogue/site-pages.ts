/** The pages of the served site, as files. */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { CATALOGUE_REVISION_FILE, SERVED_SITE } from "#contract/site/publishing";

const SITE = path.resolve(SERVED_SITE);

/** Files of the site and their text. */
export async function sitePages(
  isIncluded: (name: string) => boolean,
): Promise<(readonly [file: string, text: string])[]> {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(html|json|xml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isIncluded(path.relative(SITE, file)))
    .sort();
  return Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));
}

/** Hashes of every page, its data and the sitemaps, by name. */
export async function hashesOfSite(): Promise<Record<string, string>> {
  const files = await sitePages((name) => !["webpack.stats.json", CATALOGUE_REVISION_FILE].includes(name));
  return Object.fromEntries(
    files.map(([file, text]) => [file, createHash("md5").update(text).digest("hex")]),
  );
}

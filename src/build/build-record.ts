/** What createPages knows and onPostBuild writes down: both run in the same process, one after the other. */

import type { SitemapPage } from "./sitemap";

export interface BuildRecord {
  readonly revision: string;
  readonly productCount: number;
  /** Pages a search engine may show. */
  readonly pages: readonly SitemapPage[];
}

let record: BuildRecord | undefined;

export function rememberBuild(built: BuildRecord): void {
  record = built;
}

/** @throws Error when no page was created in this process. */
export function recallBuild(): BuildRecord {
  if (!record) throw new Error("The site was not built in this process: there is nothing to write down.");
  return record;
}

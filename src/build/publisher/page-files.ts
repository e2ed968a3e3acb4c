/**
 * The page files of a built site: HTML and page-data.json. The compressed copy of a replaced page is stale
 * and not served. Files are replaced one by one by renaming, page-data.json last, which completes the page. A
 * publication writes thousands of small files and does nothing else, so file access is synchronous: a thread
 * switch takes longer than the work.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync } from "node:fs";
import path from "node:path";

/** The HTML file of a page, relative to the site. */
export function htmlFile(pagePath: string): string {
  return `${pagePath.slice(1)}index.html`;
}

/** The page data file of a page, relative to the site. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath.slice(1, -1) || "index"}/page-data.json`;
}

export class PageFiles {
  /** @param folder the built site */
  constructor(readonly folder: string) {}

  /** The page-data.json of the published page; null without the page. */
  pageData(pagePath: string): string | null {
    try {
      return readFileSync(path.join(this.folder, pageDataFile(pagePath)), "utf8");
    } catch {
      return null;
    }
  }

  /** The view of the published page; null without the page. */
  publishedView<View>(pagePath: string): View | null {
    const text = this.pageData(pagePath);
    if (text === null) return null;
    const { result } = JSON.parse(text) as { result: { pageContext: { view: string } } };
    return JSON.parse(result.pageContext.view) as View;
  }

  /** Moves a rendered page from the drafts folder into the site. */
  publish(pagePath: string, drafts: string): void {
    for (const file of [htmlFile(pagePath), pageDataFile(pagePath)]) {
      mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
      renameSync(path.join(drafts, file), path.join(this.folder, file));
    }
  }

  /** False when the page did not exist. */
  remove(pagePath: string): boolean {
    if (this.pageData(pagePath) === null) return false;
    for (const file of [htmlFile(pagePath), pageDataFile(pagePath)]) {
      const full = path.join(this.folder, file);
      rmSync(`${full}.br`, { force: true });
      rmSync(full, { force: true });
      removeIfEmpty(path.dirname(full));
    }
    return true;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty: other pages are in this folder.
  }
}

/**
 * The pages of a built site as files. A page is its HTML and its page-data.json, and the compressed form of each. A page
 * is switched file by file by renaming, page-data.json last: what stands there tells that all of the page stands.
 *
 * A publication is thousands of small files in a process that does nothing else, so each is read and moved at once:
 * waiting for another thread takes longer than the work itself.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync } from "node:fs";
import path from "node:path";

/** Below the site: where Gatsby keeps the HTML of a page. */
export function htmlFile(pagePath: string): string {
  return `${pagePath.slice(1)}index.html`;
}

/** Below the site: where Gatsby keeps what the template of a page is given. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath.slice(1, -1) || "index"}/page-data.json`;
}

export class PageFiles {
  /** @param folder the built site */
  constructor(readonly folder: string) {}

  /** The page-data.json of a page as it stands; null without the page. */
  pageData(pagePath: string): string | null {
    try {
      return readFileSync(path.join(this.folder, pageDataFile(pagePath)), "utf8");
    } catch {
      return null;
    }
  }

  /** The view of the page at a path as it stands, as it was packed; null without the page. */
  shown<View>(pagePath: string): View | null {
    const text = this.pageData(pagePath);
    if (text === null) return null;
    const { result } = JSON.parse(text) as { result: { pageContext: { view: string } } };
    return JSON.parse(result.pageContext.view) as View;
  }

  /** Moves a page that was drawn in another folder to its place. */
  take(pagePath: string, drafts: string): void {
    for (const file of [htmlFile(pagePath), pageDataFile(pagePath)]) {
      mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
      // The compressed form first: without its original's time it is not served. Not every page has one.
      unlessMissing(() => renameSync(path.join(drafts, `${file}.br`), path.join(this.folder, `${file}.br`)));
      renameSync(path.join(drafts, file), path.join(this.folder, file));
    }
  }

  /** False when there was none. */
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

function unlessMissing(move: () => void): void {
  try {
    move();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Pages below it stand.
  }
}

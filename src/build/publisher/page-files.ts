/**
 * The pages of a built site as files. A page is its HTML and its page-data.json, and the compressed form of each. A page
 * is switched file by file by renaming, page-data.json last: what stands there tells that all of the page stands.
 */
import { mkdir, readFile, rename, rm, rmdir } from "node:fs/promises";
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
  async pageData(pagePath: string): Promise<string | null> {
    return readFile(path.join(this.folder, pageDataFile(pagePath)), "utf8").catch(() => null);
  }

  /** The view of the page at a path as it stands, as it was packed; null without the page. */
  async shown<View>(pagePath: string): Promise<View | null> {
    const text = await this.pageData(pagePath);
    if (text === null) return null;
    const { result } = JSON.parse(text) as { result: { pageContext: { view: string } } };
    return JSON.parse(result.pageContext.view) as View;
  }

  /** Moves a page that was drawn in another folder to its place. */
  async take(pagePath: string, drafts: string): Promise<void> {
    for (const file of [htmlFile(pagePath), pageDataFile(pagePath)]) {
      await mkdir(path.dirname(path.join(this.folder, file)), { recursive: true });
      // The compressed form first: without its original's time it is not served. Not every page has one.
      await rename(path.join(drafts, `${file}.br`), path.join(this.folder, `${file}.br`)).catch(
        unlessMissing,
      );
      await rename(path.join(drafts, file), path.join(this.folder, file));
    }
  }

  /** False when there was none. */
  async remove(pagePath: string): Promise<boolean> {
    if ((await this.pageData(pagePath)) === null) return false;
    for (const file of [htmlFile(pagePath), pageDataFile(pagePath)]) {
      const full = path.join(this.folder, file);
      await rm(`${full}.br`, { force: true });
      await rm(full, { force: true });
      await rmdir(path.dirname(full)).catch(() => undefined);
    }
    return true;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

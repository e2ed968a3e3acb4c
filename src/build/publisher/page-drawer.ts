/** Renders pages into a drafts folder, which links to the files the renderer reads from the site. */
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { packView } from "../../lib/page-view";
import type { SitePage } from "../views/site-views";
import { htmlFile, pageDataFile, type PageFiles } from "./page-files";
import { PageRenderer, type PageData } from "./page-renderer";

/** A page whose data differs from the published one. */
export interface Draft {
  readonly path: string;
  /** Gatsby compiles only templates with a page: a shop built without products lacks the product template. */
  readonly data: string;
}

export class TemplateNotBuilt extends Error {}

export class PageDrawer {
  /** Rendered pages, under the same paths as in the site. */
  readonly drafts: string;
  private renderer: PageRenderer | undefined;
  private hash = "";
  private templates = new Set<string>();
  private frame: object = {};

  /** @param root folder of the site build, with .cache/ */
  constructor(
    private readonly root: string,
    private readonly files: PageFiles,
  ) {
    this.drafts = path.join(root, `.cache/publication-${process.pid}/public`);
  }

  /** Call before a publication: detects a new build, and clears the drafts. */
  async prepare(): Promise<void> {
    const app = await readFile(path.join(this.files.folder, "page-data/app-data.json"), "utf8");
    const { webpackCompilationHash } = JSON.parse(app) as { webpackCompilationHash: string };
    this.frame = JSON.parse(this.files.pageData("/")!) as object;
    await this.borrow();
    if (webpackCompilationHash === this.hash) return;
    const stats = JSON.parse(await readFile(path.join(this.files.folder, "webpack.stats.json"), "utf8")) as {
      namedChunkGroups: object;
    };
    this.templates = new Set(Object.keys(stats.namedChunkGroups));
    this.renderer = new PageRenderer(this.root, webpackCompilationHash, stats);
    this.hash = webpackCompilationHash;
  }

  /** The page-data.json of a page, byte for byte as Gatsby writes it. @throws TemplateNotBuilt */
  dataOf({ path: pagePath, template, context }: SitePage): string {
    const componentChunkName = `component---src-templates-${template}-page-tsx`;
    if (!this.templates.has(componentChunkName))
      throw new TemplateNotBuilt(`The site has no ${template} page yet: rebuilding it.`);
    // All templates share the frame's static queries.
    return JSON.stringify({
      ...this.frame,
      componentChunkName,
      path: pagePath,
      result: { pageContext: packView(context) },
    });
  }

  /** Renders pages into the drafts folder, uncompressed: the site host compresses pages on request. */
  async draw(pages: readonly Draft[]): Promise<void> {
    // Styles are read relative to the working directory.
    process.chdir(path.dirname(this.drafts));
    for (const { path: pagePath, data } of pages) {
      const html = await this.renderer!.render(pagePath, JSON.parse(data) as PageData);
      for (const [file, content] of [
        [pageDataFile(pagePath), data],
        [htmlFile(pagePath), html],
      ] as const) {
        mkdirSync(path.dirname(path.join(this.drafts, file)), { recursive: true });
        writeFileSync(path.join(this.drafts, file), content);
      }
    }
  }

  /** Loads the renderer early, so that the first change does not wait for it. */
  async warmUp(): Promise<void> {
    await this.prepare();
    await this.clear();
  }

  /** Cleans up after a publication. */
  async clear(): Promise<void> {
    process.chdir(this.root);
    await rm(path.dirname(this.drafts), { recursive: true, force: true });
  }

  private async borrow(): Promise<void> {
    await this.clear();
    for (const name of await readdir(path.join(this.root, ".cache"))) {
      const [, owner] = /^publication-(\d+)$/.exec(name) ?? [];
      if (owner && !isRunning(Number(owner))) {
        await rm(path.join(this.root, ".cache", name), { recursive: true, force: true });
      }
    }
    await mkdir(path.join(this.drafts, "page-data"), { recursive: true });
    const styles = (await readdir(this.files.folder)).filter((name) => name.endsWith(".css"));
    for (const name of ["page-data/sq", ...styles]) {
      await symlink(path.join(this.files.folder, name), path.join(this.drafts, name));
    }
  }
}

/** False when the publishing process was killed. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

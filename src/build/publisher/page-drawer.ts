/**
 * Renders pages with the renderer of the last build, the function that Gatsby's own workers call. It reads and writes
 * below the working directory, so it works in a folder of drafts with links to what it reads from the site.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { packView } from "../../lib/page-view";
import type { SitePage } from "../views/site-views";
import { pageDataFile, type PageFiles } from "./page-files";

type RenderPages = (task: {
  readonly htmlComponentRendererPath: string;
  readonly paths: readonly string[];
  readonly envVars: readonly [string, string][];
  readonly sessionId: number;
  readonly webpackCompilationHash: string;
}) => Promise<unknown>;

/** A page whose data differs from the published one. */
export interface Draft {
  readonly path: string;
  /** Content of its page-data.json. */
  readonly data: string;
}

/** Gatsby compiles only templates that have a page: a shop built without products lacks the product page. */
export class TemplateNotBuilt extends Error {}

const nodeRequire = createRequire(__filename);
const RENDERER = ".cache/page-ssr/routes/render-page.js";
let sessions = 0;

export class PageDrawer {
  /** Rendered pages, under the same paths as in the site. */
  readonly drafts: string;
  private renderPages: RenderPages | undefined;
  private session = 0;
  private hash = "";
  private templates = new Set<string>();
  private frame: object = {};

  /** @param root where the site was built: .cache/ is in it */
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
    this.hash = webpackCompilationHash;
    this.session = ++sessions;
    const stats = await readFile(path.join(this.files.folder, "webpack.stats.json"), "utf8");
    const { namedChunkGroups } = JSON.parse(stats) as { namedChunkGroups: object };
    this.templates = new Set(Object.keys(namedChunkGroups));
    const routes = path.join(this.root, path.dirname(RENDERER));
    for (const file of Object.keys(nodeRequire.cache))
      if (file.startsWith(routes)) delete nodeRequire.cache[file];
  }

  /** The page-data.json of a page, byte for byte as Gatsby writes it. @throws TemplateNotBuilt */
  dataOf({ path: pagePath, template, context }: SitePage): string {
    const componentChunkName = `component---src-templates-${template}-page-tsx`;
    if (!this.templates.has(componentChunkName))
      throw new TemplateNotBuilt(`The site has no page of the kind ${template} yet: it is built anew.`);
    // All templates share the frame's static queries.
    return JSON.stringify({
      ...this.frame,
      componentChunkName,
      path: pagePath,
      result: { pageContext: packView(context) },
    });
  }

  /** Renders pages into the folder of drafts. The site host compresses a page that is requested. */
  async draw(pages: readonly Draft[]): Promise<void> {
    for (const { path: pagePath, data } of pages) {
      const file = path.join(this.drafts, pageDataFile(pagePath));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, data);
    }
    const renderPages = this.loadRenderer();
    await renderPages({
      htmlComponentRendererPath: path.join(this.root, RENDERER),
      paths: pages.map((page) => page.path),
      envVars: [],
      sessionId: this.session,
      webpackCompilationHash: this.hash,
    });
  }

  /** Loads the renderer early: it takes 1.4 s, which the first change should not wait for. */
  async warmUp(): Promise<void> {
    await this.prepare();
    this.loadRenderer();
    await this.clear();
  }

  /** Ends a publication. */
  async clear(): Promise<void> {
    process.chdir(this.root);
    await rm(path.dirname(this.drafts), { recursive: true, force: true });
  }

  /**
   * Changes to the folder of drafts first: below the site the renderer would read the state of the last build, 1.4 GB
   * at 100,000 products.
   */
  private loadRenderer(): RenderPages {
    process.chdir(path.dirname(this.drafts));
    return (this.renderPages ??= (
      nodeRequire("gatsby/dist/utils/worker/child/render-html.js") as { renderHTMLProd: RenderPages }
    ).renderHTMLProd);
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
    for (const name of ["webpack.stats.json", "page-data/sq", ...styles]) {
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

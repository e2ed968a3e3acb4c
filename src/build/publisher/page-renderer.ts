/**
 * Renders a page with the renderer of the last build, as the workers of Gatsby's build do
 * (gatsby/dist/utils/worker/child/render-html.js). Their own module is not loaded, because it loads all of Gatsby: 1,900
 * modules, 1.4 s and 40 MB.
 */
import { createRequire } from "node:module";
import path from "node:path";

/** What a page-data.json tells of its template. */
export interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface Renderer {
  default(page: object): Promise<{ readonly html: string }>;
}

/** Gatsby's functions for what the pages of a template share. */
interface Assets {
  getScriptsAndStylesForTemplate(componentChunkName: string, webpackStats: object): Promise<object>;
}
interface StaticQueries {
  getStaticQueryContext(hashes: readonly string[]): Promise<{ readonly staticQueryContext: object }>;
  clearStaticQueryCaches(): void;
}

const nodeRequire = createRequire(__filename);
const ASSETS = "gatsby/dist/utils/client-assets-for-template.js";
const STATIC_QUERIES = "gatsby/dist/utils/static-query-utils.js";
/** All that is loaded of Gatsby. */
export const GATSBY_MODULES = [ASSETS, STATIC_QUERIES] as const;
const RENDERER = ".cache/page-ssr/routes/render-page.js";

export class PageRenderer {
  private readonly renderer: Renderer;
  private readonly assets = nodeRequire(ASSETS) as Assets;
  private readonly queries = nodeRequire(STATIC_QUERIES) as StaticQueries;
  private readonly resources = new Map<string, Promise<object>>();

  /**
   * Loads the renderer.
   * @param root where the site was built: .cache/ is in it
   * @param stats content of webpack.stats.json
   */
  constructor(
    root: string,
    private readonly webpackCompilationHash: string,
    private readonly stats: object,
  ) {
    const file = path.join(root, RENDERER);
    forgetModulesBelow(path.dirname(file));
    this.renderer = nodeRequire(file) as Renderer;
    this.queries.clearStaticQueryCaches();
  }

  /** Returns the HTML of a page. Styles and static queries are read from `public` below the working directory. */
  async render(pagePath: string, pageData: PageData): Promise<string> {
    const { html } = await this.renderer.default({
      pagePath,
      pageData,
      webpackCompilationHash: this.webpackCompilationHash,
      context: { isDuringBuild: true },
      ...(await this.resourcesOf(pageData)),
    });
    return html;
  }

  private resourcesOf(page: PageData): Promise<object> {
    const known = this.resources.get(page.componentChunkName);
    if (known) return known;
    const reading = this.readResources(page);
    this.resources.set(page.componentChunkName, reading);
    return reading;
  }

  private async readResources({ componentChunkName, staticQueryHashes }: PageData): Promise<object> {
    const { staticQueryContext } = await this.queries.getStaticQueryContext(staticQueryHashes);
    const assets = await this.assets.getScriptsAndStylesForTemplate(componentChunkName, this.stats);
    return { staticQueryContext, ...assets };
  }
}

/** A new build writes its renderer under the same names. */
function forgetModulesBelow(folder: string): void {
  for (const file of Object.keys(nodeRequire.cache)) {
    if (file.startsWith(folder)) delete nodeRequire.cache[file];
  }
}

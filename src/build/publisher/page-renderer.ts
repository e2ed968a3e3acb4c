/**
 * Renders a page with the last build's renderer, as Gatsby's build workers do
 * (gatsby/dist/utils/worker/child/render-html.js). Gatsby's own module is not used, because it loads all of
 * Gatsby: 1,900 modules, 1.4 s and 40 MB.
 */
import { createRequire } from "node:module";
import path from "node:path";

/** The template fields of a page-data.json. */
export interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface Renderer {
  default(page: object): Promise<{ readonly html: string }>;
}

/** Gatsby's functions for data shared by a template's pages. */
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
/** The only modules loaded from Gatsby. */
export const GATSBY_MODULES = [ASSETS, STATIC_QUERIES] as const;
const RENDERER = ".cache/page-ssr/routes/render-page.js";

export class PageRenderer {
  private readonly renderer: Renderer;
  private readonly assets = nodeRequire(ASSETS) as Assets;
  private readonly queries = nodeRequire(STATIC_QUERIES) as StaticQueries;
  private readonly resources = new Map<string, Promise<object>>();

  /**
   * Loads the renderer.
   * @param root folder of the site build, with .cache/
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

  /**
   * Returns the HTML of a page. Styles and static queries are read from `public` in the working directory.
   */
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

/**
 * Webpack configuration: the import alias, the inline script of every page, and no output files that visitors
 * never request.
 */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compileBootScript } from "../boot/compile-boot-script";
import { esbuildBundles, type Terser } from "./gatsby/esbuild-bundles";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const isBuild = stage.startsWith("build");
  const apiUrl = process.env.GATSBY_API_URL || "http://localhost:4000";
  // Used in gatsby-ssr.tsx.
  const definitions = stage.endsWith("-html")
    ? { BOOT_SCRIPT: JSON.stringify(await compileBootScript(apiUrl)) }
    : {};
  actions.setWebpackConfig({
    resolve: { alias: { "#contract": path.resolve("contract") } },
    plugins: [plugins.define(definitions)],
    // Every build starts clean (server/cli/launcher/site/site-build.ts), so a cache is useless.
    ...(isBuild ? { devtool: false, cache: false } : {}),
  });
  if (isBuild) actions.replaceWebpackConfig(esbuildBundles(getConfig(), stage, plugins.minifyJs as Terser));
};

/** Bundling: the one alias, the inline script of every page, and nothing built that no visitor asks for. */
import { createHash } from "node:crypto";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { bootScriptDefinition } from "../boot/compile-boot-script";
import { tidyHeap } from "./tidy-heap";
import { cheapBundles, type Terser } from "./cheap-bundles";

/** Gatsby's way from a Head to HTML, and ours. */
const GATSBY_HEAD = /\/head-export-handler-for-ssr$/;
const OUR_HEAD = path.resolve("src/app/prerender/head-in-place.tsx");

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const isHtml = stage.endsWith("-html");
  const definitions = isHtml
    ? await bootScriptDefinition(process.env.GATSBY_API_URL || "http://localhost:4000")
    : {};
  actions.setWebpackConfig({
    resolve: { alias: { "#contract": path.resolve("contract") } },
    plugins: [
      plugins.define(definitions),
      forgetLoaders,
      ...(stage === "build-html" ? [tidyAfter, plugins.normalModuleReplacement(GATSBY_HEAD, OUR_HEAD)] : []),
      ...(stage === "build-javascript" ? [hashOfAssets] : []),
    ],
    ...(stage.startsWith("build") ? { devtool: false } : {}),
  });
  if (stage.startsWith("build")) {
    actions.replaceWebpackConfig(
      cheapBundles(trustingLauncher(getConfig()), stage, plugins.minifyJs as Terser),
    );
  }
};

/**
 * To learn whether its cache is still good, webpack would look up every file that Gatsby, Babel and the loaders are
 * made of: thousands, for both bundles, and more time than it takes to bundle. The launcher knows: it empties .cache
 * when the lock file or src/build changes (server/cli/launcher/fingerprint.ts); Gatsby does when its settings change.
 */
function trustingLauncher(config: Configuration): Configuration {
  const cache = config.cache as Extract<Configuration["cache"], { type: "filesystem" }>;
  return { ...config, cache: { ...cache, buildDependencies: { defaultWebpack: [] } } };
}

/** The loaders that made the modules are build dependencies too, but not by configuration. */
const forgetLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("forget-loaders", (compilation) => compilation.buildDependencies.clear());
  },
};

/**
 * Webpack's own hash differs between a bundle just made and the same from its cache, and Gatsby would write every page
 * again and have every open tab reload. All assets carry the hash of their content in their names.
 */
const hashOfAssets = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("hash-of-assets", (compilation) => {
      if (compilation.compiler !== compiler) return;
      const names = Object.keys(compilation.assets).sort().join();
      compilation.hash = createHash("sha1").update(names).digest("hex").slice(0, 20);
    });
  },
};

/** For the last bundle of a build: what webpack needed for both bundles is no longer needed. */
const tidyAfter = {
  apply(compiler: Compiler): void {
    let isTidy = false;
    compiler.hooks.shutdown.tap("tidy-heap", () => {
      if (!isTidy) setImmediate(() => tidyHeap(20));
      isTidy = true;
    });
  },
};

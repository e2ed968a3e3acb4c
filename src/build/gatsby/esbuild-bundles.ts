/**
 * Faster bundling: esbuild compiles and minifies instead of Babel and terser, and the static HTML renderer is
 * bundled without browser-only packages. A cold build of 2,000 products takes 38 s of processor time instead
 * of 64. The browser bundle takes 10 s instead of 30, the renderer 6 s instead of 15
 * (docs/decisions/builds.md).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stop, transform } from "esbuild";
import type { Compilation, Compiler, Configuration, RuleSetRule, WebpackPluginInstance } from "webpack";
import { tokensCss } from "../../design/tokens";
import { browserPackageStub } from "./browser-package-stub";

/** Gatsby's own minimum is ES modules; every browser above 0.25 % usage supports this target. */
const TARGET = "es2020";

/** Packages needed only by island content; the static HTML of an island has a skeleton instead. */
const BROWSER_ONLY = [
  "@apollo/client",
  "@emotion/react",
  "@mui/material",
  "@reduxjs/toolkit",
  "formik",
  "react-redux",
  "redux-persist",
  "rxjs",
  "yup",
];

export type Terser = (options: object) => WebpackPluginInstance;

/**
 * Removes unused exports, which esbuild keeps. In the bundle of all pages they are mostly GraphQL documents,
 * a hundred kilobytes. Other bundles have too few to justify a second parser.
 */
const unusedOnly = {
  test: /^app-/,
  parallel: false,
  terserOptions: {
    ecma: 2020,
    mangle: false,
    parse: {},
    compress: { defaults: false, unused: true, dead_code: true },
    output: { comments: false },
  },
};

/** Gatsby's webpack configuration of a stage, with esbuild as compiler and minifier. */
export function esbuildBundles(config: Configuration, stage: string, terser: Terser): Configuration {
  return {
    ...config,
    module: { ...config.module, rules: [...gatsbyRules(config), plainRule] },
    ...(stage === "build-html"
      ? { externals: [withoutBrowserOnly, ...[config.externals ?? []].flat()] }
      : { optimization: { ...sharedAsNeeded(config), minimizer: [terser(unusedOnly), minifier] } }),
  };
}

/**
 * Disables names of shared chunks. Gatsby names shared files after the chunks that share them, and import()
 * chunks have no name. Everything any two of them shared became one file: the back office's first screen
 * loaded the forms of all others. Modules shared by as many files as there are page types also became a file
 * of every page.
 */
function sharedAsNeeded({ optimization }: Configuration): Configuration["optimization"] {
  const split = optimization?.splitChunks;
  const shared = split && split.cacheGroups?.["shared"];
  if (!shared || typeof shared !== "object" || shared instanceof RegExp) return optimization;
  return {
    ...optimization,
    splitChunks: {
      ...split,
      cacheGroups: { ...split.cacheGroups, commons: false, shared: { ...shared, name: false } },
    },
  };
}

const plainRule: RuleSetRule = {
  test: /\.(js|jsx|ts|tsx)$/,
  include: isPlainSource,
  type: "javascript/auto",
  use: [{ loader: path.resolve("src/build/gatsby/esbuild-loader.js"), options: { target: TARGET } }],
};

/**
 * Packages are already compiled and contain no queries: Gatsby's rule stays for pages, templates and queries.
 */
function gatsbyRules(config: Configuration): RuleSetRule[] {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  return rules.map((rule) =>
    String(rule.test).includes("tsx") && typeof rule.use === "function"
      ? { ...rule, exclude: (file: string) => isPackage(file) || isPlainSource(file) }
      : rule,
  );
}

function isPackage(file: string): boolean {
  return file.includes("/node_modules/");
}

function isPlainSource(file: string): boolean {
  // Webpack calls conditions with an empty name; Gatsby's page lists exist in memory only.
  if (!existsSync(file) || isPackage(file) || /\/src\/(?:pages|templates)\//.test(file)) return false;
  return !readFileSync(file, "utf8").includes("graphql`");
}

function withoutBrowserOnly(
  { request = "" }: { readonly request?: string },
  callback: (error?: null, external?: string) => void,
): void {
  const isOne = BROWSER_ONLY.some((name) => request === name || request.startsWith(`${name}/`));
  callback(null, isOne ? `var (${browserPackageStub.toString()})()` : undefined);
}

const minifier = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const minify = async (compilation: Compilation, name: string) => {
      const loader = name.endsWith(".css") ? "css" : "js";
      const { code } = await transform(compilation.assets[name]!.source().toString(), {
        loader,
        minify: true,
        target: TARGET,
        legalComments: "none",
        tsconfigRaw: {},
        // esbuild's helpers are script-level variables: without a scope, chunks would overwrite each other's.
        ...(loader === "js" ? { format: "iife" as const } : {}),
      });
      // The sheet includes the design tokens, so that it works on any page.
      const content = loader === "css" ? tokensCss() + code : code;
      compilation.updateAsset(name, new sources.RawSource(content), { minimized: true });
    };
    compiler.hooks.thisCompilation.tap("esbuild-minifier", (compilation) => {
      // Runs after Gatsby's minimizers.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({ name: "esbuild-minifier", stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(?:js|css)$/.test(name));
        await Promise.all(names.map((name) => minify(compilation, name)));
      });
    });
    compiler.hooks.shutdown.tapPromise("esbuild-minifier", stop);
  },
};

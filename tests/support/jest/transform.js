/**
 * Transforms modules for jest. All projects share one cache, keyed by a file's text and name: jest's own key would make
 * each project transform everything again. In projects with `isBundled` a server module becomes a look-up in the bundle.
 */
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { transformSync, version } = require("esbuild");
const { lookUpModule } = require("./module-bundle");

/**
 * TypeScript and modern packages as CommonJS for the oldest supported Node, as strict about types as
 * tsconfig.json.
 */
const options = {
  format: "cjs",
  target: "node20.19",
  jsx: "automatic",
  jsxDev: true,
  sourcemap: "inline",
  sourcesContent: false,
  // Jest has no loader for it.
  supported: { "dynamic-import": false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const ownText = readFileSync(__filename, "utf8");

const loaderOf = (fileName) =>
  /\.[cm]?ts$/.test(fileName) ? "ts" : fileName.endsWith(".tsx") ? "tsx" : "jsx";

const lookUp = (fileName, { transformerConfig }) =>
  transformerConfig.isBundled ? lookUpModule(fileName) : null;

module.exports = {
  process: (text, fileName, given) => ({
    code:
      lookUp(fileName, given) ??
      transformSync(text, { ...options, sourcefile: fileName, loader: loaderOf(fileName) }).code,
  }),
  getCacheKey: (text, fileName, given) =>
    createHash("sha256")
      .update(
        [
          version,
          ownText,
          path.relative(given.config.rootDir, fileName),
          lookUp(fileName, given) ?? text,
        ].join("\0"),
      )
      .digest("hex")
      .slice(0, 32),
};

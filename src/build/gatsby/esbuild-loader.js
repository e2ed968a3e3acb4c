/**
 * Webpack loader: compiles TypeScript and JSX for the browser target with esbuild. For files without Gatsby
 * queries or page exports, which need Gatsby's Babel preset. JavaScript, because webpack loads this file by
 * path.
 */
const path = require("node:path");
const { transform } = require("esbuild");

const LOADERS = { ".ts": "ts", ".tsx": "tsx" };

module.exports = function modernSource(source) {
  const done = this.async();
  const { target } = this.getOptions();
  transform(source, {
    loader: LOADERS[path.extname(this.resourcePath)] ?? "jsx",
    jsx: "automatic",
    target,
    charset: "utf8",
    sourcefile: this.resourcePath,
    // The tsconfig's strict mode would only add a directive.
    tsconfigRaw: {},
  }).then(({ code }) => done(null, code), done);
};

/**
 * A webpack loader: TypeScript and JSX to the JavaScript of our browsers, by esbuild. For files that hold nothing of
 * Gatsby's own (queries, page exports); those stay with its Babel preset. JavaScript, because webpack loads it by path.
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
    // Our tsconfig's strict mode would only add a directive.
    tsconfigRaw: {},
  }).then(({ code }) => done(null, code), done);
};

/** Turns a package's modules and dynamic imports into what jest can load, and leaves the rest of the code as it is. */
const ts = require("typescript");

module.exports = {
  process: (code, fileName) => ({
    code: ts.transpileModule(code, {
      fileName: fileName.replace(/\.[cm]?js$/, ".ts"),
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    }).outputText,
  }),
};

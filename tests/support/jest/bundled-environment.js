/**
 * The Node environment, with the script of all modules compiled once per worker. Jest compiles the required
 * files again for each test file, and this script has ten megabytes. Only failure stacks are source-mapped:
 * resolving their lines takes half a second.
 */
const { readFileSync } = require("node:fs");
const { Script } = require("node:vm");
const { TestEnvironment } = require("jest-environment-node");
const { createStackMapper } = require("../../../server/bundle/stack-traces");
const { openModuleBundle, RUN_MODULES } = require("./module-bundle");

let compiled = { filename: "", script: null };

/** A function of a module's variables, like the one jest makes of each file. @param filename of the script */
function compile(filename) {
  if (compiled.filename !== filename) {
    const code = `(function (module, exports, require, __filename, __dirname) {${readFileSync(filename, "utf8")}\n})`;
    compiled = { filename, script: new Script(code, { filename }) };
  }
  return compiled.script;
}

module.exports = class BundledEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { folder, script } = openModuleBundle();
    const code = compile(script);
    this.global[RUN_MODULES] = (module, require) =>
      code.runInContext(this.context)(module, module.exports, require, script, folder);
    this.mapStack = createStackMapper(script);
  }

  /** Called by Jest with a failure before it is printed. */
  handleTestEvent({ error }) {
    if (error?.stack) error.stack = this.mapStack(error.stack);
  }
};

/**
 * Runs a program of the shop from its bundle: `node server/bundle/run.js server/main.ts …`. Without a
 * program, only builds the bundle, as the installation does.
 */
const { BundleError, listInputs } = require("./bundle-cache");
const { bundlePrograms, scriptOf } = require("./programs");
const { mapStackTraces } = require("./stack-traces");

const [, , program] = process.argv;

try {
  if (program) run(scriptOf(program));
  else bundlePrograms();
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  if (process.env["WATCH_REPORT_DEPENDENCIES"]) process.send?.({ "watch:require": listInputs("programs") });
}

function run(script) {
  process.argv.splice(1, 1);
  mapStackTraces(script);
  require(script);
}

/** Stacks of the bundle name source files and lines. Jest formats stacks outside the context of a test file. */
const { runInThisContext } = require("node:vm");
const { mapStackTraces } = require("../../../server/bundle/stack-traces");
const { openModuleBundle } = require("./module-bundle");

mapStackTraces(openModuleBundle().script, runInThisContext("Error"));

/**
 * Before the first test of a run: creates the bundles, then starts the server with start-database.ts, which
 * is in them.
 */
const { bundleForTests } = require("./module-bundle");

module.exports = async () => {
  bundleForTests();
  await require("./start-database").default();
};

/** Before the first test of a run: the bundles, and the server that start-database.ts starts by code of them. */
const { bundleForTests } = require("./module-bundle");

module.exports = async () => {
  bundleForTests();
  await require("./start-database").default();
};

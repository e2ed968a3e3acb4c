/**
 * fast-check with one seed for all properties of a run, so failures are repeatable. TEST_SEED changes the
 * inputs.
 */
const fastCheck = require("../../../node_modules/fast-check/lib/cjs/fast-check");

const { TEST_SEED } = process.env;

fastCheck.configureGlobal({ seed: TEST_SEED ? Number(TEST_SEED) : 20_261_122 });

module.exports = fastCheck;

/** fast-check with one seed for all properties of a run: a failure repeats itself. TEST_SEED draws other inputs. */
const fastCheck = require("../../../node_modules/fast-check/lib/cjs/fast-check");

const { TEST_SEED } = process.env;

fastCheck.configureGlobal({ seed: TEST_SEED ? Number(TEST_SEED) : 20_261_122 });

module.exports = fastCheck;

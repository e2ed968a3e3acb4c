/**
 * Files of tests in the order of their names. Each may leave the site as another one needs it, and a build takes longer
 * than most tests: pages with other terms of leasing come last.
 */
const { default: Sequencer } = require("@jest/test-sequencer");

module.exports = class ByName extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
  }
};

/**
 * Runs test files in name order. Each may leave the site in the state another one needs, and a build is
 * slower than most tests: pages with other lease terms come last.
 */
const { default: Sequencer } = require("@jest/test-sequencer");

module.exports = class ByName extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
  }
};

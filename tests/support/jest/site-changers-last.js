const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * Browser tests that leave another site than the usual one behind: the next file would build or publish the usual site
 * again. lessor-terms comes last, because only a whole build brings the usual site back after it.
 */
const SITE_CHANGERS = ["publishing", "lessor-terms"].map((name) => `/tests/e2e/${name}.test.ts`);

/** Keeps jest's order, with the files that change the site moved to the end, so that all other files share one build. */
module.exports = class SiteChangersLast extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => SITE_CHANGERS.findIndex((changer) => path.endsWith(changer));
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};

/** In tests an imported file is its path. */
module.exports = "test-file";

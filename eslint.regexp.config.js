/** No regular expression may take more than linear time: one text of a stranger or a supplier would stop a host. */
const tseslint = require("typescript-eslint");
const regexp = require("eslint-plugin-regexp");

module.exports = tseslint.config({
  files: ["**/*.{ts,tsx,js}"],
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: "off" },
  plugins: { regexp },
  rules: {
    "regexp/no-super-linear-backtracking": "error",
    "regexp/no-super-linear-move": "error",
  },
});

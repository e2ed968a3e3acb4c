/** ESLint rule: a file has a maximum of tokens, which its layout cannot change (docs/decisions/code-layout.md). */

/** Commas vary with the layout; SQL and markup of a template count by the word. */
function sizeOf({ type, value }) {
  if (value === ",") return 0;
  return type === "Template" ? (value.match(/\S+/g) ?? []).length : 1;
}

module.exports = {
  meta: {
    type: "suggestion",
    schema: [{ type: "integer" }],
    messages: { tooLarge: "The file has {{size}} tokens, {{max}} are allowed: split it." },
  },
  create({ sourceCode, report, options: [max] }) {
    return {
      Program(node) {
        const imports = node.body.filter(({ type }) => type === "ImportDeclaration");
        const imported = imports.reduce((sum, one) => sum + sourceCode.getTokens(one).length, 0);
        const size = sourceCode.ast.tokens.reduce((sum, token) => sum + sizeOf(token), 0) - imported;
        if (size > max) report({ loc: { line: 1, column: 0 }, messageId: "tooLarge", data: { size, max } });
      },
    };
  },
};

/** ESLint rule: each JSDoc block documents what is directly below it, and each declaration has one block. */

const isJsdoc = (comment) => comment?.type === "Block" && comment.value.startsWith("*");

/** Members of a union start after their separator. */
const isSeparator = ({ value }) => value === "|" || value === "&";

module.exports = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      stacked: "One declaration has two JSDoc blocks: merge them.",
      orphaned: "This JSDoc block documents nothing: place it directly above its declaration.",
    },
  },
  create({ sourceCode, report }) {
    const starts = new Set();
    const fault = (comment) => {
      const below = sourceCode.getTokenAfter(comment, { includeComments: true });
      const code = sourceCode.getTokenAfter(comment, { filter: (token) => !isSeparator(token) });
      // The first block of a file describes the file.
      if (code && !sourceCode.getTokenBefore(comment, { includeComments: true })) return null;
      if (isJsdoc(below)) return "stacked";
      const isApart = below !== null && below.loc.start.line > comment.loc.end.line + 1;
      return !code || isApart || !starts.has(code.range[0]) ? "orphaned" : null;
    };
    return {
      "*": (node) => void (node.type !== "Program" && starts.add(node.range[0])),
      "Program:exit"() {
        for (const comment of sourceCode.getAllComments().filter(isJsdoc)) {
          const messageId = fault(comment);
          if (messageId) report({ loc: comment.loc, messageId });
        }
      },
    };
  },
};
